import Foundation
import Testing

@testable import UIKitCore

/// Renaming in a navigation bar, and the menu that offers it.
@MainActor
@Suite struct NavigationItemRenamingTests {
    final class Delegate: UINavigationItemRenameDelegate {
        let log = CallbackLog()
        var mayBegin = true
        var refusedTitle: String?

        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
            log.add("should begin")
            return mayBegin
        }
        func navigationItem(
            _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) {
            log.add("will begin with \(suggestedTitle[selectedRange])")
            return (suggestedTitle + " 2", selectedRange)
        }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            log.add("should end with \(title)")
            return title != refusedTitle
        }
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            log.add("did end with \(title), shown as \(navigationItem.title ?? "")")
        }
    }

    /// A document that can be duplicated.
    final class Document: UIViewController {
        private(set) var copies = 0

        override func duplicate(_ sender: Any?) {
            copies += 1
        }
    }

    private let document = Document()
    private let delegate = Delegate()
    private let navigation: UINavigationController
    private let test: TestScene

    init() {
        document.navigationItem.title = "Letter"
        document.navigationItem.renameDelegate = delegate
        navigation = UINavigationController(rootViewController: document)
        test = TestScene(showing: navigation)
    }

    private var bar: UINavigationBar { navigation.navigationBar }
    private var menu: UIMenu? { (bar.titleReplacement as? BarButton)?.item?.displayedMenu }
    private var field: UITextField? { bar.titleReplacement?.first(UITextField.self) }

    private func choose(_ entry: Int) throws {
        try test.perform(.selectMenuItem, .text("\(entry)"), on: #require(bar.titleReplacement))
    }

    private func press(_ title: String) throws {
        let button = bar.titleReplacement?.first(UIButton.self) { $0.currentTitle == title }
        try test.perform(.touchUpInside, on: #require(button))
    }

    @Test func aNameIsEnteredInPlaceOfTheHeadingAndTakenOver() throws {
        #expect(menu?.children.map(\.title) == ["Rename"])
        try choose(0)
        #expect(delegate.log.take() == ["should begin", "will begin with Letter"])
        #expect(field?.text == "Letter 2")
        #expect(field?.isFirstResponder == true)
        try test.fill(#require(field), with: .text("  Novel "))
        try press("Done")
        #expect(delegate.log.take() == ["should end with Novel", "did end with Novel, shown as Novel"])
        #expect(field == nil)
        #expect(document.navigationItem.title == "Novel")
    }

    @Test func theReturnKeyEntersTheNameToo() throws {
        try choose(0)
        try test.fill(#require(field), with: .text("Novel"))
        try test.perform(.editingDidEndOnExit, on: #require(field))
        #expect(delegate.log.take().last == "did end with Novel, shown as Novel")
        #expect(field == nil)
    }

    @Test func renamingGoesOnUntilTheNameWillDoOrItIsGivenUp() throws {
        delegate.refusedTitle = "Taken"
        try choose(0)
        _ = delegate.log.take()
        try test.fill(#require(field), with: .text("Taken"))
        try press("Done")
        #expect(delegate.log.take() == ["should end with Taken"])
        #expect(field?.text == "Taken")
        try test.fill(#require(field), with: .text(" "))
        try press("Done")
        #expect(delegate.log.take() == [])
        try press("Cancel")
        #expect(delegate.log.take() == [])
        #expect(field == nil)
        #expect(document.navigationItem.title == "Letter")
    }

    @Test func theDelegateMayRefuseToBegin() throws {
        delegate.mayBegin = false
        try choose(0)
        #expect(delegate.log.take() == ["should begin"])
        #expect(field == nil)
    }

    @Test func aDocumentOffersWhatItsRespondersCanDo() throws {
        test.turn {
            document.navigationItem.documentProperties = UIDocumentProperties(url: URL(filePath: "/a/Letter.txt"))
        }
        #expect(menu?.title == "Letter.txt")
        #expect(menu?.children.map(\.title) == ["Rename", "Duplicate"])
        try choose(1)
        #expect(document.copies == 1)
        test.turn {
            document.navigationItem.titleMenuProvider = { suggested in
                UIMenu(children: suggested + [UIAction(title: "Share") { _ in }])
            }
        }
        #expect(menu?.children.map(\.title) == ["Rename", "Duplicate", "Share"])
        #expect(menu?.title == "Letter.txt")
        test.turn { document.navigationItem.titleMenuProvider = { _ in nil } }
        #expect(bar.titleReplacement == nil)
    }

    @Test("a name that was half entered is entered further once the scene is restored", arguments: [true, false])
    func restoration(mayBegin: Bool) throws {
        _ = (navigation.named("navigation"), document.named("document"))
        try choose(0)
        try test.fill(#require(field), with: .text("Nov"))
        let again = Document().named("document")
        let other = Delegate()
        other.mayBegin = mayBegin
        again.navigationItem.title = "Letter"
        again.navigationItem.renameDelegate = other
        let stack = UINavigationController(rootViewController: again).named("navigation")
        _ = try test.restored(in: stack)
        let restored = stack.navigationBar.titleReplacement?.first(UITextField.self)
        #expect(restored?.text == (mayBegin ? "Nov" : nil))
        #expect(other.log.take() == ["should begin"] + (mayBegin ? ["will begin with Letter"] : []))
    }
}
