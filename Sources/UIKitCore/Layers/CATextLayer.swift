public import Foundation

/// A layer that shows text.
///
/// On the page the text is part of the layer's drawing. QuartzCore: `CATextLayer`.
open class CATextLayer: CALayer {
    /// A layer without text.
    public required init() {
        super.init()
    }

    /// The text, a `String` or an `NSAttributedString`; anything else shows nothing.
    ///
    /// An attributed text has its own fonts and colours.
    open var string: Any? {
        didSet { didChange() }
    }

    /// The font, a `UIFont` or the name of one; the system's unless set.
    ///
    /// Its size is ``fontSize``.
    open var font: Any? {
        didSet { didChange() }
    }

    /// The size of the font, in points; 36 unless set.
    open var fontSize: CGFloat = 36 {
        didSet { if fontSize != oldValue { didChange() } }
    }

    /// The colour of the text; white unless set.
    open var foregroundColor: CGColor? = UIColor.white.cgColor {
        didSet { if foregroundColor != oldValue { didChange() } }
    }

    /// Whether lines are broken at the width of the layer; false unless set.
    open var isWrapped = false {
        didSet { if isWrapped != oldValue { didChange() } }
    }

    /// Where text that is too long is cut off.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { didChange() } }
    }

    /// The side at which lines stand.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { didChange() } }
    }

    /// Draws the text into the context, which must be the current one.
    final func drawText() {
        guard let text = attributedText, text.length > 0 else { return }
        text.draw(in: bounds)
    }

    private var attributedText: NSAttributedString? {
        if let text = string as? NSAttributedString { return text }
        guard let text = string as? String else { return nil }
        let size = fontSize.isFinite && fontSize > 0 ? fontSize : 36
        let font: UIFont =
            switch self.font {
            case let font as UIFont: font.withSize(size)
            case let name as String: UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            default: .systemFont(ofSize: size)
            }
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
        return NSAttributedString(string: text, attributes: attributes)
    }
}

/// Where text that is too long is cut off.
///
/// QuartzCore: `CATextLayerTruncationMode`.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives it.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nowhere: it goes on.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")

    /// The same for a paragraph.
    fileprivate var lineBreakMode: NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: .byClipping
        }
    }
}

/// The side at which lines stand.
///
/// QuartzCore: `CATextLayerAlignmentMode`.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives it.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Where text of the language begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    /// The same for a paragraph.
    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
