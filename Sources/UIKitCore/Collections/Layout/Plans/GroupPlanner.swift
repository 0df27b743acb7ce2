import Foundation

/// Works out the plan of a group in a room.
@MainActor
struct GroupPlanner {
    /// The size of the section without its insets, in points, as far as it is known.
    let size: CGSize

    let traits: UITraitCollection

    /// The plan of the group that is the pattern of a section.
    func plan(_ group: NSCollectionLayoutGroup) -> GroupPlan {
        plan(group, in: GroupPlan.Box(width: .wholeWidth, height: .wholeHeight, estimate: size), filling: nil)
    }

    private func plan(
        _ group: NSCollectionLayoutGroup, in container: GroupPlan.Box, filling fillsRow: Bool?
    ) -> GroupPlan {
        let box = box(of: group, in: container, filling: fillsRow)
        let gap = Double(group.interItemSpacing?.spacing ?? 0)
        var plan = GroupPlan(
            box: box, axis: .row, gap: gap, hasFlexibleGap: group.interItemSpacing?.isFlexibleSpacing ?? false,
            parts: [], itemCount: 0)
        switch group.arrangement {
        case .row: plan.parts = parts(of: group, in: box, isRow: true)
        case .column:
            plan.axis = .column
            plan.parts = parts(of: group, in: box, isRow: false)
        case .custom(let provider):
            plan.axis = .placed
            plan.parts = placedParts(provider, in: box)
        }
        plan.itemCount = max(plan.parts.reduce(0) { $0 + $1.itemCount }, 1)
        plan.wrappingWidth = wrappingWidth(of: group)
        return plan
    }

    // MARK: Parts

    private func parts(of group: NSCollectionLayoutGroup, in box: GroupPlan.Box, isRow: Bool) -> [GroupPlan.Part] {
        let gap = Double(group.interItemSpacing?.spacing ?? 0)
        if let count = group.count, let subitem = group.subitems.first {
            var room = box
            let length = isRow ? box.width : box.height
            let share = length.map { ($0 - gap * Double(count - 1)) * (1 / Double(count)) }
            if isRow { room.width = share } else { room.height = share }
            let part = part(subitem, in: room, filling: isRow)
            return Array(repeating: part, count: count)
        }
        let once = group.subitems.map { part($0, in: box, filling: nil) }
        let room = resolved(box)
        let available = isRow ? room.width : room.height
        var parts: [GroupPlan.Part] = []
        var end = 0.0
        while parts.count < GroupPlan.limit {
            for part in once {
                let size = outerSize(part.box)
                let length = isRow ? size.width : size.height
                let fits = end + length <= available + 0.5
                if !parts.isEmpty, !fits { return parts }
                parts.append(part)
                end += length + gap
            }
            if once.isEmpty || end <= 0 || length(of: box, isRow: isRow) == nil { return parts }
        }
        return parts
    }

    private func length(of box: GroupPlan.Box, isRow: Bool) -> FluidLength? { isRow ? box.width : box.height }

    /// - Parameter fillsRow: True for a part that is as wide as its room, false for one that is as high; nil for one
    ///   of its own size.
    private func part(
        _ item: NSCollectionLayoutItem, in container: GroupPlan.Box, filling fillsRow: Bool?
    ) -> GroupPlan.Part {
        if let group = item as? NSCollectionLayoutGroup {
            return .group(plan(group, in: container, filling: fillsRow))
        }
        return .item(box(of: item, in: container, filling: fillsRow), item.supplementaryItems)
    }

    private func placedParts(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, in box: GroupPlan.Box
    ) -> [GroupPlan.Part] {
        let size = resolved(box)
        guard size.width > 0, size.height > 0 else { return [] }
        let items = provider(LayoutEnvironment(size: size, traits: traits)).prefix(GroupPlan.limit)
        return items.map { item in
            let frame = CGRect(
                x: item.frame.minX / size.width, y: item.frame.minY / size.height,
                width: item.frame.width / size.width, height: item.frame.height / size.height)
            return .item(GroupPlan.Box(frame: frame, zIndex: item.zIndex, estimate: item.frame.size), [])
        }
    }

    /// The width of the items of a group that takes the whole width of its section and repeats one item of a width in
    /// points.
    private func wrappingWidth(of group: NSCollectionLayoutGroup) -> Double? {
        guard case .row = group.arrangement, group.count == nil, group.subitems.count == 1,
            let item = group.subitems.first, !(item is NSCollectionLayoutGroup), item.edgeSpacing == nil,
            group.layoutSize.widthDimension.isFractionalWidth, group.layoutSize.widthDimension.dimension == 1
        else { return nil }
        return item.layoutSize.widthDimension.isAbsolute ? Double(item.layoutSize.widthDimension.dimension) : nil
    }

    // MARK: Sizes

    /// - Parameter fillsRow: As for ``part(_:in:filling:)``.
    private func box(
        of item: NSCollectionLayoutItem, in container: GroupPlan.Box, filling fillsRow: Bool?
    ) -> GroupPlan.Box {
        let insets = item.contentInsets
        let width = fillsRow == true ? container.width : length(item.layoutSize.widthDimension, in: container)
        let height = fillsRow == false ? container.height : length(item.layoutSize.heightDimension, in: container)
        return GroupPlan.Box(
            width: width.map { $0 - insets.leading - insets.trailing },
            height: height.map { $0 - insets.top - insets.bottom }, insets: insets, spacing: item.edgeSpacing,
            estimate: CGSize(
                width: estimate(item.layoutSize.widthDimension, in: container),
                height: estimate(item.layoutSize.heightDimension, in: container)))
    }

    private func estimate(_ dimension: NSCollectionLayoutDimension, in container: GroupPlan.Box) -> CGFloat {
        switch dimension.measure {
        case .fractionalWidth: dimension.dimension * resolved(container).width
        case .fractionalHeight: dimension.dimension * resolved(container).height
        case .absolute, .estimated, .uniformAcrossSiblings: dimension.dimension
        }
    }

    private func length(_ dimension: NSCollectionLayoutDimension, in container: GroupPlan.Box) -> FluidLength? {
        switch dimension.measure {
        case .fractionalWidth: container.width.map { $0 * Double(dimension.dimension) }
        case .fractionalHeight: container.height.map { $0 * Double(dimension.dimension) }
        case .absolute: .points(Double(dimension.dimension))
        case .estimated, .uniformAcrossSiblings: nil
        }
    }

    /// The size of a box without its insets, in points.
    func resolved(_ box: GroupPlan.Box) -> CGSize {
        CGSize(
            width: box.width?.resolved(in: size) ?? box.estimate.width,
            height: box.height?.resolved(in: size) ?? box.estimate.height)
    }

    /// The size of a box with its insets, in points.
    func outerSize(_ box: GroupPlan.Box) -> CGSize {
        let inner = resolved(box)
        return CGSize(
            width: inner.width + box.insets.leading + box.insets.trailing,
            height: inner.height + box.insets.top + box.insets.bottom)
    }
}
