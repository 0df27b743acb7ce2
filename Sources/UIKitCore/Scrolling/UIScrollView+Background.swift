import Foundation

extension UIScrollView {
    /// Puts another view, or none, behind what a list shows.
    final func exchangeBackground(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if old?.parentView === self { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
    }

    /// Makes the view behind what a list shows as large as the list.
    final func fill(with background: UIView?) {
        guard let background, background.parentView === self, background.bounds.size != bounds.size else { return }
        background.place(in: CGRect(origin: .zero, size: bounds.size))
    }
}
