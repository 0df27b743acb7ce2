import Foundation
import HTMLRenderer
import HTTPServer
import UIKitCore

/// What developers see of the scenes: what happened in each of late; there is one in development only.
@MainActor
final class DeveloperTools {
    /// Where the page of the tools is.
    nonisolated static let path = "/_segue/developer"

    /// The most turns that are kept of one scene.
    private static let greatestTurnCount = 50

    /// The turns of one scene, the last one first.
    private struct Record {
        weak var scene: UIWindowScene?
        var turns: [DeveloperTurn] = []
        var turnCount = 0
    }

    /// What is known so far of the turn that goes on.
    private struct PresentTurn {
        var hosted: HostedScene?
        var patches: [ViewPatch]?
        var pushedByteCount: Int?
    }

    /// For how long requests are held back.
    nonisolated let delays = RequestDelays()

    private var records: [String: Record] = [:]
    private var present: PresentTurn?

    /// The page of the tools of a scene.
    nonisolated static func path(ofScene identifier: String) -> String { "\(path)?scene=\(identifier)" }

    /// The latest turns of a scene, the last one first.
    func turns(ofScene identifier: String) -> [DeveloperTurn] { records[identifier]?.turns ?? [] }

    // MARK: Scenes

    /// Begins to write down what happens in a scene.
    func observe(_ scene: UIWindowScene) {
        for (identifier, record) in records where record.scene == nil { forget(identifier) }
        scene.journal = SceneJournal()
        records[scene.session.persistentIdentifier] = Record(scene: scene)
    }

    /// Forgets a scene.
    func forget(_ identifier: String) {
        records[identifier] = nil
        delays[identifier] = 0
    }

    // MARK: Turns

    /// Has a request answered and writes it down, if it concerns a scene.
    func record(_ request: PageRequest, _ work: () -> Response) -> Response {
        let time = Date()
        let start = ContinuousClock.now
        present = PresentTurn()
        let response = work()
        let duration = ContinuousClock.now - start
        defer { present = nil }
        guard let present, let hosted = present.hosted, let journal = hosted.scene.journal else { return response }
        var turn = DeveloperTurn(
            number: 0, time: time, cause: "\(request.method) \(request.address.target)",
            answer: Self.name(of: response), page: journal.takePage())
        turn.status = response.head.status.code
        turn.byteCount = response.body.length
        turn.duration = duration
        let delay = delays[hosted.identifier]
        if delay > 0, request.sceneIdentifier != nil { turn.delay = .milliseconds(delay) }
        if turn.answer == "patch" { turn.patches = present.patches ?? [] }
        append(turn, to: hosted.identifier)
        return response
    }

    /// Sends what changed in a scene by itself, and writes it down.
    func recordLateChange(of hosted: HostedScene, _ push: () -> Void) {
        let time = Date()
        let outer = present
        present = PresentTurn(hosted: hosted)
        push()
        let pushed = present
        present = outer
        guard let page = hosted.scene.journal?.takePage() else { return }
        var turn = DeveloperTurn(
            number: 0, time: time, cause: "timer, task or notification",
            answer: pushed?.pushedByteCount == nil ? "not sent" : "push", page: page)
        turn.byteCount = pushed?.pushedByteCount
        turn.patches = pushed?.patches
        append(turn, to: hosted.identifier)
    }

    private func append(_ turn: DeveloperTurn, to identifier: String) {
        var turn = turn
        records[identifier]?.turnCount += 1
        turn.number = records[identifier]?.turnCount ?? 0
        records[identifier]?.turns.insert(turn, at: 0)
        if let count = records[identifier]?.turns.count, count > Self.greatestTurnCount {
            records[identifier]?.turns.removeLast()
        }
    }

    // MARK: What becomes known of a turn

    /// Says which scene the turn concerns.
    func noteScene(_ hosted: HostedScene) {
        present?.hosted = hosted
    }

    /// Says how the page of the scene changed.
    func note(_ change: LivePage.Change) {
        guard case .patch(let patch) = change else { return }
        present?.patches = patch.operations.map(ViewPatch.init)
    }

    /// Says how many bytes were sent to the pages that are open.
    func notePush(of byteCount: Int) {
        present?.pushedByteCount = byteCount
    }

    /// What a response is, in a word.
    private static func name(of response: Response) -> String {
        if response.head.status == .seeOther { return "redirect" }
        if case .stream = response.body { return "stream" }
        let type = response.head.headerFields.value(of: .contentType) ?? ""
        if type.hasPrefix(AnswerFormat.patchType) { return "patch" }
        return type.hasPrefix("text/html") ? "page" : "JSON"
    }
}
