import Foundation
import Synchronization
import Testing

@testable import WebHost

@Suite("Files that arrive")
struct ReceivedFileWriterTests {
    @Test("the pieces of each stand in their order, however many files arrive at once")
    func order() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let writer = try await ReceivedFileWriter.open(name: "a", contentType: nil)
                    var expected: [UInt8] = []
                    for piece in 0..<50 {
                        let bytes = Array("\(number)-\(piece) ".utf8)
                        try await writer.append(bytes)
                        expected += bytes
                    }
                    let file = await writer.finish()
                    #expect(file.length == expected.count)
                    #expect(try Data(contentsOf: file.url) == Data(expected))
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("one that is too long for its session is refused where it is, and nothing of it stays")
    @MainActor
    func space() async throws {
        let space = FileSpace(limit: FileSpace.Share.costOfFile + 10, freeDiskLength: 0)
        let name = "segue-test-\(UUID().uuidString)"
        var writer: ReceivedFileWriter? = try await ReceivedFileWriter.open(
            name: name, contentType: nil, space: space)
        try await writer?.append(Array("0123456789".utf8))
        var refusals: [Int] = []
        do throws(Problem) {
            try await writer?.append([0x61])
        } catch {
            refusals.append(error.status.code)
        }
        do throws(Problem) {
            _ = try await ReceivedFileWriter.open(name: "b", contentType: nil, space: space)
        } catch {
            refusals.append(error.status.code)
        }
        #expect(refusals == [413, 413])
        #expect(TestClient.filesOnDisk(named: name).count == 1)
        writer = nil
        while !TestClient.filesOnDisk(named: name).isEmpty { await Task.yield() }
    }

    @Test("no more than four threads wait for the disk")
    func threads() async {
        let active = Atomic<Int>(0)
        let most = Atomic<Int>(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask(executorPreference: UploadExecutor.shared) { @Sendable in
                    let count = active.add(1, ordering: .relaxed).newValue
                    most.max(count, ordering: .relaxed)
                    active.subtract(1, ordering: .relaxed)
                }
            }
        }
        #expect((1...4).contains(most.load(ordering: .relaxed)))
    }
}
