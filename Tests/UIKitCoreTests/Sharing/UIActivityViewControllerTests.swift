import Foundation
import Testing

@testable import UIKitCore

/// What can be done with data, and what the completion handler learns.
@MainActor
@Suite struct UIActivityViewControllerTests {
    private final class Shout: UIActivity {
        var prepared: [String] = []
        override class var activityCategory: UIActivity.Category { .share }
        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("test.shout") }
        override var activityTitle: String? { "Shout" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems.map { "\($0)" } }
    }

    private final class Source: UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            activityType == .mail ? "For mail" : "For others"
        }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "Subject & more" }
    }

    private let presenter = UIViewController()
    private let test: TestScene

    init() {
        test = TestScene(showing: presenter)
    }

    private func present(_ controller: UIActivityViewController) -> EventLog {
        let log = EventLog()
        controller.completionWithItemsHandler = { type, completed, _, _ in
            log.add("\(type?.rawValue ?? "none") \(completed)")
        }
        test.turn { presenter.present(controller, animated: true) }
        return log
    }

    private func row(_ title: String, in controller: UIViewController) throws -> UITableViewCell {
        try #require(
            controller.view.first(UITableViewCell.self) { cell in
                (cell.contentConfiguration as? UIListContentConfiguration)?.text == title
            })
    }

    @Test func textCanBeSentCopiedPrintedAndSaved() throws {
        let controller = UIActivityViewController(
            activityItems: ["Hi & bye", URL(string: "https://swift.org") as Any], applicationActivities: nil)
        let log = present(controller)
        let links = controller.view.all(WebLink.self)
        #expect(links.map(\.title) == ["Mail", "Message", "Open Link"])
        #expect(links[0].address == "mailto:?body=Hi%20%26%20bye%0Ahttps%3A%2F%2Fswift.org")
        #expect(links[2].address == "https://swift.org")
        #expect(controller.view.all(FileLink.self).map(\.title) == ["Print", "Save “Text.txt”"])
        try test.perform(.selectRow, on: try row("Copy", in: controller))
        let text = try #require(controller.view.first(UITextView.self))
        #expect(text.text == "Hi & bye\nhttps://swift.org")
        test.turn { presenter.dismiss(animated: true) }
        #expect(log.take() == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    }

    @Test func severalTextsArePrintedAndSavedTogether() throws {
        let controller = UIActivityViewController(
            activityItems: ["One", UIImage(), "Two"], applicationActivities: nil)
        _ = present(controller)
        let links = controller.view.all(FileLink.self)
        #expect(links.map(\.title) == ["Print", "Save “Text.txt”"])
        for link in links {
            guard case .data(let data)? = link.file?.content else { Issue.record("no data"); continue }
            #expect(data == Data("One\nTwo".utf8))
        }
    }

    @Test func closingWithoutAChoiceIsNotCompleted() {
        let log = present(UIActivityViewController(activityItems: ["a"], applicationActivities: nil))
        test.turn { presenter.dismiss(animated: true) }
        #expect(log.take() == ["none false"])
    }

    @Test func anAppsActivityGetsTheDataAndEndsTheController() throws {
        let shout = Shout()
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [shout])
        let log = present(controller)
        try test.perform(.selectRow, on: try row("Shout", in: controller))
        #expect(shout.prepared == ["a"])
        #expect(log.take() == ["test.shout true"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func excludedActivitiesAndThoseForOtherDataAreNotOffered() {
        let controller = UIActivityViewController(activityItems: [Data([1])], applicationActivities: [Shout()])
        controller.excludedActivityTypes = [.saveToFiles]
        _ = present(controller)
        #expect(controller.view.all(WebLink.self).isEmpty)
        #expect(controller.view.all(FileLink.self).isEmpty)
        #expect(controller.view.all(UITableViewCell.self).count == 1)
    }

    @Test func aSourceGivesDataForEachActivity() throws {
        let controller = UIActivityViewController(activityItems: [Source()], applicationActivities: nil)
        _ = present(controller)
        let mail = try #require(controller.view.all(WebLink.self).first)
        #expect(mail.address == "mailto:?subject=Subject%20%26%20more&body=For%20mail")
        let saved = try #require(controller.view.all(FileLink.self).last?.file)
        guard case .data(let data) = saved.content else { throw CocoaError(.coderInvalidValue) }
        #expect(String(decoding: data, as: UTF8.self) == "For others")
    }

    @Test func linksLeadOnlyWhereAPageMayLead() {
        let link = WebLink()
        link.url = URL(string: "javascript:alert(1)")
        #expect(link.address == nil)
    }
}
