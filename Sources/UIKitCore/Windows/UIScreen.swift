public import Foundation

/// The screen of the browser a scene is shown in, as far as it reported it.
///
/// Source: UIKit, `UIScreen`.
@MainActor
public final class UIScreen: NSObject {
    /// The screen of the scene whose event is being handled, or in whose turn the running task was made; else one of a usual
    /// phone.
    public static var main: UIScreen { UIApplication.shared.sceneInWork?.screen ?? UIScreen(bounds: defaultBounds) }

    /// The size assumed until the browser reports one, in points.
    package static let defaultBounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The size in points.
    public package(set) var bounds: CGRect

    /// How many pixels a point has along one side.
    public package(set) var scale: CGFloat = 2

    /// The same as ``scale``: what is drawn has a pixel for each of the screen's.
    public var nativeScale: CGFloat { scale }

    /// How bright the screen is; pages do not say, and setting it changes nothing.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }

    /// How often a second the screen is drawn at most; pages do not say.
    public var maximumFramesPerSecond: Int { 60 }

    /// The traits of that scene.
    public var traitCollection: UITraitCollection { UIApplication.shared.sceneInWork?.traitCollection ?? .current }

    /// The size in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Creates a screen of a size in points.
    package init(bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }
}
