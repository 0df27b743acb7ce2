package import Foundation

/// What an event did to the controllers, for the animation of the page that shows the result.
package struct SceneTransition: Hashable, Sendable {
    /// The kinds of transition.
    package enum Kind: String, Sendable {
        /// Nothing moves.
        case none
        /// A controller was pushed.
        case push
        /// A controller was popped.
        case pop
        /// A controller was presented.
        case present
        /// A presentation was dismissed.
        case dismiss
        /// The content was exchanged, as by a tab.
        case crossDissolve
        /// The next page was turned to.
        case turnForward
        /// The page before was turned to.
        case turnBackward
    }

    /// The ways in which a transition can look, other than the usual one.
    package enum Effect: Hashable, Sendable {
        /// As the page always does it.
        case system
        /// The new view slides up, the old one down.
        case coverVertical
        /// The page turns around.
        case flipHorizontal
        /// The views fade.
        case crossDissolve
        /// A page is turned.
        case partialCurl
        /// A page of a book is turned.
        case leaf(Spine)
        /// Pages slide up or down instead of sideways.
        case vertical
        /// The new view grows out of a view, or the old one shrinks into it; that view's number on the page, if there
        /// is one.
        case zoom(Int32?)
        /// As an animator of the app's says.
        case custom(TransitionMotion)
    }

    /// Where the pages of a book are bound.
    package enum Spine: Hashable, Sendable {
        /// At the left.
        case left
        /// At the right.
        case right
        /// Between two pages beside each other.
        case middle
        /// At the top.
        case top
        /// At the bottom.
        case bottom
    }

    /// What happened.
    package var kind: Kind

    /// Whether it is to be animated.
    package var isAnimated: Bool

    /// How it looks.
    package var effect: Effect

    /// The space between two pages that slide, in points.
    package var spacing: CGFloat = 0

    /// Creates a transition.
    package init(_ kind: Kind, animated: Bool, effect: Effect = .system) {
        self.kind = kind
        self.isAnimated = animated
        self.effect = effect
    }

    /// Nothing happened.
    package static let none = SceneTransition(.none, animated: false)
}
