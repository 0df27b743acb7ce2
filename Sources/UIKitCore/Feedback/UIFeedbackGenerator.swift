public import Foundation

/// Something that a device lets its owner feel.
///
/// Pages cannot move the motors of a device as apps do, so that nothing is felt; what it goes with, such as an alert or a
/// row that moved, is what the person sees.
///
/// Source: UIKit, `UIFeedbackGenerator`.
@MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that it belongs to.
    open private(set) weak var view: UIView?

    /// A generator without a view.
    public override nonisolated init() {
        super.init()
    }

    /// A generator of a view.
    ///
    /// - Parameter view: The view.
    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }

    /// Does nothing: there is nothing to be made ready.
    open func prepare() {}

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Takes note of the view.
    open func didMove(to view: UIView?) {
        self.view = view
    }
}
