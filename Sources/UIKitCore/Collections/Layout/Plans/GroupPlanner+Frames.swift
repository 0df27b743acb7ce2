import Foundation

extension GroupPlanner {
    /// The frames of the items of one copy of a group, in the order of the items, and the size of the copy, in points.
    ///
    /// Where the content decides, the estimates stand in for it.
    func frames(of plan: GroupPlan) -> (items: [CGRect], size: CGSize) {
        let size = resolved(plan.box)
        var items: [CGRect] = []
        var extent = CGSize.zero
        var edge = 0.0
        for part in plan.parts {
            let box = part.box
            let inner = part.size(in: size, planner: self)
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
            switch part {
            case .item: items.append(CGRect(origin: origin, size: inner))
            case .group(let group):
                items += frames(of: group).items.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            }
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
    /// The size without the insets, in points.
    @MainActor
    fileprivate func size(in group: CGSize, planner: GroupPlanner) -> CGSize {
        if let frame = box.frame {
            return CGSize(width: frame.width * group.width, height: frame.height * group.height)
        }
        guard case .group(let plan) = self else { return planner.resolved(box) }
        return planner.frames(of: plan).size
    }
}
