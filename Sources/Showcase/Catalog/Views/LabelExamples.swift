import UIKit

/// Labels in every text style, aligned, wrapped, shortened and attributed.
final class LabelExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
            ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
            ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
        ]
        let samples = UIStackView(
            arrangedSubviews: styles.map { label($0.0, font: .preferredFont(forTextStyle: $0.1)) })
        samples.axis = .vertical
        samples.spacing = 6
        addExample("Text Styles", samples)

        let wrapped = label(longText, font: .preferredFont(forTextStyle: .body))
        wrapped.numberOfLines = 0
        let shortened = label(longText, font: .preferredFont(forTextStyle: .body))
        shortened.numberOfLines = 2
        shortened.textColor = .secondaryLabel
        addExample("All Lines, and Two", wrapped, shortened)

        let centered = label("In the middle", font: .preferredFont(forTextStyle: .body))
        centered.textAlignment = .center
        let trailing = label("At the end", font: .preferredFont(forTextStyle: .body))
        trailing.textAlignment = .right
        addExample("Alignment", centered, trailing)

        let attributed = UILabel()
        attributed.numberOfLines = 0
        attributed.attributedText = attributedText()
        addExample("Attributed Text", attributed)

        addExample(
            "Line Heights", paragraph { $0.lineHeightMultiple = 0.8 }, paragraph { $0.lineSpacing = 10 },
            paragraph {
                $0.minimumLineHeight = 16
                $0.maximumLineHeight = 16
            })

        addExample(
            "Weights",
            label("Light", font: .systemFont(ofSize: 20, weight: .light)),
            label("Semibold", font: .systemFont(ofSize: 20, weight: .semibold)),
            label("Heavy", font: .systemFont(ofSize: 20, weight: .heavy)),
            label("Monospaced 0123456789", font: .monospacedSystemFont(ofSize: 17, weight: .regular)))
    }

    private let longText = """
        A label shows text. It breaks lines between words where there is no room, and it can be told how many lines it \
        may have; what is left then ends in an ellipsis, as this sentence does when it is told to have two.
        """

    private func label(_ text: String, font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        return label
    }

    /// A paragraph of small text in a label whose own font is larger.
    private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
        let style = NSMutableParagraphStyle()
        change(style)
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: longText, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 14)])
        return label
    }

    private func attributedText() -> NSAttributedString {
        let text = NSMutableAttributedString(string: "Parts can be ")
        text.append(
            NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
        text.append(NSAttributedString(string: ", "))
        text.append(NSAttributedString(string: "coloured", attributes: [.foregroundColor: UIColor.systemPink]))
        text.append(NSAttributedString(string: " or "))
        text.append(
            NSAttributedString(
                string: "underlined", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
        text.append(NSAttributedString(string: "."))
        return text
    }
}
