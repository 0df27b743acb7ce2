import Foundation
import Testing

@testable import UIKitCore

/// What the tests do with a search of the older kind.
///
/// They know it as this protocol, so that the compiler does not warn of what is deprecated.
@MainActor
private protocol OlderSearch: AnyObject {
    var log: EventLog { get }
    var reloads: Bool { get set }
    var results: [String] { get set }
    var shownRows: [String] { get }
    var isActive: Bool { get set }
    var standsInNavigationBar: Bool { get set }
    var item: UINavigationItem? { get }
    var isKnownToItsController: Bool { get }
}

@MainActor
private protocol OlderSearchMaking {
    func makeSearch(_ bar: UISearchBar, in controller: UIViewController) -> any OlderSearch
}

private struct OlderSearchMaker: OlderSearchMaking {
    @available(*, deprecated)
    func makeSearch(_ bar: UISearchBar, in controller: UIViewController) -> any OlderSearch {
        RecordedSearch(bar, in: controller)
    }
}

/// A search whose delegate and data source this is.
@available(*, deprecated)
@MainActor
private final class RecordedSearch: NSObject, OlderSearch, UISearchDisplayDelegate, UITableViewDataSource {
    let log = EventLog()
    var reloads = true
    var results = ["Elbe", "Ems"]
    private let search: UISearchDisplayController

    init(_ bar: UISearchBar, in controller: UIViewController) {
        search = UISearchDisplayController(searchBar: bar, contentsController: controller)
        super.init()
        search.delegate = self
        search.searchResultsDataSource = self
    }

    var shownRows: [String] { search.searchResultsTableView.visibleCells.compactMap { $0.textLabel?.text } }
    var item: UINavigationItem? { search.navigationItem }
    var isKnownToItsController: Bool { search.searchContentsController?.searchDisplayController === search }

    var isActive: Bool {
        get { search.isActive }
        set { search.setActive(newValue, animated: true) }
    }

    var standsInNavigationBar: Bool {
        get { search.displaysSearchBarInNavigationBar }
        set { search.displaysSearchBarInNavigationBar = newValue }
    }

    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
        log.add("willBegin \(controller.isActive)")
    }
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) { log.add("didBegin") }
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) { log.add("willEnd") }
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
        log.add("didEnd \(controller.isActive)")
    }
    func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
    ) { log.add("didLoad") }
    func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
    ) { log.add("willShow \(tableView.superview != nil)") }
    func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
    ) { log.add("didShow \(tableView.superview != nil)") }
    func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
    ) { log.add("willHide \(tableView.superview != nil)") }
    func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
    ) { log.add("didHide \(tableView.superview != nil)") }
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
        log.add("search \(searchString ?? "")")
        return reloads
    }
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool {
        log.add("scope \(searchOption)")
        return reloads
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = results[indexPath.row]
        return cell
    }
}

/// The older way to search, through the order of its delegate's calls.
@MainActor
@Suite struct UISearchDisplayControllerTests {
    private let contents = UIViewController()
    private let label = UILabel()
    private let bar = UISearchBar()
    private let search: any OlderSearch
    private let test: TestScene

    init() {
        label.text = "All rivers"
        contents.view.addSubview(bar)
        contents.view.addSubview(label)
        let maker: any OlderSearchMaking = OlderSearchMaker()
        search = maker.makeSearch(bar, in: contents)
        test = TestScene(showing: UINavigationController(rootViewController: contents))
    }

    @Test func typingBeginsTheSearchAndShowsTheResults() throws {
        #expect(search.isKnownToItsController)
        try test.fill(bar.searchTextField, with: .text("El"))
        #expect(
            search.log.take() == [
                "willBegin true", "didLoad", "willShow false", "didShow true", "didBegin", "search El",
            ])
        #expect(search.shownRows == ["Elbe", "Ems"])
        #expect(label.isHidden)
        #expect(!bar.isHidden)
        #expect(bar.showsCancelButton)
        // The next text asks only whether there are other results.
        search.results = ["Elbe"]
        search.reloads = false
        try test.fill(bar.searchTextField, with: .text("Elb"))
        #expect(search.log.take() == ["search Elb"])
        #expect(search.shownRows == ["Elbe", "Ems"])
        search.reloads = true
        try test.fill(bar.searchTextField, with: .text("Elbe"))
        #expect(search.log.take() == ["search Elbe"])
        #expect(search.shownRows == ["Elbe"])
    }

    @Test func cancellingBringsTheContentBack() throws {
        try test.fill(bar.searchTextField, with: .text("El"))
        _ = search.log.take()
        test.turn { bar.delegate?.searchBarCancelButtonClicked(bar) }
        #expect(search.log.take() == ["willEnd", "willHide true", "didHide false", "didEnd false"])
        #expect(!label.isHidden)
        #expect(bar.text?.isEmpty != false)
        #expect(!bar.showsCancelButton)
        // The table is loaded once.
        test.turn { search.isActive = true }
        #expect(search.log.take() == ["willBegin true", "willShow false", "didShow true", "didBegin"])
        test.turn { search.isActive = true }
        #expect(search.log.take() == [])
    }

    @Test func anotherScopeAsksForOtherResults() {
        test.turn { search.isActive = true }
        _ = search.log.take()
        test.turn { bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: 1) }
        #expect(search.log.take() == ["scope 1"])
    }

    @Test func theBarMayStandInTheNavigationBar() {
        #expect(search.item == nil)
        search.standsInNavigationBar = true
        #expect(search.item === contents.navigationItem)
        #expect(contents.navigationItem.titleView === bar)
        search.standsInNavigationBar = false
        #expect(contents.navigationItem.titleView == nil)
    }

    @Test func aDocumentHasOneWithSearchBarContentAndResults() throws {
        let text = TestDocument.storyboard(
            initial: "a",
            """
            <tableViewController id="a"><tableView key="view" id="v">
            <searchBar key="tableHeaderView" id="b"></searchBar></tableView><connections><outlet property="searchDisplayController" destination="s" id="o1"/></connections>
            </tableViewController><searchDisplayController id="s"><connections>
            <outlet property="searchBar" destination="b" id="o2"/>
            <outlet property="searchContentsController" destination="a" id="o3"/>
            <outlet property="searchResultsDataSource" destination="a" id="o4"/>
            <outlet property="searchResultsDelegate" destination="a" id="o5"/></connections></searchDisplayController>
            """)
        let files = try TestBundle(["Search.storyboard": text])
        let storyboard = UIStoryboard(name: "Search", bundle: files.bundle)
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        let test = TestScene(showing: controller)
        let bar = try #require(controller.tableView.tableHeaderView as? UISearchBar)
        #expect(controller.environment.searchDisplayController != nil)
        test.turn { bar.delegate?.searchBarTextDidBeginEditing(bar) }
        #expect(bar.showsCancelButton)
        let results = controller.tableView.subviews.compactMap { $0 as? UITableView }.first
        #expect(results?.dataSource === controller)
        test.turn { bar.delegate?.searchBarCancelButtonClicked(bar) }
        #expect(!bar.showsCancelButton)
        #expect(controller.tableView.subviews.allSatisfy { !($0 is UITableView) })
    }
}
