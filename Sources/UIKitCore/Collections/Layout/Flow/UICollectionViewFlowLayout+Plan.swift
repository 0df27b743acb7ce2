import Foundation

extension UICollectionViewFlowLayout {
    static let elementsOverride = MethodOverride(
        base: UICollectionViewFlowLayout.self, plain: PlainProbe.self, overriding: ElementsProbe.self)
    static let itemOverride = MethodOverride(
        base: UICollectionViewFlowLayout.self, plain: PlainProbe.self, overriding: ItemProbe.self)

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { collectionView?.flowDelegate }

    /// Whether the content decides how large items are.
    final var isAutomatic: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

    /// The size that delegate or layout state for an item, in points.
    final func statedSize(ofItemAt indexPath: IndexPath) -> CGSize {
        guard let collectionView, let flowDelegate else { return itemSize }
        let size = flowDelegate.collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
        return size.width.isFinite && size.height.isFinite ? size : itemSize
    }

    // MARK: The plan for the page

    final func planOfSection(_ section: Int) -> SectionPlan {
        let insets = insets(ofSection: section)
        var flow = flow(ofSection: section)
        if !isAutomatic {
            flow.itemSize = commonSize(inSection: section)
            flow.filledColumns = filledColumns(flow, insets)
        }
        var plan = SectionPlan(content: .flow(flow))
        plan.insets = NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        plan.boundariesFollowInsets = false
        let header = headerLength(ofSection: section)
        let footer = footerLength(ofSection: section)
        if header > 0 {
            plan.boundaries.append(
                boundary(
                    UICollectionView.elementKindSectionHeader, scrollsSideways ? .leading : .top, header,
                    isPinned: sectionHeadersPinToVisibleBounds))
        }
        if footer > 0 {
            plan.boundaries.append(
                boundary(
                    UICollectionView.elementKindSectionFooter, scrollsSideways ? .trailing : .bottom, footer,
                    isPinned: sectionFootersPinToVisibleBounds))
        }
        return plan
    }

    private func boundary(
        _ kind: String, _ alignment: NSRectAlignment, _ length: CGFloat, isPinned: Bool
    ) -> SectionPlan.Boundary {
        let length: FluidLength? = length < Self.automaticSize.height ? .points(length) : nil
        return SectionPlan.Boundary(
            kind: kind, alignment: alignment, width: scrollsSideways ? length : .wholeWidth,
            height: scrollsSideways ? nil : length, isPinned: isPinned)
    }

    /// The size that all items in reach have; nil when there are several.
    private func commonSize(inSection section: Int) -> CGSize? {
        guard let collectionView else { return itemSize }
        let items = collectionView.itemsInReach(ofSection: section)
        guard let first = items.first, flowDelegate != nil else { return itemSize }
        let size = statedSize(ofItemAt: IndexPath(item: first, section: section))
        let isCommon = items.dropFirst().allSatisfy {
            statedSize(ofItemAt: IndexPath(item: $0, section: section)) == size
        }
        return isCommon ? size : nil
    }

    /// How many items fill a line exactly, as an app works it out from the collection's width; nil if none do.
    private func filledColumns(_ flow: FlowPlan, _ insets: UIEdgeInsets) -> Int? {
        guard !scrollsSideways, let size = flow.itemSize, size.width > 0 else { return nil }
        let available = roomSize.width - insets.left - insets.right
        guard available > 0 else { return nil }
        let count = ((available + flow.itemSpacing + 0.5) / (size.width + flow.itemSpacing)).rounded(.down)
        guard count >= 1, count <= 100 else { return size.width >= available ? 1 : nil }
        let free = available - count * size.width - (count - 1) * flow.itemSpacing
        // Widths are commonly rounded down to whole points.
        return free < count + 0.5 ? Int(count) : nil
    }

    // MARK: What delegate and layout state

    private func flow(ofSection section: Int) -> FlowPlan {
        var flow = FlowPlan(isSideways: scrollsSideways, isAutomatic: isAutomatic)
        flow.lineSpacing = minimumLineSpacing
        flow.itemSpacing = minimumInteritemSpacing
        guard let collectionView, let flowDelegate else { return flow }
        flow.lineSpacing = flowDelegate.collectionView(
            collectionView, layout: self, minimumLineSpacingForSectionAt: section)
        flow.itemSpacing = flowDelegate.collectionView(
            collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        return flow
    }

    private func insets(ofSection section: Int) -> UIEdgeInsets {
        guard let collectionView, let flowDelegate else { return sectionInset }
        return flowDelegate.collectionView(collectionView, layout: self, insetForSectionAt: section)
    }

    private func headerLength(ofSection section: Int) -> CGFloat {
        guard let collectionView, let flowDelegate else { return length(headerReferenceSize) }
        return length(
            flowDelegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section))
    }

    private func footerLength(ofSection section: Int) -> CGFloat {
        guard let collectionView, let flowDelegate else { return length(footerReferenceSize) }
        return length(
            flowDelegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section))
    }

    private func length(_ size: CGSize) -> CGFloat { scrollsSideways ? size.width : size.height }

    // MARK: Frames

    private func frames(ofSection section: Int) -> FlowFrames {
        if let known = sectionFrames[section] { return known }
        let count = collectionView?.loadedCounts().count(ofSection: section) ?? 0
        let sizes = (0..<count).map { item in
            let indexPath = IndexPath(item: item, section: section)
            return isAutomatic
                ? collectionView?.fittedSize(ofItemAt: indexPath) ?? estimate : statedSize(ofItemAt: indexPath)
        }
        let frames = FlowFrames(
            sizes: sizes, plan: flow(ofSection: section), insets: insets(ofSection: section),
            header: known(
                headerLength(ofSection: section), of: UICollectionView.elementKindSectionHeader, inSection: section),
            footer: known(
                footerLength(ofSection: section), of: UICollectionView.elementKindSectionFooter, inSection: section),
            breadth: scrollsSideways ? roomSize.height : roomSize.width)
        sectionFrames[section] = frames
        return frames
    }

    /// The length of a header or footer; what was found, or an estimate, where its content decides.
    private func known(_ length: CGFloat, of kind: String, inSection section: Int) -> CGFloat {
        guard length >= Self.automaticSize.height, let collectionView else { return length }
        measuresEdges = true
        let size = collectionView.size(
            of: boundary(kind, .top, length, isPinned: false), in: SectionPlan(content: .placed),
            at: IndexPath(item: 0, section: section))
        return scrollsSideways ? size.width : size.height
    }

    /// The size of an item whose content nobody measured.
    final var estimate: CGSize {
        let isStated = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
        return isStated ? estimatedItemSize : CGSize(width: 50, height: 50)
    }

    private func origin(ofSection section: Int) -> CGPoint {
        var origin = CGPoint.zero
        for earlier in 0..<section {
            let size = frames(ofSection: earlier).size
            if scrollsSideways { origin.x += size.width } else { origin.y += size.height }
        }
        return origin
    }

    final func attributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let counts = collectionView?.loadedCounts(), counts.contains(indexPath) else { return nil }
        let origin = origin(ofSection: indexPath.section)
        let attributes = Self.attributes(forCellAt: indexPath)
        attributes.frame = frames(ofSection: indexPath.section).items[indexPath.item]
            .offsetBy(dx: origin.x, dy: origin.y)
        return attributes
    }

    final func attributes(
        ofSupplementaryKind kind: String, section: Int
    ) -> UICollectionViewLayoutAttributes? {
        guard let counts = collectionView?.loadedCounts(), counts.itemCounts.indices.contains(section) else {
            return nil
        }
        let frames = frames(ofSection: section)
        let frame = kind == UICollectionView.elementKindSectionHeader ? frames.header : frames.footer
        guard !frame.isEmpty else { return nil }
        let origin = origin(ofSection: section)
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        return attributes
    }

    final func attributes(within rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let counts = collectionView?.loadedCounts() else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        for (section, count) in counts.itemCounts.enumerated() {
            found += (0..<count).compactMap { attributes(ofItemAt: IndexPath(item: $0, section: section)) }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let attributes = attributes(ofSupplementaryKind: kind, section: section) {
                    found.append(attributes)
                }
            }
        }
        return found.filter { $0.frame.intersects(rect) }
    }

    final var wholeSize: CGSize {
        guard let count = collectionView?.loadedCounts().sectionCount, count > 0 else { return .zero }
        let origin = origin(ofSection: count - 1)
        let last = frames(ofSection: count - 1).size
        return CGSize(width: origin.x + last.width, height: origin.y + last.height)
    }
}

/// A flow layout that overrides nothing, for comparison.
private final class PlainProbe: UICollectionViewFlowLayout {}

/// A flow layout that overrides only the frames of all elements, for comparison; no instance is ever made.
private final class ElementsProbe: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
}

/// A flow layout that overrides only the frame of an item, for comparison; no instance is ever made.
private final class ItemProbe: UICollectionViewFlowLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
}
