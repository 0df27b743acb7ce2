/// What happens in a scene, written down for its developers.
///
/// A scene has one in development only. Then UIKit's classes note here what they do for the app: the events that arrive,
/// the actions that are sent, the callbacks of controllers, and what changed the look of a view.
@MainActor
package final class SceneJournal {
    /// Whether a scene of the process has a journal, so that the others need not look for theirs.
    private(set) static var isKept = false

    /// The most things that are written down of one turn; what comes after them is counted.
    private static let greatestCount = 400

    /// What happened since it was last taken, in the order in which it began.
    private var notes: [JournalNote] = []
    private var notedViews: [WeakView?] = []
    private var changes: [ViewChange] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var omittedCount = 0
    private var depth = 0

    /// Begins a journal.
    package init() {
        Self.isKept = true
    }

    /// What was written down in one turn of a scene.
    package struct Page {
        /// What happened, in the order in which it began.
        package let notes: [JournalNote]
        /// The views that changed, in the order in which they first did.
        package let changes: [ViewChange]
        /// How many things more there were.
        package let omittedCount: Int

        /// Whether nothing happened.
        package var isEmpty: Bool { notes.isEmpty && changes.isEmpty }
    }

    /// Takes what was written down so far out of the journal.
    ///
    /// The views should have been rendered, by which they get their numbers.
    package func takePage() -> Page {
        for index in notes.indices {
            if let view = notedViews[index]?.view { notes[index].viewIdentifier = view.viewIdentifier }
        }
        for index in changes.indices {
            guard let view = changes[index].view else { continue }
            changes[index].viewIdentifier = view.viewIdentifier
            changes[index].subject = Self.subject(view)
        }
        defer {
            notes.removeAll()
            notedViews.removeAll()
            changes.removeAll()
            places.removeAll()
            omittedCount = 0
        }
        return Page(notes: notes, changes: changes, omittedCount: omittedCount)
    }

    // MARK: Writing

    /// Writes down that something happened.
    func note(_ kind: JournalNote.Kind, _ subject: String, of view: UIView?, _ text: String) {
        _ = begin(kind, subject, of: view, text)
    }

    /// Writes down that something happens, does it, and adds how long it took.
    func note<Result, Failure: Error>(
        _ kind: JournalNote.Kind, _ subject: String, of view: UIView?, _ text: String,
        during work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let index = begin(kind, subject, of: view, text)
        let start = ContinuousClock.now
        depth += 1
        defer {
            depth -= 1
            if let index, notes.indices.contains(index) { notes[index].duration = ContinuousClock.now - start }
        }
        return try work()
    }

    /// Writes down that a view is to be written anew.
    func noteChange(of view: UIView, by member: StaticString) {
        let name = Self.name(of: member)
        if let place = places[ObjectIdentifier(view)], changes[place].view === view {
            if !changes[place].members.contains(name) { changes[place].members.append(name) }
            return
        }
        guard changes.count < Self.greatestCount else {
            omittedCount += 1
            return
        }
        places[ObjectIdentifier(view)] = changes.count
        changes.append(ViewChange(subject: Self.subject(view), members: [name], view: view))
    }

    private func begin(_ kind: JournalNote.Kind, _ subject: String, of view: UIView?, _ text: String) -> Int? {
        guard notes.count < Self.greatestCount else {
            omittedCount += 1
            return nil
        }
        notes.append(JournalNote(kind: kind, subject: subject, text: text, depth: depth))
        notedViews.append(view.map(WeakView.init))
        return notes.count - 1
    }

    // MARK: Names

    /// How long the name of something can be, in characters.
    private static let greatestNameLength = 48

    /// A view's class with what a person calls it, for instance `UIButton “Save”`.
    package static func subject(_ view: UIView) -> String {
        let name = [view.accessibilityLabel, view.accessibilityIdentifier].lazy.compactMap { $0 }.first { !$0.isEmpty }
        return quoted("\(type(of: view))", name)
    }

    /// A controller's class with its title.
    package static func subject(_ controller: UIViewController) -> String {
        quoted("\(type(of: controller))", controller.title)
    }

    /// The class of something with a name, shortened if need be.
    static func quoted(_ className: String, _ name: String?) -> String {
        guard let name, !name.isEmpty else { return className }
        return "\(className) “\(shortened(name))”"
    }

    /// A text in one line, not longer than others of its kind.
    static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > greatestNameLength ? line.prefix(greatestNameLength - 1) + "…" : line
    }

    /// The name of a property whose setter calls a method of the framework's own, which is that of the method.
    private static func name(of member: StaticString) -> String {
        let name = "\(member)"
        guard let suffix = name.firstRange(of: "DidChange(") else { return name }
        return String(name[..<suffix.lowerBound])
    }
}
