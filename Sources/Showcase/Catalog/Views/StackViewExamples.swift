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
        addDistributions()
    }

    /// Each way to share the room along a row and, of a given height, along a column.
    private func addDistributions() {
        let distributions: [(String, UIStackView.Distribution)] = [
            ("Fill", .fill), ("Fill Equally", .fillEqually), ("Fill Proportionally", .fillProportionally),
            ("Equal Spacing", .equalSpacing), ("Equal Centering", .equalCentering),
        ]
        for (title, distribution) in distributions {
            let row = UIStackView(arrangedSubviews: ["One", "Seventeen", "Two"].map(tile))
            row.distribution = distribution
            row.spacing = 8
            let column = UIStackView(arrangedSubviews: ["Top", "Two\nLines", "End"].map(tile))
            column.axis = .vertical
            column.distribution = distribution
            column.spacing = 8
            column.heightAnchor.constraint(equalToConstant: 200).isActive = true
            addExample(title, row, column)
        }

        let column = UIStackView(arrangedSubviews: [tile("At the Top"), UIView(), tile("At the Bottom")])
        column.axis = .vertical
        column.heightAnchor.constraint(equalToConstant: 160).isActive = true
        addExample("Room in a Column", column)

        let lines = UIStackView(arrangedSubviews: [tile("First Line"), tile("Forty Points Below"), tile("And Again")])
        lines.axis = .vertical
        lines.spacing = 40
        lines.isBaselineRelativeArrangement = true
        addExample("Distances of Lines", lines)
    }

    private func tile(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.backgroundColor = .tertiarySystemFill
        return label
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
