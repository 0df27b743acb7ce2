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

    @Test func aSourceNamesItsFileAndHasAnImage() throws {
        final class Report: UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
                Data()
            }

            func activityViewController(
                _ activityViewController: UIActivityViewController,
                itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { Data("a,b".utf8) }

            func activityViewController(
                _ activityViewController: UIActivityViewController,
                subjectForActivityType activityType: UIActivity.ActivityType?
            ) -> String { activityType == nil ? "Report" : "" }

            func activityViewController(
                _ activityViewController: UIActivityViewController,
                dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
            ) -> String { "public.png" }

            func activityViewController(
                _ activityViewController: UIActivityViewController,
                thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
            ) -> UIImage? { UIImage(systemName: "star") }
        }
        let controller = UIActivityViewController(activityItems: [Report()], applicationActivities: nil)
        _ = present(controller)
        let file = try #require(controller.view.all(FileLink.self).last?.file)
        #expect(file.name == "Data.png" && file.contentType == "image/png")
        let content = try row("Report", in: controller).contentConfiguration as? UIListContentConfiguration
        #expect(content?.image == UIImage(systemName: "star"))
    }

    @Test func aConfigurationSaysWhatIsSharedAndHow() throws {
        let shout = Shout()
        let configuration = UIActivityItemsConfiguration(objects: ["Hello"])
        configuration.metadataProvider = { key in
            switch key {
            case .title: "Greeting"
            case .messageBody: "Dear reader,"
            default: nil
            }
        }
        configuration.perItemMetadataProvider = { index, key in key == .title ? "Item \(index)" : nil }
        configuration.previewProvider = { _, intent, _ in
            intent == .thumbnail ? UIImage(systemName: "star").map { NSItemProvider(object: $0) } : nil
        }
        configuration.applicationActivitiesProvider = { Array([shout]) }
        let controller = UIActivityViewController(activityItemsConfiguration: configuration)
        _ = present(controller)
        #expect(
            controller.view.all(WebLink.self).first?.address
                == "mailto:?subject=Greeting&body=Dear%20reader%2C%0AHello")
        let content = try row("Item 0", in: controller).contentConfiguration as? UIListContentConfiguration
        #expect(content?.image == UIImage(systemName: "star"))
        #expect(throws: Never.self) { try row("Copy", in: controller) }
        test.turn { presenter.dismiss(animated: true) }
        configuration.supportedInteractions = []
        let other = UIActivityViewController(activityItemsConfiguration: configuration)
        _ = present(other)
        #expect(other.view.all(WebLink.self).isEmpty)
        let titles = other.view.all(UITableViewCell.self)
            .compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
        #expect(titles.contains("Item 0") && !titles.contains("Copy"))
    }

    @Test func aProviderOfAFileSharesTheFile() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).csv")
        try Data("a,b".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let provider = try #require(NSItemProvider(contentsOf: url))
        provider.suggestedName = "Table"
        let controller = UIActivityViewController(
            activityItemsConfiguration: UIActivityItemsConfiguration(itemProviders: [provider]))
        _ = present(controller)
        let file = try #require(controller.view.all(FileLink.self).last?.file)
        guard case .data(let data) = file.content else { throw CocoaError(.coderInvalidValue) }
        #expect(file.name == "Table.csv" && String(decoding: data, as: UTF8.self) == "a,b")
        // A provider of nothing has a row, and nothing can be done with it but what is done with no text.
        let empty = UIActivityViewController(
            activityItemsConfiguration: UIActivityItemsConfiguration(itemProviders: [NSItemProvider()]))
        test.turn { presenter.dismiss(animated: true) }
        _ = present(empty)
        #expect(empty.view.all(WebLink.self).isEmpty)
    }

    @Test func anEditMenuOffersWhatAResponderShares() throws {
        let view = UIView()
        let interaction = UIEditMenuInteraction(delegate: nil)
        test.turn {
            presenter.view.addSubview(view)
            view.addInteraction(interaction)
            presenter.activityItemsConfiguration = UIActivityItemsConfiguration(objects: ["Hello"])
        }
        #expect(view.copyingAction?.title == "Copy" && view.sharingAction?.title == "Share")
        var copied: String?
        test.turn {
            view.copyingAction?.performWithSender(nil, target: nil)
            copied = UIPasteboard.general.string
        }
        #expect(copied == "Hello")
        test.turn { view.sharingAction?.performWithSender(nil, target: nil) }
        #expect(presenter.presentedViewController is UIActivityViewController)
        test.turn { presenter.dismiss(animated: true) }
        test.turn { interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)) }
        let sheet = try #require(presenter.presentedViewController as? UIAlertController)
        #expect(sheet.actions.compactMap(\.title).filter { $0 != "Cancel" } == ["Copy", "Share"])
        test.turn { interaction.dismissMenu() }
        // The nearest one that offers anything decides, also against it.
        let nothing = UIActivityItemsConfiguration(objects: ["Hidden"])
        nothing.supportedInteractions = [.copy]
        view.activityItemsConfiguration = nothing
        #expect(view.sharingAction == nil && view.copyingAction != nil)
        view.activityItemsConfiguration = UIActivityItemsConfiguration(objects: [])
        #expect(view.sharingAction == nil && view.copyingAction == nil)
    }

    @Test func linksLeadOnlyWhereAPageMayLead() {
        let link = WebLink()
        link.url = URL(string: "javascript:alert(1)")
        #expect(link.address == nil)
    }
}
