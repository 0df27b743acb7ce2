import Foundation

/// What bars cover at the top or at the bottom of a controller's view.
@MainActor
final class BarLayoutSupport: NSObject, UILayoutSupport {
    private weak var controller: UIViewController?
    private let isTop: Bool
    private let standIn = UILayoutGuide()

    /// Describes one end of a controller's view.
    init(of controller: UIViewController, isTop: Bool) {
        self.controller = controller
        self.isTop = isTop
        super.init()
    }

    private var view: UIView? { controller?.view }

    var length: CGFloat {
        let insets = view?.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }

    var topAnchor: NSLayoutYAxisAnchor {
        (isTop ? view?.topAnchor : view?.safeAreaLayoutGuide.bottomAnchor) ?? standIn.topAnchor
    }

    var bottomAnchor: NSLayoutYAxisAnchor {
        (isTop ? view?.safeAreaLayoutGuide.topAnchor : view?.bottomAnchor) ?? standIn.bottomAnchor
    }

    var heightAnchor: NSLayoutDimension {
        view.map { guide(in: $0).heightAnchor } ?? standIn.heightAnchor
    }

    /// A guide that covers what the bars cover.
    private func guide(in view: UIView) -> UILayoutGuide {
        guard standIn.owningView !== view else { return standIn }
        view.addLayoutGuide(standIn)
        NSLayoutConstraint.activate([
            standIn.topAnchor.constraint(equalTo: topAnchor), standIn.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        return standIn
    }
}
