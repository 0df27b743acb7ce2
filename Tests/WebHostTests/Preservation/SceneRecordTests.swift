import Foundation
import HTMLRenderer
import Testing
import UIKitCore

@testable import WebHost

/// What is stored of a scene: what is written is read again, also what a process of an earlier version wrote.
@Suite struct SceneRecordTests {
    private let state = PreservedState(data: Data("state".utf8))

    private func record() -> SceneRecord {
        SceneRecord(
            openedAddress: "/notes?scene=a", used: Date(timeIntervalSince1970: 1_000_000), revision: 7,
            history: SubmissionHistory(capacity: 8), isIncomplete: true, state: state)
    }

    @Test(arguments: [false, true], [false, true]) func aNoticeComesBackWhole(isShown: Bool, tellsOfLoss: Bool) throws {
        var record = record()
        record.notice = "Some of it is gone."
        record.isNoticeShown = isShown
        record.noticeTellsOfLoss = tellsOfLoss
        record.unplacedTexts = [UnplacedText(name: "", text: "two\nlines"), UnplacedText(name: "Name", text: "Ada")]
        #expect(try SceneRecord(record.bytes, rememberedSubmissions: 8) == record)
    }

    @Test func whatIsKnownOfTheWindowComesBack() throws {
        var record = record()
        record.environment = #"{"width":500}"#
        #expect(try SceneRecord(record.bytes, rememberedSubmissions: 8) == record)
        #expect(ReportedEnvironment(storedText: record.environment)?.width == 500)
        #expect(ReportedEnvironment(storedText: #"{"width":5}"#) == nil)
        #expect(ReportedEnvironment(storedText: "") == nil)
    }

    @Test func aRecordWithoutNoticeIsOneThatAnEarlierVersionReads() throws {
        #expect(record().bytes.first == 4)
        #expect(try SceneRecord(record().bytes, rememberedSubmissions: 8) == record())
    }

    @Test func theNoticeOfAnEarlierVersionIsOneThatNobodySaw() throws {
        var expected = record()
        expected.notice = "Some of it is gone."
        var writer = RecordWriter()
        writer.write(4)
        writer.write(0)
        writer.write(expected.notice)
        writer.write(expected.openedAddress)
        writer.write(expected.used.timeIntervalSince1970.bitPattern)
        writer.write(expected.revision)
        writer.write(1)
        expected.history.write(to: &writer)
        writer.write(0)
        writer.write(0)
        writer.writeRest(state)
        #expect(try SceneRecord(writer.bytes, rememberedSubmissions: 8) == expected)
    }

    @Test func aRecordThatSaysItHasMoreTextsThanThereAreIsRefused() {
        var record = record()
        record.notice = "Gone"
        var bytes = record.bytes
        // Version, files, length of the notice, four letters, flags, and then how many texts there are.
        let place = 3 + 4 + 1
        #expect(bytes[place] == 0)
        bytes[place] = 127
        #expect(throws: RecordReader.Malformed.self) { try SceneRecord(bytes, rememberedSubmissions: 8) }
    }
}
