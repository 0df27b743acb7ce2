public import Foundation

/// The size of an item, a group or a supplementary view in a compositional layout.
///
/// UIKit: `NSCollectionLayoutSize`.
@MainActor
open class NSCollectionLayoutSize: NSObject {
    /// Creates a size.
    ///
    /// - Parameters:
    ///   - widthDimension: The width.
    ///   - heightDimension: The height.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
        super.init()
    }

    /// The width.
    public final let widthDimension: NSCollectionLayoutDimension

    /// The height.
    public final let heightDimension: NSCollectionLayoutDimension
}
