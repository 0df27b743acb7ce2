import Foundation
import Testing

@testable import UIKitCore

/// What can be chosen at the app's icon.
@MainActor
@Suite struct UIApplicationShortcutItemTests {
    @Test("An item tells what it was made with, and a mutable copy can be changed without it")
    func copies() throws {
        let item = UIApplicationShortcutItem(
            type: "new", localizedTitle: "New Note", localizedSubtitle: "Empty",
            icon: UIApplicationShortcutIcon(type: .compose), userInfo: ["kind": "note" as NSString])
        let other = try #require(item.mutableCopy(with: nil) as? UIMutableApplicationShortcutItem)
        other.type = "open"
        other.localizedTitle = "Open"
        other.localizedSubtitle = nil
        other.icon = nil
        other.userInfo = nil
        other.targetContentIdentifier = "list"
        #expect(item.type == "new" && item.localizedTitle == "New Note" && item.localizedSubtitle == "Empty")
        #expect(item.icon != nil && item.userInfo?["kind"] as? NSString == "note")
        let copy = try #require(other.copy(with: nil) as? UIApplicationShortcutItem)
        other.type = "changed"
        #expect(copy.type == "open" && copy.localizedTitle == "Open")
        #expect(copy.targetContentIdentifier as? String == "list")
        #expect(!(copy is UIMutableApplicationShortcutItem))
    }

    @Test("The property list names the items that everybody has")
    func propertyList() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let content: [String: Any] = [
            "UIApplicationShortcutItems": [
                [
                    "UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New Note",
                    "UIApplicationShortcutItemSubtitle": "Empty", "UIApplicationShortcutItemIconFile": "pen",
                    "UIApplicationShortcutItemUserInfo": ["count": 3, "kind": "note"],
                ],
                ["UIApplicationShortcutItemType": "untitled"],
            ]
        ]
        try PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0).write(to: file)
        let items = try InformationPropertyList(contentsOf: file).shortcutItems.map { $0.item }
        #expect(items.map(\.type) == ["new"])
        #expect(items.first?.localizedTitle == "New Note" && items.first?.localizedSubtitle == "Empty")
        #expect(items.first?.icon?.templateImageName == "pen")
        #expect(items.first?.userInfo?["kind"] as? NSString == "note")
        #expect((items.first?.userInfo?["count"] as? NSNumber)?.intValue == 3)
    }

    private final class Delegate: UIResponder, UIWindowSceneDelegate {
        var chosen: [String] = []

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
        ) async -> Bool {
            chosen.append(shortcutItem.type)
            return true
        }
    }

    @Test("A delegate that has the asynchronous method is called by it")
    func asynchronousMethod() async {
        let delegate = Delegate()
        let test = TestScene()
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        let isDone = await withCheckedContinuation { continuation in
            (delegate as any UIWindowSceneDelegate).windowScene(test.scene, performActionFor: item) { isDone in
                continuation.resume(returning: isDone)
            }
        }
        #expect(isDone && delegate.chosen == ["new"])
    }
}
