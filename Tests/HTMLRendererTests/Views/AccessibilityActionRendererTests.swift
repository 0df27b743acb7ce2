import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// What views have for assistive technology besides what is seen of them.
@MainActor
@Suite struct AccessibilityActionRendererTests {
    private let stage = Stage()
    private let view = UIView()

    private func giveActions(to view: UIView) {
        view.accessibilityCustomActions = ["Archive", "<Flag>"].map {
            UIAccessibilityCustomAction(name: $0) { _ in true }
        }
    }

    @Test func actionsAreButtonsBehindTheView() {
        view.accessibilityLabel = "Letter"
        giveActions(to: view)
        #expect(
            stage.html(of: view) == """
                <div id="v1" class="view" aria-label="Letter" role="group"></div>\
                <span class="custom-actions" role="group" aria-label="Actions for Letter">\
                <button type="submit" name="segue-event" value="v1.performAccessibilityAction=0">Archive</button>\
                <button type="submit" name="segue-event" value="v1.performAccessibilityAction=1">&lt;Flag&gt;</button>\
                </span>
                """)
        view.isHidden = true
        #expect(stage.html(of: view) == "")
        view.isHidden = false
        view.accessibilityLabel = nil
        #expect(stage.html(of: view).contains("<span class=\"custom-actions\" role=\"group\" aria-label=\"Actions\">"))
        view.isUserInteractionEnabled = false
        #expect(!stage.html(of: view).contains("custom-actions"))
        view.isUserInteractionEnabled = true
        view.accessibilityCustomActions = []
        #expect(!stage.html(of: view).contains("custom-actions"))
    }

    @Test func aControlThatIsDisabledHasNone() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        giveActions(to: button)
        #expect(stage.html(of: button).contains("</button><span class=\"custom-actions\" role=\"group\""))
        button.isEnabled = false
        #expect(!stage.html(of: button).contains("custom-actions"))
    }

    @Test func theActionsOfARowAreInIt() throws {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Venus"
        giveActions(to: cell)
        let html = stage.html(of: cell)
        #expect(html.hasSuffix("</li>"))
        #expect(html.contains("aria-label=\"Actions for Venus\""))
    }

    @Test func languageAndGroup() {
        view.accessibilityLanguage = "fr-CA"
        view.shouldGroupAccessibilityChildren = true
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\" lang=\"fr-CA\" role=\"group\"></div>")
        view.accessibilityLanguage = ""
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\" role=\"group\"></div>")
    }

    @Test(arguments: [
        (UIAccessibilityTraits.image, "role=\"img\""), (.header, "role=\"heading\" aria-level=\"2\""),
        (.searchField, "role=\"search\""), (.tabBar, "role=\"navigation\""), (.summaryElement, "role=\"status\""),
        (.updatesFrequently, "aria-live=\"polite\" role=\"group\""),
        (.notEnabled, "role=\"group\" aria-disabled=\"true\""), (.playsSound, "role=\"group\""),
    ])
    func traits(_ traits: UIAccessibilityTraits, _ attributes: String) {
        view.accessibilityLabel = "Part"
        view.accessibilityTraits = traits
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\" aria-label=\"Part\" \(attributes)></div>")
    }

    @Test func elementsAreReadAndPressed() {
        func element(
            _ label: String?, _ traits: UIAccessibilityTraits = .none, value: String? = nil
        ) -> UIAccessibilityElement {
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityLabel = label
            element.accessibilityTraits = traits
            element.accessibilityValue = value
            return element
        }
        view.accessibilityElements = [
            element("Sales", .header), element("May", value: "<3>"), element("Chart", .image), element(nil),
            element(""), element("June", .button, value: "4"), element("July", [.button, .notEnabled]),
        ]
        #expect(
            stage.html(of: view) == """
                <div id="v1" class="view"><span class="visually-hidden" role="heading" aria-level="2">Sales</span>\
                <span class="visually-hidden">May, &lt;3&gt;</span>\
                <span class="visually-hidden" role="img" aria-label="Chart">Chart</span>\
                <span class="custom-actions"><button type="submit" name="segue-event" \
                value="v1.activateAccessibilityElement=5">June, 4</button></span>\
                <span class="custom-actions"><button type="submit" name="segue-event" \
                value="v1.activateAccessibilityElement=6" disabled>July</button></span></div>
                """)
        view.accessibilityElements = []
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\"></div>")
    }

    @Test func theFocusMovesToAView() {
        let button = UIButton(type: .system)
        _ = stage.html(of: view)
        _ = stage.html(of: button)
        UIAccessibility.post(notification: .layoutChanged, argument: view)
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\" tabindex=\"-1\" autofocus></div>")
        #expect(!stage.html(of: button).contains("autofocus"))
        UIAccessibility.post(notification: .screenChanged, argument: button)
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\"></div>")
        #expect(stage.html(of: button).contains(" autofocus"))
        #expect(!stage.html(of: button).contains("tabindex"))
    }
}
