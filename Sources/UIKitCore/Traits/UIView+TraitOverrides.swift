/// Whether anything in the process ever replaced a trait; until then all views of a scene have the scene's traits.
@MainActor
enum TraitOverriding {
    static var isUsed = false
    /// The children whose parents are being asked which traits they replace.
    static var childrenAskedFor: Set<ObjectIdentifier> = []
}

extension UIView {
    /// The traits that the view replaces for itself and everything in it.
    ///
    /// The page follows an overridden interface style and layout direction at once; observers are told in the commit.
    ///
    /// Source: UIKit, `UIView.traitOverrides`.
    public final var traitOverrides: UITraitOverrides {
        get { attributesIfPresent?.traitOverrides ?? UITraitOverrides() }
        set {
            guard newValue != traitOverrides else { return }
            changeTraits { attributes.traitOverrides = newValue.values.isEmpty ? nil : newValue }
        }
    }

    /// The traits of the view: the scene's, with what the view and everything around it replace.
    final var environmentTraitCollection: UITraitCollection {
        guard TraitOverriding.isUsed else {
            return (owningScene ?? UIApplication.shared.sceneInTurn)?.traitCollection ?? UITraitCollection.current
        }
        return ownTraits(inheriting: inheritedTraitCollection)
    }

    /// The traits of what contains the view; those of its controller's surroundings for the view of a controller that
    /// is not shown.
    final var inheritedTraitCollection: UITraitCollection {
        if let parentView { return parentView.environmentTraitCollection }
        if let scene = (self as? UIWindow)?.windowScene { return scene.traitCollection }
        if let owningViewController { return owningViewController.inheritedTraitCollection }
        return UIApplication.shared.sceneInTurn?.traitCollection ?? UITraitCollection.current
    }

    /// The view's traits, when what contains it has some.
    final func ownTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        guard let attributes = attributesIfPresent else { return inherited }
        var traits = inherited
        if let controller = attributes.owningViewController { traits = controller.ownTraits(inheriting: traits) }
        if let overrides = attributes.traitOverrides { traits = traits.overridden(by: overrides.values) }
        if let limits = attributes.contentSizeCategoryLimits { traits = traits.limited(by: limits) }
        return traits
    }

    /// Makes a change to what the view or its controller replaces; who is concerned is told in the next commit.
    final func changeTraits(_ change: () -> Void, by cause: StaticString = #function) {
        TraitOverriding.isUsed = true
        guard let window else { return change() }
        window.traitChanges.note(self)
        change()
        setNeedsRendering(cause)
        window.windowScene?.setNeedsCommit()
    }

    /// Tells of changed traits now instead of in the next commit: the view and everything in it.
    ///
    /// Source: UIKit, `UIView.updateTraitsIfNeeded()`.
    public final func updateTraitsIfNeeded() {
        window?.updateTraits()
    }
}

extension UIViewController {
    /// The traits that the controller replaces for itself, its view and its children.
    ///
    /// Source: UIKit, `UIViewController.traitOverrides`.
    public final var traitOverrides: UITraitOverrides {
        get { environmentIfPresent?.traitOverrides ?? UITraitOverrides() }
        set {
            guard newValue != traitOverrides else { return }
            changeTraits { environment.traitOverrides = newValue }
        }
    }

    /// The traits of the place where the view is or will be.
    final var inheritedTraitCollection: UITraitCollection {
        if let superview = storedView?.parentView { return superview.environmentTraitCollection }
        if let parentController { return parentController.environmentTraitCollection }
        let presentersWindow = presenter?.viewIfLoaded?.window?.environmentTraitCollection
        let outer =
            presentersWindow ?? UIApplication.shared.sceneInTurn?.traitCollection ?? UITraitCollection.current
        guard let overrides = storedPresentationController?.traitOverrides.values, !overrides.isEmpty else {
            return outer
        }
        return outer.overridden(by: overrides)
    }

    /// The traits of the controller: those of its place, with what it replaces.
    final var environmentTraitCollection: UITraitCollection {
        ownTraits(inheriting: inheritedTraitCollection)
    }

    /// The controller's traits, when what contains it has some.
    final func ownTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        environmentIfPresent == nil ? inherited : inherited.overridden(by: overridingTraits)
    }

    /// The traits that are replaced for the controller: by its parent, by what it prefers, and by the app.
    final var overridingTraits: TraitValues {
        guard let environment = environmentIfPresent else { return TraitValues() }
        var values = environment.traitOverridesFromParent?.traits ?? TraitValues()
        if environment.settledInterfaceStyle != .unspecified {
            values[UITraitUserInterfaceStyle.self] = environment.settledInterfaceStyle
        }
        values.merge(environment.traitOverrides.values)
        return values
    }

    /// Makes a change to what the controller replaces; who is concerned is told in the next commit.
    final func changeTraits(_ change: () -> Void) {
        TraitOverriding.isUsed = true
        storedView.map { $0.changeTraits(change) } ?? change()
    }

    /// Asks the controllers concerned for the interface style that they prefer.
    final func settleInterfaceStyle() {
        let style = decidingController(\.childViewControllerForUserInterfaceStyle).preferredUserInterfaceStyle
        if style != environmentIfPresent?.settledInterfaceStyle ?? .unspecified {
            changeTraits { environment.settledInterfaceStyle = style }
        }
        if let parentController, parentController.childViewControllerForUserInterfaceStyle === self {
            parentController.settleInterfaceStyle()
        }
    }

    /// The interface style that this controller forces on its view, whoever asked for it.
    package final var imposedInterfaceStyle: UIUserInterfaceStyle {
        guard let environment = environmentIfPresent else { return .unspecified }
        let own = environment.traitOverrides.overriddenInterfaceStyle
        if own != .unspecified { return own }
        if environment.settledInterfaceStyle != .unspecified { return environment.settledInterfaceStyle }
        return environment.traitOverridesFromParent?.userInterfaceStyle ?? .unspecified
    }
}

extension UIPresentationController {
    /// The traits that the presentation replaces for the presented controller and everything in it.
    ///
    /// Source: UIKit, `UIPresentationController.traitOverrides`.
    public final var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides }
        set {
            TraitOverriding.isUsed = true
            storedTraitOverrides = newValue
            container?.traitOverrides = newValue
        }
    }
}

extension UIWindowScene {
    /// The traits that the app replaces for everything in the scene.
    ///
    /// Source: UIKit, `UIWindowScene.traitOverrides`.
    public final var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides }
        set {
            storedTraitOverrides = newValue
            traitCollection = systemTraits.overridden(by: newValue.values)
        }
    }
}

extension UITraitCollection {
    /// The collection with some values replaced; the same one where nothing differs.
    final func overridden(by values: TraitValues) -> UITraitCollection {
        if values.isEmpty || traits.contains(values) { return self }
        var merged = traits
        merged.merge(values)
        return UITraitCollection(merged)
    }
}

extension UITraitOverrides {
    /// The style that is forced, or `unspecified`.
    var overriddenInterfaceStyle: UIUserInterfaceStyle {
        get { contains(UITraitUserInterfaceStyle.self) ? self[UITraitUserInterfaceStyle.self] : .unspecified }
        set {
            if newValue == .unspecified {
                remove(UITraitUserInterfaceStyle.self)
            } else {
                self[UITraitUserInterfaceStyle.self] = newValue
            }
        }
    }
}
