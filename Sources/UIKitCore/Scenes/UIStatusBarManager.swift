public import Foundation

/// The status bar of a scene, as far as a page has one.
///
/// Browsers show their own bars outside the page. Only what a device's screen takes at the upper edge of a page that fills it, as one
/// opened from the home screen does, counts as the place of a status bar.
///
/// Source: UIKit, `UIStatusBarManager`.
@MainActor
public final class UIStatusBarManager: NSObject {
    /// Where the status bar is, in the coordinates of the window in points; empty where there is none.
    public var statusBarFrame: CGRect {
        guard let scene else { return .zero }
        return CGRect(x: 0, y: 0, width: scene.coordinateSpaceBounds.width, height: scene.safeAreaInsets.top)
    }

    /// Whether there is no status bar.
    public var isStatusBarHidden: Bool { statusBarFrame.height <= 0 }

    /// How the status bar looks, as the controller in front would like it.
    public var statusBarStyle: UIStatusBarStyle {
        scene?.decidingController(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    private weak var scene: UIWindowScene?

    /// Creates the manager of a scene.
    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }
}

extension UIWindowScene {
    /// The status bar.
    public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }

    /// How large the window may be: nil, as on a phone, because people size the windows of their browsers as they like.
    public final var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// How large a window may be.
///
/// Source: UIKit, `UISceneSizeRestrictions`.
@MainActor
public final class UISceneSizeRestrictions: NSObject {
    /// The smallest size, in points.
    public var minimumSize = CGSize.zero
    /// The largest size, in points.
    public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Whether the window can fill the screen.
    public var allowsFullScreen = true
}
