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
                <button type="submit" name="segue-event" value="v1.performAccessibilityAction=0~3chk">Archive</button>\
                <button type="submit" name="segue-event" value="v1.performAccessibilityAction=1~td47">&lt;Flag&gt;</button>\
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
                value="v1.activateAccessibilityElement=5~8xu4">June, 4</button></span>\
                <span class="custom-actions"><button type="submit" name="segue-event" \
                value="v1.activateAccessibilityElement=6~jfiu" disabled>July</button></span></div>
                """)
        view.accessibilityElements = []
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\"></div>")
    }

    @Test func anElementThatIsAdjustableHasSteps() {
        let dial = UIAccessibilityElement(accessibilityContainer: view)
        dial.accessibilityLabel = "Volume"
        dial.accessibilityValue = "3"
        dial.accessibilityTraits = .adjustable
        view.accessibilityElements = [dial]
        #expect(
            stage.html(of: view) == """
                <div id="v1" class="view"><span class="custom-actions" role="group" aria-label="Volume, 3">\
                <button type="submit" name="segue-event" value="v1.decrement=0~p7f4">Decrement</button>\
                <button type="submit" name="segue-event" value="v1.increment=0~p7f4">Increment</button></span></div>
                """)
        view.isUserInteractionEnabled = false
        #expect(!stage.html(of: view).contains("button"))
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

    @Test func aViewThatIsActivatedHasAButtonBehindIt() {
        let view = ActivatedView()
        view.isAccessibilityElement = true
        view.accessibilityTraits = [.button, .selected]
        view.accessibilityLabel = "Lamp"
        view.accessibilityValue = "On"
        #expect(
            stage.html(of: view).hasSuffix(
                """
                </div><span class="custom-actions"><button type="submit" name="segue-event" \
                value="v1.activateAccessibilityElement" aria-pressed="true">Lamp, On</button></span>
                """))
        view.isUserInteractionEnabled = false
        #expect(!stage.html(of: view).contains("custom-actions"))
    }

    @Test(arguments: [
        (UIAccessibilityContainerType.landmark, "role=\"region\""), (.list, "role=\"group\""),
        (.dataTable, "role=\"group\""), (.semanticGroup, "role=\"group\""),
    ])
    func containers(_ type: UIAccessibilityContainerType, _ role: String) {
        view.accessibilityLabel = "Part"
        view.accessibilityContainerType = type
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\" aria-label=\"Part\" \(role)></div>")
        view.accessibilityLabel = nil
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\" role=\"group\"></div>")
        view.accessibilityContainerType = .none
        #expect(stage.html(of: view) == "<div id=\"v1\" class=\"view\"></div>")
    }

    @Test func aModalViewWithALabelIsADialogAndLeavesWhatIsBehindItToPresses() {
        let (button, overlay) = (UIButton(type: .system), UIView())
        button.setTitle("Under", for: .normal)
        view.addSubview(button)
        view.addSubview(overlay)
        overlay.accessibilityViewIsModal = true
        #expect(!stage.html(of: view).contains("dialog"))
        overlay.accessibilityLabel = "Question"
        let html = stage.html(of: view)
        #expect(html.contains("aria-label=\"Question\" role=\"dialog\" aria-modal=\"true\"></div></div>"))
        #expect(!html.contains("inert"))
        #expect(!html.contains("disabled"))
    }

    @Test func viewsThatStandAtPlacesAreReadInTheOrderOfTheApp() {
        func order() -> [String] {
            let html = stage.html(of: view)
            let places = ["One", "Two", "Three"].compactMap { name in html.range(of: name).map { ($0.lowerBound, name) }
            }
            return places.sorted { $0.0 < $1.0 }.map(\.1)
        }
        let labels = ["One", "Two", "Three"].enumerated().map { index, text in
            let label = UILabel(frame: CGRect(x: 0, y: index * 50, width: 200, height: 40))
            label.text = text
            view.addSubview(label)
            return label
        }
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(order() == ["One", "Two", "Three"])
        view.accessibilityElements = [labels[2], labels[0]]
        #expect(order() == ["Two", "Three", "One"])
        labels[1].frame.origin.y = 110
        #expect(order() == ["One", "Two", "Three"])
    }

    @Test func announcementsStandOnPagesThatRunNoScript() {
        stage.show(UIViewController())
        stage.scene.inTurn { UIAccessibility.post(notification: .announcement, argument: "Saved <now>") }
        let announcement = "<noscript><p class=\"visually-hidden\" role=\"status\">Saved &lt;now&gt;</p></noscript>"
        #expect(stage.page().contains(announcement))
        stage.scene.announcements.removeAll()
        #expect(!stage.page().contains("<noscript>"))
    }
}

/// A view that something happens to when it is activated.
private final class ActivatedView: UIView {
    override func accessibilityActivate() -> Bool { true }
}
