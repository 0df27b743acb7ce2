public import Foundation

/// An image in attributed text.
///
/// UIKit: `NSTextAttachment`.
open class NSTextAttachment: NSObject {
    /// For Foundation, which compares the objects of attributed texts; the first of the stored properties.
    private let mark = AttributeObjectMark()

    /// The image.
    open var image: UIImage?
    /// The place and size of the image in points, relative to the base line; its own size when empty.
    open var bounds = CGRect.zero
    /// What assistive technology says for the image; nil for what the image itself has.
    open var accessibilityLabel: String?

    /// An attachment without an image.
    public override init() {
        super.init()
    }

    /// An attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSTextAttachment {
    /// The attachment in the place of some characters; nil where they are text.
    package static func standing(
        for characters: String, with attributes: [NSAttributedString.Key: Any]
    ) -> NSTextAttachment? {
        guard let attachment = attributes[.attachment] as? NSTextAttachment,
            characters.unicodeScalars.allSatisfy({ $0 == NSAttributedString.attachmentCharacter })
        else { return nil }
        return attachment
    }

    /// How high a symbol is for text of one point beside it; nil for what is as large beside any text.
    package var heightBesideText: CGFloat? {
        guard bounds.isEmpty, let image, image.isSymbolImage else { return nil }
        guard let configuration = image.symbolConfiguration else { return UIImage.SymbolConfiguration.mediumHeight }
        return configuration.pointSize == nil ? configuration.heightBesideText : nil
    }

    /// The place and size of the image in points, relative to the base line.
    ///
    /// A symbol stands in the middle of the height of capital letters.
    ///
    /// - Parameter pointSize: The size of the text beside it.
    package func bounds(besideTextOf pointSize: CGFloat) -> CGRect {
        guard bounds.isEmpty, let image else { return bounds }
        guard image.isSymbolImage else { return CGRect(origin: .zero, size: image.size) }
        let height = heightBesideText.map { $0 * pointSize } ?? image.size.height
        let letters = UIImage.SymbolConfiguration.capitalHeight * (image.symbolConfiguration?.pointSize ?? pointSize)
        return CGRect(x: 0, y: (letters - height) / 2, width: height, height: height)
    }
}

extension NSAttributedString {
    /// The character that stands for an attachment in the string.
    package static let attachmentCharacter: Unicode.Scalar = "\u{FFFC}"

    /// The one character that stands for an attachment, with the attachment as its attribute.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(Self.attachmentCharacter), attributes: [.attachment: attachment])
    }
}

extension NSMutableAttributedString {
    /// An empty text.
    public convenience init() {
        self.init(string: "")
    }

    /// The one character that stands for an attachment, with the attachment and further attributes.
    ///
    /// - Parameters:
    ///   - attachment: The attachment.
    ///   - attributes: Further attributes of the character.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any] = [:]) {
        var all = attributes
        all[.attachment] = attachment
        self.init(string: String(Self.attachmentCharacter), attributes: all)
    }
}
