import UIKit

/// Symbols, tinted and sized, and an image from the app's public folder.
final class ImageExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let names = [
            "star.fill", "heart.fill", "bell", "bookmark", "folder", "doc.text", "calendar", "clock", "envelope",
            "paperplane", "cart", "house", "person.circle", "gearshape", "magnifyingglass", "trash", "pencil", "link",
            "lock", "globe", "moon", "sun.max", "bolt", "flame", "leaf", "tag", "camera", "map",
        ]
        let grid = UIStackView()
        grid.axis = .vertical
        grid.spacing = 16
        for start in stride(from: 0, to: names.count, by: 7) {
            let row = UIStackView(arrangedSubviews: names[start..<min(start + 7, names.count)].map { symbol($0) })
            row.distribution = .equalSpacing
            grid.addArrangedSubview(row)
        }
        addExample("Symbols", grid)

        let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
        let tinted = UIStackView(
            arrangedSubviews: colors.map { color in
                let image = symbol("heart.fill")
                image.tintColor = color
                return image
            })
        tinted.distribution = .equalSpacing
        addExample("Tints", tinted)

        let picture = UIImageView(image: UIImage(named: "lighthouse"))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        picture.heightAnchor.constraint(equalToConstant: 180).isActive = true
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "A lighthouse at dusk"
        addExample("From the Public Folder", picture)
    }

    private func symbol(_ name: String) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.isAccessibilityElement = true
        view.accessibilityLabel = name
        return view
    }
}
