extension UIView {
    /// Takes a guide from the view that it belonged to.
    final func own(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutAttributes.layoutGuides.append(layoutGuide)
        constrainedStructureDidChange()
    }

    /// Gives a guide of this view up, with every constraint that relates it.
    final func disown(_ layoutGuide: UILayoutGuide) {
        let guides = layoutAttributesIfPresent?.layoutGuides ?? []
        guard let index = guides.firstIndex(where: { $0 === layoutGuide }) else { return }
        removeConstraintsOfAncestors { $0.refers(to: layoutGuide) }
        layoutAttributes.layoutGuides.remove(at: index)
        layoutGuide.owningView = nil
        constrainedStructureDidChange()
    }

    /// What bars and the edges of the screen leave free.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        guide(\.safeAreaGuide) { ViewLayoutGuide(.safeArea, of: self) }
    }

    /// What the layout margins leave free.
    public final var layoutMarginsGuide: UILayoutGuide {
        guide(\.layoutMarginsGuide) { ViewLayoutGuide(.layoutMargins, of: self) }
    }

    /// What the layout margins leave free, no wider than text reads well.
    public final var readableContentGuide: UILayoutGuide {
        guide(\.readableContentGuide) { ViewLayoutGuide(.readableContent, of: self) }
    }

    /// The part that the keyboard covers; on the web, none.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        guide(\.keyboardGuide) { UIKeyboardLayoutGuide(of: self) }
    }

    final func guide<Guide>(
        _ property: ReferenceWritableKeyPath<ViewLayoutAttributes, Guide?>, making: () -> Guide
    ) -> Guide {
        let attributes = layoutAttributes
        if let guide = attributes[keyPath: property] { return guide }
        let guide = making()
        attributes[keyPath: property] = guide
        return guide
    }
}
