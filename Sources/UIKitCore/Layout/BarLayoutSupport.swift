package import Foundation

/// What bars cover at the top or at the bottom of a controller's view.
@MainActor
package final class BarLayoutSupport: NSObject, UILayoutSupport {
    private weak var controller: UIViewController?
    /// Whether it is what is covered at the top.
    let isTop: Bool

    /// Describes one end of a controller's view.
    init(of controller: UIViewController, isTop: Bool) {
        self.controller = controller
        self.isTop = isTop
        super.init()
    }

    /// How much the bars cover, in points.
    package var length: CGFloat {
        let insets = controller?.view.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }

    /// The upper edge.
    package var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintTerm(self, .top)) }

    /// The lower edge.
    package var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintTerm(self, .bottom)) }

    /// The height.
    package var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintTerm(self, .height)) }
}

extension BarLayoutSupport: LayoutItem {
    /// The controller's view, within which constraints find what is covered.
    package var layoutView: UIView? { controller?.viewIfLoaded }
}
