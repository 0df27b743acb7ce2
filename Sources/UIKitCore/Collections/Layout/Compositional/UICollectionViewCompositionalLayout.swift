public import Foundation

/// A layout composed of sections, groups and items whose sizes are shares of the room around them.
///
/// The page translates it into flexible boxes and shares, so it follows the window's size without a request; the
/// section provider is asked again when the server learns of a new size.
///
/// UIKit: `UICollectionViewCompositionalLayout`.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout in which all sections are alike.
    ///
    /// - Parameter section: The section.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout in which all sections are alike.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - configuration: What holds for the whole layout.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout that asks for each section.
    ///
    /// - Parameter sectionProvider: Gives a section for its number and the room there is.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout that asks for each section.
    ///
    /// - Parameters:
    ///   - sectionProvider: Gives a section for its number and the room there is.
    ///   - configuration: What holds for the whole layout.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout without sections from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// A layout whose sections look like those of a table.
    ///
    /// - Parameter configuration: How the list looks.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
        layout.listConfiguration = configuration
        return layout
    }

    /// How the list looks that all sections are, also while there are none; nil for other layouts.
    final var listConfiguration: UICollectionLayoutListConfiguration?

    /// What holds for the whole layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    // MARK: Working out the layout

    /// Gives up what was worked out.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        sections.removeAll()
    }

    /// The frame of an item, as far as the server knows it.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ofItemAt: indexPath)
    }

    /// The frame of a view at an edge of a section, or of the whole content, as far as the server knows it.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofSupplementaryKind: elementKind, at: indexPath)
    }

    /// The frames of the items and of the views at edges within a rectangle, as far as the server knows them.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(within: rect)
    }

    /// The size of all sections, as far as the server knows it.
    open override var collectionViewContentSize: CGSize { knownContentSize }

    // MARK: For the page

    package override var isTranslated: Bool { !Self.attributesOverride.isPresent(in: type(of: self)) }

    package override func plan(forSection section: Int) -> SectionPlan { plannedSection(section) }

    package override var scrollsSideways: Bool { configuration.scrollDirection == .horizontal }

    package override var wholeBoundaries: [SectionPlan.Boundary] {
        configuration.boundarySupplementaryItems.map { planner(insets: .zero).boundary($0) }
    }

    package override func size(ofItemAt indexPath: IndexPath) -> CGSize? {
        statedSize(ofItemAt: indexPath)
    }

    override func fittedSizesDidChange() {
        for section in sections.keys { sections[section]?.frames = nil }
    }

    override func estimatedAxes(ofItemAt indexPath: IndexPath) -> EstimatedAxes {
        switch plannedSection(indexPath.section).content {
        case .groups(let group): group.estimatedAxes(ofItem: indexPath.item)
        case .list: .height
        case .flow, .placed: []
        }
    }

    final let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// The sections that were asked for, with what was worked out of them.
    final var sections: [Int: PlannedSection] = [:]
}

/// Gives a section for its number and the room there is; nil is a mistake.
///
/// UIKit: `UICollectionViewCompositionalLayoutSectionProvider`.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for a whole compositional layout.
///
/// UIKit: `UICollectionViewCompositionalLayoutConfiguration`.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Creates a configuration of a layout that scrolls down.
    public nonisolated override init() {
        super.init()
    }

    /// The direction in which sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0

    /// The views at the edges of the whole content.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What insets are measured from.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}
