import ArgumentParser
import WebHost

/// The part of an app's command line that limits what people may have and do.
struct SessionLimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The sessions alive at once; one more takes the place of the longest unused one (environment: \
            MAX_SESSIONS; default: 25000).
            """, valueName: "number"))
    var maxSessions: Int?

    @Option(
        help: ArgumentHelp(
            """
            The same that never had an event, as of people who only look and of crawlers (environment: \
            MAX_UNUSED_SESSIONS; default: 5000).
            """, valueName: "number"))
    var maxUnusedSessions: Int?

    @Option(
        help: ArgumentHelp(
            "The sessions from one address (environment: MAX_SESSIONS_PER_ADDRESS; default: 1000).", valueName: "number"
        ))
    var maxSessionsPerAddress: Int?

    @Option(
        help: ArgumentHelp(
            """
            The events that a session may send in a second, and five times as many at once (environment: \
            MAX_EVENTS_PER_SECOND; default: 1000).
            """, valueName: "number"))
    var maxEventsPerSecond: Int?

    @Option(
        help: ArgumentHelp(
            """
            The bytes of all forms and JSON in memory at once, files left out (environment: MAX_BUFFERED_CONTENT; \
            default: 268435456, 256 MiB, but at most an eighth of the memory limit).
            """, valueName: "bytes"))
    var maxBufferedContent: Int?

    @Option(
        help: ArgumentHelp(
            """
            The bytes of files that people send in one session (environment: MAX_FILE_LENGTH_PER_SESSION; default: \
            268435456, 256 MiB).
            """, valueName: "bytes"))
    var maxFileLengthPerSession: Int?

    @Option(
        help: ArgumentHelp(
            """
            The bytes of files that people send in one scene (environment: MAX_FILE_LENGTH_PER_SCENE; default: 67108864, \
            64 MiB, or those of one form).
            """, valueName: "bytes"))
    var maxFileLengthPerScene: Int?

    @Option(
        help: ArgumentHelp(
            """
            The bytes that stay free on the disk, where files are refused else (environment: MIN_FREE_DISK; default: \
            256 MiB, but at most a twentieth of the disk).
            """, valueName: "bytes"))
    var minFreeDisk: Int?

    @Option(
        help: ArgumentHelp(
            "The fields and files of one form (environment: MAX_FORM_FIELDS; default: 1000).", valueName: "number"))
    var maxFormFields: Int?

    @Option(
        help: ArgumentHelp(
            """
            The scenes, which are tabs, of one session; one more takes the place of the longest unused one \
            (environment: MAX_SCENES_PER_SESSION; default: 32).
            """, valueName: "number"))
    var maxScenesPerSession: Int?

    /// What sessions may have and do.
    ///
    /// - Parameters:
    ///   - contentLength: The bytes of one form with the files in it, as the command line says.
    ///   - memory: The bytes of memory that the app may use; nil for any number.
    ///   - environment: The other settings.
    /// - Throws: Which setting makes no sense.
    func limits(
        contentLength: Int?, memory: Int?, _ environment: EnvironmentSettings
    ) throws -> WebHostConfiguration.Limits {
        var limits = WebHostConfiguration.Limits()
        if let memory { limits.bufferedContentLength = min(limits.bufferedContentLength, memory / 8) }
        if let number = try environment.number(maxBufferedContent, .maxBufferedContent, atLeast: 1_024) {
            limits.bufferedContentLength = number
        }
        if let number = try environment.number(maxSessions, .maxSessions, atLeast: 1) {
            limits.sessionCount = number
        }
        if let number = try environment.number(maxUnusedSessions, .maxUnusedSessions, atLeast: 1) {
            limits.untouchedSessionCount = number
        }
        if let number = try environment.number(maxSessionsPerAddress, .maxSessionsPerAddress, atLeast: 1) {
            limits.sessionCountPerAddress = number
        }
        if let number = try environment.number(maxEventsPerSecond, .maxEventsPerSecond, atLeast: 1) {
            limits.eventsPerSecond = number
            limits.eventBurst = min(number, 1_000_000) * 5
        }
        if let number = try environment.number(contentLength, .maxContentLength, atLeast: 1_024) {
            limits.multipartLength = number
            limits.contentLength = min(limits.contentLength, number)
            limits.fileLengthPerScene = max(limits.fileLengthPerScene, number)
        }
        if let number = try environment.number(maxFileLengthPerSession, .maxFileLengthPerSession, atLeast: 0) {
            limits.fileLengthPerSession = number
        }
        if let number = try environment.number(maxFileLengthPerScene, .maxFileLengthPerScene, atLeast: 0) {
            limits.fileLengthPerScene = number
        }
        if let number = try environment.number(maxFormFields, .maxFormFields, atLeast: 1) {
            limits.formFieldCount = number
        }
        if let number = try environment.number(maxScenesPerSession, .maxScenesPerSession, atLeast: 1) {
            limits.sceneCountPerSession = number
            limits.untouchedSceneCountPerSession = min(limits.untouchedSceneCountPerSession, number)
        }
        limits.freeDiskLength = try environment.number(minFreeDisk, .minFreeDisk, atLeast: 0)
        return limits
    }
}
