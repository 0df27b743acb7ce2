import UIKitCore

extension UIView {
    /// Subviews in the order in which the app has them read; those that it does not name come first.
    ///
    /// The order is kept as it is where it decides what is seen: where subviews follow each other, or lie over each other.
    ///
    /// - Parameters:
    ///   - views: The subviews in their own order.
    ///   - isConstrained: Whether constraints place them.
    func inReadingOrder(_ views: [UIView], isConstrained: Bool) -> [UIView] {
        guard let elements = accessibilityElements, views.count < 100 else { return views }
        var named: [UIView] = []
        for case let element as UIView in elements {
            guard let view = views.first(where: { element.isDescendant(of: $0) }),
                !named.contains(where: { $0 === view })
            else { continue }
            named.append(view)
        }
        guard !named.isEmpty else { return views }
        let shown = views.filter { !$0.isHidden }
        guard isConstrained || shown.allSatisfy(\.standsByFrame), !shown.anyOverlap else { return views }
        return views.filter { view in !named.contains { $0 === view } } + named
    }
}

extension [UIView] {
    /// Whether one of the views lies over another.
    @MainActor fileprivate var anyOverlap: Bool {
        indices.contains { index in
            let inner = self[index].frame.insetBy(dx: 1, dy: 1)
            return self[(index + 1)...].contains { $0.frame.intersects(inner) }
        }
    }
}
