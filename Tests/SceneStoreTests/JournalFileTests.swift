import Foundation
import Testing

@testable import SceneStore

@Suite("A journal keeps scenes until the database has them", .timeLimit(.minutes(1)))
struct JournalFileTests {
    private let directory = TemporaryDirectory.make()
    private let seal: EntrySeal

    init() throws {
        seal = EntrySeal(key: try StoreKey.random(), build: "1", application: "app")
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }

    private var path: String { directory + "/one" }

    private func name(_ scene: String) -> JournalRecord.Name { JournalRecord.Name(session: "anna", scene: scene) }

    private func sealed(_ text: String, _ scene: String) throws -> [UInt8] {
        try seal.seal(Array(text.utf8), asScene: scene, in: "anna")
    }

    @discardableResult
    private func append(_ text: String, _ scene: String, to journal: JournalFile) throws -> JournalFile.Outcome {
        journal.append([JournalFile.Scene(name: name(scene), token: 3, sealed: try sealed(text, scene))])
    }

    /// The texts of entries, by the names of their scenes.
    private func texts(_ entries: [JournalEntry]?) throws -> [String: String]? {
        try entries?.reduce(into: [:]) { texts, entry in
            #expect(entry.lease == SessionLease(session: "anna", token: 3))
            let contents = try seal.open(
                Array(entry.sealed), as: EntrySeal.name(ofScene: entry.name.scene, in: entry.name.session))
            texts[entry.name.scene] = String(decoding: contents, as: UTF8.self)
        }
    }

    /// What is found in the journal of a process that is gone, and whether some of it is damaged.
    private func left(openedBy other: EntrySeal? = nil) async throws -> (texts: [String: String]?, isDamaged: Bool) {
        var journal = LeftJournal.locked(at: path)
        // A process that another test begins at this moment may hold the file for as long as that takes.
        while journal == nil {
            try await Task.sleep(for: .milliseconds(5))
            journal = LeftJournal.locked(at: path)
        }
        guard case .entries(let entries, let isDamaged) = journal?.contents(openedBy: other ?? seal) else {
            return (nil, false)
        }
        return (try texts(entries), isDamaged)
    }

    /// Changes the file of a process that is gone.
    private func change(_ change: (inout Data) throws -> Void) throws {
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        try change(&data)
        try data.write(to: URL(fileURLWithPath: path))
    }

    @Test("The latest state of each scene is given once")
    func latest() throws {
        let journal = try JournalFile(directory: directory, name: "one")
        #expect(journal.freeze() == nil)
        #expect(try append("1", "a", to: journal) == .begun)
        #expect(try append("2", "b", to: journal) == .kept)
        #expect(try append("3", "a", to: journal) == .kept)
        #expect(try texts(journal.freeze()) == ["a": "3", "b": "2"])
        // What comes while that is written into the database waits for the next time.
        #expect(try append("4", "a", to: journal) == .begun)
        #expect(try texts(journal.freeze()) == ["a": "3", "b": "2"])
        journal.free()
        #expect(try texts(journal.freeze()) == ["a": "4"])
        journal.free()
        #expect(journal.freeze() == nil)
    }

    @Test("Scenes that are appended together are all there, or none of them where there is no room for all")
    func together() async throws {
        do {
            let journal = try JournalFile(directory: directory, name: "one", halfLength: 8192)
            func scenes(_ names: [String], length: Int) throws -> [JournalFile.Scene] {
                try names.map {
                    let text = $0 + String(repeating: "x", count: length)
                    return JournalFile.Scene(name: name($0), token: 3, sealed: try sealed(text, $0))
                }
            }
            // They go over several pages.
            #expect(journal.append(try scenes(["a", "b", "c"], length: 1500)) == .begun)
            #expect(journal.append(try scenes(["a", "d"], length: 3000)) == .refused)
            #expect(journal.append(try scenes(["a", "d"], length: 10)) == .kept)
            #expect(try texts(journal.freeze())?.mapValues(\.count) == ["a": 11, "b": 1501, "c": 1501, "d": 11])
            #expect(try append("later", "c", to: journal) == .begun)
        }
        let left = try await left()
        #expect(left.texts?.mapValues(\.count) == ["a": 11, "b": 1501, "c": 5, "d": 11] && !left.isDamaged)
    }

    @Test("Scenes of which only a part got into the file are all left out, and those before them are there")
    func tornTogether() async throws {
        var start = 0
        do {
            let journal = try JournalFile(directory: directory, name: "one", halfLength: 16384)
            try append("first", "a", to: journal)
            let before = try Data(contentsOf: URL(fileURLWithPath: path))
            let scenes = try ["a", "b", "c"].map {
                JournalFile.Scene(
                    name: name($0), token: 3, sealed: try sealed(String(repeating: "x", count: 3000), $0))
            }
            #expect(journal.append(scenes) == .kept)
            let after = try Data(contentsOf: URL(fileURLWithPath: path))
            start = try #require(zip(before, after).enumerated().first { $1.0 != $1.1 }?.offset)
        }
        // The process was killed before the checksum of the first, which comes last, was in the file.
        let word = start / JournalRecord.word * JournalRecord.word
        try change { $0.replaceSubrange(word..<(word + JournalRecord.word), with: Data(count: JournalRecord.word)) }
        let left = try await left()
        #expect(left.texts == ["a": "first"] && !left.isDamaged)
    }

    @Test("A file that somebody removed takes nothing, and still gives what it has")
    func removed() throws {
        let journal = try JournalFile(directory: directory, name: "one")
        #expect(try append("1", "a", to: journal) == .begun)
        unlink(path)
        #expect(try append("2", "a", to: journal) == .removed)
        #expect(try texts(journal.freeze()) == ["a": "1"])
    }

    @Test("A journal that takes nothing says so before anything is encrypted for it")
    func room() throws {
        let journal = try JournalFile(directory: directory, name: "one", halfLength: 4096)
        #expect(journal.mayTake(4096) && !journal.mayTake(4097))
        try append("1", "a", to: journal)
        #expect(!journal.mayTake(4096))
        _ = journal.block()
        #expect(!journal.mayTake(1))
    }

    @Test("A journal that is nearly full says so, and one that is full takes nothing until a half is free")
    func full() throws {
        let journal = try JournalFile(directory: directory, name: "one", halfLength: 4096)
        let text = String(repeating: "x", count: 400)
        func fill() throws -> [JournalFile.Outcome] {
            var outcomes: [JournalFile.Outcome] = []
            while outcomes.last != .refused { outcomes.append(try append(text, "a", to: journal)) }
            return outcomes
        }
        let outcomes = try fill()
        #expect(outcomes.first == .begun && outcomes.count { $0 == .due } == 1)
        #expect(outcomes.count { $0 == .kept } > 4)
        #expect(journal.freeze()?.count == 1)
        #expect(try fill() == outcomes)
        // Both are full.
        #expect(try append(text, "b", to: journal) == .refused)
        journal.free()
        #expect(try append(text, "b", to: journal) == .refused)
        #expect(try texts(journal.freeze()) == ["a": text])
        #expect(try append("1", "b", to: journal) == .begun)
        // One that does not fit at all.
        #expect(try append(String(repeating: "x", count: 5000), "c", to: journal) == .refused)
    }

    @Test("While the database cannot be written, nothing is taken")
    func blocked() throws {
        let journal = try JournalFile(directory: directory, name: "one")
        try append("1", "a", to: journal)
        _ = journal.freeze()
        #expect(journal.block())
        #expect(!journal.block())
        #expect(try append("2", "a", to: journal) == .refused)
        #expect(try texts(journal.freeze()) == ["a": "1"])
        journal.free()
        #expect(try append("2", "a", to: journal) == .begun)
    }

    @Test("What a process that was killed appended is found, of both halves and no earlier use of them")
    func killed() async throws {
        do {
            let journal = try JournalFile(directory: directory, name: "one", halfLength: 8192)
            for index in 0..<5 { try append("old \(index)", "old\(index)", to: journal) }
            _ = journal.freeze()
            journal.free()
            try append("first", "a", to: journal)
            try append("first", "b", to: journal)
            _ = journal.freeze()
            try append("second", "a", to: journal)
            #expect(LeftJournal.locked(at: path) == nil)
        }
        let found = try await left()
        #expect(found.texts == ["a": "second", "b": "first"] && !found.isDamaged)
    }

    @Test("Where a machine stopped before all of a record was on the disk, the state before it is found")
    func torn() async throws {
        do {
            let journal = try JournalFile(directory: directory, name: "one", halfLength: 8192)
            try append("first", "a", to: journal)
            try append("second", "a", to: journal)
        }
        let sealed = try sealed("second", "a")
        try change { data in
            let length = JournalLayout.start(of: 0, length: 8192)
            let end = data[length...].lastIndex { $0 != 0 } ?? length
            data[(end - 4)...end] = Data(repeating: 0, count: 5)
            #expect(end - length > 2 * sealed.count)
        }
        let found = try await left()
        #expect(found.texts == ["a": "first"] && found.isDamaged)
    }

    @Test("A record whose checksum is not written yet is none")
    func unfinished() async throws {
        do {
            let journal = try JournalFile(directory: directory, name: "one", halfLength: 8192)
            try append("first", "a", to: journal)
            try append("second", "a", to: journal)
        }
        try change { data in
            let start = JournalLayout.start(of: 0, length: 8192)
            let first = data.withUnsafeBytes { bytes in
                JournalRecord.read(in: UnsafeRawBufferPointer(rebasing: bytes[start...]), at: 0, generation: 1)
            }
            let second = start + (try #require(first)).end
            data.resetBytes(in: second..<(second + JournalRecord.word))
        }
        let found = try await left()
        #expect(found.texts == ["a": "first"] && !found.isDamaged)
    }

    @Test("Behind a damaged head the other records are found, and it is told", arguments: [9, 25, 34])
    func damagedHead(offset: Int) async throws {
        do {
            let journal = try JournalFile(directory: directory, name: "one", halfLength: 8192)
            for scene in ["a", "b", "c", "d"] { try append("text", scene, to: journal) }
        }
        try change { data in
            let start = JournalLayout.start(of: 0, length: 8192)
            let first = data.withUnsafeBytes { bytes in
                JournalRecord.read(in: UnsafeRawBufferPointer(rebasing: bytes[start...]), at: 0, generation: 1)
            }
            data[start + (try #require(first)).end + offset] ^= 1
        }
        let found = try await left()
        #expect(found.texts == ["a": "text", "c": "text", "d": "text"] && found.isDamaged)
    }

    @Test("What was tampered with is left out, and the rest is not")
    func tampered() async throws {
        do {
            let journal = try JournalFile(directory: directory, name: "one", halfLength: 8192)
            for scene in ["a", "b", "c"] { try append("text", scene, to: journal) }
        }
        try change { data in
            let start = JournalLayout.start(of: 0, length: 8192)
            let record = data.withUnsafeBytes { bytes in
                JournalRecord.read(
                    in: UnsafeRawBufferPointer(rebasing: bytes[start...]), at: 0, generation: 1)
            }
            data[start + (try #require(record)).contents.upperBound - 1] ^= 1
        }
        let found = try await left()
        #expect(found.texts == ["b": "text", "c": "text"] && found.isDamaged)
    }

    @Test("A file that is no journal, or whose numbers make no sense, is none; one with nothing but zeros is empty")
    func hostile() async throws {
        do { try append("text", "a", to: try JournalFile(directory: directory, name: "one", halfLength: 8192)) }
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        var files = [Data("text".utf8), whole.prefix(5000), Data(repeating: 0xFF, count: 20_000)]
        for length in [UInt64.max, 1 << 40, 100_000] {
            var file = whole
            withUnsafeBytes(of: length.littleEndian) { file.replaceSubrange(8..<16, with: $0) }
            files.append(file)
        }
        for file in files {
            try file.write(to: URL(fileURLWithPath: path))
            #expect(try await left().texts == nil)
        }
        for file in [Data(), Data(count: 100), Data(count: 20_000)] {
            try file.write(to: URL(fileURLWithPath: path))
            let found = try await left()
            #expect(found.texts == [:] && !found.isDamaged)
        }
        // Lengths of names and scenes that lead out of the file.
        for offset in 4096..<(4096 + 32) {
            var file = whole
            file[offset] = 0xFF
            try file.write(to: URL(fileURLWithPath: path))
            #expect(try await left().texts == [:])
        }
    }

    @Test("Another key opens nothing; what another app wrote is left to it")
    func foreign() async throws {
        do {
            let journal = try JournalFile(directory: directory, name: "one", halfLength: 8192)
            for scene in ["a", "b"] { try append("text", scene, to: journal) }
        }
        let stranger = EntrySeal(key: try StoreKey.random(), build: "1", application: "app")
        let found = try await left(openedBy: stranger)
        #expect(found.texts == [:] && found.isDamaged)
        let other = EntrySeal(key: try StoreKey.random(), build: "1", application: "other")
        #expect(try await left(openedBy: other).texts == nil)
    }
}
