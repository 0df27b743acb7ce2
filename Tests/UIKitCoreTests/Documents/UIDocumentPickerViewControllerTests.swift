import Foundation
import Testing

@testable import UIKitCore

/// Choosing files, taking files, and what the delegate learns.
@MainActor
@Suite struct UIDocumentPickerViewControllerTests {
    private final class Delegate: UIDocumentPickerDelegate {
        var events: [String] = []

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            let contents = urls.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "unreadable" }
            events.append("picked \(contents), gone: \(controller.presentingViewController == nil)")
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            events.append("cancelled, gone: \(controller.presentingViewController == nil)")
        }
    }

    private let presenter = UIViewController()
    private let delegate = Delegate()
    private let test: TestScene

    init() {
        test = TestScene(showing: presenter)
    }

    private func present(_ picker: UIDocumentPickerViewController) {
        picker.delegate = delegate
        test.turn { presenter.present(picker, animated: true) }
    }

    private func press(_ title: String, in picker: UIViewController) throws {
        let button = try #require(
            picker.view.first(BarButton.self) { $0.item?.title == title }, "no \(title)")
        try test.perform(.touchUpInside, on: button)
    }

    @Test func aFileThatWasSentIsPicked() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        present(picker)
        let field = try #require(picker.view.first(FileField.self))
        #expect(field.acceptedTypes.contains("text/plain") && field.acceptedTypes.contains(".txt"))
        try test.fill(field, with: .files([.arrived("a.txt", type: "text/plain", content: "one")]))
        try test.perform(.primaryActionTriggered, on: field)
        #expect(delegate.events == ["picked [\"one\"], gone: true"])
    }

    @Test func severalFilesAreTakenOnlyWhereTheyAreAllowed() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        present(picker)
        let field = try #require(picker.view.first(FileField.self))
        let files = try ["a", "b"].map { try ReceivedFile.arrived($0, type: nil, content: $0) }
        #expect(throws: UserInteractionRefusal.self) { try test.fill(field, with: .files(files)) }
        picker.allowsMultipleSelection = true
        try test.fill(field, with: .files(files))
        try test.perform(.primaryActionTriggered, on: field)
        #expect(delegate.events == ["picked [\"a\", \"b\"], gone: true"])
    }

    @Test func emptyFilesAreCountedToo() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        present(picker)
        let field = try #require(picker.view.first(FileField.self))
        test.scene.receivedFileCountAllowance = 2
        let files = try ["a", "b", "c"].map { try ReceivedFile.arrived($0, type: nil, content: "") }
        #expect(throws: UserInteractionRefusal.self) { try test.fill(field, with: .files(files)) }
        #expect(test.scene.receivedFiles.isEmpty)
        try test.fill(field, with: .files(Array(files.prefix(2))))
        #expect(test.scene.receivedFiles.count == 2)
    }

    @Test func openingWithoutAFileSaysSo() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        present(picker)
        try test.perform(.primaryActionTriggered, on: try #require(picker.view.first(FileField.self)))
        #expect(picker.presentedViewController is UIAlertController)
        #expect(delegate.events.isEmpty)
    }

    @Test func cancelTellsTheDelegateOnce() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        present(picker)
        try press("Cancel", in: picker)
        #expect(delegate.events == ["cancelled, gone: true"])
    }

    @Test func whatWasFetchedIsPickedWhenThePersonIsDone() throws {
        let file = try ReceivedFile.arrived("report.txt", type: nil, content: "report")
        let picker = UIDocumentPickerViewController(forExporting: [file.url])
        present(picker)
        let link = try #require(picker.view.first(FileLink.self))
        #expect(link.title == "Save “report.txt”")
        #expect(link.file?.contentType == "text/plain")
        test.turn { link.fetchHandler?() }
        try press("Done", in: picker)
        #expect(delegate.events == ["picked [\"report\"], gone: true"])
    }

    @Test func closingWithoutFetchingCancels() throws {
        let picker = UIDocumentPickerViewController(forExporting: [URL(filePath: "/nowhere/a.txt")])
        present(picker)
        test.turn { presenter.dismiss(animated: true) }
        #expect(delegate.events == ["cancelled, gone: true"])
    }
}
