import UIKit

/// The card behind a row's info button.
@IBClass
final class CareCardController: UIViewController {
    var plant: Plant!

    @Outlet private weak var nameLabel: UILabel!
    @Outlet private weak var textLabel: UILabel!

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
        nameLabel.text = plant.name
        let light = plant.isInSun ? translated("Likes the sun") : translated("Likes the shade")
        textLabel.text = "\(plant.rhythm). \(light)."
    }
}
