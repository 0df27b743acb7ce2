package import Foundation

/// What the first responder has at the lower edge of the page, where a keyboard would be: its accessory, and beneath that its
/// input view.
///
/// It lies in the window, or in the presentation, that shows the responder. Responders in it go on to the one it belongs to.
package final class InputBar: UIView {
    /// The responder whose views these are.
    let content: InputViews

    init(_ content: InputViews) {
        self.content = content
        super.init(frame: .zero)
        for controller in content.controllers { controller.beginAppearance(.appearing, animated: false) }
        for view in content.views { addSubview(view) }
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    package override var next: UIResponder? { content.owner ?? super.next }

    package override func placesSubview(_ subview: UIView) -> Bool { true }

    /// Shows the bar in front of what the responder is in.
    func show(in container: UIView, inFrontOf view: UIView?) {
        if let view { container.insertSubview(self, aboveSubview: view) } else { container.addSubview(self) }
        for controller in content.controllers { controller.endAppearance() }
    }

    /// Takes the bar away.
    func hide() {
        for controller in content.controllers { controller.beginAppearance(.disappearing, animated: false) }
        removeFromSuperview()
        for view in content.views where view.superview === self { view.removeFromSuperview() }
        for controller in content.controllers { controller.endAppearance() }
    }

    /// Puts the bar at the lower edge of a rectangle, as high as its views and a part of the safe area that is kept free.
    func settle(at edge: CGRect, keepingFree distance: CGFloat) {
        let heights = content.views.map { Self.height(of: $0, width: edge.width) }
        let height = heights.reduce(0, +) + distance
        let place = CGRect(x: edge.minX, y: edge.maxY - height, width: edge.width, height: height)
        if frame != place { self.place(in: place) }
        var top: CGFloat = 0
        for (view, height) in zip(content.views, heights) {
            let place = CGRect(x: 0, y: top, width: edge.width, height: height)
            if view.frame != place { view.place(in: place) }
            top += height
        }
    }

    /// The height that a view asks for: that of its frame, else of its constraints or its content.
    private static func height(of view: UIView, width: CGFloat) -> CGFloat {
        let own = view.intrinsicContentSize.height
        if own > 0 { return own }
        if view.translatesAutoresizingMaskIntoConstraints, view.bounds.height > 0 { return view.bounds.height }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
