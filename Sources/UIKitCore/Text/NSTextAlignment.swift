/// The horizontal alignment of lines of text; `text-align` on the page.
///
/// UIKit: `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable {
    /// Along the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// Along the right edge.
    case right = 2
    /// Along both edges, the last line of a paragraph excepted.
    case justified = 3
    /// As the language of the text has it.
    case natural = 4
}
