import Foundation
import Testing

@testable import UIKitCore

/// The controllers that the system brings, all of them: each can be presented, shows something, and goes again.
@MainActor
@Suite struct SystemControllersTests {
    /// The controllers that the reference names as those that inherit from `UIViewController`.
    enum Kind: String, CaseIterable, Sendable {
        case activity, alert, cloudSharing, collection, colours, documentBrowser, documentPickerExtension,
            documentPicker, document, fonts, images, input, navigation, pages, dictionary, searchContainer, split, tabs,
            table, textFormatting

        @MainActor
        var controller: UIViewController {
            switch self {
            case .activity: UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
            case .alert: UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            case .cloudSharing: UICloudSharingController(share: CKShare(), container: CKContainer())
            case .collection: UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            case .colours: UIColorPickerViewController()
            case .documentBrowser: UIDocumentBrowserViewController(forOpening: nil)
            case .documentPickerExtension: UIDocumentPickerExtensionViewController()
            case .documentPicker: UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            case .document: UIDocumentViewController(document: nil)
            case .fonts: UIFontPickerViewController()
            case .images: UIImagePickerController()
            case .input: UIInputViewController()
            case .navigation: UINavigationController(rootViewController: UIViewController())
            case .pages: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            case .dictionary: UIReferenceLibraryViewController(term: "word")
            case .searchContainer:
                UISearchContainerViewController(searchController: UISearchController(searchResultsController: nil))
            case .split: UISplitViewController(style: .doubleColumn)
            case .tabs: UITabBarController()
            case .table: UITableViewController(style: .plain)
            case .textFormatting: UITextFormattingViewController()
            }
        }
    }

    private let presenter = UIViewController()
    private let test: TestScene

    init() {
        test = TestScene(showing: presenter)
        test.resize(width: 390, height: 844)
    }

    @Test(arguments: Kind.allCases)
    func isPresentedAndDismissed(kind: Kind) {
        weak var freed: UIViewController?
        test.turn {
            let controller = kind.controller
            freed = controller
            presenter.present(controller, animated: true)
        }
        #expect(presenter.presentedViewController === freed)
        #expect(freed?.viewIfLoaded?.window === test.window)
        #expect(freed?.viewIfLoaded?.bounds.isEmpty == false)
        test.turn { presenter.dismiss(animated: true) }
        #expect(presenter.presentedViewController == nil)
        #expect(freed == nil, "\(kind) stays in memory")
        #expect(test.scene.takeFaults().isEmpty)
    }

    // MARK: Documents

    private final class BrowserDelegate: UIDocumentBrowserViewControllerDelegate {
        let log = EventLog()
        var created: URL?

        func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
            log.add("picked \(documentURLs.map(\.lastPathComponent))")
        }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler:
                @escaping @MainActor (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
        ) {
            log.add("create")
            importHandler(created, created == nil ? .none : .copy)
        }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
            toDestinationURL destinationURL: URL
        ) {
            log.add("imported \(destinationURL.lastPathComponent)")
        }
    }

    private func names(in controller: UIViewController) -> [String] {
        controller.view.all(UITableViewCell.self).compactMap {
            ($0.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    @Test func documentsAreBroughtCreatedAndOpened() throws {
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        let delegate = BrowserDelegate()
        browser.delegate = delegate
        test.turn { presenter.present(browser, animated: true) }
        let field = try #require(browser.view.first(FileField.self))
        try test.fill(field, with: .files([.arrived("a.txt", type: "text/plain", content: "one")]))
        try test.perform(.primaryActionTriggered, on: field)
        #expect(delegate.log.take() == ["picked [\"a.txt\"]"])
        #expect(names(in: browser) == ["a"])
        let add = try #require(
            browser.view.first(BarButton.self) {
                $0.item?.accessibilityLabel == browser.localizedCreateDocumentActionTitle
            })
        try test.perform(.touchUpInside, on: add)
        #expect(delegate.log.take() == ["create"])
        delegate.created = URL(filePath: "/nowhere/new.txt")
        try test.perform(.touchUpInside, on: add)
        #expect(delegate.log.take() == ["create", "imported new.txt"])
        test.turn { browser.shouldShowFileExtensions = true }
        #expect(names(in: browser) == ["a.txt", "new.txt"])
        let row = try #require(browser.view.all(UITableViewCell.self).first)
        try test.perform(.selectRow, on: row)
        #expect(delegate.log.take() == ["picked [\"a.txt\"]"])
        test.turn { browser.allowsDocumentCreation = false }
        #expect(browser.view.first(BarButton.self) { $0 === add } == nil)
        var revealed: URL?
        test.turn {
            browser.revealDocument(at: URL(filePath: "/c.txt"), importIfNeeded: true) { url, _ in revealed = url }
        }
        #expect(revealed?.path == "/c.txt" && names(in: browser).last == "c.txt")
    }

    @Test func anExtensionIsPreparedAndGrantsAccess() {
        final class Extension: UIDocumentPickerExtensionViewController {
            var prepared: [UIDocumentPickerMode] = []
            override var documentPickerMode: UIDocumentPickerMode { .open }
            override func prepareForPresentation(in mode: UIDocumentPickerMode) { prepared.append(mode) }
        }
        let controller = Extension()
        test.turn { presenter.present(controller, animated: true) }
        #expect(controller.prepared == [.open])
        test.turn { controller.dismissGrantingAccess(to: URL(filePath: "/a.txt")) }
        #expect(controller.grantedURL?.path == "/a.txt")
        #expect(presenter.presentedViewController == nil)
    }

    @available(*, deprecated)
    private final class MenuDelegate: UIDocumentMenuDelegate {
        let log = EventLog()
        func documentMenu(
            _ documentMenu: UIDocumentMenuViewController,
            didPickDocumentPicker documentPicker: UIDocumentPickerViewController
        ) {
            log.add("picker, menu gone: \(documentMenu.presentingViewController == nil)")
        }
        func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) { log.add("cancelled") }
    }

    @available(*, deprecated)
    @Test func aDocumentMenuLeadsToAPickerOrTheAppsOwnOption() throws {
        let delegate = MenuDelegate()
        func present() -> UIDocumentMenuViewController {
            let menu = UIDocumentMenuViewController(documentTypes: ["public.text"], in: .import)
            menu.delegate = delegate
            menu.addOption(withTitle: "Draw", image: nil, order: .first) { [log = delegate.log] in log.add("draw") }
            test.turn { presenter.present(menu, animated: true) }
            return menu
        }
        var menu = present()
        #expect(menu.actions.map(\.title) == ["Draw", "This Device", "Cancel"])
        test.turn { menu.choose(menu.actions[1]) }
        #expect(delegate.log.take() == ["picker, menu gone: true"])
        menu = present()
        test.turn { menu.choose(menu.actions[0]) }
        #expect(delegate.log.take() == ["draw"])
        menu = present()
        try test.perform(.dismiss, on: try #require(menu.presentationController?.containerView))
        #expect(delegate.log.take() == ["cancelled"])
        menu = UIDocumentMenuViewController(url: URL(filePath: "/a.txt"), in: .exportToService)
        #expect(menu.actions.count == 2)
    }
}
