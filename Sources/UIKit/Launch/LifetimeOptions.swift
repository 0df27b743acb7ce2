import ArgumentParser
import WebHost

/// The part of an app's command line that says how long sessions live.
struct LifetimeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How long a session is kept after its last request (environment: SESSION_IDLE_TIMEOUT; default: 7200).",
            valueName: "seconds"))
    var sessionIdleTimeout: Int?

    @Option(
        help: ArgumentHelp(
            """
            How long a session is kept that only looked and never did anything (environment: \
            SESSION_UNUSED_TIMEOUT; default: 900).
            """, valueName: "seconds"))
    var sessionUnusedTimeout: Int?

    @Option(
        help: ArgumentHelp(
            """
            How long a session is kept in all, however much it is used (environment: SESSION_LIFETIME; default: \
            604800, a week).
            """, valueName: "seconds"))
    var sessionLifetime: Int?

    @Option(
        help: ArgumentHelp(
            """
            After which time without a request a session leaves memory for the store (environment: \
            SESSION_SUSPENSION; default: 300).
            """, valueName: "seconds"))
    var sessionSuspension: Int?

    /// The lifetimes.
    ///
    /// - Throws: Which setting makes no sense.
    func lifetimes(_ environment: EnvironmentSettings) throws -> WebHostConfiguration.Lifetimes {
        var lifetimes = WebHostConfiguration.Lifetimes()
        try environment.readSeconds(sessionIdleTimeout, .sessionIdleTimeout, into: &lifetimes.idle)
        try environment.readSeconds(sessionUnusedTimeout, .sessionUnusedTimeout, into: &lifetimes.untouched)
        try environment.readSeconds(sessionLifetime, .sessionLifetime, into: &lifetimes.absolute)
        try environment.readSeconds(sessionSuspension, .sessionSuspension, into: &lifetimes.suspension)
        return lifetimes
    }
}
