import UIKit

/// The portrait over the whole screen, behind a tap.
@IBClass
final class PortraitController: UIViewController {
    var plant: Plant!

    @Outlet private weak var imageView: UIImageView!

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
        imageView.image = plant.symbol
    }
}
