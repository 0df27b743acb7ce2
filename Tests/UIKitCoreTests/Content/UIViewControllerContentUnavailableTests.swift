import Testing

@testable import UIKitCore

/// When controllers are asked whether content is missing, and what they show then.
@MainActor
@Suite struct UIViewControllerContentUnavailableTests {
    final class Mailbox: RecordingViewController, UISearchResultsUpdating {
        var isEmpty = true

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            log.add("\(name).update(\(state.searchText ?? "nil"))")
            contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }

        func updateSearchResults(for searchController: UISearchController) {}
    }

    private let log = CallbackLog()

    private func shownText(of controller: UIViewController) -> String? {
        (controller.contentUnavailableView as? UIContentUnavailableView)?.shownConfiguration.text
    }

    @Test func askedOnceBeforeTheFirstLayoutAndWhenMarked() {
        let mailbox = Mailbox("M", log)
        let test = TestScene(showing: mailbox)
        #expect(
            log.take() == [
                "M.loadView", "M.viewDidLoad", "M.willAppear", "M.isAppearing", "M.update(nil)", "M.layout",
                "M.didAppear",
            ])
        #expect(shownText(of: mailbox) == "No Results")
        test.turn {
            mailbox.isEmpty = false
            mailbox.setNeedsUpdateContentUnavailableConfiguration()
            mailbox.setNeedsUpdateContentUnavailableConfiguration()
        }
        #expect(log.take().filter { $0.contains("update") } == ["M.update(nil)"])
        #expect(mailbox.contentUnavailableView == nil)
        #expect(mailbox.view.subviews.isEmpty)
    }

    @Test func theSearchStyleNamesWhatIsSearchedFor() throws {
        let mailbox = Mailbox("M", log)
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = mailbox
        mailbox.navigationItem.searchController = search
        let test = TestScene(showing: UINavigationController(rootViewController: mailbox))
        _ = log.take()
        try test.fill(search.searchBar.searchTextField, with: .text("ada"))
        #expect(log.take().filter { $0.contains("update") } == ["M.update(ada)"])
        #expect(shownText(of: mailbox) == "No Results for “ada”")
        try test.fill(search.searchBar.searchTextField, with: .text("bob"))
        #expect(shownText(of: mailbox) == "No Results for “bob”")
        test.turn { search.isActive = false }
        #expect(shownText(of: mailbox) == "No Results")
    }

    @Test func aConfigurationSetBeforeTheViewIsLoadedIsShown() {
        let controller = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        controller.contentUnavailableConfiguration = configuration
        _ = TestScene(showing: controller)
        #expect(shownText(of: controller) == "Nothing")
    }

    @Test func whatStandsInPlaceOfMissingContentCoversTheViewWhateverSizeThatGets() throws {
        final class Empty: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
            }
        }
        let empty = Empty(style: .plain)
        let test = TestScene(showing: UINavigationController(rootViewController: empty))
        let shown = try #require(empty.contentUnavailableView)
        #expect(shown.frame == empty.view.bounds)
        let before = empty.view.bounds.width
        test.turn { empty.view.frame.size.width = before / 2 }
        #expect(empty.view.bounds.width < before)
        #expect(shown.frame == empty.view.bounds)
    }

    @Test func buttonsInPlaceOfMissingContentWork() throws {
        var presses = 0
        let controller = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.button.title = "Try Again"
        configuration.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
        controller.contentUnavailableConfiguration = configuration
        let test = TestScene(showing: controller)
        let button = try #require(controller.view.firstView { $0 is UIButton })
        try test.perform(.touchUpInside, on: button)
        #expect(presses == 1)
    }
}
