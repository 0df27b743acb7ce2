import UIKit

/// System colours, which follow light and dark.
final class ColorExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Tints",
            swatches([
                ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
                ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
                ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
                ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
            ]))
        addExample(
            "Backgrounds and Fills",
            swatches([
                ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
                ("tertiarySystemBackground", .tertiarySystemBackground), ("systemFill", .systemFill),
                ("separator", .separator), ("systemGray", .systemGray), ("systemGray5", .systemGray5),
            ]))
        let dynamic = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .systemYellow : .systemIndigo
        }
        addExample("A Colour of One's Own", swatches([("Indigo by day, yellow by night", dynamic)]))
    }

    private func swatches(_ colors: [(String, UIColor)]) -> UIStackView {
        let rows = colors.map { name, color in
            let swatch = UIView()
            swatch.backgroundColor = color
            swatch.layer.cornerRadius = 6
            swatch.layer.borderWidth = 0.5
            swatch.layer.borderColor = UIColor.separator.cgColor
            swatch.widthAnchor.constraint(equalToConstant: 44).isActive = true
            swatch.heightAnchor.constraint(equalToConstant: 28).isActive = true
            let label = UILabel()
            label.text = name
            let row = UIStackView(arrangedSubviews: [swatch, label])
            row.spacing = 12
            row.alignment = .center
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 8
        return stack
    }
}
