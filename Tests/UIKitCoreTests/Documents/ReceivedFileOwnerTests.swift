import Foundation
import Testing

@testable import UIKitCore

@Suite("Files that killed processes left behind")
struct ReceivedFileOwnerTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    }

    /// Makes a folder with a file in it, and gives its number in the file system.
    private func makeFolder(_ name: String) throws -> ino_t {
        let folder = directory.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try Data("secret".utf8).write(to: folder.appending(path: "a.txt"))
        let number = try FileManager.default.attributesOfItem(atPath: folder.path)[.systemFileNumber] as? Int
        return ino_t(try #require(number))
    }

    private var folders: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return names.filter { $0.hasPrefix("segue-file-") }.sorted()
    }

    @Test("are deleted, but for what another process put in their place, and nothing of those that live")
    func clearing() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        var killed = ReceivedFileOwner(in: directory)
        let living = try #require(ReceivedFileOwner(in: directory))
        killed?.note("segue-file-a", inode: try makeFolder("segue-file-a"))
        living.note("segue-file-b", inode: try makeFolder("segue-file-b"))
        killed?.note("segue-file-c", inode: try makeFolder("segue-file-c"))
        let inode = try makeFolder("segue-file-d")
        living.note("segue-file-c", inode: inode)
        try FileManager.default.removeItem(at: directory.appending(path: "segue-file-c"))
        try FileManager.default.moveItem(
            at: directory.appending(path: "segue-file-d"), to: directory.appending(path: "segue-file-c"))
        _ = try makeFolder("segue-file-e")
        ReceivedFileOwner.clear(directory)
        #expect(folders == ["a", "b", "c", "e"].map { "segue-file-\($0)" })
        killed = nil
        ReceivedFileOwner.clear(directory)
        #expect(folders == ["b", "c", "e"].map { "segue-file-\($0)" })
        let owners = try FileManager.default.contentsOfDirectory(atPath: directory.path)
            .filter { $0.hasPrefix("segue-owner-") }
        #expect(owners.count == 1)
        withExtendedLifetime(living) {}
    }

    @Test("are not those that a process knows to be gone")
    func forgetting() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        var killed = ReceivedFileOwner(in: directory)
        let inode = try makeFolder("segue-file-a")
        killed?.note("segue-file-a", inode: inode)
        killed?.forget("segue-file-a", inode: inode + 1)
        let other = try makeFolder("segue-file-b")
        killed?.note("segue-file-b", inode: other)
        killed?.forget("segue-file-b", inode: other)
        killed = nil
        ReceivedFileOwner.clear(directory)
        #expect(folders == ["segue-file-b"])
    }
}
