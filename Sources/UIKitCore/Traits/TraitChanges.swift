/// The views of a window whose traits changed, or whose controllers' did, since they were last told.
@MainActor
struct TraitChanges {
    /// A view that is to be told, with the traits from before.
    private struct Entry {
        weak var view: UIView?
        let viewTraits: UITraitCollection
        let controllerTraits: UITraitCollection?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Whether nobody is to be told.
    var isEmpty: Bool { entries.isEmpty }

    /// Remembers the traits of a view and of its controller, which are about to change.
    mutating func note(_ view: UIView) {
        note(
            view, viewTraits: view.environmentTraitCollection,
            controllerTraits: view.owningViewController?.environmentTraitCollection)
    }

    /// Remembers the traits that a view and its controller had before a change.
    mutating func note(_ view: UIView, viewTraits: UITraitCollection, controllerTraits: UITraitCollection?) {
        let key = ObjectIdentifier(view)
        guard entries[key]?.view == nil else { return }
        entries[key] = Entry(view: view, viewTraits: viewTraits, controllerTraits: controllerTraits)
    }

    /// The traits that were remembered for a view, which are then forgotten.
    fileprivate mutating func take(_ view: UIView) -> (view: UITraitCollection, controller: UITraitCollection?)? {
        guard !entries.isEmpty, let entry = entries.removeValue(forKey: ObjectIdentifier(view)) else { return nil }
        return (entry.viewTraits, entry.controllerTraits)
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
    /// Tells the controller whose view this is, the view and everything in it of traits that changed.
    ///
    /// - Parameters:
    ///   - oldTraits: What the view inherited before, as far as no other traits were remembered for it.
    ///   - newTraits: What it inherits.
    ///   - window: The window that remembers.
    fileprivate final func tellOfTraits(
        from oldTraits: UITraitCollection, to newTraits: UITraitCollection, in window: UIWindow
    ) {
        let remembered = window.traitChanges.take(self)
        var old = oldTraits
        var new = newTraits
        if let controller = owningViewController {
            old = remembered?.controller ?? controller.ownTraits(inheriting: old)
            new = controller.ownTraits(inheriting: new)
            controller.tellOfTraits(from: old, to: new)
        }
        let overrides = attributesIfPresent?.traitOverrides
        old = remembered?.view ?? overrides.map { old.overridden(by: $0.values) } ?? old
        new = overrides.map { new.overridden(by: $0.values) } ?? new
        guard old != new else { return }
        new.performAsCurrent {
            traitCollectionDidChange(old)
            if let observers = attributesIfPresent?.traitChangeObservers {
                observers.notify(self, of: new.changedTraits(from: old), previous: old)
            }
        }
        setNeedsUpdateProperties()
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
    }
}
