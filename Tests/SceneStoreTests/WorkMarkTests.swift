import Foundation
import Testing

@testable import SceneStore

@Suite("What a process was doing when the app stopped it")
struct WorkMarkTests {
    private let directory = TemporaryDirectory.make()
    private let work = SessionWork(.performing, session: "anna", scene: "a", sequence: 7, fingerprint: 8, action: 9)

    /// Runs a process that ends, and gives its name.
    private func end(_ body: (ProcessPresence) throws -> Void) throws -> String {
        let presence = try ProcessPresence(directory: directory)
        try body(presence)
        return presence.name
    }

    /// Changes what a signal would change.
    ///
    /// - Parameters:
    ///   - presence: The process.
    ///   - seconds: How many seconds after now it comes; nil for a signal that does not know the time.
    private func stop(_ presence: ProcessPresence, after seconds: TimeInterval? = nil) throws {
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: "\(directory)/\(presence.name)"))
        try file.seek(toOffset: 1)
        try file.write(contentsOf: [1])
        if let seconds {
            try file.seek(toOffset: 224)
            try withUnsafeBytes(of: Int64(Date().timeIntervalSince1970 + seconds)) { try file.write(contentsOf: $0) }
        }
        try file.close()
    }

    @Test("is found once, by whoever takes its session over, however many processes began since")
    func found() throws {
        let name = try end { presence in
            let mark = try #require(presence.workMark)
            mark.begin(SessionWork(.showing, session: "a longer name than anna", scene: "elsewhere"))
            mark.begin(work)
            try stop(presence)
        }
        _ = try end { _ in }
        let later = try ProcessPresence(directory: directory)
        #expect(!later.isAlive(name))
        #expect(later.takeStoppedWork(of: name, for: "otto").isEmpty)
        #expect(later.takeStoppedWork(of: name, for: "anna") == [work])
        #expect(later.takeStoppedWork(of: name, for: "anna").isEmpty)
    }

    @Test("is nothing where it was done, or where something else ended the process")
    func innocent() throws {
        let done = try end { presence in
            let mark = try #require(presence.workMark)
            mark.begin(work)
            mark.end()
            try stop(presence)
        }
        let killed = try end { try #require($0.workMark).begin(work) }
        let later = try ProcessPresence(directory: directory)
        for name in [done, killed] { #expect(later.takeStoppedWork(of: name, for: "anna").isEmpty) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [later.name])
    }

    @Test("is also what was done, and what was restored, some moments before, each found by its session")
    func shortlyBefore() throws {
        let name = try end { presence in
            let mark = try #require(presence.workMark)
            mark.begin(work)
            // What was performed is shown.
            mark.begin(SessionWork(.showing, session: "anna", scene: "a"))
            mark.end()
            mark.begin(SessionWork(.showing, session: "otto", scene: "b"))
            mark.noteRestored("b", of: "otto")
            mark.end()
            try stop(presence, after: 2)
        }
        let late = try end { presence in
            let mark = try #require(presence.workMark)
            mark.begin(work)
            mark.end()
            try stop(presence, after: 60)
        }
        let later = try ProcessPresence(directory: directory)
        var over = work
        over.isOver = true
        #expect(SessionWork(over.bytes, session: "anna") == over)
        #expect(later.takeStoppedWork(of: name, for: "anna") == [over])
        #expect(later.takeStoppedWork(of: name, for: "anna").isEmpty)
        var restored = SessionWork(.showing, session: "otto", scene: "b")
        restored.isOver = true
        #expect(later.takeStoppedWork(of: name, for: "otto") == [restored])
        #expect(later.takeStoppedWork(of: late, for: "anna").isEmpty)
    }

    @Test("is not lost with the file of a process that is about to lock it; one that never does goes")
    func beginning() throws {
        let file = "\(directory)/beginning.new"
        _ = try ProcessPresence(directory: directory)
        try Data().write(to: URL(fileURLWithPath: file))
        let presence = try ProcessPresence(directory: directory)
        #expect(FileManager.default.fileExists(atPath: file))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -100)], ofItemAtPath: file)
        let later = try ProcessPresence(directory: directory)
        #expect(
            try Set(FileManager.default.contentsOfDirectory(atPath: directory)) == [presence.name, later.name])
    }

    @Test("may have names of any length, and its file any contents")
    func hostile() throws {
        let name = try end { presence in
            let mark = try #require(presence.workMark)
            mark.begin(SessionWork(.showing, session: String(repeating: "ä", count: 500), scene: ""))
            try stop(presence)
        }
        let path = "\(directory)/\(name)"
        #expect(WorkMark.stoppedWork(at: path).first?.session == String(repeating: "ä", count: 48))
        for contents in [Data(), Data(repeating: 1, count: 767), Data(repeating: 255, count: 768)] {
            try contents.write(to: URL(fileURLWithPath: path))
            #expect(WorkMark.stoppedWork(at: path).isEmpty)
        }
    }

    @Test("is noted elsewhere where its file has no room, and there once that has some")
    func noRoom() throws {
        let path = TemporaryDirectory.make()
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let unwritable = open(path, O_RDONLY)
        defer { close(unwritable) }
        let mark = try #require(WorkMark(descriptor: unwritable))
        #expect(mark.failure == EBADF)
        mark.begin(work)
        mark.move(to: unwritable)
        #expect(mark.failure == EBADF)
        let file = open(path, O_RDWR)
        defer { close(file) }
        mark.move(to: file)
        #expect(mark.failure == 0)
        var bytes = try #require(FileManager.default.contents(atPath: path))
        bytes[1] = 1
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(WorkMark.stoppedWork(at: path) == [work])
    }
}
