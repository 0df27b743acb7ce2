/// How a presented controller is shown.
///
/// Source: UIKit, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A page of its own; the presenting view is taken away.
    case fullScreen = 0
    /// A card over the dimmed page; nearly the whole screen on compact width.
    case pageSheet = 1
    /// A smaller card over the dimmed page.
    case formSheet = 2
    /// In place of the view that defines the presentation context.
    case currentContext = 3
    /// As the app's presentation controller says.
    case custom = 4
    /// Over the whole page, which stays visible where the presented view is transparent.
    case overFullScreen = 5
    /// Over the view that defines the presentation context.
    case overCurrentContext = 6
    /// In a bubble at the control it belongs to; a sheet on compact width.
    case popover = 7
    /// No adaptation; not a style to present with.
    case none = -1
    /// The style the system prefers: a page sheet.
    case automatic = -2
}

/// How the page moves when a controller is presented.
///
/// Source: UIKit, `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// Turns around.
    case flipHorizontal = 1
    /// Fades in.
    case crossDissolve = 2
    /// Turns a page.
    case partialCurl = 3
}
