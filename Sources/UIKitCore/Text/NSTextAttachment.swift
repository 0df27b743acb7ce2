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

extension NSAttributedString {
    /// The character that stands for an attachment in the string.
    package static let attachmentCharacter = "\u{FFFC}"

    /// The one character that stands for an attachment, with the attachment as its attribute.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: Self.attachmentCharacter, attributes: [.attachment: attachment])
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
        self.init(string: Self.attachmentCharacter, attributes: all)
    }
}
