import UIKit

/// Advice against too much water.
@IBClass
final class AdviceController: UIViewController {
    var plant: Plant!

    @Outlet private weak var adviceLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        if plant != nil { showPlant() }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        try? coder.encodeEncodable(plant, forKey: "plant")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        plant = coder.decodeDecodable(Plant.self, forKey: "plant")
        if isViewLoaded, plant != nil { showPlant() }
    }

    private func showPlant() {
        let advice = translated("%@ had water lately. Too much of it harms the roots.")
        adviceLabel.text = advice.replacing("%@", with: plant.name)
    }
}
