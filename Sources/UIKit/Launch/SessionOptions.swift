import ArgumentParser
import WebHost

/// The part of an app's command line that concerns sessions while they are not in memory.
struct SessionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            When sessions are written, so that they survive the process: event (after every event), background (when \
            nobody uses them, and when the process is told to end) or never (environment: PRESERVE; default: event).
            """, valueName: "when"))
    var preserve: WebHostConfiguration.Preservation?

    @Option(
        help: ArgumentHelp(
            """
            A Redis in which sessions are kept instead of a file, for several machines: \
            redis://user:password@host:port/database or redis+unix:///path (environment: STORE, where the password is \
            safer; takes --store-key and a program that was built with Redis).
            """, valueName: "address"))
    var store: String?

    @Option(
        name: .customLong("data-dir"),
        help: ArgumentHelp(
            """
            The directory in which sessions are kept, encrypted (environment: DATA_DIRECTORY, else STATE_DIRECTORY of \
            systemd; default: a directory of the app's name in XDG_STATE_HOME or ~/.local/state).
            """, valueName: "directory"))
    var dataDirectory: String?

    @Option(
        help: ArgumentHelp(
            """
            The file with the key for stored sessions, 32 random bytes in base64, the same for all processes \
            (environment: STORE_KEY_FILE; default: one is made in the data directory).
            """, valueName: "file"))
    var storeKey: String?
}

extension WebHostConfiguration.Preservation: ExpressibleByArgument {}
