public import Foundation

/// A finger, or the pointer, on a view.
///
/// A page that runs the script reports where a pointer came down on a view that follows touches, where it went and where
/// it was lifted, all of that when it is lifted. A keyboard, and a page without the script, press the middle.
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

    /// What touches.
    ///
    /// Source: UIKit, `UITouch.TouchType`.
    public enum TouchType: Int, Sendable {
        /// A finger, or anything that presses a page.
        case direct = 0
        /// A finger on a remote control.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointer.
        case indirectPointer = 3
        /// A pencil.
        public static let stylus = TouchType.pencil
    }

    /// When the touch changed last, in seconds since the system started.
    public private(set) final var timestamp: TimeInterval
    /// Where the touch is in its life.
    public private(set) final var phase: UITouch.Phase
    /// How often the finger came down.
    public final let tapCount: Int
    /// The view that was touched.
    public private(set) final weak var view: UIView?
    /// The recognizers that follow the touch.
    public package(set) final var gestureRecognizers: [UIGestureRecognizer]?

    /// What touches; a page does not tell fingers from pointers.
    open var type: UITouch.TouchType { .direct }
    /// How hard the finger presses; pages do not say.
    open var force: CGFloat { 0 }
    /// The greatest force; nothing, as pages do not say how hard a finger presses.
    open var maximumPossibleForce: CGFloat { 0 }
    /// Half the width of the finger in points; pages do not say.
    open var majorRadius: CGFloat { 0 }
    /// How far the radius may be off, in points.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The window that was touched.
    open var window: UIWindow? { view?.window }

    /// When the touch began, in seconds since the system started.
    let beginning: TimeInterval
    /// Where the view was when the finger came down.
    private let area: TouchedArea
    /// How large the view is on the page; nil if that is not known.
    final var shownSize: CGSize? { area.shownSize }
    private var share: CGPoint
    private var previousShare: CGPoint

    /// Creates a touch of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - share: Where, in shares of its width and height.
    ///   - area: Where the view is on the page; nil for where it is now.
    ///   - tapCount: How often the finger came down.
    init(view: UIView, at share: CGPoint = TouchPath.middle, area: TouchedArea? = nil, tapCount: Int = 1) {
        self.view = view
        self.area = area ?? TouchedArea(of: view)
        self.share = share
        previousShare = share
        self.tapCount = tapCount
        phase = .began
        beginning = ProcessInfo.processInfo.systemUptime
        timestamp = beginning
        super.init()
    }

    /// Where the touch is.
    ///
    /// - Parameter view: The view in whose coordinates it is, or nil for the window.
    open func location(in view: UIView?) -> CGPoint { point(at: share, in: view) }

    /// Where the touch was before it moved last.
    ///
    /// - Parameter view: The view in whose coordinates it is, or nil for the window.
    open func previousLocation(in view: UIView?) -> CGPoint { point(at: previousShare, in: view) }

    /// Where the touch is; pages know it no more precisely.
    ///
    /// - Parameter view: The view in whose coordinates it is, or nil for the window.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Where the touch was before; pages know it no more precisely.
    ///
    /// - Parameter view: The view in whose coordinates it is, or nil for the window.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Whether a place is another one than that of the touch.
    func isElsewhere(than point: TouchPath.Point) -> Bool { point.share != share }

    /// Goes on with the touch.
    ///
    /// - Parameters:
    ///   - phase: Where it is in its life now.
    ///   - point: Where it is, and when; nil if that is the same.
    func advance(to phase: UITouch.Phase, at point: TouchPath.Point? = nil) {
        self.phase = phase
        guard let point else { return }
        previousShare = share
        share = point.share
        timestamp = beginning + point.time
    }

    private func point(at share: CGPoint, in view: UIView?) -> CGPoint {
        let place = area.place(at: share)
        return view?.convert(place, from: nil) ?? place
    }
}

/// Where a view is in the window that the page shows, which stays so while the app moves the view along with a touch: the
/// whole way of the touch was made on that page.
@MainActor
struct TouchedArea {
    /// How large the view is on the page; nil if that is not known.
    let shownSize: CGSize?
    private let origin: CGPoint
    private let across: CGPoint
    private let down: CGPoint

    /// Notes where a view is.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - shownSize: How large it is on the page, which counts where layout gave it no size; nil if that is not known.
    init(of view: UIView, shownSize: CGSize? = nil) {
        self.shownSize = shownSize
        let bounds = view.bounds
        let size = bounds.isEmpty ? shownSize ?? bounds.size : bounds.size
        let corner = bounds.origin
        origin = view.convert(corner, to: nil)
        across = view.convert(CGPoint(x: corner.x + size.width, y: corner.y), to: nil)
        down = view.convert(CGPoint(x: corner.x, y: corner.y + size.height), to: nil)
    }

    /// A place in the window.
    ///
    /// - Parameter share: Where, in shares of the view's width and height.
    func place(at share: CGPoint) -> CGPoint {
        CGPoint(
            x: origin.x + (across.x - origin.x) * share.x + (down.x - origin.x) * share.y,
            y: origin.y + (across.y - origin.y) * share.x + (down.y - origin.y) * share.y)
    }
}
