import UIKit

/// Advice against too much water.
@IBClass
final class AdviceController: PlantScreenController {
    @Outlet private weak var adviceLabel: UILabel!

    override func showPlant() {
        let advice = translated("%@ had water lately. Too much of it harms the roots.")
        adviceLabel.text = advice.replacing("%@", with: plant.name)
    }
}
