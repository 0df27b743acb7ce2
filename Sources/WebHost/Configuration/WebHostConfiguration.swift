package import HTTP
package import HTTPServer
package import UIKitCore

/// What the bridge between HTTP and UIKit allows and how it behaves.
///
/// Every setting has a default that is fit for the open internet.
package struct WebHostConfiguration: Sendable {
    /// How much clients may have and do.
    package var limits = Limits()

    /// How long sessions live.
    package var lifetimes = Lifetimes()

    /// How much one form may hold.
    package var formLimits = FormLimits()

    /// What browsers may do with the app's pages.
    package var browserPolicy = BrowserPolicy()

    /// When sessions are written into the store, where there is one; after every event by default.
    package var preservation = Preservation.event

    /// The app's name in titles and above its sidebar; nil, the default, for none.
    package var applicationName: String?

    /// The languages that the app is in; English by default.
    package var languages = AppLanguages()

    /// Whether pages have the developer tools, and error pages tell what went wrong inside the app; false by default, as
    /// that helps attackers.
    package var isDevelopment = false

    /// Whether browsers reach the server through HTTPS, as behind a proxy that ends TLS; false by default.
    ///
    /// Cookies are then marked `Secure` and carry the prefix `__Host-`.
    package var usesHTTPS = false

    /// The host names that requests may address, in small letters and without port; nil, the default, allows any.
    ///
    /// Requests that name another host are answered with 421.
    package var allowedHosts: Set<String>?

    /// The proxies that speak for clients; none by default.
    ///
    /// Sessions are not counted for a proxy that names nobody.
    package var trustedProxies: [AddressRange] = []

    /// The directory to which sessions and their files are written; nil, the default, for none.
    package var dataDirectory: String?

    /// The bytes of memory that the process may use; nil, the default, for any number.
    package var memoryLimit: Int?

    /// Which of several processes this one is; nil, the default, where it is the only one.
    package var workerPlace: WorkerPlace?

    /// Creates a configuration with every default.
    package init() {}

    /// The name of the session's cookie.
    ///
    /// Browsers accept the prefix `__Host-` only with `Secure`, which needs HTTPS (RFC 6265bis, section 4.1.3).
    var cookieName: String { usesHTTPS ? "__Host-segue" : "segue" }

    /// The name of the cookie that leads back to a session which the store could not give.
    var unreachableCookieName: String { usesHTTPS ? "__Host-segue-before" : "segue-before" }
}

extension WebHostConfiguration {
    /// When sessions are written into the store.
    package enum Preservation: String, Sendable, CaseIterable {
        /// Never: they end with the process.
        case never
        /// When nobody uses them for a while, when others need their place, and when the process is told to end.
        case background
        /// After every event too, before its response is sent: whatever ends the process loses nothing.
        case event
    }

    /// How much clients may have and do.
    package struct Limits: Sendable {
        /// The sessions alive at once; 25,000 by default.
        ///
        /// When one more comes, the session that was not used for longest goes: one that never had an event if there is
        /// any.
        package var sessionCount = 25_000

        /// The sessions alive at once that never had an event; 5,000 by default.
        ///
        /// When one more comes, the one of them goes that was not used for longest and whose page nobody watches. So whoever
        /// only fetches, such as a crawler that keeps no cookies, does not fill the memory.
        package var untouchedSessionCount = 5_000

        /// The sessions alive at once from one IP address; 1,000 by default.
        ///
        /// Of IPv6 clients a network (/64) counts as one address. Clients of a Unix-domain socket are not counted, nor are
        /// trusted proxies that name nobody.
        ///
        /// When one more comes, the address's longest unused session without an event goes; when all had events: 429.
        package var sessionCountPerAddress = 1_000

        /// Whether `sessionCountPerAddress` holds for loopback addresses too.
        ///
        /// Not by default: what connects from there is usually a reverse proxy that speaks for many clients.
        package var countsLoopbackAddresses = false

        /// The scenes, which are tabs, of one session; 32 by default.
        ///
        /// When one more comes, the scene that was not used for longest goes.
        package var sceneCountPerSession = 32

        /// The scenes of one session that never had an event; 8 by default.
        ///
        /// When one more comes, the oldest of them goes.
        package var untouchedSceneCountPerSession = 8

        /// The event streams of one scene, which are the tabs and windows that show it; 4 by default.
        ///
        /// When one more comes, the oldest ends.
        package var streamCountPerScene = 4

        /// The events a session may send in a second on average; 1,000 by default, a few per cent of a processor.
        ///
        /// More: 429.
        package var eventsPerSecond = 1_000

        /// The events a session may send at once after a pause; 5,000 by default.
        ///
        /// More: 429, or 413 when they come in one request.
        package var eventBurst = 5_000

        /// The events and the field values of one JSON request, each; 200 by default.
        ///
        /// More: 413.
        package var eventsPerRequest = 200

        /// The bytes of a JSON request's or URL-encoded form's content; 1 MiB by default.
        ///
        /// More: 413.
        package var contentLength = 1 << 20

        /// The bytes of all requests' forms and JSON that are in memory at once, files left out; 256 MiB by default.
        ///
        /// More: 503 with `Retry-After`.
        package var bufferedContentLength = 256 << 20

        /// The fields and files of one form; 1,000 by default.
        ///
        /// More: 413.
        package var formFieldCount = 1_000

        /// The bytes of a multipart form's content, files included; 16 MiB by default.
        ///
        /// More: 413.
        package var multipartLength = 16 << 20

        /// The bytes of files that one session holds on disk in all, those that are arriving included; 256 MiB by default.
        ///
        /// Each file counts 4 KiB besides. More: 413.
        package var fileLengthPerSession = 256 << 20

        /// The bytes that stay free on the disks to which files are written; nil, the default, for 256 MiB, but for no more
        /// than a twentieth of the disk.
        ///
        /// Fewer: 507.
        package var freeDiskLength: Int?

        /// The bytes of files that one scene holds on disk in all; 64 MiB by default.
        ///
        /// More: the form is refused with 422.
        package var fileLengthPerScene = 64 << 20

        /// The files that one scene holds on disk in all, empty ones included; 1,000 by default.
        ///
        /// More: the form is refused with 422.
        package var filesPerScene = 1_000

        /// The finished submissions a scene remembers, to answer repetitions with the first result; 32 by default.
        package var rememberedSubmissions = 32

        /// Creates limits with every default.
        package init() {}
    }

    /// How long sessions live.
    package struct Lifetimes: Sendable {
        /// How long a session is kept after its last request; 2 hours by default.
        package var idle: Duration = .seconds(7_200)

        /// How long a session that never had an event is kept after its last request; 15 minutes by default.
        package var untouched: Duration = .seconds(900)

        /// How long a session is kept in all, however much it is used; 7 days by default.
        package var absolute: Duration = .seconds(604_800)

        /// After which time without a request a session is put into the store and taken out of memory; 5 minutes by
        /// default.
        package var suspension: Duration = .seconds(300)

        /// How often expired sessions are looked for; 5 seconds by default.
        package var sweepInterval: Duration = .seconds(5)

        /// How often event streams get a byte, so that nothing on the way takes them for dead; 15 seconds by default.
        package var heartbeatInterval: Duration = .seconds(15)

        /// Creates lifetimes with every default.
        package init() {}
    }
}
