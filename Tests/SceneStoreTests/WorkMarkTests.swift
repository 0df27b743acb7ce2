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
    private func stop(_ presence: ProcessPresence) throws {
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: "\(directory)/\(presence.name)"))
        try file.seek(toOffset: 1)
        try file.write(contentsOf: [1])
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
        #expect(later.takeStoppedWork(of: name, for: "otto") == nil)
        #expect(later.takeStoppedWork(of: name, for: "anna") == work)
        #expect(later.takeStoppedWork(of: name, for: "anna") == nil)
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
        for name in [done, killed] { #expect(later.takeStoppedWork(of: name, for: "anna") == nil) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [later.name])
    }

    @Test("may have names of any length, and its file any contents")
    func hostile() throws {
        let name = try end { presence in
            let mark = try #require(presence.workMark)
            mark.begin(SessionWork(.showing, session: String(repeating: "ä", count: 500), scene: ""))
            try stop(presence)
        }
        let path = "\(directory)/\(name)"
        #expect(WorkMark.stoppedWork(at: path)?.session == String(repeating: "ä", count: 48))
        for contents in [Data(), Data(repeating: 1, count: 255), Data(repeating: 255, count: 256)] {
            try contents.write(to: URL(fileURLWithPath: path))
            #expect(WorkMark.stoppedWork(at: path) == nil)
        }
    }
}
