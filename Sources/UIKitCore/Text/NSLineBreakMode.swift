/// What happens to text that is too long for its line.
///
/// UIKit: `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Sendable {
    /// Words go to the next line.
    case byWordWrapping = 0
    /// Characters go to the next line.
    case byCharWrapping = 1
    /// The text is cut off.
    case byClipping = 2
    /// An ellipsis stands for the beginning; on the page, for the end.
    case byTruncatingHead = 3
    /// An ellipsis stands for the end.
    case byTruncatingTail = 4
    /// An ellipsis stands for the middle; on the page, for the end.
    case byTruncatingMiddle = 5
}

/// How the text of a label stands when it does not fill the label's height.
///
/// UIKit: `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Base lines keep their place.
    case alignBaselines = 0
    /// The middle keeps its place.
    case alignCenters = 1
    /// The top left corner keeps its place.
    case none = 2
}
