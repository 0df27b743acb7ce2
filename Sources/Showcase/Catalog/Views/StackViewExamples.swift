import UIKit

/// Stack views, changed while they are shown.
final class StackViewExamples: CatalogExamplesViewController {
    private let stack = UIStackView()
    private let optional = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
            stack.addArrangedSubview(box("\(index + 1)", color))
        }
        stack.spacing = 8
        stack.distribution = .fillEqually
        stack.backgroundColor = .tertiarySystemFill
        stack.layer.cornerRadius = 8

        let axis = UISegmentedControl(items: ["Horizontal", "Vertical"])
        axis.selectedSegmentIndex = 0
        axis.addAction(
            UIAction { [weak self, weak axis] _ in
                self?.stack.axis = axis?.selectedSegmentIndex == 1 ? .vertical : .horizontal
            }, for: .valueChanged)
        let spacing = UIStepper()
        spacing.value = 8
        spacing.maximumValue = 32
        spacing.stepValue = 8
        spacing.accessibilityLabel = "Spacing"
        spacing.addAction(
            UIAction { [weak self, weak spacing] _ in self?.stack.spacing = CGFloat(spacing?.value ?? 8) },
            for: .valueChanged)
        addExample("Axis and Spacing", stack, axis, spacing)

        optional.text = "Here and gone: a hidden arranged view takes no room."
        optional.numberOfLines = 0
        let toggle = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "Hide or Show") { [weak self] _ in self?.optional.isHidden.toggle() })
        addExample("Hidden Views", optional, toggle)
    }

    private func box(_ text: String, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .headline)
        label.backgroundColor = color
        label.layer.cornerRadius = 8
        label.clipsToBounds = true
        label.heightAnchor.constraint(equalToConstant: 56).isActive = true
        return label
    }
}
