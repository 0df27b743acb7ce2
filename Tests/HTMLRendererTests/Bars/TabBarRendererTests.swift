import Testing
import UIKitCore

@testable import HTMLRenderer

/// The sidebar of tabs while a person edits it, and where it lies over the content.
@MainActor
@Suite struct TabBarRendererTests {
    private let tabs: UITabBarController
    private let stage = Stage()

    init() {
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in UIViewController() }
        }
        let optional = tab("B & C")
        optional.allowsHiding = true
        let group = UITabGroup(title: "Group", image: nil, identifier: "G", children: [tab("X"), tab("Y")])
        group.allowsReordering = true
        tabs = UITabBarController(tabs: [tab("A"), optional, group])
        stage.show(tabs)
    }

    /// The markup without the numbers of views.
    private func html() -> String {
        stage.html(of: tabs.view).replacing(#/ id="v[0-9]+"/#, with: "").replacing(#/v[0-9]+\./#, with: "v.")
    }

    @Test func aLineOfTheEditorHasTheSwitchAndTheButtonsOfItsTab() throws {
        let usual = html()
        #expect(!usual.contains("tab-editor"))
        #expect(usual.contains(">Edit<"))
        stage.scene.inTurn {
            tabs.setEditing(true, animated: true)
            stage.scene.commit()
        }
        let edited = html()
        #expect(edited.contains("<nav class=\"tab-bar editing\" aria-label=\"Tabs\">"))
        let list = try #require(
            edited.split(separator: "<ul class=\"tab-editor\" role=\"list\" aria-label=\"Edit tabs\">").last)
        let lines = list.split(separator: "</ul>")[0].split(separator: "</li>").map(String.init)
        #expect(lines.count == 5)
        #expect(lines[0].hasPrefix("<li class=\"edited-tab\"><svg"))
        #expect(lines[0].hasSuffix("<span>A</span>"))
        #expect(lines[1].contains("<span>B &amp; C</span><button"))
        #expect(lines[1].contains("aria-label=\"B &amp; C\""))
        #expect(lines[1].contains("role=\"switch\""))
        #expect(lines[2] == "<li class=\"edited-tab\"><span>Group</span>")
        #expect(lines[3].hasPrefix("<li class=\"edited-tab member\">"))
        #expect(lines[3].contains("aria-label=\"Move X up\""))
        // The first member cannot go up, the last one not down.
        #expect(lines[3].occurrences(of: " disabled") == 1)
        #expect(lines[4].occurrences(of: " disabled") == 1)
        #expect(lines[4].contains("aria-label=\"Move Y down\""))
        #expect(edited.contains(">Done<"))
    }

    @Test func aSidebarOverTheContentIsHiddenByPressingBesideIt() throws {
        #expect(!html().contains("sidebar-shade"))
        tabs.sidebar.preferredLayout = .overlap
        let page = html()
        #expect(page.contains("<div class=\"tabs sidebar-overlaps\">"))
        #expect(
            page.contains(
                """
                <button type="submit" class="sidebar-shade" aria-label="Hide Sidebar" name="segue-event" \
                value="v.toggleSidebar"></button></div>
                """))
        #expect(page.contains("class=\"bar-button sidebar-toggle\""))
        let bar = tabs.tabBar
        stage.scene.inTurn {
            try? stage.scene.perform(
                UserInteraction(.toggleSidebar), on: .viewIdentifier(stage.scene.identifier(for: bar)))
            stage.scene.commit()
        }
        #expect(tabs.sidebar.isHidden)
        #expect(!html().contains("sidebar-shade"))
        #expect(html().contains("<div class=\"tabs top-bar\">"))
        #expect(html().contains("aria-label=\"Show Sidebar\""))
    }
}
