import Foundation
import SceneStore
import Testing
import UIKitCore

@testable import WebHost

/// Pages of one version of an app whose next version has other fields.
@Suite("Forms that changed with the app", .serialized)
@MainActor
struct ChangedFormTests {
    private let store = MemorySceneStore()

    /// Opens the form, has the next version of the app call its fields otherwise, and presses the button of the page.
    private func press(
        typing texts: [String], after names: [String], hidingPIN: Bool = true, saving expected: String?
    ) async throws -> Answer {
        let before = FormController.fields
        defer { (FormController.fields, FormController.hidesPIN) = (before, true) }
        FormController.saved = []
        let browser = TestClient(of: TestServer(store: store))
        let start = await browser.get("/")
        _ = await browser.press("increment", on: start)
        let page = await browser.get("/form?scene=\(start.scene)")
        let button = try #require(page.text.firstMatch(of: /value="(v\d+)\.touchUpInside"[^>]*>(<[^>]*>)*Save/))
        let numbers = page.text.matches(of: /<input[^>]* name="(v\d+)"/).map { String($0.1) }
        #expect(numbers.count == 3)
        FormController.fields = zip(names, before.map(\.text)).map { (name: $0, text: $1) }
        FormController.hidesPIN = hidingPIN
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let form = [("segue-event", "\(button.1).touchUpInside")] + zip(numbers, texts)
        let answer = await later.submit(form, from: page)
        #expect(FormController.saved == (expected.map { [$0] } ?? []))
        return answer
    }

    @Test("what is pressed is not done without what was typed for it")
    func renamed() async throws {
        let answer = try await press(
            typing: ["Vera", "030-6", ""], after: ["Given name", "Phone", "PIN"], saving: nil)
        #expect(answer.status == 409)
        #expect(answer.text.contains("Vera"))
    }

    @Test("a password is typed for it too, and is not shown")
    func renamedPassword() async throws {
        let answer = try await press(
            typing: ["", "030-6", "9999"], after: ["First name", "Phone", "Passcode"], saving: nil)
        #expect(answer.status == 409)
        #expect(!answer.text.contains("9999"))
    }

    @Test("a password does not come into a field that shows it")
    func passwordThatIsShown() async throws {
        let answer = try await press(
            typing: ["", "030-6", "9999"], after: ["First name", "Phone", "PIN"], hidingPIN: false, saving: nil)
        #expect(answer.status == 409)
        #expect(!answer.text.contains("9999"))
    }

    @Test("what nobody changed on a page that was left behind undoes nothing", arguments: [false, true])
    func untouchedOnOlderPage(afterPause: Bool) async throws {
        let before = FormController.fields
        defer { FormController.fields = before }
        FormController.fields[0].text = "Carla"
        FormController.saved = []
        var browser = TestClient(of: TestServer(store: store))
        let start = await browser.get("/")
        _ = await browser.press("increment", on: start)
        let page = await browser.get("/form?scene=\(start.scene)")
        let numbers = page.text.matches(of: /<input[^>]* name="(v\d+)"/).map { String($0.1) }
        #expect(page.text.contains("value=\"Carla\""))
        func submit(_ texts: [String], from page: Answer) async -> Answer {
            await browser.submit([("segue-event", "save.touchUpInside")] + zip(numbers, texts), from: page)
        }
        if afterPause {
            FormController.fields[0].text = "Carlotta"
            browser = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        } else {
            _ = await submit(["Carlotta", "030-6", ""], from: await browser.get(page.formAction))
        }
        let answer = await submit(["Carla", "030-7", ""], from: page)
        #expect(answer.status == 303)
        #expect(FormController.saved.last == "Carlotta, 030-7, ")
    }

    @Test("what the app had put there itself is no loss, and is not offered")
    func untouched() async throws {
        let answer = try await press(
            typing: ["Vera", "030-6", ""], after: ["First name", "Telephone", "PIN"], saving: "Vera, 030-6, ")
        #expect(answer.status == 303)
        #expect(!answer.text.contains("030-6"))
    }

    @Test("what was typed over it is")
    func typedOver() async throws {
        let answer = try await press(
            typing: ["Vera", "030-7", ""], after: ["First name", "Telephone", "PIN"], saving: nil)
        #expect(answer.status == 409)
        #expect(answer.text.contains("030-7"))
        let cleared = try await press(
            typing: ["Vera", "", ""], after: ["First name", "Telephone", "PIN"], saving: nil)
        #expect(cleared.status == 409)
    }

    @Test("fields that are called as before take what was typed, wherever they are")
    func moved() async throws {
        let answer = try await press(
            typing: ["Vera", "030-7", "9999"], after: ["Phone", "PIN", "First name"], saving: "030-7, 9999, Vera")
        #expect(answer.status == 303)
    }
}
