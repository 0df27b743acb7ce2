public import Foundation

/// Where an element of a collection stands and how it looks there.
///
/// UIKit: `UICollectionViewLayoutAttributes`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Creates attributes of no element in particular.
    public override init() {
        super.init()
    }

    /// Creates the attributes of a cell.
    ///
    /// - Parameter indexPath: The item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of view.
    ///   - indexPath: Its place.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates the attributes of a decoration view.
    ///
    /// - Parameters:
    ///   - decorationViewKind: The kind of view.
    ///   - indexPath: Its place.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    // MARK: Naming the element

    /// The place of the element.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// What sort of view the element has.
    public final var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary or decoration view; nil for a cell.
    public final var representedElementKind: String?

    // MARK: Looking up the place

    /// The rectangle of the element in the content, in points.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            guard newValue.isFinite else { return }
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The element's own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The directions in which the content decides how large the element is.
    final var estimatedAxes: EstimatedAxes = []

    /// The middle of the element in the content, in points.
    open var center = CGPoint.zero

    /// The size of the element, in points.
    open var size = CGSize.zero

    /// How the element is transformed around its middle.
    open var transform = CGAffineTransform.identity

    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Which of overlapping elements lies in front: the one with the greatest number.
    open var zIndex = 0

    /// Whether the element is not shown.
    open var isHidden = false

    // MARK: Copying and comparing

    /// A copy that can be changed for itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).instantiate()
        guard let copy = copy as? UICollectionViewLayoutAttributes else { return self }
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.estimatedAxes = estimatedAxes
        return copy
    }

    /// Whether both say the same of the same element.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && center == other.center && size == other.size
            && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden
    }

    /// A number that equal attributes have in common.
    open override var hash: Int { indexPath.hashValue }
}

extension CGRect {
    /// Whether no number of the rectangle is infinite or missing.
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
