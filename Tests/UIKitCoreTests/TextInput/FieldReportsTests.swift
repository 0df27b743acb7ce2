import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("What pages report of fields")
struct FieldReportsTests {
    private final class Listener: NSObject {}

    private final class Delegate: NSObject, UITextFieldDelegate {}

    @Test("a field reports what somebody listens to")
    func actions() {
        let field = UITextField()
        #expect(field.reports == [])
        #expect(!field.userInteractions().contains(.apply))
        field.addAction(UIAction { _ in }, for: .editingDidBegin)
        #expect(field.reports == [])
        field.addAction(UIAction(identifier: UIAction.Identifier("typing")) { _ in }, for: .editingChanged)
        #expect(field.reports == .changes)
        #expect(field.userInteractions().contains(.apply))
        #expect(!field.userInteractions().contains(.editingDidEnd))
        field.removeAction(identifiedBy: UIAction.Identifier("typing"), for: .editingChanged)
        field.addAction(UIAction { _ in }, for: .editingDidEnd)
        #expect(field.reports == .end)
        #expect(field.userInteractions().contains(.editingDidEnd))
    }

    @Test("everything is reported to a delegate")
    func delegate() {
        let field = UITextField()
        let delegate = Delegate()
        field.delegate = delegate
        #expect(field.reports == [.changes, .end])
    }

    @Test("a search bar listens to its own field by itself")
    func searchBar() {
        let bar = UISearchBar()
        #expect(bar.searchTextField.reports == [])
    }

    @Test("an observer of a field's notifications listens, until it stops")
    func observers() {
        let field = UITextField()
        let other = UITextField()
        let listener = Listener()
        let center = NotificationCenter.default
        center.addObserver(
            listener, selector: "heard", name: UITextField.textDidChangeNotification, object: field)
        #expect(field.reports == .changes)
        #expect(other.reports == [])
        center.removeObserver(listener)
        #expect(field.reports == [])
    }

    @Test("what ends the editing of a field tells its actions")
    func end() throws {
        let scene = TestScene()
        let field = UITextField()
        scene.window.addSubview(field)
        var heard: [String] = []
        field.addAction(UIAction { _ in heard.append("changed") }, for: .editingChanged)
        field.addAction(UIAction { _ in heard.append("ended") }, for: .editingDidEnd)
        try field.acceptFieldValue(.text("Ada"))
        try field.perform(UserInteraction(.apply))
        #expect(heard == ["changed"])
        #expect(field.isFirstResponder)
        try field.perform(UserInteraction(.editingDidEnd))
        #expect(heard == ["changed", "ended"])
        #expect(!field.isFirstResponder)
    }
}
