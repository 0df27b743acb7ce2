public import Foundation
import HTTP
import HTTPTypes
public import UIKitCore
import WebHost

/// A tab of a browser: a scene of the app as one person sees it.
///
/// What there is to see is found by queries such as ``ElementQueries/buttons``; what cannot be done throws a
/// ``TestFailure`` that lists what there is.
@MainActor
public final class TestTab {
    /// The browser that it belongs to.
    public let browser: TestBrowser

    /// The window and its person.
    public private(set) var environment: TestEnvironment

    /// The address that a link outside the app led to last; nil when none was followed.
    public internal(set) var openedURL: URL?

    /// What is shown.
    private(set) var page = ShownPage("", runsScripts: false)

    /// What was typed or chosen since the last event, by the names of the fields.
    var typedValues: [String: String] = [:]

    /// The files that were chosen, by the names of the fields.
    var chosenFiles: [String: [TestFile]] = [:]

    private var history: [String] = []

    init(in browser: TestBrowser) {
        self.browser = browser
        environment = browser.environment
    }

    // MARK: Going somewhere

    /// Opens an address in this tab, as typing it into the address bar does: in a scene of its own.
    ///
    /// - Parameter address: The path, perhaps with a query.
    /// - Throws: What the app answered in place of a page.
    public func open(_ address: String) async throws(TestFailure) {
        try await load(address)
        if browser.runsScripts { try await post(environment.report, type: "application/json") }
        history.append(target)
    }

    /// Loads the page again, so that it shows what changed by itself; with scripts it learns of that without.
    ///
    /// - Throws: What the app answered in place of a page.
    public func reload() async throws(TestFailure) {
        try await load(target)
    }

    /// Goes back to the address before this one, as the browser's own button does.
    ///
    /// - Throws: A failure when there is none.
    public func goBack() async throws(TestFailure) {
        guard history.count > 1 else { throw failure("There is no page to go back to") }
        history.removeLast()
        try await load(history[history.count - 1])
    }

    /// Changes the window or the person, as resizing it or turning the phone does.
    ///
    /// Without scripts the app learns of it with the next page.
    ///
    /// - Parameter change: Changes the environment, such as `{ $0.size.width = 320 }`.
    /// - Throws: Why the app refused it.
    public func changeEnvironment(_ change: (inout TestEnvironment) -> Void) async throws(TestFailure) {
        change(&environment)
        guard browser.runsScripts else { return try await reload() }
        try await post(environment.report, type: "application/json")
    }

    // MARK: What is shown

    /// The address that the browser shows, without the name of the scene.
    public var address: String {
        let target = target
        let parts = target.split(separator: "?", maxSplits: 1)
        let rest = (parts.count == 2 ? parts[1] : "").split(separator: "&").filter { !$0.hasPrefix("scene=") }
        return String(parts.first ?? "/") + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&"))
    }

    /// The page as it was sent last.
    public var html: String { page.text }

    /// The text that a person reads on the page, on one line.
    public var text: String { page.visibleText }

    /// The title of the page, as the browser shows it.
    public var title: String { page.root.all.first { $0.name == "title" }?.text ?? "" }

    /// The headings of the page, in order.
    public var headings: [String] {
        page.root.all.filter { ["h1", "h2", "h3"].contains($0.name) }.map(\.text).filter { !$0.isEmpty }
    }

    /// What the page tells the person besides the scene, such as why an event was refused.
    public var notice: String? { page.notice }

    /// What programs get of the scene.
    ///
    /// - Returns: The JSON object.
    /// - Throws: What the app answered in place of it.
    public func json() async throws(TestFailure) -> [String: Any] {
        let (answer, _) = try await browser.send(
            .get, target, headerFields: [("Accept", "application/json")], environment: environment)
        guard answer.status == 200,
            let object = try? JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any]
        else { throw TestFailure("The app answered \(answer.status): \(answer.text)", status: answer.status) }
        return object
    }

    /// The file that a link of the page offers.
    ///
    /// - Parameter path: Where the link leads.
    func download(_ path: String) async throws(TestFailure) -> Data {
        let (answer, _) = try await browser.send(.get, path, headerFields: [], environment: environment)
        guard answer.status == 200 else { throw failure("The file was refused with \(answer.status)") }
        return Data(answer.bytes)
    }

    // MARK: The scene

    /// The scene; nil while the session is not in memory, or when the page shows none.
    public var windowScene: UIWindowScene? {
        guard let identifier = page.sceneIdentifier else { return nil }
        return UIApplication.shared.connectedScenes.first { $0.session.persistentIdentifier == identifier }
            as? UIWindowScene
    }

    /// The window in front.
    public var window: UIWindow? { windowScene?.keyWindow ?? windowScene?.visibleWindows.last }

    /// The root controller of the window.
    public var rootViewController: UIViewController? { window?.rootViewController }

    /// The controller in front: the last one presented, or what is on top in the containers.
    public var topViewController: UIViewController? { windowScene?.visibleController }

    /// The last one of the controllers that are presented; nil when none is.
    public var presentedViewController: UIViewController? {
        var controller = rootViewController?.presentedViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }

    /// The alert or action sheet in front; nil when there is none.
    public var alert: UIAlertController? { presentedViewController as? UIAlertController }

    // MARK: Requests

    /// Where the page is, with the name of its scene.
    private var target: String { page.action ?? history.last ?? "/" }

    /// Sends the form as pressing a button does.
    ///
    /// - Parameters:
    ///   - event: The value of the button; nil to send the fields only.
    ///   - sendsFiles: Whether the files that were chosen are sent.
    func submit(_ event: String?, sendsFiles: Bool = false) async throws(TestFailure) {
        var fields = page.formFields
        for field in page.fields where field.element.attributes["type"] != "file" || !sendsFiles {
            if let value = typedValues[field.name] ?? field.value { fields.append((field.name, value)) }
        }
        if let event { fields.append(("segue-event", event)) }
        if sendsFiles {
            let files = chosenFiles.flatMap { name, files in files.map { (name: name, file: $0) } }
            try await post(MultipartForm.encode(fields, files: files), type: MultipartForm.contentType)
        } else {
            let form = Form(fields.map { Form.Field(name: $0.name, value: $0.value) })
            let body = Array(URLEncodedForm.encode(form).utf8)
            try await post(body, type: "application/x-www-form-urlencoded")
        }
        typedValues.removeAll()
        chosenFiles.removeAll()
        if history.last != target { history.append(target) }
    }

    /// Brings a page with scripts up to what changed by itself, which its stream would have told it.
    func followChanges() async throws(TestFailure) {
        // The page of a session that was put away is used as it is, once there are views again to look at.
        guard windowScene != nil || page.sceneIdentifier == nil else {
            _ = try await browser.send(
                .get, target, headerFields: [("Accept", Self.pageTypes)], environment: environment)
            return
        }
        guard browser.runsScripts, let windowScene, "\(windowScene.revision)" != page.revision else { return }
        try await load(target)
    }

    private func load(_ target: String) async throws(TestFailure) {
        let (answer, _) = try await browser.send(
            .get, target, headerFields: [("Accept", Self.pageTypes)], environment: environment)
        try show(answer)
    }

    private func post(_ body: [UInt8], type: String) async throws(TestFailure) {
        var fields = [("Accept", Self.pageTypes), ("Content-Type", type)]
        if browser.runsScripts {
            fields[0].1 = "\(Answer.patchType), text/html;q=0.9"
            fields += [("Segue-Revision", page.revision), ("Segue-Page", "testing")]
        }
        let (answer, _) = try await browser.send(
            .post, target, headerFields: fields, body: body, environment: environment)
        guard answer.isPatch else { return try show(answer) }
        let message = (try? JSONSerialization.jsonObject(with: Data(answer.bytes))) as? [String: Any] ?? [:]
        let patches = message["patches"] as? [[String: Any]] ?? []
        try await load(patches.compactMap { $0["address"] as? String }.last ?? target)
        if answer.status >= 400 { throw refusal(of: answer.status, saying: message["notice"] as? String) }
    }

    private static let pageTypes = "text/html,application/xhtml+xml,*/*;q=0.8"

    private func show(_ answer: Answer) throws(TestFailure) {
        let next = ShownPage(answer.text, runsScripts: browser.runsScripts)
        if next.action != nil || answer.status < 400 { page = next }
        guard answer.status >= 400 else { return }
        throw refusal(of: answer.status, saying: next.notice ?? next.visibleText)
    }

    // MARK: Failures

    private func refusal(of status: Int, saying text: String?) -> TestFailure {
        let log = browser.application.log.last.map { "\nThe last line of the log: \($0)" } ?? ""
        return TestFailure("The app answered \(status): \(text ?? "nothing")\(log)\n\(contents)", status: status)
    }

    /// A failure that says what the page shows.
    func failure(_ reason: String) -> TestFailure {
        TestFailure("\(reason).\n\(contents)")
    }
}
