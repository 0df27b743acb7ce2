public import Foundation

/// A width or height in a compositional layout.
///
/// UIKit: `NSCollectionLayoutDimension`.
@MainActor
open class NSCollectionLayoutDimension: NSObject {
    /// What a dimension is measured in.
    enum Measure: Hashable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }

    let measure: Measure

    /// The number: a share of the container from 0 to 1, or points.
    public final let dimension: CGFloat

    private init(_ measure: Measure, _ dimension: CGFloat) {
        self.measure = measure
        self.dimension = dimension.isFinite ? max(dimension, 0) : 0
        super.init()
    }

    /// A share of the width of the group or section around.
    ///
    /// - Parameter fractionalWidth: The share; 1 is the whole width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// A share of the height of the group or section around.
    ///
    /// - Parameter fractionalHeight: The share; 1 is the whole height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// A number of points.
    ///
    /// - Parameter absoluteDimension: The number.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// What the content needs, about a number of points.
    ///
    /// - Parameter estimatedDimension: The number, used where a number must be known.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// What the content needs of that of the items beside each other which needs most.
    ///
    /// - Parameter estimatedDimension: The number of points used where a number must be known.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniformAcrossSiblings, estimatedDimension)
    }

    /// Whether it is a share of the width.
    public final var isFractionalWidth: Bool { measure == .fractionalWidth }

    /// Whether it is a share of the height.
    public final var isFractionalHeight: Bool { measure == .fractionalHeight }

    /// Whether it is a number of points.
    public final var isAbsolute: Bool { measure == .absolute }

    /// Whether the content decides.
    public final var isEstimated: Bool { measure == .estimated }

    /// Whether the item that needs most decides for those beside it.
    public final var isUniformAcrossSiblings: Bool { measure == .uniformAcrossSiblings }

    /// Whether the content decides, alone or with that of other items.
    final var dependsOnContent: Bool { isEstimated || isUniformAcrossSiblings }
}
