import Testing

@testable import UIKitCore

/// The callbacks of searches, whole sequences each.
@MainActor
@Suite struct UISearchControllerTests {
    /// Logs what a search tells, as delegate, updater and delegate of the bar.
    final class Observer: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }

        func presentSearchController(_ searchController: UISearchController) { log.add("present") }
        func willPresentSearchController(_ searchController: UISearchController) {
            log.add("willPresent, active: \(searchController.isActive)")
        }
        func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) {
            log.add("willDismiss “\(searchController.searchBar.text ?? "")”")
        }
        func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
        func updateSearchResults(for searchController: UISearchController) {
            log.add("update “\(searchController.searchBar.text ?? "")”, active: \(searchController.isActive)")
        }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            log.add("shouldBegin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("didBegin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            log.add("textDidChange “\(searchText)”")
        }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.add("scope \(selectedScope)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
    }

    private let log = CallbackLog()
    private let observer: Observer
    private let searched: RecordingViewController
    private let results: RecordingViewController
    private let search: UISearchController
    private let navigation: UINavigationController
    private let test: TestScene

    init() {
        observer = Observer(log)
        searched = RecordingViewController("A", log)
        results = RecordingViewController("R", log)
        search = UISearchController(searchResultsController: results)
        search.delegate = observer
        search.searchResultsUpdater = observer
        search.searchBar.delegate = observer
        searched.navigationItem.searchController = search
        searched.navigationItem.preferredSearchBarPlacement = .stacked
        navigation = UINavigationController(rootViewController: searched)
        test = TestScene(showing: navigation)
        _ = log.take()
    }

    private var field: UISearchTextField { search.searchBar.searchTextField }

    private func button(_ title: String) throws -> UIView {
        let found = search.searchBar.firstView { ($0 as? UIButton)?.currentTitle == title }
        return try #require(found)
    }

    @Test func theBarStandsInTheNavigationBar() {
        #expect(search.searchBar.superview === navigation.navigationBar)
        #expect(searched.navigationItem.searchBarPlacement == .stacked)
        #expect(search.searchBar.placeholder == "Search")
        test.turn { searched.navigationItem.searchController = nil }
        #expect(search.searchBar.superview == nil)
    }

    @Test func theBarStandsBesideTheButtonsWhereThereIsRoom() {
        final class Placements: UISearchControllerDelegate {
            var log: [UINavigationItem.SearchBarPlacement] = []
            func searchController(
                _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
            ) { log.append(newPlacement) }
            func searchController(
                _ searchController: UISearchController,
                didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
            ) { log.append(previousPlacement) }
        }
        let placements = Placements()
        search.delegate = placements
        test.turn { searched.navigationItem.preferredSearchBarPlacement = .automatic }
        #expect(placements.log == [.inline, .stacked])
        #expect(searched.navigationItem.searchBarPlacement == .inline)
        test.turn { search.isActive = true }
        #expect(!navigation.navigationBar.isReplacedBySearch)
    }

    @Test func typingBeginsTheSearchAndShowsTheResults() throws {
        try test.fill(field, with: .text("ri"))
        #expect(
            log.take() == [
                "shouldBegin", "didBegin", "present", "willPresent, active: true", "update “”, active: true",
                "textDidChange “ri”", "R.willMove", "R.loadView", "R.viewDidLoad", "R.willAppear", "R.didMove",
                "update “ri”, active: true", "R.isAppearing", "A.layout", "R.layout", "didPresent", "R.didAppear",
            ])
        #expect(searched.presentedViewController === search)
        #expect(search.presentingViewController === searched)
        #expect(results.view.window === test.window)
        #expect(search.showsSearchResultsController)
        #expect(!(try button("Cancel").isHidden))
    }

    @Test func cancellingEndsTheSearch() throws {
        try test.fill(field, with: .text("ri"))
        _ = log.take()
        try test.perform(.touchUpInside, on: try button("Cancel"))
        #expect(
            log.take() == [
                "cancel", "R.willDisappear", "willDismiss “ri”", "didEnd", "update “”, active: false", "A.layout",
                "R.layout", "didDismiss", "R.didDisappear", "R.willMove(nil)", "R.didMove(nil)",
            ])
        #expect(!search.isActive)
        #expect(search.searchBar.text == "")
        #expect(try button("Cancel").isHidden)
        #expect(searched.presentedViewController == nil)
        #expect(searched.view.window === test.window)
    }

    @Test func aSearchIsBegunAndEndedInCode() {
        test.turn { search.isActive = true }
        #expect(log.take() == ["present", "willPresent, active: true", "A.layout", "didPresent"])
        #expect(!search.showsSearchResultsController)
        test.turn { search.isActive = false }
        #expect(log.take() == ["willDismiss “”", "update “”, active: false", "A.layout", "didDismiss"])
        test.turn { search.isActive = true }
        test.turn { searched.dismiss(animated: true) }
        #expect(!search.isActive)
    }

    @Test func theGlassBeginsTheSearch() throws {
        try test.perform(.editingDidBegin, on: field)
        #expect(
            log.take() == [
                "shouldBegin", "didBegin", "present", "willPresent, active: true", "update “”, active: true",
                "A.layout", "didPresent",
            ])
        #expect(field.isFirstResponder)
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.editingDidBegin)) {
            try test.perform(.editingDidBegin, on: field)
        }
    }

    @Test func scopesAreShownWhileTheSearchIsActive() throws {
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        #expect(!search.searchBar.showsScopeBar)
        test.turn { search.isActive = true }
        #expect(search.searchBar.showsScopeBar)
        _ = log.take()
        let scopes = try #require(search.searchBar.firstView { $0 is UISegmentedControl })
        try test.perform(.valueChanged, .text("1"), on: scopes)
        #expect(log.take() == ["scope 1", "update “”, active: true"])
        test.turn { search.isActive = false }
        #expect(!search.searchBar.showsScopeBar)
    }

    @Test func returnSearchesAndTakesTheKeyboardAway() throws {
        try test.fill(field, with: .text("ri"))
        _ = log.take()
        try test.perform(.editingDidEndOnExit, on: field)
        #expect(log.take() == ["search", "didEnd"])
        #expect(search.isActive)
    }

    @Test func theShadeEndsTheSearchAndGoesWithResults() throws {
        test.turn { search.isActive = true }
        let container = try #require(search.storedPresentationController?.container)
        #expect(container.userInteractions() == [.dismiss])
        #expect(throws: UserInteractionRefusal.covered) { try test.perform(.touchUpInside, on: searched.view) }
        try test.fill(field, with: .text("ri"))
        #expect(container.userInteractions() == [])
        try test.fill(field, with: .text(""))
        try test.perform(.dismiss, on: container)
        #expect(!search.isActive)
    }

    @Test func withoutShadeTheContentStaysInUse() throws {
        search.obscuresBackgroundDuringPresentation = false
        test.turn { search.isActive = true }
        #expect(search.storedPresentationController?.container?.isHidden == true)
        #expect(navigation.navigationBar.isReplacedBySearch)
        #expect(navigation.navigationBar.leadingViews.isEmpty)
    }

    @Test func theSearchStaysWithItsControllerWhenAnotherIsPushed() throws {
        try test.fill(field, with: .text("ri"))
        _ = log.take()
        test.turn { navigation.pushViewController(RecordingViewController("B", log), animated: true) }
        #expect(search.isActive)
        #expect(results.view.window == nil)
        #expect(search.searchBar.superview == nil)
        test.turn { navigation.popViewController(animated: true) }
        #expect(results.view.window === test.window)
        #expect(search.searchBar.superview === navigation.navigationBar)
        #expect(search.isActive)
    }

    @Test func suggestionsComeBeforeResults() throws {
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "river")]
        try test.fill(field, with: .text("ri"))
        #expect(search.displaysSuggestions)
        #expect(!search.showsSearchResultsController)
        _ = log.take()
        try test.perform(.touchUpInside, on: try #require(search.suggestionButtons.first))
        #expect(log.take().filter { $0.hasPrefix("update") } == ["update “river”, active: true"])
        #expect(search.searchBar.text == "river")
        #expect(search.showsSearchResultsController)
    }

    @Test func tokensAreSearchedForAndRemoved() throws {
        field.tokens = [UISearchToken(icon: nil, text: "From Ada"), UISearchToken(icon: nil, text: "Unread")]
        test.turn { search.isActive = true }
        #expect(search.showsSearchResultsController)
        _ = log.take()
        try test.perform(.deleteToken, .text("0"), on: field)
        #expect(log.take() == ["textDidChange “”", "update “”, active: true"])
        #expect(field.tokens.map(\.text) == ["Unread"])
        #expect(throws: UserInteractionRefusal.self) { try test.perform(.deleteToken, .text("7"), on: field) }
    }

    @Test func aContainerShowsTheSearchInItself() throws {
        search.searchBar.delegate = nil
        searched.navigationItem.searchController = nil
        let container = UISearchContainerViewController(searchController: search)
        test.turn { test.window.rootViewController = container }
        #expect(container.children == [search])
        #expect(search.searchBar.superview === container.view)
        try test.fill(field, with: .text("ri"))
        #expect(results.view.window === test.window)
        try test.fill(field, with: .text(""))
        #expect(results.viewIfLoaded?.window == nil)
    }

    @Test(
        "a search goes on when what was presented over it goes, unless it has ended meanwhile",
        arguments: [false, true])
    func presentationOverSearch(hasEnded: Bool) throws {
        try test.fill(field, with: .text("a"))
        let form = UIViewController()
        test.turn { searched.present(form, animated: false) }
        #expect(form.presentingViewController === navigation && search.isActive)
        if hasEnded {
            test.turn { search.isActive = false }
            #expect(!search.isActive && form.presentingViewController === navigation)
        }
        _ = log.take()
        test.turn { navigation.dismiss(animated: false) }
        #expect(form.presentingViewController == nil)
        #expect(search.isActive == !hasEnded && field.isFirstResponder == !hasEnded)
        if hasEnded { #expect(log.take().filter { $0 == "didBegin" || $0.hasPrefix("willPresent") } == []) }
    }
}
