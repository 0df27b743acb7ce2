import Testing

@testable import UIKitCore

/// Split and page views that come from a storyboard.
@MainActor
@Suite struct ContainerStoryboardTests {
    private func segue(_ destination: String, _ relationship: String) -> String {
        """
        <segue destination="\(destination)" kind="relationship" relationship="\(relationship)" id="s-\(destination)"/>
        """
    }

    @Test func relationshipsGiveASplitViewItsColumns() throws {
        let split = """
            <splitViewController id="split" style="tripleColumn" behavior="tile">
            <connections>\(segue("a", "masterViewController"))\(segue("b", "supplementaryViewController"))\
            \(segue("c", "detailViewController"))</connections></splitViewController>
            """
        let storyboard = try TestDocument.loaded(
            TestDocument.storyboard(
                initial: "split", split, "<viewController id=\"a\" title=\"A\"/>",
                "<viewController id=\"b\" title=\"B\"/>", "<viewController id=\"c\" title=\"C\"/>"))
        let controller = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
        #expect(controller.style == .tripleColumn)
        #expect(controller.preferredSplitBehavior == .tile)
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        #expect(columns.map { controller.viewController(for: $0)?.title } == ["A", "B", "C"])
    }

    @Test func aClassicSplitViewTakesTwoControllers() throws {
        let split = """
            <splitViewController id="split"><connections>\(segue("a", "masterViewController"))\
            \(segue("b", "detailViewController"))</connections></splitViewController>
            """
        let storyboard = try TestDocument.loaded(
            TestDocument.storyboard(
                initial: "split", split, "<viewController id=\"a\" title=\"A\"/>",
                "<viewController id=\"b\" title=\"B\"/>"))
        let controller = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
        #expect(controller.viewControllers.map(\.title) == ["A", "B"])
    }

    @Test func attributesSayHowPagesAreTurned() throws {
        let pages = "<pageViewController id=\"pages\" transitionStyle=\"scroll\" navigationOrientation=\"vertical\"/>"
        let storyboard = try TestDocument.loaded(TestDocument.storyboard(initial: "pages", pages))
        let controller = try #require(storyboard.instantiateInitialViewController() as? UIPageViewController)
        #expect(controller.transitionStyle == .scroll)
        #expect(controller.navigationOrientation == .vertical)
        #expect(controller.spineLocation == .none)
    }
}
