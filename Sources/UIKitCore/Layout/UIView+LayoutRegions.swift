import Foundation

extension UIView {
    /// A part of a view for content.
    ///
    /// Source: UIKit, `UIView.LayoutRegion`.
    public struct LayoutRegion: Hashable, Sendable {
        /// A direction in which a part gives way to what lies in the corners of a window.
        ///
        /// The windows of browsers have nothing in their corners, so that neither changes a part.
        public enum AdaptivityAxis: Int, Sendable {
            /// To the sides.
            case horizontal = 1
            /// Up or down.
            case vertical = 2
        }

        fileprivate enum Kind: Hashable {
            case safeArea, margins, readableContent
        }

        fileprivate let kind: Kind
        private let cornerAdaptation: AdaptivityAxis?

        /// What bars and the edges of the screen leave free.
        ///
        /// - Parameter cornerAdaptation: How it gives way to what lies in corners, of which there is nothing here.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
            Self(kind: .safeArea, cornerAdaptation: cornerAdaptation)
        }

        /// What the layout margins leave free.
        ///
        /// - Parameter cornerAdaptation: How it gives way to what lies in corners, of which there is nothing here.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
            Self(kind: .margins, cornerAdaptation: cornerAdaptation)
        }

        /// What the layout margins leave free, no wider than text reads well.
        ///
        /// - Parameter cornerAdaptation: How it gives way to what lies in corners, of which there is nothing here.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
            Self(kind: .readableContent, cornerAdaptation: cornerAdaptation)
        }
    }

    /// The guide for a part of the view.
    ///
    /// - Parameter layoutRegion: The part.
    /// - Returns: The guide, which is always the same one.
    public final func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
        switch layoutRegion.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    /// How far a part of the view lies within its edges, in points.
    ///
    /// - Parameter layoutRegion: The part.
    public final func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
        let frame = layoutGuide(for: layoutRegion).layoutFrame
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }

    /// How far a part of the view lies within its edges, by the direction of text, in points.
    ///
    /// - Parameter layoutRegion: The part.
    public final func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: layoutRegion)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}
