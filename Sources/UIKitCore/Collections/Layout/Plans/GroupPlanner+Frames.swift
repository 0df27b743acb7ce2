import Foundation

extension GroupPlanner {
    /// The frames of the items of one copy of a group, in the order of the items, and the size of the copy, in points.
    ///
    /// Where the content decides, the estimates stand in for what was not measured.
    ///
    /// - Parameters:
    ///   - plan: The group.
    ///   - measured: The size that was found for an item, by its number in the copy; nil for one that was not measured.
    func frames(
        of plan: GroupPlan, measured: (Int) -> CGSize? = { _ in nil }
    ) -> (items: [CGRect], size: CGSize) {
        let size = resolved(plan.box)
        var items: [CGRect] = []
        var extent = CGSize.zero
        var edge = 0.0
        for part in plan.parts {
            let box = part.box
            let first = items.count
            let own = part.frames(in: size, planner: self) { measured(first + $0) }
            let inner = own.size
            var origin = CGPoint(x: box.insets.leading, y: box.insets.top)
            switch plan.axis {
            case .row:
                origin.x += edge
                edge = origin.x + inner.width + box.insets.trailing + plan.gap
            case .column:
                origin.y += edge
                edge = origin.y + inner.height + box.insets.bottom + plan.gap
            case .placed:
                origin = CGPoint(
                    x: (box.frame?.minX ?? 0) * size.width, y: (box.frame?.minY ?? 0) * size.height)
            }
            items += own.items.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            extent.width = max(extent.width, origin.x + inner.width + box.insets.trailing)
            extent.height = max(extent.height, origin.y + inner.height + box.insets.bottom)
        }
        return (
            items,
            CGSize(
                width: plan.box.width == nil ? extent.width : size.width,
                height: plan.box.height == nil ? max(extent.height, 0) : size.height)
        )
    }
}

extension GroupPlan.Part {
    /// The frames of the part's items from its own corner, and its size without the insets, in points.
    @MainActor
    fileprivate func frames(
        in group: CGSize, planner: GroupPlanner, measured: (Int) -> CGSize?
    ) -> (items: [CGRect], size: CGSize) {
        if case .group(let plan) = self {
            let own = planner.frames(of: plan, measured: measured)
            guard let frame = box.frame else { return own }
            return (own.items, CGSize(width: frame.width * group.width, height: frame.height * group.height))
        }
        var size = planner.resolved(box)
        if let frame = box.frame {
            size = CGSize(width: frame.width * group.width, height: frame.height * group.height)
        } else if box.width == nil || box.height == nil, let found = measured(0) {
            size = CGSize(
                width: box.width == nil ? found.width : size.width,
                height: box.height == nil ? found.height : size.height)
        }
        return ([CGRect(origin: .zero, size: size)], size)
    }
}
