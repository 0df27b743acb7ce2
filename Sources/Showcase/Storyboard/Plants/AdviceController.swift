import UIKit

/// Advice against too much water.
@IBClass
final class AdviceController: UIViewController {
    var plant: Plant!

    @Outlet private weak var adviceLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let advice = translated("%@ had water lately. Too much of it harms the roots.")
        adviceLabel.text = advice.replacing("%@", with: plant.name)
    }
}
