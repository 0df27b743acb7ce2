/// What a controller would like to have behind its content.
///
/// Source: UIKit, `UIContainerBackgroundStyle`.
public enum UIContainerBackgroundStyle: Int, Sendable {
    /// What is usual.
    case automatic = 0
    /// A material that what lies behind shines through.
    case glass = 1
    /// Nothing.
    case hidden = 2
}
