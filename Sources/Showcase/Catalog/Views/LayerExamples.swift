import UIKit

/// Corners, borders, shadows and opacity.
final class LayerExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample("Corner Radius", card("Rounded") { $0.layer.cornerRadius = 20 })
        addExample(
            "Border",
            card("Bordered") {
                $0.layer.cornerRadius = 8
                $0.layer.borderWidth = 2
                $0.layer.borderColor = UIColor.systemBlue.cgColor
            })
        addExample(
            "Shadow",
            card("Lifted") {
                $0.backgroundColor = .tertiarySystemBackground
                $0.layer.cornerRadius = 12
                $0.layer.shadowOpacity = 0.25
                $0.layer.shadowRadius = 8
                $0.layer.shadowOffset = CGSize(width: 0, height: 4)
            })
        addExample("Alpha", card("Half there") { $0.alpha = 0.5 })
    }

    private func card(_ text: String, configure: (UIView) -> Void) -> UIView {
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        label.backgroundColor = .systemFill
        label.heightAnchor.constraint(equalToConstant: 72).isActive = true
        configure(label)
        return label
    }
}
