import Foundation
import HTTP

/// A session that the store could not give when its person asked for a page, and that page.
///
/// The person carries on with a new session. A cookie beside that one's keeps what is here until they do something there: a page
/// that they load later, when the store can be used again, leads back to the session that they had.
struct UnreachableSession: Sendable {
    /// The value of its cookie.
    let cookieValue: String

    /// The address of the page that was asked for, with its scene.
    let target: String

    /// When that was, in seconds since 1970.
    let since: Int

    /// Creates one for the session that a request's cookie names.
    ///
    /// - Returns: Nil where there is no such cookie.
    init?(of request: PageRequest, now: Date) {
        guard let cookieValue = request.sessionCookie, request.credential != nil else { return nil }
        self.cookieValue = cookieValue
        let address = request.address
        target = request.sceneIdentifier.map { address.target(inScene: $0) } ?? address.target
        since = Int(now.timeIntervalSince1970)
    }

    /// Reads what its own cookie says.
    ///
    /// - Parameter text: The value; nil comes back where no server of ours gave one like it.
    init?(cookieValue text: String) {
        let parts = text.split(separator: Self.separator)
        guard parts.count == 4, let since = Int(parts[2]), let bytes = Data(base64Encoded: String(parts[3])),
            let target = String(validating: bytes, as: UTF8.self).flatMap({ try? RequestTarget($0) })
        else { return nil }
        cookieValue = "\(parts[0])\(Self.separator)\(parts[1])"
        guard SessionCredential(cookieValue: cookieValue) != nil else { return nil }
        self.target = target.address
        self.since = since
    }

    /// What its own cookie says; the page is left out where its address is longer than what browsers keep.
    var text: String {
        let page = Data((target.utf8.count <= Self.longestTarget ? target : "/").utf8).base64EncodedString()
        return [cookieValue, "\(since)", page].joined(separator: String(Self.separator))
    }

    /// Whether the page is to lead back that is being loaded: not the first one, to which the person was sent at once.
    func leadsBack(now: Date) -> Bool {
        abs(Int(now.timeIntervalSince1970) - since) >= Self.secondsBefore
    }

    private static let separator: Character = "."

    private static let longestTarget = 2_048

    private static let secondsBefore = 2
}
