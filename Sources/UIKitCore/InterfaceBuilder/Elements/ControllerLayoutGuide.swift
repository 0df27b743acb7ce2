/// The top or bottom guide of a controller, which documents had before there were safe areas.
@MainActor
final class ControllerLayoutGuide {
    private let isTop: Bool

    /// Creates the guide at the top or at the bottom.
    init(isTop: Bool) {
        self.isTop = isTop
    }

    /// The edge of the safe area that is where the guide ends, or the edge of the view that is where it begins.
    func item(
        _ attribute: NSLayoutConstraint.Attribute, in view: UIView
    ) -> (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
        let inner: NSLayoutConstraint.Attribute = isTop ? .bottom : .top
        if attribute == inner { return (view.safeAreaLayoutGuide, isTop ? .top : .bottom) }
        return (view, attribute)
    }
}
