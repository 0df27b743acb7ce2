import Testing
import UIKitCore

@testable import HTMLRenderer

/// Menus whose elements come later, on the page.
@MainActor
@Suite struct DeferredMenuRendererTests {
    @Test func anEntryStandsForTheElementsUntilTheyCome() {
        var completion: (@MainActor ([UIMenuElement]) -> Void)?
        let button = UIButton(configuration: .plain())
        button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, UIDeferredMenuElement { completion = $0 }])
        button.showsMenuAsPrimaryAction = true
        let stage = Stage()
        let before = stage.html(of: button)
        #expect(
            before.contains(
                """
                <button type="submit" class="menu-item loading" name="segue-event" \
                value="v1.selectMenuItem=1.0~1nra">\
                <span class="titles"><span class="title" role="status">Loading…</span></span>\
                <span class="activity-indicator animating" aria-hidden="true"></span></button>
                """))
        completion?([
            UIAction(title: "A & B") { _ in }, UIMenu(title: "More", children: [UIAction(title: "C") { _ in }]),
        ])
        let after = stage.html(of: button)
        #expect(!after.contains("Loading"))
        #expect(
            after.contains("=1.0~t6is\"><span class=\"titles\"><span class=\"title\">A &amp; B"))
        #expect(after.contains("=1.1.0~jlhc\"><span class=\"titles\"><span class=\"title\">C"))
    }

    @Test func elementsThatComeAtOnceAreOnTheFirstPage() {
        let button = UIButton(configuration: .plain())
        button.menu = UIMenu(children: [UIDeferredMenuElement { $0([UIAction(title: "Now") { _ in }]) }])
        button.showsMenuAsPrimaryAction = true
        #expect(Stage().html(of: button).contains("<span class=\"title\">Now</span>"))
    }
}
