/// The truth values of a view, in one word.
package struct ViewState: OptionSet, Sendable {
    /// One bit for each truth value.
    package let rawValue: UInt32

    /// Creates a state from its bits.
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// ``UIView/isHidden``.
    package static let hidden = Self(rawValue: 1 << 0)
    /// ``UIView/isUserInteractionEnabled`` is false.
    package static let interactionDisabled = Self(rawValue: 1 << 1)
    /// ``UIView/clipsToBounds``.
    package static let clipsToBounds = Self(rawValue: 1 << 2)
    /// ``UIView/isOpaque`` is false.
    package static let notOpaque = Self(rawValue: 1 << 3)
    /// ``UIView/autoresizesSubviews`` is false.
    package static let keepsSubviewSizes = Self(rawValue: 1 << 4)
    /// The app gave the view a frame, so it does not stand in document flow.
    package static let hasExplicitFrame = Self(rawValue: 1 << 5)
    /// ``UIView/preservesSuperviewLayoutMargins``.
    package static let preservesSuperviewLayoutMargins = Self(rawValue: 1 << 6)
    /// ``UIView/translatesAutoresizingMaskIntoConstraints`` is false.
    package static let usesConstraints = Self(rawValue: 1 << 7)
    /// The view changed since the last commit.
    package static let needsRendering = Self(rawValue: 1 << 8)
    /// A view within this one changed since the last commit.
    package static let subtreeNeedsRendering = Self(rawValue: 1 << 9)
    /// The layout is stale.
    package static let needsLayout = Self(rawValue: 1 << 10)
    /// The layout of a view within this one is stale.
    package static let subtreeNeedsLayout = Self(rawValue: 1 << 11)
    /// The control is disabled.
    package static let disabled = Self(rawValue: 1 << 12)
    /// The control is selected.
    package static let selected = Self(rawValue: 1 << 13)
    /// The control is highlighted.
    package static let highlighted = Self(rawValue: 1 << 14)
    /// ``UIView/updateConstraints()`` is due.
    package static let needsUpdateConstraints = Self(rawValue: 1 << 15)
    /// ``UIView/updateProperties()`` is due.
    package static let needsUpdateProperties = Self(rawValue: 1 << 16)
    /// ``UIView/updateProperties()`` of a view within this one is due, or that of a controller's.
    package static let subtreeNeedsUpdateProperties = Self(rawValue: 1 << 17)
    /// ``UIView/insetsLayoutMarginsFromSafeArea`` is false.
    package static let ignoresSafeAreaInMargins = Self(rawValue: 1 << 18)
    /// A stack places the view.
    package static let arranged = Self(rawValue: 1 << 19)
    /// A constraint relates the view, or something within it, to what is outside.
    package static let relatedByConstraints = Self(rawValue: 1 << 20)
    /// The view was drawn in its present size, or has none.
    package static let displayed = Self(rawValue: 1 << 21)
    /// Drawing the view came down to the base class, which draws nothing.
    package static let drawsNothing = Self(rawValue: 1 << 22)
    /// The app gave the view a frame, be it an empty one.
    package static let wasGivenFrame = Self(rawValue: 1 << 23)
    /// A subview has, or had, a layout engine of its own.
    static let surroundsLayoutEngine = Self(rawValue: 1 << 24)
    /// The view has the size of the screen until its container gives it one.
    static let hasSizeOfScreen = Self(rawValue: 1 << 25)
    /// The margins leave no more room than text reads well in.
    static let followsReadableWidth = Self(rawValue: 1 << 26)
    /// The controller of the view was told since the last commit that views deep in it have got their first size.
    static let wasToldOfFirstSizes = Self(rawValue: 1 << 27)
    /// The view has subviews, or had some.
    static let hasHadSubviews = Self(rawValue: 1 << 28)
    /// Members any of which has constraints place the view.
    static let placedByConstraints: Self = [.usesConstraints, .arranged, .relatedByConstraints]
    /// A person typed or chose something in the view.
    package static let changedByPerson = Self(rawValue: 1 << 31)

    /// Sets or clears members.
    package mutating func set(_ member: ViewState, to isMember: Bool) {
        if isMember { insert(member) } else { remove(member) }
    }
}
