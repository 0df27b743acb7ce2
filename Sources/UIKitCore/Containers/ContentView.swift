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

    /// The edges at which bars let nothing shine through.
    var opaqueEdges: UIRectEdge = [] {
        didSet { if opaqueEdges != oldValue { setNeedsLayout() } }
    }

    /// Shows a controller's view, or what is presented in its place, with what is presented over it alone.
    func show(_ controller: UIViewController) {
        let shown = controller.presentedInPlace == nil ? controller.loadedView() : nil
        for view in [shown, controller.contextualContainer].compactMap(\.self) {
            if view.superview !== self { addSubview(view) }
            // Without a size yet, it places the view when it gets one: what follows the edges of the view would not come back
            // from none.
            if bounds.size != .zero { view.place(in: place(of: view)) }
            view.setNeedsLayout()
        }
    }

    /// Takes a controller's view away, with what is presented over it or in its place.
    func remove(_ controller: UIViewController) {
        for view in [controller.viewIfLoaded, controller.contextualContainer] {
            if let view, view.superview === self { view.removeFromSuperview() }
        }
    }

    package override func placesSubview(_ subview: UIView) -> Bool { true }

    package override func layoutSubviews() {
        for view in subviews { view.place(in: place(of: view)) }
    }

    /// The rectangle of a view: under the bars where its controller wants that, else between them.
    private func place(of view: UIView) -> CGRect {
        guard let controller = view.owningViewController else { return bounds }
        var edges = controller.edgesForExtendedLayout
        if !controller.extendedLayoutIncludesOpaqueBars { edges.subtract(opaqueEdges) }
        let covered = coveredInsets
        return bounds.inset(
            by: UIEdgeInsets(
                top: edges.contains(.top) ? 0 : covered.top, left: edges.contains(.left) ? 0 : covered.left,
                bottom: edges.contains(.bottom) ? 0 : covered.bottom,
                right: edges.contains(.right) ? 0 : covered.right))
    }
}

extension UIViewController {
    /// The container of what is presented over this controller alone or in its place, if there is something.
    fileprivate var contextualContainer: UIView? {
        presentedInContext?.storedPresentationController?.container
    }
}
