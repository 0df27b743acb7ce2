/// The views of a window whose traits changed, or whose controllers' did, since they were last told.
@MainActor
struct TraitChanges {
    /// What a view that is to be told of a change had before.
    struct Entry {
        fileprivate weak var view: UIView?
        /// What it inherited, where the change is in what it inherits.
        fileprivate(set) var inherited: UITraitCollection?
        /// What the view itself replaced.
        let viewValues: TraitValues
        /// The sizes of text that the view kept to.
        let limits: ContentSizeCategoryLimits?
        /// What its controller replaced.
        let controllerValues: TraitValues
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Whether nobody is to be told.
    var isEmpty: Bool { entries.isEmpty }

    /// Remembers what a view and its controller replace, which is about to change.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - inherited: What it inherits, if that is what changes.
    mutating func note(_ view: UIView, inherited: UITraitCollection? = nil) {
        let key = ObjectIdentifier(view)
        if entries[key]?.view != nil {
            if entries[key]?.inherited == nil { entries[key]?.inherited = inherited }
            return
        }
        entries[key] = Entry(
            view: view, inherited: inherited, viewValues: view.traitOverrides.values,
            limits: view.attributesIfPresent?.contentSizeCategoryLimits,
            controllerValues: view.owningViewController?.overridingTraits ?? TraitValues())
    }

    /// What was remembered of a view, which is then forgotten.
    fileprivate mutating func take(_ view: UIView) -> Entry? {
        entries.isEmpty ? nil : entries.removeValue(forKey: ObjectIdentifier(view))
    }

    /// The outermost of the views that are to be told; nil when nobody is.
    fileprivate mutating func outermost() -> UIView? {
        var outermost: (view: UIView, depth: Int)?
        for (key, entry) in entries {
            guard let view = entry.view else {
                entries[key] = nil
                continue
            }
            let depth = sequence(first: view, next: \.parentView).reduce(0) { count, _ in count + 1 }
            if depth < outermost?.depth ?? .max { outermost = (view, depth) }
        }
        return outermost?.view
    }
}

extension UIWindow {
    /// Tells every controller and view whose traits changed, from the outside in.
    final func updateTraits() {
        var rounds = 0
        while !traitChanges.isEmpty, let view = traitChanges.outermost(), rounds < 1000 {
            rounds += 1
            let inherited = view.inheritedTraitCollection
            view.tellOfTraits(from: inherited, to: inherited, in: self)
        }
    }
}

extension UIView {
    /// Has the view shown and laid out with fonts of another size.
    private func contentSizeCategoryDidChange() {
        setNeedsRendering()
        invalidateIntrinsicContentSize()
    }

    /// Tells the controller whose view this is, the view and everything in it of traits that changed.
    ///
    /// - Parameters:
    ///   - oldTraits: What the view inherited before, as far as nothing else was remembered for it.
    ///   - newTraits: What it inherits.
    ///   - window: The window that remembers.
    fileprivate final func tellOfTraits(
        from oldTraits: UITraitCollection, to newTraits: UITraitCollection, in window: UIWindow
    ) {
        let remembered = window.traitChanges.take(self)
        var old = remembered?.inherited ?? oldTraits
        var new = newTraits
        if let controller = owningViewController {
            let values = controller.overridingTraits
            old = old.overridden(by: remembered?.controllerValues ?? values)
            new = new.overridden(by: values)
            controller.tellOfTraits(from: old, to: new)
        }
        if remembered != nil || attributesIfPresent?.traitOverrides != nil {
            let values = traitOverrides.values
            old = old.overridden(by: remembered?.viewValues ?? values)
            new = new.overridden(by: values)
        }
        let limits = attributesIfPresent?.contentSizeCategoryLimits
        old = old.limited(by: remembered.map(\.limits) ?? limits)
        new = new.limited(by: limits)
        guard old != new else { return }
        new.performAsCurrent {
            attributesIfPresent?.traitVariations?.update(for: new)
            traitCollectionDidChange(old)
            if let observers = attributesIfPresent?.traitChangeObservers {
                observers.notify(self, of: new.changedTraits(from: old), previous: old)
            }
        }
        setNeedsUpdateProperties()
        if attributesIfPresent?.display?.drawing != nil { markNeedsDisplay() }
        if new.preferredContentSizeCategory != old.preferredContentSizeCategory { contentSizeCategoryDidChange() }
        if new.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
        for child in childViews { child.tellOfTraits(from: old, to: new, in: window) }
    }
}

extension UIViewController {
    fileprivate final func tellOfTraits(from old: UITraitCollection, to new: UITraitCollection) {
        guard old != new else { return }
        new.performAsCurrent {
            traitCollectionDidChange(old)
            traitChangeObservers.notify(self, of: new.changedTraits(from: old), previous: old)
        }
        setNeedsUpdateProperties()
        settleTraitsOfChildren()
    }
}
