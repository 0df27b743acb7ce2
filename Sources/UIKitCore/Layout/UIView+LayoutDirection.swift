extension UIView {
    /// The direction in which the view's content is laid out: that of its meaning, else that of the language.
    ///
    /// Source: UIKit, `UIView.effectiveUserInterfaceLayoutDirection`.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Takes note that leading and trailing edges may have changed sides.
    final func layoutDirectionDidChange() {
        setNeedsRendering()
        constrainedStructureDidChange()
        setNeedsLayout()
    }

    /// Says in which direction content of a meaning is laid out, for people of the present language.
    ///
    /// - Parameter attribute: The meaning of the content.
    /// - Returns: The direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let isMirrored = UITraitCollection.current.layoutDirection == .rightToLeft
        return userInterfaceLayoutDirection(for: attribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
    }

    /// Says in which direction content of a meaning is laid out inside content of another direction.
    ///
    /// - Parameters:
    ///   - semanticContentAttribute: The meaning of the content.
    ///   - layoutDirection: The direction around it.
    /// - Returns: The direction.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
