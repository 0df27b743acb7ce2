import Foundation

/// A section of a compositional layout with what was worked out of it.
@MainActor
struct PlannedSection {
    /// What the page needs.
    let plan: SectionPlan

    /// Where the items are, once somebody asked.
    var frames: SectionFrames?
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
        func estimate(_ dimension: NSCollectionLayoutDimension) -> CGFloat {
            length(dimension).map { $0.resolved(in: size) } ?? dimension.dimension
        }
        return SectionPlan.Boundary(
            kind: item.elementKind, alignment: item.alignment, width: length(item.layoutSize.widthDimension),
            height: length(item.layoutSize.heightDimension), isPinned: item.pinToVisibleBounds,
            extendsBoundary: item.extendsBoundary, offset: item.offset,
            estimate: CGSize(
                width: estimate(item.layoutSize.widthDimension), height: estimate(item.layoutSize.heightDimension)))
    }
}

/// A compositional layout that overrides nothing, for comparison.
private final class PlainProbe: UICollectionViewCompositionalLayout {}

/// A compositional layout that overrides only the frames, for comparison; no instance is ever made.
private final class AttributesProbe: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
}
