extension UIView {
    /// Whether the view has a background, a place or attributes that need a rule of their own on the page.
    package final var hasOwnAppearance: Bool {
        backgroundColor != nil || !viewState.isDisjoint(with: .shown) || attributesIfPresent?.changesAppearance ?? false
    }

    /// The tint of this view or of the nearest one around it that has one; system blue at the end.
    final var effectiveTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.attributesIfPresent?.tintColor { return color }
            view = current.parentView
        }
        return .systemBlue
    }

    /// The tint the app set on this very view.
    package final var ownTintColor: UIColor? { attributesIfPresent?.tintColor }

    final func setTintColor(_ color: UIColor?, by cause: StaticString = #function) {
        guard color !== ownTintColor else { return }
        attributes.tintColor = color
        setNeedsRendering(cause)
        subtreeTintColorDidChange()
    }

    private func subtreeTintColorDidChange() {
        tintColorDidChange()
        for child in childViews where child.ownTintColor == nil { child.subtreeTintColorDidChange() }
    }

    final func setHidden(_ isHidden: Bool, by cause: StaticString = #function) {
        guard isHidden != self.isHidden else { return }
        viewState.set(.hidden, to: isHidden)
        setNeedsRendering(cause)
        parentView?.setNeedsLayout()
        if viewState.contains(.arranged) { constrainedStructureDidChange() }
    }
}

extension ViewState {
    /// The members that change how any view looks.
    fileprivate static let shown: ViewState = [.clipsToBounds, .hasExplicitFrame]
}
