import Foundation
import HTMLRenderer
import UIKitCore

/// What is stored of a scene: its preserved state, and what the web needs to know of it beyond UIKit.
struct SceneRecord: Equatable, Sendable {
    private static let version = 6

    /// The version of records without notice and environment, which processes of earlier versions can read too.
    private static let versionOfBareRecords = 4

    private static let shownFlag = 1
    private static let lossFlag = 2

    /// The files that the person sent to it, whose bytes are stored apart.
    var files: [ReceivedFileRecord] = []

    /// The address it was opened at.
    var openedAddress: String

    /// When it was last used; of the scenes of a session, the one used last counts as the present one.
    var used: Date

    /// How often it changed.
    var revision: Int

    /// The submissions by which repetitions are recognised.
    var history: SubmissionHistory

    /// Whether some of what was on the screen cannot come back, because the app does not preserve it.
    var isIncomplete: Bool

    /// What the next page tells the person besides the scene itself; empty when there is nothing.
    var notice = ""

    /// Whether an answer told of that notice; the answer may have been lost with its process.
    var isNoticeShown = false

    /// Whether that notice says that the page before is lost because its session was, or that some of it is.
    var noticeTellsOfLoss = false

    /// What was typed into fields that are gone, to be copied from that notice.
    var unplacedTexts: [UnplacedText] = []

    /// What pages and programs said of the window and the person; empty when they said nothing.
    var environment = ""

    /// What is not performed again for a while.
    var stoppedActions: [StoppedAction] = []

    /// How often the app stopped its process shortly after the scene was restored, since the person last did something.
    var stopCount = 0

    /// The preserved state.
    var state: PreservedState

    /// Whether the app stopped at the scene, which is not restored any more.
    var isRefused: Bool { stopCount >= StoppedAction.limit }

    /// Whether it took the place of one that is gone, and waits to be shown.
    var awaitsShowing: Bool { !notice.isEmpty && !isNoticeShown && history.nextSequence == 1 }

    /// What was typed into its fields, to be copied where it is not restored.
    @MainActor
    var typedTexts: [UnplacedText] {
        let typed = (try? RestorableScene(data: state.data))?.typedTexts ?? []
        return unplacedTexts + typed.map { UnplacedText(name: $0.name ?? "", text: $0.text) }
    }

    /// The record as bytes.
    var bytes: [UInt8] {
        var writer = RecordWriter(capacity: Self.usualLength)
        let isBare = notice.isEmpty && environment.isEmpty
        writer.write(isBare ? Self.versionOfBareRecords : Self.version)
        writer.write(files.count)
        for file in files { file.write(to: &writer) }
        writer.write(notice)
        if !isBare {
            writeRestOfNotice(to: &writer)
            writer.write(environment)
        }
        writer.write(openedAddress)
        writer.write(used.timeIntervalSince1970.bitPattern)
        writer.write(revision)
        writer.write(isIncomplete ? 1 : 0)
        history.write(to: &writer)
        writer.write(stoppedActions.count)
        for stopped in stoppedActions {
            writer.write(stopped.action)
            writer.write(stopped.date.timeIntervalSince1970.bitPattern)
            writer.write(stopped.count)
        }
        writer.write(stopCount)
        writer.writeRest(state)
        return writer.bytes
    }

    private func writeRestOfNotice(to writer: inout RecordWriter) {
        writer.write((isNoticeShown ? Self.shownFlag : 0) + (noticeTellsOfLoss ? Self.lossFlag : 0))
        writer.write(unplacedTexts.count)
        for text in unplacedTexts {
            writer.write(text.name)
            writer.write(text.text)
        }
    }

    /// How many bytes the record of a small scene has.
    private static let usualLength = 1024

    /// Creates a record.
    init(
        openedAddress: String, used: Date, revision: Int, history: SubmissionHistory, isIncomplete: Bool,
        state: PreservedState
    ) {
        self.openedAddress = openedAddress
        self.used = used
        self.revision = revision
        self.history = history
        self.isIncomplete = isIncomplete
        self.state = state
    }

    /// Reads a record.
    ///
    /// - Parameters:
    ///   - bytes: The record.
    ///   - rememberedSubmissions: How many submissions the scene remembers.
    /// - Throws: That the bytes are none, or one of a later version.
    init(_ bytes: [UInt8], rememberedSubmissions: Int) throws(RecordReader.Malformed) {
        var reader = RecordReader(bytes)
        let version: Int
        (version, files) = try Self.readFiles(&reader)
        notice = version > 2 ? try reader.text() : ""
        let flags = version > Self.versionOfBareRecords ? try reader.integer() : 0
        isNoticeShown = flags & Self.shownFlag != 0
        noticeTellsOfLoss = flags & Self.lossFlag != 0
        var remainingTexts = version > Self.versionOfBareRecords ? try reader.integer() : 0
        while remainingTexts > 0 {
            unplacedTexts.append(UnplacedText(name: try reader.text(), text: try reader.text()))
            remainingTexts -= 1
        }
        environment = version > 5 ? try reader.text() : ""
        openedAddress = try reader.text()
        used = Date(timeIntervalSince1970: Double(bitPattern: try reader.number()))
        revision = try reader.integer()
        isIncomplete = try reader.integer() == 1
        history = try SubmissionHistory(reading: &reader, capacity: rememberedSubmissions)
        var remaining = version > 1 ? try reader.integer() : 0
        while remaining > 0 {
            stoppedActions.append(
                StoppedAction(
                    action: try reader.number(),
                    date: Date(timeIntervalSince1970: Double(bitPattern: try reader.number())),
                    count: version > 3 ? try reader.integer() : StoppedAction.limit))
            remaining -= 1
        }
        stopCount = version > 3 ? try reader.integer() : 0
        state = PreservedState(data: Data(reader.rest()))
    }

    /// Reads no more of a record than which files the scene has.
    ///
    /// - Parameter bytes: The record.
    /// - Throws: That the bytes are none, or one of a later version.
    static func files(in bytes: [UInt8]) throws(RecordReader.Malformed) -> [ReceivedFileRecord] {
        var reader = RecordReader(bytes)
        return try readFiles(&reader).files
    }

    /// Reads the version, and the files that follow it since the third.
    private static func readFiles(
        _ reader: inout RecordReader
    ) throws(RecordReader.Malformed) -> (version: Int, files: [ReceivedFileRecord]) {
        let version = try reader.integer()
        guard 1...Self.version ~= version else {
            throw RecordReader.Malformed(isOfLaterVersion: version > Self.version)
        }
        var files: [ReceivedFileRecord] = []
        var remaining = version > 2 ? try reader.integer() : 0
        while remaining > 0 {
            files.append(try ReceivedFileRecord(reading: &reader))
            remaining -= 1
        }
        return (version, files)
    }
}
