/// What the pages of a scene showed in its fields, by the numbers of these.
///
/// A form sends all its fields, also those that nobody touched. A page that was left behind would give a field back what it
/// held then, though the app, or the person on another page, has put something else there since.
struct ShownValues {
    /// The earliest revision at which something was shown, and its mark, as texts may be long.
    private struct Entry {
        var revision: Int
        let mark: ElementMark
    }

    /// How many values of a field are remembered.
    private static let greatestCount = 8

    private var entries: [Int32: [Entry]] = [:]

    /// Takes note of what pages show in a field from a revision on.
    ///
    /// - Returns: Whether they showed something else before.
    @discardableResult
    mutating func note(_ mark: ElementMark, of field: Int32, since revision: Int) -> Bool {
        var known = entries[field] ?? []
        guard known.last?.mark != mark else { return false }
        if known.last?.revision == revision { known.removeLast() }
        if known.count == Self.greatestCount { known.removeFirst() }
        known.append(Entry(revision: revision, mark: mark))
        entries[field] = known
        return true
    }

    /// What pages before a revision showed first in a field, as far as that is remembered; nil for nothing.
    func first(in field: Int32, before revision: Int) -> ElementMark? {
        entries[field]?.first.flatMap { $0.revision < revision ? $0.mark : nil }
    }

    /// Forgets a field that is gone.
    mutating func forget(_ field: Int32) {
        entries[field] = nil
    }

    /// Has everything since a pause be of a later revision, as pages from before it have greater ones than were counted since.
    mutating func continueRevisions(from revision: Int) {
        for field in entries.keys {
            for index in entries[field, default: []].indices where entries[field]?[index].revision != 0 {
                entries[field]?[index].revision = revision
            }
        }
    }

    /// Whether the page of a revision showed a value in a field.
    func showed(_ value: UserInteractionValue, in field: Int32, at revision: Int) -> Bool {
        entries[field]?.last { $0.revision <= revision }?.mark.isMark(of: value) ?? false
    }
}

extension UIWindowScene {
    /// Takes note of what a field shows, if it is one whose value pages have.
    ///
    /// - Returns: Whether the app has put something else there than it had put there before.
    @discardableResult
    final func noteShownValue(of view: UIView, since revision: Int) -> Bool {
        guard view.isValueField, let field = view.viewIdentifier, (view as? UITextField)?.isSecureTextEntry != true,
            let mark = view.valueMark,
            shownValues.note(mark, of: field, since: revision), !view.viewState.contains(.changedByPerson)
        else { return false }
        // What the app put there is preserved with the numbers; what a person did has no mark in them.
        preservedViews = nil
        return true
    }

    /// Takes note of what a field shows from the next page on, and whether the app has changed that since it was shown: then it
    /// is kept like what a person typed, as nothing says that the app would put it there again.
    final func noteShownChange(of view: UIView) {
        guard noteShownValue(of: view, since: revision + 1), let field = view.viewIdentifier,
            view.valueBeforeAppChange == nil, let first = shownValues.first(in: field, before: revision + 1)
        else { return }
        view.noteAppChange(from: first)
    }

    /// Whether a page showed a value in a field, so that nobody put it there on that page.
    ///
    /// - Parameters:
    ///   - value: The value that the page sends.
    ///   - identifier: The number of the field.
    ///   - revision: The revision of the page.
    package final func showed(
        _ value: UserInteractionValue, inFieldWith identifier: Int32, at revision: Int
    ) -> Bool {
        shownValues.showed(value, in: identifier, at: revision)
    }
}

extension UIView {
    /// The mark of the value that a person or the app gave the view; nil when it has none.
    final var valueMark: ElementMark? { interactionValue.flatMap { ElementMark(of: $0) } }

    /// The mark of what was in the field before the app put something else there while a page showed it; nil where it did not.
    final var valueBeforeAppChange: ElementMark? { attributesIfPresent?.valueBeforeAppChange }

    /// Takes note that the app has put something else into the field than what it began with.
    ///
    /// - Parameter mark: The mark of what it began with.
    final func noteAppChange(from mark: ElementMark) {
        attributes.valueBeforeAppChange = mark
        owningScene?.preservedViews = nil
    }
}
