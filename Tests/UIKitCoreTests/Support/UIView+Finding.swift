@testable import UIKitCore

extension UIView {
    /// The first view of a class within this one, depth first.
    func first<View: UIView>(_ viewClass: View.Type = View.self, where isIncluded: (View) -> Bool = { _ in true })
        -> View?
    {
        firstView { ($0 as? View).map(isIncluded) ?? false } as? View
    }

    /// The views of a class within this one, depth first.
    func all<View: UIView>(_ viewClass: View.Type = View.self) -> [View] {
        childViews.reduce(into: (self as? View).map { [$0] } ?? []) { $0 += $1.all(viewClass) }
    }
}
