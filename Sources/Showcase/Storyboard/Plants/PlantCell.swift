import UIKit

/// A row of the list, drawn in the storyboard as a prototype.
@IBClass
final class PlantCell: UITableViewCell {
    @Outlet private weak var symbolView: UIImageView!
    @Outlet private weak var nameLabel: UILabel!
    @Outlet private weak var wateringLabel: UILabel!

    func show(_ plant: Plant) {
        symbolView.image = plant.symbol
        nameLabel.text = plant.name
        wateringLabel.text = "\(plant.nextWatering) · \(plant.place)"
        wateringLabel.textColor = plant.isThirsty ? .systemBlue : .secondaryLabel
        accessibilityIdentifier = "plant-\(plant.name)"
    }
}
