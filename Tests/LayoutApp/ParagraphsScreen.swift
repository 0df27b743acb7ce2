import UIKit

/// A text of paragraphs that are set in different ways, as apps show their terms, and one that takes taps.
@IBClass
final class ParagraphsScreen: UIViewController {
    private let text = UILabel()
    private let link = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Paragraphs"
        view.backgroundColor = .systemBackground
        text.numberOfLines = 0
        text.attributedText = Self.terms
        link.attributedText = NSAttributedString(
            string: "Ask about the terms",
            attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.systemRed])
        link.isUserInteractionEnabled = true
        link.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #action(ask(_:))))
        for part in [text, link] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
            text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            link.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 16),
            link.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        ])
    }

    private static var terms: NSAttributedString {
        let title = NSMutableParagraphStyle()
        title.alignment = .center
        title.paragraphSpacing = 12
        let item = NSMutableParagraphStyle()
        item.headIndent = 20
        item.paragraphSpacing = 6
        let place = NSMutableParagraphStyle()
        place.alignment = .right
        let text = NSMutableAttributedString(
            string: "Terms\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .title2), .paragraphStyle: title])
        for (number, sentence) in [
            "Whoever borrows a book brings it back within four weeks, and may keep it for four more where nobody asks for it.",
            "Whoever loses a book pays what a new one costs, or brings another copy.",
        ].enumerated() {
            text.append(
                NSAttributedString(
                    string: "\(number + 1).\u{2002}\(sentence)\n",
                    attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: item]))
        }
        text.append(NSAttributedString(string: "The library", attributes: [.paragraphStyle: place]))
        return text
    }

    @Action private func ask(_ recognizer: UITapGestureRecognizer) { title = "Asked" }
}
