import UIKit

/// The card behind a row's info button.
@IBClass
final class CareCardController: PlantScreenController {
    @Outlet private weak var nameLabel: UILabel!
    @Outlet private weak var textLabel: UILabel!

    override func showPlant() {
        nameLabel.text = plant.name
        let light = plant.isInSun ? translated("Likes the sun") : translated("Likes the shade")
        textLabel.text = "\(plant.rhythm). \(light)."
    }
}
