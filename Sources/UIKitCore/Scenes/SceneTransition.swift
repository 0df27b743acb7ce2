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
        /// The new view grows out of a view, or the old one shrinks into it; that view's number on the page, if there
        /// is one.
        case zoom(Int32?)
        /// As an animator of the app's says.
        case custom(TransitionMotion)
    }

    /// What happened.
    package var kind: Kind

    /// Whether it is to be animated.
    package var isAnimated: Bool

    /// How it looks.
    package var effect: Effect

    /// Creates a transition.
    package init(_ kind: Kind, animated: Bool, effect: Effect = .system) {
        self.kind = kind
        self.isAnimated = animated
        self.effect = effect
    }

    /// Nothing happened.
    package static let none = SceneTransition(.none, animated: false)
}
