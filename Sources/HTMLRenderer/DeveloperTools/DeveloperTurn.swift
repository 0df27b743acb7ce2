package import Foundation
package import UIKitCore

/// One turn of a scene as developers read of it: a request or a change that came by itself, what UIKit did, and what was
/// sent.
package struct DeveloperTurn {
    /// The number of the turn in its scene, by which it is told from others.
    package var number: Int

    /// When it began.
    package var time: Date

    /// What caused it, for instance `POST /notes`.
    package var cause: String

    /// What was sent, for instance `patch`.
    package var answer: String

    /// The status code of the response; nil where there was no request.
    package var status: Int?

    /// How many bytes of content were sent, before they are compressed; nil where nothing was.
    package var byteCount: Int?

    /// How long the server took; nil where there was no request.
    package var duration: Duration?

    /// For how long the request was held back as if the network was slow.
    package var delay: Duration?

    /// What UIKit did.
    package var page: SceneJournal.Page

    /// What was sent of single views; nil where it was no patch.
    package var patches: [ViewPatch]?

    /// Describes a turn.
    ///
    /// - Parameters:
    ///   - number: The number of the turn.
    ///   - time: When it began.
    ///   - cause: What caused it.
    ///   - answer: What was sent.
    ///   - page: What UIKit did.
    package init(number: Int, time: Date, cause: String, answer: String, page: SceneJournal.Page) {
        self.number = number
        self.time = time
        self.cause = cause
        self.answer = answer
        self.page = page
    }

    /// What a person did, else what caused the turn.
    var headline: String {
        guard
            let first = page.notes.first(where: { $0.kind == .event }) ?? page.notes.first(where: { $0.kind == .value })
        else { return cause }
        return "\(first.subject) · \(first.text)"
    }
}
