import Testing

@testable import UIKitCore

@MainActor
@Suite struct UISearchBarTests {
    /// Writes down what it is told.
    final class Recorder: UISearchBarDelegate {
        let log = EventLog()

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.add("text \(searchText)") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            log.add("search")
            searchBar.resignFirstResponder()
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.add("scope \(selectedScope)")
        }
    }

    @Test func aSearchIsTypedSentAndCancelled() throws {
        let scene = TestScene()
        let (bar, recorder) = (UISearchBar(), Recorder())
        bar.delegate = recorder
        bar.scopeButtonTitles = ["All", "Mine"]
        bar.showsScopeBar = true
        scene.window.addSubview(bar)
        try scene.fill(bar.searchTextField, with: .text("notes"))
        try scene.perform(.editingDidEndOnExit, on: bar.searchTextField)
        let scopes = try #require(bar.firstView { $0 is UISegmentedControl })
        try scene.perform(.valueChanged, .text("1"), on: scopes)
        let cancel = try #require(bar.firstView { $0 is UIButton })
        #expect(throws: UserInteractionRefusal.hidden) { try scene.perform(.touchUpInside, on: cancel) }
        bar.showsCancelButton = true
        try scene.perform(.touchUpInside, on: cancel)
        #expect(recorder.log.take() == ["begin", "text notes", "search", "end", "scope 1", "cancel"])
        #expect(bar.text == "notes" && bar.selectedScopeButtonIndex == 1)
    }
}
