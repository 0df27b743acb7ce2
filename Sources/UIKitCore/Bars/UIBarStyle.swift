/// The style of a bar, from before there were appearances.
///
/// Source: UIKit, `UIBarStyle`.
public enum UIBarStyle: Int, Sendable {
    /// As the page: light in the light appearance, dark in the dark one.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Dark.
    @available(*, deprecated, message: "Use black and set isTranslucent to true.")
    case blackTranslucent = 2
}

/// The sizes of a bar that images are set for.
///
/// Source: UIKit, `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable {
    /// On regular height.
    case `default` = 0
    /// On compact height.
    case compact = 1
    /// On regular height, with a prompt.
    case defaultPrompt = 101
    /// On compact height, with a prompt.
    case compactPrompt = 102
}
