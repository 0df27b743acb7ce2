public import Foundation

/// The room that a layout has.
///
/// UIKit: `NSCollectionLayoutContainer`.
@MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the room, in points.
    var contentSize: CGSize { get }

    /// The size of the room without its insets, in points.
    var effectiveContentSize: CGSize { get }

    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }

    /// The insets and those of what lies around, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout depends on: the room and the traits.
///
/// UIKit: `NSCollectionLayoutEnvironment`.
@MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }

    /// The traits of the collection.
    var traitCollection: UITraitCollection { get }
}

/// A room of a known size in known traits.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}
