package import Foundation

/// The place in a container's view where a child's view is shown.
package final class ContentView: UIView {
    /// Creates an empty place.
    init() {
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Shows a controller's view, or what is presented in its place, with what is presented over it alone.
    func show(_ controller: UIViewController) {
        let shown = controller.presentedInPlace == nil ? controller.loadedView() : nil
        for view in [shown, controller.contextualContainer].compactMap(\.self) {
            if view.superview !== self { addSubview(view) }
            view.place(in: bounds)
            view.setNeedsLayout()
        }
    }

    /// Takes a controller's view away, with what is presented over it or in its place.
    func remove(_ controller: UIViewController) {
        for view in [controller.viewIfLoaded, controller.contextualContainer] {
            if let view, view.superview === self { view.removeFromSuperview() }
        }
    }

    package override func layoutSubviews() {
        for view in subviews { view.place(in: bounds) }
    }
}

extension UIViewController {
    /// The container of what is presented over this controller alone or in its place, if there is something.
    fileprivate var contextualContainer: UIView? {
        presentedInContext?.storedPresentationController?.container
    }
}
