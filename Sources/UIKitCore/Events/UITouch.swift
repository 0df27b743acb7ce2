public import Foundation

/// A finger on the screen.
///
/// A page reports the control that was used and no fingers, so nobody makes one; the type exists for code that overrides
/// the methods for touches.
///
/// Source: UIKit, `UITouch`.
@MainActor
open class UITouch: NSObject {
    /// Where a touch is in its life.
    ///
    /// Source: UIKit, `UITouch.Phase`.
    public enum Phase: Int, Sendable {
        /// The finger came down.
        case began = 0
        /// The finger moved.
        case moved = 1
        /// The finger rests.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The system took the touch away.
        case cancelled = 4
    }

    /// When the touch changed last, in seconds since the system started.
    public final let timestamp: TimeInterval
    /// Where the touch is in its life.
    public final let phase: UITouch.Phase
    /// How often the finger came down.
    public final let tapCount: Int
    /// The view that was touched.
    public private(set) final weak var view: UIView?

    /// The window that was touched.
    open var window: UIWindow? { view?.window }

    /// Creates a touch of a view.
    init(view: UIView, phase: UITouch.Phase) {
        self.view = view
        self.phase = phase
        tapCount = 1
        timestamp = ProcessInfo.processInfo.systemUptime
        super.init()
    }

    /// The middle of the touched view, as a page reports no places.
    ///
    /// - Parameter view: The view in whose coordinates it is, or nil for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let touched = self.view else { return .zero }
        return touched.convert(CGPoint(x: touched.bounds.midX, y: touched.bounds.midY), to: view)
    }
}
