import Foundation
import HTTPServer
import Logging
import SceneStore
public import UIKitCore
import WebHost

/// An app that runs in the process of its tests, without sockets: what browsers would send it is handed to the code that
/// answers them.
///
/// ```swift
/// @Test @MainActor func signIn() async throws {
///     let app = try TestApplication(AppDelegate.self)
///     let tab = try await app.openTab(at: "/sign-in", environment: .phone)
///     try await tab.textFields["Name"].typeText("Anna")
///     try await tab.buttons["Sign In"].tap()
///     #expect(tab.staticTexts["Welcome, Anna"].exists)
/// }
/// ```
///
/// A test that needs other data gives the app other data before it opens a tab, as its delegate does. Several apps may
/// live in one process, each with its own delegate; what an app keeps in global variables they share.
///
/// - Note: The counterpart of `XCUIApplication`, except that the tests can also look into the app.
@MainActor
public final class TestApplication {
    /// What was logged as a notice or worse, the newest line last.
    ///
    /// Refused events stand here with the reason, and faults, which UIKit throws as exceptions, with their text.
    public var log: [String] { recorder.lines }

    /// The delegate that the app was launched with last; scenes of an app without scene delegates have one of their own.
    public private(set) var delegate: any UIApplicationDelegate

    private let makeDelegate: @MainActor () throws(TestFailure) -> any UIApplicationDelegate
    private let configuration: WebHostConfiguration
    private let store = MemorySceneStore()
    private let recorder = LogRecorder()
    private let clock = TestClock()
    private var propertyList: InformationPropertyList
    private var archive: SessionArchive
    private var host: SceneHost
    private var handler: SceneRequestHandler

    /// Launches an app with its delegate, as `@main` does; its `Info.plist` is read where there is one.
    ///
    /// - Parameter delegateClass: The class of the application's delegate.
    /// - Throws: Why the app cannot be launched.
    public convenience init<Delegate: UIApplicationDelegate>(_ delegateClass: Delegate.Type) throws(TestFailure) {
        try self.init { () throws(TestFailure) in
            guard let delegate = (delegateClass as? NSObject.Type)?.instantiate() as? any UIApplicationDelegate else {
                throw TestFailure("\(delegateClass) cannot be the class of the application's delegate.")
            }
            return delegate
        }
    }

    /// Launches an app whose scenes show one controller.
    ///
    /// - Parameter makeRootViewController: Makes the root controller of a scene; called for each.
    /// - Throws: Why the app cannot be launched.
    public convenience init(
        rootViewController makeRootViewController: @escaping @MainActor () -> UIViewController
    ) throws(TestFailure) {
        try self.init { () throws(TestFailure) in RootControllerDelegate(makeRootViewController) }
    }

    private init(
        _ makeDelegate: @escaping @MainActor () throws(TestFailure) -> any UIApplicationDelegate
    ) throws(TestFailure) {
        self.makeDelegate = makeDelegate
        (delegate, propertyList) = try Self.launch(makeDelegate())
        var configuration = WebHostConfiguration()
        configuration.applicationName = propertyList.displayName
        configuration.languages = propertyList.languages
        self.configuration = configuration
        (archive, host, handler) = Self.makeHost(configuration, store, clock, recorder)
        surroundHost()
    }

    /// Launches an app, and leaves the process to the one before it, whose request may be under way.
    private static func launch(
        _ delegate: any UIApplicationDelegate
    ) throws(TestFailure) -> (any UIApplicationDelegate, InformationPropertyList) {
        let application = UIApplication.shared
        let former = (application.processDelegate, application.propertyList)
        defer { if former.0 != nil { (application.processDelegate, application.propertyList) = former } }
        application.propertyList = InformationPropertyList()
        do throws(InformationPropertyListError) {
            try application.readPropertyList(delegateClass: type(of: delegate))
        } catch {
            throw TestFailure(error.description)
        }
        guard application.launch(delegate: delegate) else {
            throw TestFailure("The application's delegate refused to launch.")
        }
        return (delegate, application.propertyList)
    }

    private static func makeHost(
        _ configuration: WebHostConfiguration, _ store: MemorySceneStore, _ clock: TestClock, _ recorder: LogRecorder
    ) -> (SessionArchive, SceneHost, SceneRequestHandler) {
        let logger = recorder.logger()
        let archive = SessionArchive(store: store, logger: logger)
        let host = SceneHost(
            configuration: configuration, archive: archive, clock: HostClock { clock.now }, memoryUse: { 0 },
            logger: logger)
        return (archive, host, SceneRequestHandler(host: host, files: nil, configuration: configuration))
    }

    // MARK: Browsers and tabs

    /// Opens a browser that never was here: a person with cookies of their own.
    ///
    /// - Parameters:
    ///   - environment: The window and its person.
    ///   - scripts: Whether scripts run in it. Without them what is typed or dragged reaches the app with the next press.
    public func openBrowser(environment: TestEnvironment = .desktop, scripts: Bool = true) -> TestBrowser {
        TestBrowser(of: self, environment: environment, scripts: scripts)
    }

    /// Opens a tab in a browser that never was here.
    ///
    /// - Parameters:
    ///   - address: The path, perhaps with a query.
    ///   - environment: The window and its person.
    ///   - scripts: Whether scripts run in the browser.
    /// - Returns: The tab, showing the page.
    /// - Throws: What the app answered in place of a page.
    public func openTab(
        at address: String = "/", environment: TestEnvironment = .desktop, scripts: Bool = true
    ) async throws(TestFailure) -> TestTab {
        try await openBrowser(environment: environment, scripts: scripts).openTab(at: address)
    }

    // MARK: The life of sessions

    /// Takes every session out of memory, as happens to those that nobody uses; what is used next is restored.
    ///
    /// Controllers are made anew, through state restoration.
    public func suspendSessions() {
        inProcess { _ = host.suspendAllSessions() }
    }

    /// Ends the app's process in thought, and launches the app again, as a new version would be.
    ///
    /// Sessions come back through state restoration; the controllers and windows of before are gone.
    ///
    /// - Parameter isExpected: Whether the process is told to end, so that it can store what changed since the last event;
    ///   else it stops as if it was killed.
    /// - Throws: Why the app cannot be launched.
    public func restart(isExpected: Bool = true) async throws(TestFailure) {
        inProcess {
            guard isExpected else { return host.abandonAllSessions() }
            _ = host.suspendAllSessions()
            delegate.applicationWillTerminate(UIApplication.shared)
        }
        await archive.close()
        (delegate, propertyList) = try Self.launch(makeDelegate())
        (archive, host, handler) = Self.makeHost(configuration, store, clock, recorder)
        surroundHost()
    }

    /// Lets time pass for sessions: those that nobody used for long leave memory or end.
    ///
    /// Timers and tasks of the app live in real time.
    ///
    /// - Parameter duration: How much time.
    public func advance(by duration: Duration) {
        clock.advance(by: duration)
        inProcess {
            host.endExpiredSessions()
            host.suspendIdleSessions()
            host.suspendIdleScenes()
        }
    }

    /// How many sessions are in memory.
    public var sessionCount: Int { host.sessionCount }

    // MARK: Requests

    /// Has a request answered.
    func respond(to request: Request) async -> Response {
        await handler.respond(to: request)
    }

    /// Has what the host does for a request done as this app, whichever others there are in the process.
    private func surroundHost() {
        host.surroundings = { [weak self] work in self?.inProcess(work) ?? work() }
    }

    /// Does something while the process is that of this app.
    private func inProcess<Result>(_ work: () -> Result) -> Result {
        let application = UIApplication.shared
        let former = (application.processDelegate, application.propertyList)
        (application.processDelegate, application.propertyList) = (delegate, propertyList)
        defer { (application.processDelegate, application.propertyList) = former }
        return work()
    }
}
