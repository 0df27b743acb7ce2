import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct ButtonRendererTests {
    private let symbols = EmbeddedResource.symbols.path

    @Test func aButtonSubmitsItsEvent() {
        let button = UIButton(type: .system)
        button.setTitle("Save & close", for: .normal)
        #expect(
            Stage().html(of: button) == """
                <button id="v1" class="button bare" type="submit" name="segue-event" value="v1.touchUpInside">\
                <span class="title">Save &amp; close</span></button>
                """)
    }

    @Test(
        arguments: [
            (UIButton.Configuration.plain(), ""), (.gray(), " gray"), (.tinted(), " tinted"), (.filled(), " filled"),
            (.borderless(), ""), (.bordered(), " gray"), (.borderedTinted(), " tinted"),
            (.borderedProminent(), " filled"),
        ])
    func styles(configuration: UIButton.Configuration, className: String) {
        let button = UIButton(configuration: configuration)
        #expect(
            Stage().html(of: button)
                == "<button id=\"v1\" class=\"button\(className)\" type=\"submit\" name=\"segue-event\" "
                + "value=\"v1.touchUpInside\"></button>")
    }

    @Test func aConfigurationShowsImageTitleAndSubtitle() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Share"
        configuration.subtitle = "With friends"
        configuration.image = UIImage(systemName: "square.and.arrow.up")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 6
        configuration.buttonSize = .large
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .systemGreen
        let button = UIButton(configuration: configuration)
        let rendered = Stage().rendered(button)
        #expect(
            rendered.html == """
                <button id="v1" class="button filled large capsule image-trailing" type="submit" name="segue-event" \
                value="v1.touchUpInside"><svg class="symbol" aria-hidden="true">\
                <use href="\(symbols)#square.and.arrow.up"/></svg><span class="titles"><span class="title">Share</span>\
                <span class="subtitle">With friends</span></span></button>
                """)
        #expect(rendered.styles == "#v1{--tint-fill:var(--fill-green);gap:6px;}")
    }

    @Test func aDisabledButtonCannotBePressed() {
        let button = UIButton(configuration: .filled())
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        let rendered = Stage().rendered(button)
        #expect(rendered.html.contains(" disabled><span class=\"title\">Save</span>"))
        #expect(rendered.styles == "")
    }

    @Test func anImageAloneHasAName() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        #expect(Stage().html(of: button).contains(" aria-label=\"trash\">"))
        button.accessibilityLabel = "Delete \"note\""
        #expect(Stage().html(of: button).contains(" aria-label=\"Delete &quot;note&quot;\" "))
    }

    @Test func theColourOfATitleIsNotThatOfTheSymbolBesideIt() {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "eye"), for: .normal)
        button.setTitle("Show", for: .normal)
        let styles = Stage().styles(of: button)
        #expect(styles.contains("#v1{--foreground:#ffffff;"))
        #expect(styles.contains("#v1>:is(.symbol,.drawn){color:var(--tint);}"))
        button.isEnabled = false
        #expect(!Stage().styles(of: button).contains("color:var(--tint)"))
    }

    @Test func aMenuOpensWithoutAScript() {
        let button = UIButton(configuration: .gray())
        button.setTitle("Sort", for: .normal)
        button.showsMenuAsPrimaryAction = true
        let more = UIMenu(title: "More", children: [UIAction(title: "Delete", attributes: .destructive) { _ in }])
        button.menu = UIMenu(children: [
            UIAction(title: "Name <a>", state: .on) { _ in },
            UIAction(title: "Hidden", attributes: .hidden) { _ in },
            UIAction(title: "Date", attributes: .disabled) { _ in }, more,
        ])
        #expect(
            Stage().html(of: button) == """
                <details class="menu"><summary id="v1" class="button gray"><span class="title">Sort</span></summary>\
                <div class="menu-items" role="group">\
                <button type="submit" class="menu-item" name="segue-event" value="v1.selectMenuItem=0~htwq" \
                aria-pressed="true"><span class="titles"><span class="title">Name &lt;a&gt;</span></span></button>\
                <button type="submit" class="menu-item" name="segue-event" value="v1.selectMenuItem=2~xtuy" disabled>\
                <span class="titles"><span class="title">Date</span></span></button>\
                <details class="submenu"><summary class="menu-item"><span class="titles">\
                <span class="title">More</span></span></summary><div class="submenu-items" role="group">\
                <button type="submit" class="menu-item destructive" name="segue-event" value="v1.selectMenuItem=3.0~75iz">\
                <span class="titles"><span class="title">Delete</span></span></button></div></details></div></details>
                """)
    }
}
