import Foundation

/// A section of a compositional layout with what was worked out of it.
@MainActor
struct PlannedSection {
    /// What the page needs.
    let plan: SectionPlan

    /// Where the items are, once somebody asked.
    var frames: SectionFrames?
}

/// Where the items of a section are from the section's own top left corner, in points.
struct SectionFrames {
    /// The frames in the first copy of the group.
    let template: [CGRect]

    /// How far the next copy is from one.
    let step: CGPoint

    /// The size of the section with that many items.
    let size: CGSize

    /// The frame of an item.
    func frame(ofItem item: Int) -> CGRect {
        guard !template.isEmpty else { return .zero }
        let copy = CGFloat(item / template.count)
        return template[item % template.count].offsetBy(dx: step.x * copy, dy: step.y * copy)
    }
}

extension UICollectionViewCompositionalLayout {
    static let attributesOverride = MethodOverride(
        base: UICollectionViewCompositionalLayout.self, plain: PlainProbe.self, overriding: AttributesProbe.self)

    /// The plan of a section, asked of the section provider if it is not known.
    final func plannedSection(_ section: Int) -> SectionPlan {
        if let known = sections[section] { return known.plan }
        let environment = LayoutEnvironment(size: roomSize, traits: collectionView?.traitCollection ?? .current)
        guard let provided = provider(section, environment) else {
            SceneFault.raise(
                .internalInconsistency,
                "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                    + "for a section. This is a client error.", in: collectionView?.owningScene)
            return SectionPlan(content: .placed)
        }
        let plan = plan(provided)
        sections[section] = PlannedSection(plan: plan)
        return plan
    }

    private func plan(_ section: NSCollectionLayoutSection) -> SectionPlan {
        let planner = planner(insets: section.contentInsets)
        var plan = SectionPlan(content: .placed)
        if let configuration = section.listConfiguration {
            plan.content = .list(configuration)
            plan.boundaries = configuration.boundaries
        } else if let group = section.group {
            plan.content = .groups(planner.plan(group))
        }
        plan.insets = section.contentInsets
        plan.groupSpacing = Double(section.interGroupSpacing)
        plan.scrolling = section.orthogonalScrollingBehavior
        plan.boundaries += section.boundarySupplementaryItems.map(planner.boundary)
        plan.boundariesFollowInsets = section.supplementariesFollowContentInsets
        plan.backgrounds = section.decorationItems.map(\.elementKind)
        return plan
    }

    final func planner(insets: NSDirectionalEdgeInsets) -> GroupPlanner {
        let size = LayoutEnvironment(size: roomSize, insets: insets, traits: .current).effectiveContentSize
        return GroupPlanner(size: size, traits: collectionView?.traitCollection ?? .current)
    }

    /// Where the items of a section are; nil for a list, where the content decides.
    final func plannedFrames(ofSection section: Int) -> SectionFrames? {
        let plan = plannedSection(section)
        guard case .groups(let group) = plan.content else { return nil }
        if let known = sections[section]?.frames { return known }
        let planner = planner(insets: plan.insets)
        let copy = planner.frames(of: group)
        let isSideways = scrollsSideways != (plan.scrolling != .none)
        let insets = plan.insets
        let count = collectionView?.numberOfItems(inSection: section) ?? 0
        let copies = CGFloat((count + max(copy.items.count, 1) - 1) / max(copy.items.count, 1))
        let length = { (size: CGFloat) in max(copies * (size + plan.groupSpacing) - plan.groupSpacing, 0) }
        let frames = SectionFrames(
            template: copy.items.map { $0.offsetBy(dx: insets.leading, dy: insets.top) },
            step: isSideways
                ? CGPoint(x: copy.size.width + plan.groupSpacing, y: 0)
                : CGPoint(x: 0, y: copy.size.height + plan.groupSpacing),
            size: CGSize(
                width: insets.leading + insets.trailing
                    + (isSideways && plan.scrolling == .none ? length(copy.size.width) : copy.size.width),
                height: insets.top + insets.bottom + (isSideways ? copy.size.height : length(copy.size.height))))
        sections[section]?.frames = frames
        return frames
    }

    // MARK: Frames in the whole content

    /// Where a section begins in the whole content, in points; supplementary views are not counted.
    private func origin(ofSection section: Int) -> CGPoint {
        var origin = CGPoint.zero
        for earlier in 0..<section {
            let size = plannedFrames(ofSection: earlier)?.size ?? listSize(ofSection: earlier)
            if scrollsSideways {
                origin.x += size.width + configuration.interSectionSpacing
            } else {
                origin.y += size.height + configuration.interSectionSpacing
            }
        }
        return origin
    }

    private func listSize(ofSection section: Int) -> CGSize {
        let count = collectionView?.numberOfItems(inSection: section) ?? 0
        return CGSize(width: roomSize.width, height: CGFloat(count) * UITableView.usualRowHeight)
    }

    final func attributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView, collectionView.loadedCounts().contains(indexPath) else { return nil }
        let attributes = Self.attributes(forCellAt: indexPath)
        let origin = origin(ofSection: indexPath.section)
        let frame =
            plannedFrames(ofSection: indexPath.section)?.frame(ofItem: indexPath.item)
            ?? CGRect(
                x: 0, y: CGFloat(indexPath.item) * UITableView.usualRowHeight, width: roomSize.width,
                height: UITableView.usualRowHeight)
        attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        return attributes
    }

    final func attributes(within rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let counts = collectionView?.loadedCounts() else { return [] }
        return counts.itemCounts.indices.flatMap { section in
            (0..<counts.itemCounts[section]).compactMap {
                attributes(ofItemAt: IndexPath(item: $0, section: section))
            }
        }.filter { $0.frame.intersects(rect) }
    }

    final var knownContentSize: CGSize {
        guard let count = collectionView?.loadedCounts().sectionCount, count > 0 else { return .zero }
        let origin = origin(ofSection: count - 1)
        let last = plannedFrames(ofSection: count - 1)?.size ?? listSize(ofSection: count - 1)
        return scrollsSideways
            ? CGSize(width: origin.x + last.width, height: roomSize.height)
            : CGSize(width: roomSize.width, height: origin.y + last.height)
    }
}

extension GroupPlanner {
    /// The plan of a supplementary view at an edge.
    func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> SectionPlan.Boundary {
        func length(_ dimension: NSCollectionLayoutDimension) -> FluidLength? {
            switch dimension.measure {
            case .fractionalWidth: .wholeWidth * Double(dimension.dimension)
            case .fractionalHeight: .wholeHeight * Double(dimension.dimension)
            case .absolute: .points(Double(dimension.dimension))
            case .estimated, .uniformAcrossSiblings: nil
            }
        }
        return SectionPlan.Boundary(
            kind: item.elementKind, alignment: item.alignment, width: length(item.layoutSize.widthDimension),
            height: length(item.layoutSize.heightDimension), isPinned: item.pinToVisibleBounds,
            extendsBoundary: item.extendsBoundary, offset: item.offset)
    }
}

/// A compositional layout that overrides nothing, for comparison.
private final class PlainProbe: UICollectionViewCompositionalLayout {}

/// A compositional layout that overrides only the frames, for comparison; no instance is ever made.
private final class AttributesProbe: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
}
