public import Foundation

extension UICollectionView {
    /// The direction in which a layout scrolls.
    ///
    /// UIKit: `UICollectionView.ScrollDirection`.
    public enum ScrollDirection: Int, Sendable {
        /// Down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// Where an item is scrolled to.
    ///
    /// UIKit: `UICollectionView.ScrollPosition`.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// The positions whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The top.
        public static let top = Self(rawValue: 1 << 0)
        /// The middle, from top to bottom.
        public static let centeredVertically = Self(rawValue: 1 << 1)
        /// The bottom.
        public static let bottom = Self(rawValue: 1 << 2)
        /// The left.
        public static let left = Self(rawValue: 1 << 3)
        /// The middle, from side to side.
        public static let centeredHorizontally = Self(rawValue: 1 << 4)
        /// The right.
        public static let right = Self(rawValue: 1 << 5)
    }

    /// What sorts of element a collection has.
    ///
    /// UIKit: `UICollectionView.ElementCategory`.
    public enum ElementCategory: Int, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A supplementary view, such as a header.
        case supplementaryView = 1
        /// A decoration view, such as a background.
        case decorationView = 2
    }

    /// How soon items are laid out again while they are moved; kept for the app.
    ///
    /// UIKit: `UICollectionView.ReorderingCadence`.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// A little later.
        case fast = 1
        /// Later.
        case slow = 2
    }

    /// How cells that size themselves follow changes of their content; the page follows them in any case.
    ///
    /// UIKit: `UICollectionView.SelfSizingInvalidation`.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Not.
        case disabled = 0
        /// When they ask for it.
        case enabled = 1
        /// When their constraints change too.
        case enabledIncludingConstraints = 2
    }

    /// Called when a transition between layouts is over: with whether the animation ended and the layout was exchanged.
    ///
    /// UIKit: `UICollectionView.LayoutInteractiveTransitionCompletion`.
    public typealias LayoutInteractiveTransitionCompletion = @MainActor (Bool, Bool) -> Void

    /// The kind of the views above sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of the views below sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The item size of a flow layout that lets the content decide.
    public nonisolated static let automaticSize = UICollectionViewFlowLayout.automaticSize
}

/// A section whose items are in reach, all of them or some.
@MainActor
package struct ShownCollectionSection {
    /// The number of the section.
    package internal(set) var section: Int

    /// How the page arranges the section.
    package internal(set) var plan: SectionPlan

    /// The supplementary views at its edges, in the order of the plan.
    package internal(set) var supplementaries: [ShownSupplementaryView] = []

    /// The views behind its items.
    package internal(set) var backgrounds: [UICollectionReusableView] = []

    /// The kinds of these views, including those that no class is registered for.
    var backgroundKinds: [String] = []

    /// Whether the supplementary views at its end are shown: its last item is in reach.
    var endsInReach = false
}

/// A supplementary view on the page.
package struct ShownSupplementaryView {
    /// Its kind.
    package let kind: String

    /// Its place among its kind.
    package internal(set) var indexPath: IndexPath

    /// The view.
    package let view: UICollectionReusableView

    /// The edge at which it stands, and how; nil where it is placed by attributes.
    package internal(set) var boundary: SectionPlan.Boundary?
}
