import Foundation

extension UICollectionViewCompositionalLayout {
    // MARK: Frames in a section

    /// Where the items and supplementary views of a section are, with the sizes that were found for those in reach.
    final func plannedFrames(ofSection section: Int) -> SectionFrames {
        let plan = plannedSection(section)
        if let known = sections[section]?.frames { return known }
        let frames = frames(ofSection: section, plan)
        sections[section]?.frames = frames
        return frames
    }

    /// The size of an item as the layout states or estimates it; nil in a list, where the content decides.
    final func statedSize(ofItemAt indexPath: IndexPath) -> CGSize? {
        guard case .groups = plannedSection(indexPath.section).content else { return nil }
        let template = plannedFrames(ofSection: indexPath.section).template
        return template.isEmpty ? .zero : template[indexPath.item % template.count].size
    }

    private func frames(ofSection section: Int, _ plan: SectionPlan) -> SectionFrames {
        let isSideways = scrollsSideways != (plan.scrolling != .none)
        let usual = copy(of: plan) { _ in nil }
        let count = collectionView?.loadedCounts().count(ofSection: section) ?? 0
        let length = max(usual.items.count, 1)
        let copies = (count + length - 1) / length
        var frames = SectionFrames(template: usual.items)
        var growth: CGFloat = 0
        var breadth = isSideways ? usual.size.height : usual.size.width
        for number in measuredCopies(ofSection: section, plan, length: length) {
            let own = copy(of: plan) {
                let item = number * length + $0
                guard item < count else { return .zero }
                return self.collectionView?.fittedSize(ofItemAt: IndexPath(item: item, section: section))
            }
            let before = growth
            growth += isSideways ? own.size.width - usual.size.width : own.size.height - usual.size.height
            breadth = max(breadth, isSideways ? own.size.height : own.size.width)
            frames.measured.append(
                SectionFrames.MeasuredCopy(number: number, items: own.items, growthBefore: before, growth: growth))
        }
        let each = (isSideways ? usual.size.width : usual.size.height) + plan.groupSpacing
        // Groups that scroll across the layout make the section no longer than one of them.
        let whole = copies > 0 ? CGFloat(copies) * each - plan.groupSpacing + growth : 0
        frames.step = isSideways ? CGPoint(x: each, y: 0) : CGPoint(x: 0, y: each)
        let content =
            isSideways
            ? CGSize(width: plan.scrolling == .none ? whole : usual.size.width, height: breadth)
            : CGSize(width: breadth, height: whole)
        place(content, of: plan, section, in: &frames)
        return frames
    }

    /// The frames in a copy of the group of a section; a row of a list is one of its own.
    private func copy(of plan: SectionPlan, _ measured: (Int) -> CGSize?) -> (items: [CGRect], size: CGSize) {
        if case .groups(let group) = plan.content {
            return planner(insets: plan.insets).frames(of: group, measured: measured)
        }
        let size = CGSize(width: roomSize.width, height: measured(0)?.height ?? UITableView.usualRowHeight)
        return ([CGRect(origin: .zero, size: size)], size)
    }

    /// The numbers of the copies with items in reach whose content decides.
    private func measuredCopies(ofSection section: Int, _ plan: SectionPlan, length: Int) -> Range<Int> {
        switch plan.content {
        case .groups(let group):
            guard (0..<length).contains(where: { !group.estimatedAxes(ofItem: $0).isEmpty }) else { return 0..<0 }
        case .list: break
        case .flow, .placed: return 0..<0
        }
        guard let items = collectionView?.itemsInReach(ofSection: section), !items.isEmpty else { return 0..<0 }
        return items.lowerBound / length..<(items.upperBound + length - 1) / length
    }

    // MARK: Supplementary views

    /// Places the content of a section between the views at its edges.
    private func place(_ content: CGSize, of plan: SectionPlan, _ section: Int, in frames: inout SectionFrames) {
        var numbers: [String: Int] = [:]
        let sized = plan.boundaries.map { boundary -> (boundary: SectionPlan.Boundary, number: Int, size: CGSize) in
            let number = numbers[boundary.kind, default: 0]
            numbers[boundary.kind] = number + 1
            let indexPath = IndexPath(item: number, section: section)
            return (
                boundary, number, collectionView?.size(of: boundary, in: plan, at: indexPath) ?? boundary.estimate
            )
        }
        var edges = UIEdgeInsets.zero
        for (boundary, _, size) in sized where boundary.extendsBoundary {
            switch boundary.alignment {
            case .top, .topLeading, .topTrailing: edges.top += size.height
            case .bottom, .bottomLeading, .bottomTrailing: edges.bottom += size.height
            case .leading where scrollsSideways: edges.left += size.width
            case .trailing where scrollsSideways: edges.right += size.width
            default: break
            }
        }
        let insets = plan.insets
        frames.origin = CGPoint(x: edges.left + insets.leading, y: edges.top + insets.top)
        frames.size = CGSize(
            width: edges.left + insets.leading + content.width + insets.trailing + edges.right,
            height: edges.top + insets.top + content.height + insets.bottom + edges.bottom)
        let room = CGRect(origin: .zero, size: frames.size)
            .inset(
                by: plan.boundariesFollowInsets
                    ? UIEdgeInsets(top: 0, left: insets.leading, bottom: 0, right: insets.trailing) : .zero)
        frames.boundaries = sized.map { boundary, number, size in
            SectionFrames.PlacedBoundary(
                kind: boundary.kind, number: number, frame: boundary.frame(size, within: room))
        }
    }

    /// The views at the edges of the whole content, and the space that they take before and after the sections.
    private var wholeFrames: (boundaries: [SectionFrames.PlacedBoundary], before: CGSize, after: CGSize) {
        var (before, after) = (CGSize.zero, CGSize.zero)
        var placed: [SectionFrames.PlacedBoundary] = []
        for (number, boundary) in wholeBoundaries.enumerated() {
            let plan = SectionPlan(content: .placed)
            let size =
                collectionView?.size(of: boundary, in: plan, at: IndexPath(index: number)) ?? boundary.estimate
            placed.append(
                SectionFrames.PlacedBoundary(
                    kind: boundary.kind, number: number,
                    frame: boundary.frame(size, within: CGRect(origin: .zero, size: roomSize))))
            guard boundary.extendsBoundary else { continue }
            switch boundary.alignment {
            case .top, .topLeading, .topTrailing: before.height += size.height
            case .bottom, .bottomLeading, .bottomTrailing: after.height += size.height
            case .leading where scrollsSideways: before.width += size.width
            case .trailing where scrollsSideways: after.width += size.width
            default: break
            }
        }
        return (placed, before, after)
    }

    // MARK: Frames in the whole content

    /// Where a section begins in the whole content, in points.
    private func origin(ofSection section: Int) -> CGPoint {
        let before = wholeFrames.before
        var origin = CGPoint(x: before.width, y: before.height)
        for earlier in 0..<section {
            let size = plannedFrames(ofSection: earlier).size
            if scrollsSideways {
                origin.x += size.width + configuration.interSectionSpacing
            } else {
                origin.y += size.height + configuration.interSectionSpacing
            }
        }
        return origin
    }

    final func attributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView, collectionView.loadedCounts().contains(indexPath) else { return nil }
        return attributes(ofItemAt: indexPath, from: origin(ofSection: indexPath.section))
    }

    private func attributes(ofItemAt indexPath: IndexPath, from origin: CGPoint) -> UICollectionViewLayoutAttributes {
        let attributes = Self.attributes(forCellAt: indexPath)
        attributes.frame = plannedFrames(ofSection: indexPath.section).frame(ofItem: indexPath.item)
            .offsetBy(dx: origin.x, dy: origin.y)
        return attributes
    }

    final func attributes(
        ofSupplementaryKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let collectionView else { return nil }
        guard indexPath.count > 1 else {
            return wholeAttributes.first { $0.representedElementKind == kind && $0.indexPath == indexPath }
        }
        guard collectionView.loadedCounts().itemCounts.indices.contains(indexPath.section) else { return nil }
        return supplementaryAttributes(ofSection: indexPath.section, from: origin(ofSection: indexPath.section))
            .first { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }

    private func supplementaryAttributes(
        ofSection section: Int, from origin: CGPoint
    ) -> [UICollectionViewLayoutAttributes] {
        plannedFrames(ofSection: section).boundaries.map { boundary in
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: boundary.kind, with: IndexPath(item: boundary.number, section: section))
            attributes.frame = boundary.frame.offsetBy(dx: origin.x, dy: origin.y)
            return attributes
        }
    }

    private var wholeAttributes: [UICollectionViewLayoutAttributes] {
        let size = knownContentSize
        return zip(wholeFrames.boundaries, wholeBoundaries).map { placed, boundary in
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: placed.kind, with: IndexPath(index: placed.number))
            attributes.frame = boundary.frame(placed.frame.size, within: CGRect(origin: .zero, size: size))
            return attributes
        }
    }

    final func attributes(within rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let counts = collectionView?.loadedCounts() else { return [] }
        var found = wholeAttributes
        var origin = origin(ofSection: 0)
        for section in counts.itemCounts.indices {
            found += supplementaryAttributes(ofSection: section, from: origin)
            found += (0..<counts.itemCounts[section]).map {
                attributes(ofItemAt: IndexPath(item: $0, section: section), from: origin)
            }
            let size = plannedFrames(ofSection: section).size
            if scrollsSideways {
                origin.x += size.width + configuration.interSectionSpacing
            } else {
                origin.y += size.height + configuration.interSectionSpacing
            }
        }
        return found.filter { $0.frame.intersects(rect) }
    }

    final var knownContentSize: CGSize {
        guard let count = collectionView?.loadedCounts().sectionCount, count > 0 else { return .zero }
        let origin = origin(ofSection: count - 1)
        let last = plannedFrames(ofSection: count - 1).size
        let after = wholeFrames.after
        return scrollsSideways
            ? CGSize(width: origin.x + last.width + after.width, height: roomSize.height)
            : CGSize(width: roomSize.width, height: origin.y + last.height + after.height)
    }
}

extension SectionPlan.Boundary {
    /// Where the view stands at its edge of a rectangle.
    fileprivate func frame(_ size: CGSize, within room: CGRect) -> CGRect {
        let x: CGFloat =
            switch alignment {
            case .topLeading, .bottomLeading, .leading: room.minX
            case .topTrailing, .bottomTrailing, .trailing: room.maxX - size.width
            default: room.midX - size.width / 2
            }
        let y: CGFloat =
            switch alignment {
            case .top, .topLeading, .topTrailing: room.minY
            case .bottom, .bottomLeading, .bottomTrailing: room.maxY - size.height
            default: room.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x + offset.x, y: y + offset.y), size: size)
    }
}
