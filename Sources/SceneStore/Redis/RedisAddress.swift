import Foundation

/// Where a Redis is, and how to be let in: a URL, as Redis' own tools take them.
///
/// `redis://[user[:password]@]host[:port][/database]`, or `redis+unix://[user[:password]@]/path[?db=database]`. What of
/// it has a meaning in URLs is written with `%`.
package struct RedisAddress: Sendable, Equatable, CustomStringConvertible {
    /// How it is reached.
    enum Place: Sendable, Equatable {
        case host(String, port: Int)
        case socket(String)
    }

    /// The port of a Redis that names none.
    private static let usualPort = 6379

    let place: Place

    /// The user of its access list; nil for the one that Redis calls `default`.
    let user: String?

    /// The password; nil where none is asked for.
    let password: String?

    /// The number of the database in it.
    let database: Int

    /// Reads an address.
    ///
    /// - Parameter text: The URL.
    /// - Throws: Why it is none.
    package init(_ text: String) throws(SceneStoreError) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else {
            throw Self.malformed("it takes redis://host:port/database or redis+unix:///path")
        }
        user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
        password = parts.password.flatMap { $0.isEmpty ? nil : $0 }
        guard user == nil || password != nil else { throw Self.malformed("a user needs a password") }
        guard parts.fragment == nil else { throw Self.malformed("what follows # has no meaning") }
        let databaseText: String?
        switch scheme {
        case "redis":
            guard let host = parts.host, !host.isEmpty, parts.queryItems == nil else {
                throw Self.malformed("it takes redis://host:port/database")
            }
            guard parts.port.map({ 1...65_535 ~= $0 }) ?? true else { throw Self.malformed("there is no such port") }
            place = .host(host.trimmingCharacters(in: ["[", "]"]), port: parts.port ?? Self.usualPort)
            databaseText = parts.path.isEmpty || parts.path == "/" ? nil : String(parts.path.dropFirst())
        case "redis+unix":
            let items = parts.queryItems ?? []
            guard parts.host?.isEmpty ?? true, parts.path.count > 1, items.allSatisfy({ $0.name == "db" }) else {
                throw Self.malformed("it takes redis+unix:///path?db=database")
            }
            place = .socket(parts.path)
            databaseText = items.first.map { $0.value ?? "" }
        case "rediss":
            throw Self.malformed(
                "Debian's hiredis speaks no TLS; put a tunnel such as stunnel beside the app, and name its address")
        default:
            throw Self.malformed("it begins with redis:// or redis+unix://")
        }
        guard let databaseText else {
            database = 0
            return
        }
        guard let number = Int(databaseText), 0...1_000_000 ~= number else {
            throw Self.malformed("a database has a number")
        }
        database = number
    }

    /// That a text is no address; the text itself is not repeated, for there may be a password in it.
    private static func malformed(_ reason: String) -> SceneStoreError {
        SceneStoreError(.unusableAddress, "The address of the store makes no sense: \(reason).")
    }

    /// The place, without the password.
    package var description: String {
        switch place {
        case .host(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .socket(let path): path
        }
    }
}
