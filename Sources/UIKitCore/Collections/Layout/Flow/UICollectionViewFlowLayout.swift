public import Foundation

/// A layout of items in lines, each beginning a new one where it does not fit.
///
/// The page translates it into tracks that wrap by themselves. Items whose widths fill a line exactly keep doing so on
/// pages of any width. A subclass that changes the attributes is placed at the frames it states.
///
/// UIKit: `UICollectionViewFlowLayout`.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Creates a layout with items of 50 by 50 points.
    public override init() {
        super.init()
    }

    /// Creates a layout with items of 50 by 50 points from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The size that lets the content decide how large items are.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    // MARK: Configuring the items

    /// The size of the items where the delegate states none, in points.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// About how large items are whose content decides; zero means that the sizes are stated.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// The least space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least space between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The direction in which lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    // MARK: Configuring the sections

    /// The space around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// What the space around sections is measured from; the page keeps the safe area free in any case.
    open var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset

    /// The size of headers, in points, of which the one across the lines counts; zero means none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers, in points, of which the one across the lines counts; zero means none.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// Whether headers stay in sight while their section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stay in sight while their section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// What the space around sections is measured from.
    ///
    /// UIKit: `UICollectionViewFlowLayout.SectionInsetReference`.
    public enum SectionInsetReference: Int, Sendable {
        /// The insets of the content.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    // MARK: Working out the layout

    /// The class of the contexts that the layout makes.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Gives up what was worked out.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        sectionFrames.removeAll()
    }

    /// The frame of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ofItemAt: indexPath)
    }

    /// The frames of the items within a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(within: rect)
    }

    /// The frame of a header or footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofSupplementaryKind: elementKind, section: indexPath.section)
    }

    /// The size of all sections.
    open override var collectionViewContentSize: CGSize { wholeSize }

    // MARK: For the page

    package override var isTranslated: Bool {
        !Self.elementsOverride.isPresent(in: type(of: self)) && !Self.itemOverride.isPresent(in: type(of: self))
    }

    package override var scrollsSideways: Bool { scrollDirection == .horizontal }

    package override func plan(forSection section: Int) -> SectionPlan { planOfSection(section) }

    package override func size(ofItemAt indexPath: IndexPath) -> CGSize? {
        isAutomatic ? nil : statedSize(ofItemAt: indexPath)
    }

    override func estimatedAxes(ofItemAt indexPath: IndexPath) -> EstimatedAxes {
        isAutomatic ? [.width, .height] : []
    }

    override func fittedSizesDidChange() {
        if isAutomatic || measuresEdges { sectionFrames = [:] }
    }

    /// Whether the content of a header or footer decides how long it is.
    final var measuresEdges = false

    /// The sections whose frames were asked for.
    final var sectionFrames: [Int: FlowFrames] = [:]
}
