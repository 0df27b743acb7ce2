import Foundation
import SegueTesting
import Testing
import UIKit

/// Driving an app as its author's tests do.
@Suite("Driving an app")
@MainActor
struct TestApplicationTests {
    @Test("a form is filled in as a person does, with and without scripts", arguments: [true, false])
    func form(scripts: Bool) async throws {
        let app = try TestApplication(ExampleAppDelegate.self)
        let tab = try await app.openTab(at: "/form", environment: .phone, scripts: scripts)
        try await tab.textFields["Name"].typeText("Anna")
        try await tab.switches["Vegetarian"].tap()
        try await tab.sliders["Size"].adjust(toNormalizedSliderPosition: 0.5)
        try await tab.steppers["Seats"].buttons["Increment"].tap()
        try await tab.segmentedControls.buttons["Dinner"].tap()
        try await tab.datePickers["Day"].adjust(toDate: Date(timeIntervalSince1970: 86_400 * 365))
        try await tab.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Blue")
        try await tab.buttons["Save"].tap()
        #expect(tab.staticTexts["summary"].label == "Anna, true, 5.0, 1.0, 1, 1971-01-01, Blue")
        #expect(tab.textFields["Name"].value == "Anna" && tab.switches["Vegetarian"].value == "1")
        #expect(tab.buttons["Dinner"].isSelected && !tab.buttons["Lunch"].isSelected)
    }

    @Test("a field that the app listens to tells it at once, without scripts by a button", arguments: [true, false])
    func listening(scripts: Bool) async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(at: "/invitation", scripts: scripts)
        #expect(!tab.buttons["Join"].isEnabled)
        try await tab.textFields["Code"].typeText("1234")
        #expect(tab.buttons["Join"].isEnabled == scripts)
        #expect(tab.buttons["Apply"].exists == !scripts)
        if !scripts { try await tab.buttons["Apply"].tap() }
        try await tab.buttons["Join"].tap()
        #expect(tab.topViewController?.title == "Joined")
    }

    @Test("views are touched")
    func touches() async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(at: "/form")
        let card = tab.staticTexts["Card"]
        try await card.tap()
        #expect(tab.staticTexts["summary"].label == "tap ended")
        try await card.doubleTap()
        #expect(tab.staticTexts["summary"].label == "double tap ended")
        try await card.press(forDuration: 1)
        #expect(tab.staticTexts["summary"].label == "hold ended")
        try await card.swipeLeft()
        #expect(tab.staticTexts["summary"].label == "left ended")
        try await card.drag(through: [CGPoint(x: 0.1, y: 0.1), CGPoint(x: 0.9, y: 0.9)])
        #expect(tab.staticTexts["summary"].label == "pan ended")
        await #expect(throws: TestFailure.self) { try await tab.textFields["Name"].swipeLeft() }
    }

    @Test("without scripts a view is not told of touches but for presses")
    func touchesWithoutScripts() async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(at: "/form", scripts: false)
        try await tab.staticTexts["Card"].tap()
        #expect(tab.staticTexts["summary"].label == "tap ended")
        await #expect(throws: TestFailure.self) { try await tab.staticTexts["Card"].swipeLeft() }
        for (gesture, outcome) in [("Swipe Left", "left"), ("Hold", "hold"), ("Double-Tap", "double tap")] {
            try await tab.buttons[gesture].tap()
            #expect(tab.staticTexts["summary"].label == "\(outcome) ended")
        }
    }

    @Test("an alert is answered", arguments: [true, false])
    func alert(scripts: Bool) async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(at: "/form", scripts: scripts)
        try await tab.buttons["Save"].tap()
        #expect(tab.alert?.message == "Who comes?" && tab.alerts["No Name"].exists)
        #expect(!tab.buttons["Locked"].isHittable)
        try await tab.alerts.textFields["Their name"].typeText("Berta")
        try await tab.alerts["No Name"].buttons["Use"].tap()
        #expect(tab.alert == nil && tab.textFields["Name"].value == "Berta")
    }

    @Test("rows are selected, removed by swipe actions, found by a search, and asked for", arguments: [true, false])
    func rows(scripts: Bool) async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(environment: .phone, scripts: scripts)
        #expect(tab.headings.contains("Guests"))
        try await tab.cells["Guest 2"].tap()
        #expect(tab.topViewController?.title == "Chosen: Guest 2")
        try await tab.cells["Guest 1"].buttons["Remove"].tap()
        #expect(!tab.cells["Guest 1"].exists)
        let last = try await tab.tables.element.cell(at: IndexPath(row: 298, section: 0))
        #expect(last.label == "Guest 300")
        try await tab.searchFields.element.typeText("Guest 29")
        try await tab.searchFields.element.pressReturn()
        #expect(tab.cells.count == 11)
    }

    @Test("menus, pushes and the way back", arguments: [true, false])
    func navigation(scripts: Bool) async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(scripts: scripts)
        try await tab.buttons["Sort"].tap()
        try await tab.buttons["Backwards"].tap()
        #expect(tab.cells.firstMatch.label == "Guest 300")
        try await tab.navigationBars["Guests"].buttons["Form"].tap()
        #expect(tab.topViewController is FormViewController && tab.address == "/form")
        try await tab.goBack()
        #expect(tab.topViewController is GuestsViewController && tab.address == "/")
        try await tab.buttons["Form"].tap()
        try await tab.navigationBars.buttons["Guests"].tap()
        #expect(tab.title.contains("Guests"))
    }

    @Test("the menu of a row is behind a button of the row", arguments: [true, false])
    func rowMenus(scripts: Bool) async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(scripts: scripts)
        try await tab.cells["Guest 3"].buttons["Greet Guest 3"].tap()
        #expect(tab.topViewController?.title == "Hello, Guest 3")
        // The rows move up, so that the entry would be that of another row.
        let page = tab.html
        #expect(page.contains("class=\"item-menu\""))
        try await tab.cells["Guest 1"].buttons["Remove"].tap()
        try await tab.cells["Guest 3"].buttons["Greet Guest 3"].tap()
        #expect(tab.topViewController?.title == "Hello, Guest 3")
    }

    @Test("an address outside the app is offered as a link, until the person does something else")
    func openAddress() async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(at: "/form")
        try await tab.buttons["Help"].tap()
        #expect(tab.staticTexts["summary"].label == "true")
        let link = "href=\"https://help.example.org/form\" target=\"_blank\" rel=\"noopener\""
        #expect(tab.html.contains(link))
        let offers = try await tab.json()["offers"] as? [[String: Any]]
        #expect(offers?.first?["address"] as? String == "https://help.example.org/form")
        #expect(offers?.first?["scene"] == nil)
        try await tab.switches["Vegetarian"].tap()
        #expect(!tab.html.contains("help.example.org"))
        let application = UIApplication.shared
        let opened = ["mailto:a@example.org", "javascript:1", "app-settings:"].compactMap(URL.init(string:))
        #expect(opened.map(application.canOpenURL) == [true, false, false])
    }

    @Test("what a task changes is waited for, and can be pressed then")
    func tasks() async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(at: "/form")
        try await tab.buttons["Save Later"].tap()
        #expect(await tab.staticTexts["Saved later"].waitForExistence(timeout: 10))
        try await tab.textFields["Name"].typeText("Carl")
        try await tab.buttons["Save"].tap()
        #expect(tab.staticTexts["summary"].label.hasPrefix("Carl"))
        #expect(tab.text.contains("Carl") && tab.html.contains("value=\"Carl\""))
    }

    @Test("sessions come back after they were put away, and after a restart", arguments: [true, false])
    func restoration(scripts: Bool) async throws {
        let app = try TestApplication(ExampleAppDelegate.self)
        let tab = try await app.openTab(scripts: scripts)
        try await tab.buttons["Form"].tap()
        try await tab.switches["Vegetarian"].tap()
        let before = tab.topViewController
        app.suspendSessions()
        #expect(tab.topViewController == nil && app.sessionCount == 0)
        try await tab.reload()
        #expect(tab.topViewController is FormViewController && tab.topViewController !== before)
        for isExpected in [true, false] {
            try await app.restart(isExpected: isExpected)
            try await tab.textFields["Name"].typeText("")
            try await tab.buttons["Save"].tap()
            try await tab.alerts.buttons["Cancel"].tap()
            #expect(tab.switches["Vegetarian"].value == "1")
        }
    }

    @Test("the window and the person reach the app")
    func environment() async throws {
        let app = try TestApplication(ExampleAppDelegate.self)
        let dark = TestEnvironment.phone.with {
            $0.userInterfaceStyle = .dark
            $0.textSize = .extraLarge
        }
        let tab = try await app.openTab(environment: dark)
        let traits = try #require(tab.rootViewController?.traitCollection)
        #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceIdiom == .phone)
        #expect(traits.preferredContentSizeCategory == .extraLarge && traits.horizontalSizeClass == .compact)
        #expect(tab.window?.safeAreaInsets.top == 47 && tab.window?.bounds.width == 390)
        try await tab.changeEnvironment { $0.size = CGSize(width: 1_000, height: 700) }
        #expect(tab.window?.bounds.width == 1_000)
        let german = try await app.openTab(environment: .desktop.with { $0.languages = ["de"] }, scripts: false)
        #expect(german.windowScene?.preferredLanguages == ["de"])
    }

    @Test("two tabs of a browser share a session, and two apps live side by side")
    func tabs() async throws {
        let app = try TestApplication(ExampleAppDelegate.self)
        let other = try TestApplication(rootViewController: {
            let controller = UIViewController()
            controller.title = "Other"
            return UINavigationController(rootViewController: controller)
        })
        let browser = app.openBrowser()
        let first = try await browser.openTab()
        let second = try await browser.openTab(at: "/form")
        #expect(app.sessionCount == 1 && browser.tabs.count == 2 && first.windowScene !== second.windowScene)
        #expect(try await other.openTab().headings == ["Other"])
        #expect(try await app.openTab().headings.contains("Guests"))
    }

    @Test("sessions that nobody uses end when time passes")
    func time() async throws {
        let app = try TestApplication(ExampleAppDelegate.self)
        let tab = try await app.openTab()
        app.advance(by: .seconds(60))
        #expect(app.sessionCount == 1)
        app.advance(by: .seconds(3_600))
        #expect(app.sessionCount == 0)
        try await tab.reload()
        #expect(tab.headings.contains("Guests"))
    }

    @Test("programs get the same scene")
    func json() async throws {
        let tab = try await TestApplication(ExampleAppDelegate.self).openTab(at: "/form")
        #expect(try await tab.json()["address"] as? String == "/form")
    }

    @Test("failures say what there is")
    func failures() async throws {
        let app = try TestApplication(ExampleAppDelegate.self)
        let tab = try await app.openTab(at: "/form")
        let missing = await #expect(throws: TestFailure.self) { try await tab.buttons["Send"].tap() }
        #expect(missing?.description.contains("There is no such element: the button \"Send\"") == true)
        #expect(missing?.description.contains("button \"Save\"") == true)
        let disabled = await #expect(throws: TestFailure.self) { try await tab.buttons["Locked"].tap() }
        #expect(disabled?.description.hasPrefix("the button \"Locked\" is disabled") == true)
        let several = await #expect(throws: TestFailure.self) { try await tab.buttons.element.tap() }
        #expect(several?.description.contains("could be any of these") == true)
        try await tab.buttons["Save"].tap()
        let covered = await #expect(throws: TestFailure.self) { try await tab.buttons["Save"].tap() }
        #expect(covered?.description.contains("something covers it") == true)
        try await tab.alerts.buttons["Cancel"].tap()
        let row = await #expect(throws: TestFailure.self) {
            try await tab.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Pink")
        }
        #expect(row?.description.contains("\"Red\", \"Green\", \"Blue\"") == true)
        let fault = await #expect(throws: TestFailure.self) { try await tab.buttons["Break"].tap() }
        #expect(fault?.status == 500 && app.log.last?.contains("NSInvalidArgumentException") == true)
        let nowhere = await #expect(throws: TestFailure.self) { try await app.openTab(at: "/nowhere") }
        #expect(nowhere?.status == 404)
        #expect(tab.buttons["Send"].exists == false && tab.buttons["Send"].label.isEmpty)
    }
}
