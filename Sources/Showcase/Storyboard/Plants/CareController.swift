import UIKit

/// What a plant needs, embedded in the scene of the plant.
@IBClass
final class CareController: UIViewController {
    var plant: Plant! {
        didSet { if isViewLoaded { showPlant() } }
    }

    @Outlet private weak var waterLabel: UILabel!
    @Outlet private weak var nextLabel: UILabel!
    @Outlet private weak var lightLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        if plant != nil { showPlant() }
    }

    private func showPlant() {
        waterLabel.text = plant.rhythm
        nextLabel.text = plant.nextWatering
        lightLabel.text = plant.isInSun ? translated("Likes the sun") : translated("Likes the shade")
    }
}
