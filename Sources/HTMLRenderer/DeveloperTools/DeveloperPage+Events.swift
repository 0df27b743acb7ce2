import Foundation
import UIKitCore

extension DeveloperPage {
    /// Writes the latest turns, the last one first and unfolded.
    mutating func writeEvents() {
        guard !context.turns.isEmpty else {
            return html.markup("<p class=\"developer-omitted\">Nothing happened yet.</p>")
        }
        html.markup("<ol class=\"developer-turns\" reversed>")
        for (index, turn) in context.turns.enumerated() { write(turn, isOpen: index == 0) }
        html.markup("</ol>")
    }

    private mutating func write(_ turn: DeveloperTurn, isOpen: Bool) {
        html.markup("<li><details class=\"developer-turn\"")
        html.attribute("data-key", "t\(turn.number)")
        if isOpen { html.attribute("open") }
        html.markup("><summary><time")
        let time = turn.time.formatted(.iso8601)
        html.attribute("datetime", time)
        html.endTag()
        html.text(String(time.dropFirst(11).prefix(8)))
        html.markup("</time> ")
        writePart("developer-headline", turn.headline)
        if turn.headline != turn.cause { writePart("developer-cause", turn.cause) }
        let isFailure = (turn.status ?? 200) >= 400 || turn.page.notes.contains { $0.kind == .fault }
        writePart(isFailure ? "developer-state developer-bad" : "developer-state", turn.outcome)
        if let bytes = turn.byteCount { writePart("developer-frame", Self.text(ofBytes: bytes)) }
        if let duration = turn.duration { writePart("developer-frame", Self.text(of: duration)) }
        if let delay = turn.delay { writePart("developer-frame", "+ \(Self.text(of: delay))") }
        html.markup("</summary>")
        writeNotes(of: turn.page)
        writeRenderings(of: turn)
        html.markup("</details></li>")
    }

    // MARK: What happened

    /// How deep notes are indented at most.
    private static let greatestDepth = 8

    /// The shortest time of a callback that is worth mentioning.
    private static let shortestDuration: Duration = .microseconds(10)

    private mutating func writeNotes(of page: SceneJournal.Page) {
        guard !page.isEmpty else {
            return html.markup("<p class=\"developer-omitted\">Nothing of the app was called, and nothing changed.</p>")
        }
        if !page.notes.isEmpty {
            html.markup("<ul class=\"developer-notes\">")
            for note in page.notes { write(note) }
            html.markup("</ul>")
        }
        if page.omittedCount > 0 {
            html.markup("<p class=\"developer-omitted\">")
            html.text("\(page.omittedCount) more")
            html.markup("</p>")
        }
    }

    private mutating func write(_ note: JournalNote) {
        html.markup("<li")
        html.attribute("class", "developer-depth-\(min(note.depth, Self.greatestDepth))")
        html.endTag()
        writePart("developer-kind", note.kind.rawValue)
        beginRow(for: note.viewIdentifier, title: note.subject)
        writePart("developer-class", note.subject)
        endRow(for: note.viewIdentifier)
        writePart("developer-text", note.text)
        if let duration = note.duration, duration >= Self.shortestDuration {
            writePart("developer-frame", Self.text(of: duration))
        }
        html.markup("</li>")
    }

    // MARK: Why views were written anew

    /// Writes which views changed, by what, and what of them was sent.
    private mutating func writeRenderings(of turn: DeveloperTurn) {
        let patches = turn.patches ?? []
        let changed = Set(turn.page.changes.compactMap(\.viewIdentifier))
        let others = patches.filter { !changed.contains($0.view) }
        guard !turn.page.changes.isEmpty || !others.isEmpty else { return }
        html.markup(
            """
            <table class="developer-renderings"><thead><tr><th scope="col">Re-rendered</th>\
            <th scope="col">Because of</th><th scope="col">Sent</th></tr></thead><tbody>
            """)
        for change in turn.page.changes {
            writeRendering(
                of: change.viewIdentifier, subject: change.subject, because: change.members.joined(separator: ", "),
                sent: turn.sent(of: change.viewIdentifier))
        }
        for patch in others {
            let subject = scene.view(withIdentifier: patch.view).map(SceneJournal.subject) ?? "view that is gone"
            writeRendering(
                of: patch.view, subject: subject, because: "what is in it or around it",
                sent: "\(patch.text), \(Self.text(ofBytes: patch.byteCount))")
        }
        html.markup("</tbody></table>")
    }

    private mutating func writeRendering(of identifier: Int32?, subject: String, because: String, sent: String) {
        html.markup("<tr><td>")
        beginRow(for: identifier, title: subject)
        writePart("developer-class", subject)
        if let identifier { writePart("developer-id", "v\(identifier)") }
        endRow(for: identifier)
        html.markup("</td><td>")
        html.text(because)
        html.markup("</td><td>")
        html.text(sent)
        html.markup("</td></tr>")
    }

    // MARK: Figures

    /// A duration with three digits or so.
    fileprivate static func text(of duration: Duration) -> String {
        let microseconds = duration / .microseconds(1)
        return switch microseconds {
        case ..<1_000: "\(Int(microseconds)) µs"
        case ..<100_000: "\((microseconds / 100).rounded() / 10) ms"
        default: "\(Int((microseconds / 1_000).rounded())) ms"
        }
    }

    /// A number of bytes.
    fileprivate static func text(ofBytes count: Int) -> String {
        count == 1 ? "1 byte" : count < 1_000 ? "\(count) bytes" : "\((Double(count) / 100).rounded() / 10) kB"
    }
}

extension DeveloperTurn {
    /// What was answered, with the status where that says something.
    fileprivate var outcome: String {
        guard let status, status != 200 else { return answer }
        return "\(status) \(answer)"
    }

    /// What was sent of a view.
    @MainActor
    fileprivate func sent(of identifier: Int32?) -> String {
        guard let patches else { return byteCount == nil ? "nothing" : answer }
        guard let identifier else { return "nothing: it is not on the page" }
        let own = patches.filter { $0.view == identifier }
        if !own.isEmpty {
            return own.map { "\($0.text), \(DeveloperPage.text(ofBytes: $0.byteCount))" }.joined(separator: "; ")
        }
        if let around = patches.first(where: { $0.contained.contains(identifier) }) { return "with v\(around.view)" }
        return "nothing: it looks the same"
    }
}
