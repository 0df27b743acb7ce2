public import Foundation

/// The way from one controller to another, as a storyboard describes it.
///
/// A segue is made when it is triggered and is gone when it has been performed. A subclass that a storyboard names
/// overrides ``perform()`` to show the destination in its own way.
///
/// Source: UIKit, `UIStoryboardSegue`.
@MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier that the storyboard gives the segue.
    open private(set) var identifier: String?
    /// The controller that is left.
    open private(set) var source: UIViewController
    /// The controller that is shown.
    open private(set) var destination: UIViewController

    /// Whether what an unwind segue changes in containers is animated.
    final var isAnimated = true

    /// What ``perform()`` does; nil for a segue whose class says so by itself.
    private(set) final var performHandler: (@MainActor () -> Void)?

    /// Creates a segue.
    ///
    /// - Parameters:
    ///   - identifier: The name of the segue, or nil.
    ///   - source: The controller that is left.
    ///   - destination: The controller that is shown.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that calls a closure to show its destination.
    ///
    /// - Parameters:
    ///   - identifier: The name of the segue, or nil.
    ///   - source: The controller that is left.
    ///   - destination: The controller that is shown.
    ///   - performHandler: Called by ``perform()``.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Creates a segue that has the containers on the way back show its destination.
    convenience init(
        unwindingTo destination: UIViewController, from source: UIViewController, identifier: String?
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        followsUnwindPath()
    }

    /// Has ``perform()`` dismiss what is above the destination and the containers show it.
    final func followsUnwindPath() {
        setPerformHandler { [weak self] in
            guard let self else { return }
            UnwindPath(from: source, to: destination).follow(self)
        }
    }

    /// Shows the destination.
    ///
    /// Called after the source's `prepare(for:sender:)`. Overrides need not call super, which in a custom segue is a scene
    /// fault.
    open func perform() {
        if let performHandler { return performHandler() }
        SceneFault.raise(
            .internalInconsistency,
            "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either have a "
                + "performHandler or it must override -perform.", in: source.windowScene)
    }

    /// Sets what ``perform()`` does in a segue that is no subclass with its own way.
    final func setPerformHandler(_ handler: @escaping @MainActor () -> Void) {
        if performHandler == nil { performHandler = handler }
    }
}

/// Creates segues of classes that a storyboard names, as ``NSObject/instantiate()`` does for `init()`.
extension UIStoryboardSegue {
    /// Forwards to `init(identifier:source:destination:)` of the class it is sent to.
    package convenience init(
        dynamicallyWith identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name(
        "$s9UIKitCore17UIStoryboardSegueC15dynamicallyWith6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
    private static func makeInstanceOfDynamicClass(
        _ identifier: consuming String?, _ source: consuming UIViewController,
        _ destination: consuming UIViewController
    ) -> UIStoryboardSegue

    /// Creates an instance of this class with its `init(identifier:source:destination:)`.
    static func instantiate(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        makeInstanceOfDynamicClass(identifier, source, destination)
    }
}
