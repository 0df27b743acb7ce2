/// The line under or through text.
///
/// UIKit: `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style and pattern, as UIKit numbers them.
    public let rawValue: Int

    /// The style of a UIKit number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Drawn as dots, together with one of the lines.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Drawn as dashes, together with one of the lines.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Under words only, not under the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
