import Foundation
import Glibc

/// Another program, run to its end.
struct Program {
    /// What came of a run.
    struct Result: Sendable {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Whether a program of this name can be run here.
    static func exists(_ name: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { access("\($0)/\(name)", X_OK) == 0 }
    }

    /// Runs a program with an input, and returns what it wrote.
    static func run(_ name: String, _ arguments: [String], input: String = "") async throws -> Result {
        let folder = try TemporaryFolder()
        try folder.write(input, to: "input")
        try folder.write("", to: "output")
        try folder.write("", to: "errors")
        let status = try await spawn(["/usr/bin/env", name] + arguments, in: folder)
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)")), as: UTF8.self)
        }
        return Result(status: status, output: try text("output"), errors: try text("errors"))
    }

    /// Runs a command whose input, output and errors are files of a folder; returns its exit status.
    ///
    /// Files, so that no pipe fills while the program runs.
    private static func spawn(_ command: [String], in folder: TemporaryFolder) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                var actions = posix_spawn_file_actions_t()
                posix_spawn_file_actions_init(&actions)
                defer { posix_spawn_file_actions_destroy(&actions) }
                for (number, name, flags) in [(0, "input", O_RDONLY), (1, "output", O_WRONLY), (2, "errors", O_WRONLY)]
                {
                    posix_spawn_file_actions_addopen(&actions, Int32(number), "\(folder.path)/\(name)", flags, 0)
                }
                var arguments = command.map { strdup($0) } + [nil]
                defer { for argument in arguments { free(argument) } }
                var process: pid_t = 0
                let result = posix_spawn(&process, command[0], &actions, nil, &arguments, environ)
                guard result == 0 else {
                    continuation.resume(throwing: POSIXError(POSIXErrorCode(rawValue: result) ?? .EIO))
                    return
                }
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                continuation.resume(returning: status & 0x7F == 0 ? status >> 8 & 0xFF : -1)
            }
        }
    }
}
