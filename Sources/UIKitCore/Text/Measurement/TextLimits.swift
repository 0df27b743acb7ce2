package import Foundation

/// The room that text has.
package struct TextLimits: Hashable, Sendable {
    /// The width at which lines break, in points; infinite for none.
    package var width: Double
    /// The most lines; 0 for any number.
    package var lineCount: Int
    /// Whether lines break at the width, even if the mode cuts off the last one.
    package var wraps: Bool
    /// What happens to text that is too long, where no paragraph style says.
    package var lineBreakMode: NSLineBreakMode

    /// Room without end, or up to a width or number of lines.
    ///
    /// - Parameters:
    ///   - width: The width at which lines break, in points; 0, negative and not finite numbers set no limit.
    ///   - lineCount: The most lines; 0 for any number.
    ///   - wraps: Whether lines break at the width, even if the mode cuts off the last one.
    ///   - lineBreakMode: What happens to text that is too long, where no paragraph style says.
    package init(
        width: CGFloat = .infinity, lineCount: Int = 0, wraps: Bool = true,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        self.width = width.isFinite && width > 0 ? Double(width) : .infinity
        self.lineCount = max(0, lineCount)
        self.wraps = wraps
        self.lineBreakMode = lineBreakMode
    }
}
