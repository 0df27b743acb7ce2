import HTTPTypes
import UIKitCore

/// Writes problem documents for programs (RFC 9457).
enum ProblemJSON {
    /// Describes a problem, as UTF-8.
    ///
    /// - Parameters:
    ///   - problem: The problem.
    ///   - showsDetail: Whether to tell what happened inside.
    static func encode(_ problem: Problem, showsDetail: Bool) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            let advice = problem.advice.sentence(in: .english)
            let detail = showsDetail ? problem.debugDescription ?? advice : advice
            writeMembers(
                name: problem.name, title: "\(FrameworkLanguage.english.text(problem.title))", status: problem.status,
                detail: detail, to: &json)
        }
        return json.bytes
    }

    /// Describes a refused event together with what the scene shows now, as UTF-8.
    ///
    /// - Parameters:
    ///   - refusal: Why it was refused.
    ///   - state: What the scene shows now.
    @MainActor
    static func encode(_ refusal: EventRefusal, state: SceneState) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            writeMembers(
                name: refusal.name, title: "The event was refused", status: refusal.status, detail: refusal.detail,
                to: &json)
            json.member("refusal", refusal.name)
            json.member("target", ifPresent: refusal.target?.description)
            if let index = refusal.eventIndex { json.member("event", index) }
            json.name("state")
            json.object { state.writeMembers(to: &$0) }
        }
        return json.bytes
    }

    private static func writeMembers(
        name: String, title: String, status: HTTPResponse.Status, detail: String, to json: inout JSONWriter
    ) {
        json.member("type", "/_segue/problems/\(name)")
        json.member("title", title)
        json.member("status", status.code)
        json.member("detail", detail)
    }
}
