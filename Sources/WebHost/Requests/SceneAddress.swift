import Foundation
import HTTP

/// What stands in the browser's address bar for a screen of the app: a path and perhaps a query.
///
/// Which of a person's scenes shows it is no part of it; that is the parameter ``sceneParameter`` of the query.
struct SceneAddress: Hashable, Sendable {
    /// The name of the query's parameter that says which scene is meant.
    static let sceneParameter = "scene"

    private static let sceneAssignment = sceneParameter + "="

    /// The beginning of the query's parameter that asks for a copy of a scene, as a tab does that was duplicated.
    private static let copyAssignment = sceneParameter + "-copy="

    /// The address of screens that have none of their own.
    static let root = SceneAddress(path: "/", query: nil)

    /// The path, normalised and percent-encoded.
    let path: String

    /// The query without the parameter that says which scene is meant, still encoded; nil when there is none.
    let query: String?

    private init(path: String, query: String?) {
        self.path = path
        self.query = query
    }

    /// Reads an address that ``target`` gave; the root when it is none.
    init(target: String) {
        self = (try? RequestTarget(target)).map { Self.read($0).address } ?? .root
    }

    /// Takes the address and the identifier of the scene from a request's target.
    static func read(_ target: RequestTarget) -> (address: SceneAddress, sceneIdentifier: String?) {
        guard let query = target.query, !query.isEmpty else {
            return (SceneAddress(path: target.path, query: nil), nil)
        }
        // The usual address of a page has this parameter alone.
        if query.begins(with: sceneAssignment), !query.mentions("&") {
            return (SceneAddress(path: target.path, query: nil), String(query.dropFirst(sceneAssignment.utf8.count)))
        }
        var sceneIdentifier: String?
        var rest: [Substring] = []
        for pair in query.split(separator: "&") {
            if pair.hasPrefix(sceneAssignment) {
                if sceneIdentifier == nil { sceneIdentifier = String(pair.dropFirst(sceneAssignment.utf8.count)) }
            } else if !pair.hasPrefix(copyAssignment) {
                rest.append(pair)
            }
        }
        let remaining = rest.isEmpty ? nil : rest.joined(separator: "&")
        return (SceneAddress(path: target.path, query: remaining), sceneIdentifier)
    }

    /// The scene of which a request's target asks for a copy; nil when it asks for none.
    static func copiedScene(in target: RequestTarget) -> String? {
        guard let query = target.query, query.mentions(copyAssignment) else { return nil }
        let pair = query.split(separator: "&").first { $0.hasPrefix(copyAssignment) }
        return pair.map { String($0.dropFirst(copyAssignment.utf8.count)) }
    }

    /// Takes the address from an activity's web page; nil when it is not an address that a browser could ask for.
    init?(webpageURL: URL) {
        guard let components = URLComponents(url: webpageURL, resolvingAgainstBaseURL: true) else { return nil }
        var text = components.percentEncodedPath
        if !text.hasPrefix("/") { text = "/" + text }
        if let query = components.percentEncodedQuery { text += "?" + query }
        guard let target = try? RequestTarget(text) else { return nil }
        self = Self.read(target).address
    }

    /// The address as a browser asks for it, without scene.
    var target: String {
        query.map { "\(path)?\($0)" } ?? path
    }

    /// The address as a browser asks for it in one of a person's scenes.
    func target(inScene identifier: String) -> String {
        query.map { "\(path)?\($0)&scene=\(identifier)" } ?? "\(path)?scene=\(identifier)"
    }

    /// The address as the app sees it in `NSUserActivity.webpageURL`.
    ///
    /// - Parameters:
    ///   - scheme: `http` or `https`.
    ///   - authority: The host that the client addressed.
    func url(scheme: String, authority: String) -> URL? {
        URL(string: "\(scheme)://\(authority)\(target)")
    }
}
