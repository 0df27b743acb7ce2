/// How text is laid out when it is measured or drawn.
///
/// UIKit: `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, as UIKit numbers them.
    public let rawValue: Int

    /// The options whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// An ellipsis ends the last line that fits, where text is cut off.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The rectangle's origin is the top of the text, which may have several lines; otherwise it is the base line of one.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The font's leading is a part of the height of lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The shapes count rather than the widths; the server knows only the widths.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
