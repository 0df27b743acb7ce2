import UIKit

/// A screen about one plant, which comes back with its scene.
@IBClass
class PlantScreenController: UIViewController {
    var plant: Plant!

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

    /// Shows the plant in the views.
    func showPlant() {}
}
