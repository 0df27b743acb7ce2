public import Foundation

extension UIViewController {
    /// The way in which the page moves when a controller is pushed or presented, and when it goes again.
    ///
    /// Set it as the controller's `preferredTransition`.
    ///
    /// Source: UIKit, `UIViewController.Transition`.
    @MainActor
    public final class Transition: NSObject {
        /// Slides up from the bottom.
        public static var coverVertical: Self { Self(.coverVertical) }

        /// Turns around.
        public static var flipHorizontal: Self { Self(.flipHorizontal) }

        /// Fades in.
        public static var crossDissolve: Self { Self(.crossDissolve) }

        /// Turns a page.
        public static var partialCurl: Self { Self(.partialCurl) }

        /// Grows out of a view, and shrinks into it again.
        ///
        /// On the page the view and the controller share a view transition name. A browser can only grow the controller
        /// out of a view that bore the name before the event: the first time, the controller grows out of the middle.
        ///
        /// - Parameters:
        ///   - options: Further wishes, or nil.
        ///   - sourceViewProvider: Returns the view, when the controller comes and when it goes.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            Self(.zoom(nil), options: options, provider: sourceViewProvider)
        }

        /// Grows out of a bar button, and shrinks into it again.
        ///
        /// - Parameters:
        ///   - options: Further wishes, or nil.
        ///   - sourceBarButtonItemProvider: Returns the bar button, when the controller comes and when it goes.
        @_disfavoredOverload
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Self {
            Self(.zoom(nil), options: options) { sourceBarButtonItemProvider($0)?.displayedView }
        }

        private let plainEffect: SceneTransition.Effect
        private let provider: (@MainActor (ZoomSourceViewProviderContext) -> UIView?)?

        /// The further wishes for a zoom.
        let options: ZoomOptions?

        init(
            _ effect: SceneTransition.Effect, options: ZoomOptions? = nil,
            provider: (@MainActor (ZoomSourceViewProviderContext) -> UIView?)? = nil
        ) {
            plainEffect = effect
            self.options = options
            self.provider = provider
            super.init()
        }

        /// What the page does when a controller comes or goes.
        ///
        /// - Parameters:
        ///   - controller: The controller that is pushed or presented, or that goes.
        ///   - source: The controller beneath.
        func effect(zooming controller: UIViewController, from source: UIViewController) -> SceneTransition.Effect {
            guard let provider else { return plainEffect }
            let view = provider(ZoomSourceViewProviderContext(source: source, zoomed: controller))
            guard let view, let scene = view.owningScene ?? source.windowScene else {
                controller.zoomSource = nil
                return .zoom(nil)
            }
            controller.zoomSource = view
            scene.rememberZoomSource(view)
            return .zoom(scene.identifier(for: view))
        }
    }
}

extension UIViewController.Transition {
    /// Names the controllers of a zoom.
    ///
    /// Source: UIKit, `UIViewController.Transition.ZoomSourceViewProviderContext`.
    @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller beneath, in which the source view is.
        public let sourceViewController: UIViewController
        /// The controller that grows and shrinks.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// Further wishes for a zoom.
    ///
    /// Source: UIKit, `UIViewController.Transition.ZoomOptions`.
    @MainActor
    public final class ZoomOptions: NSObject {
        /// Creates options without wishes.
        public override init() {
            super.init()
        }

        /// Says which part of the controller's view the source view grows into.
        ///
        /// A page grows it into the whole.
        public var alignmentRectProvider: (@MainActor (AlignmentRectContext) -> CGRect?)?

        /// Says whether a gesture may begin to dismiss; a page has no such gesture.
        public var interactiveDismissShouldBegin: (@MainActor (InteractionContext) -> Bool)?

        /// The colour that dims what lies beneath; nil for the system's.
        public var dimmingColor: UIColor?

        /// The material that blurs what lies beneath; nil for none.
        public var dimmingVisualEffect: UIBlurEffect?
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// Names the views of a zoom.
    ///
    /// Source: UIKit, `UIViewController.Transition.ZoomOptions.AlignmentRectContext`.
    @MainActor
    public final class AlignmentRectContext: NSObject {
        /// The view that the controller grows out of.
        public let sourceView: UIView
        /// The controller that grows.
        public let zoomedViewController: UIViewController

        init(sourceView: UIView, zoomed: UIViewController) {
            self.sourceView = sourceView
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// Describes a gesture that would dismiss a zoomed controller.
    ///
    /// Source: UIKit, `UIViewController.Transition.ZoomOptions.InteractionContext`.
    @MainActor
    public final class InteractionContext: NSObject {
        /// Where the gesture is, in the zoomed view.
        public let location: CGPoint
        /// How fast the gesture is, in points a second.
        public let velocity: CGVector
        /// Whether the dismissal would begin by itself.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}

extension UIWindowScene {
    /// How many views out of which controllers grew are remembered.
    private static let zoomSourceLimit = 8

    /// Remembers a view out of which a controller grew, for its name on the pages to come.
    final func rememberZoomSource(_ view: UIView) {
        zoomSources.removeAll { $0.view == nil || $0.view === view }
        zoomSources.append(WeakView(view))
        if zoomSources.count > Self.zoomSourceLimit { zoomSources.removeFirst() }
    }

    /// The views out of which controllers grew and that are on screen.
    package final var visibleZoomSources: [UIView] {
        zoomSources.compactMap(\.view).filter { $0.owningScene === self }
    }
}

/// A view that is not kept alive.
struct WeakView {
    private(set) weak var view: UIView?

    init(_ view: UIView) {
        self.view = view
    }
}

extension UIViewController {
    /// The view out of which the controller, or the one that it shows, grew.
    package final var shownZoomSource: UIView? { zoomSource }
}
