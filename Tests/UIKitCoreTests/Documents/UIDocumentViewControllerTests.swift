import Foundation
import Testing

@testable import UIKitCore

/// Documents: reading, writing, failing, and the controller that shows one.
@MainActor
@Suite struct UIDocumentViewControllerTests {
    private final class Text: UIDocument {
        var text = ""
        var errors = 0

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
    }

    private final class Controller: UIDocumentViewController {
        var opened: [String] = []

        override func documentDidOpen() {
            opened.append((document as? Text)?.text ?? "")
        }
    }

    @Test func aDocumentIsReadChangedAndWritten() throws {
        let file = try ReceivedFile.arrived("Letter.txt", type: nil, content: "Dear")
        let document = Text(fileURL: file.url)
        #expect(document.documentState == .closed)
        document.open { #expect($0) }
        #expect(document.text == "Dear")
        #expect(document.documentState == .normal)
        document.text = "Dear you"
        document.updateChangeCount(.done)
        #expect(document.hasUnsavedChanges)
        document.close { #expect($0) }
        #expect(try String(contentsOf: file.url, encoding: .utf8) == "Dear you")
        #expect(!document.hasUnsavedChanges)
    }

    @Test func afailureIsToldAndChangesNothing() {
        let document = Text(fileURL: URL(filePath: "/nowhere/at/all.txt"))
        document.open { #expect(!$0) }
        #expect(document.documentState == .closed)
        document.updateChangeCount(.done)
        document.autosave { #expect(!$0) }
        #expect(document.documentState.contains(.savingError))
        #expect(document.hasUnsavedChanges)
        #expect(document.errors == 2)
    }

    @Test func theControllerOpensItsDocument() throws {
        let file = try ReceivedFile.arrived("Letter.txt", type: nil, content: "Dear")
        let controller = Controller(document: Text(fileURL: file.url))
        _ = TestScene(showing: UINavigationController(rootViewController: controller))
        #expect(controller.opened == ["Dear"])
        #expect(controller.navigationItem.title == "Letter")
    }

    @Test func withoutADocumentOneCanBeChosen() throws {
        let controller = Controller(document: nil)
        controller.launchOptions.documentProvider = { Text(fileURL: $0) }
        let test = TestScene(showing: controller)
        let button = try #require(controller.view.first(UIButton.self))
        try test.perform(.touchUpInside, on: button)
        let picker = try #require(controller.presentedViewController as? UIDocumentPickerViewController)
        let field = try #require(picker.view.first(FileField.self))
        try test.fill(field, with: .files([.arrived("Note.txt", type: "text/plain", content: "Milk")]))
        try test.perform(.primaryActionTriggered, on: field)
        #expect(controller.opened == ["Milk"])
        #expect(controller.contentUnavailableConfiguration == nil)
    }
}
