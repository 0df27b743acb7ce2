import UIKit

/// Images in lines of text.
final class TextImagesScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Text Images"
        let column = UIStackView(arrangedSubviews: [
            label("Symbol", UIFont.systemFont(ofSize: 30), image: UIImage(systemName: "star.fill")),
            label("Small", UIFont.preferredFont(forTextStyle: .footnote), image: UIImage(systemName: "star.fill")),
            label("Red", image: UIImage(systemName: "heart.fill")?.withTintColor(.systemRed)),
            label("Drawn", image: square),
            label("Low", image: square, CGRect(x: 0, y: -6, width: 30, height: 12)),
            button,
        ])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }

    private var square: UIImage {
        let size = CGSize(width: 20, height: 20)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemBlue.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private var button: UIButton {
        let button = UIButton(configuration: .filled())
        button.setAttributedTitle(text("Buy", nil, image: UIImage(systemName: "cart")), for: .normal)
        return button
    }

    private func label(_ name: String, _ font: UIFont? = nil, image: UIImage?, _ bounds: CGRect = .zero) -> UILabel {
        let label = UILabel()
        label.attributedText = text(name, font, image: image, bounds)
        return label
    }

    private func text(
        _ name: String, _ font: UIFont?, image: UIImage?, _ bounds: CGRect = .zero
    ) -> NSAttributedString {
        let attachment = NSTextAttachment()
        attachment.image = image
        attachment.bounds = bounds
        attachment.accessibilityLabel = "\(name) image"
        let text = NSMutableAttributedString(string: "\(name) ")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " after"))
        if let font { text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length)) }
        return text
    }
}
