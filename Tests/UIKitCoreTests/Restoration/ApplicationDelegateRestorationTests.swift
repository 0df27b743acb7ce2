import Foundation
import Testing

@testable import UIKitCore

/// When the state of an app without scene delegate is restored: between its two launch methods, unless only the second
/// one makes the window.
@MainActor
@Suite(.serialized) struct ApplicationDelegateRestorationTests {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        static var makesWindowEarly = true
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            NotesApp.record("will finish launching")
            if Self.makesWindowEarly { makeWindow() }
            return true
        }
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            NotesApp.record("did finish launching")
            if !Self.makesWindowEarly { makeWindow() }
            return true
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            NotesApp.record("should restore")
            return true
        }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            NotesApp.record("did decode")
        }

        private func makeWindow() {
            let list = NotesApp.List()
            list.restorationIdentifier = "list"
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = list
            window?.makeKeyAndVisible()
        }
    }

    private func launch(makingWindowEarly isEarly: Bool) throws -> [String] {
        let previous = UIApplication.shared.processDelegate
        defer { UIApplication.shared.processDelegate = previous }
        UIApplication.shared.processDelegate = AppDelegate()
        AppDelegate.makesWindowEarly = isEarly
        let scene = try NotesApp.connect()
        let state = scene.preservedState().data
        UIApplication.shared.disconnect(scene)
        NotesApp.log = []
        let restored = try NotesApp.connect(restoring: state)
        defer { UIApplication.shared.disconnect(restored) }
        return NotesApp.takeLog()
    }

    @Test func aWindowThatIsMadeEarlyIsRestoredBetweenTheLaunchMethods() throws {
        #expect(
            try launch(makingWindowEarly: true) == [
                "will finish launching", "should restore", "list decodes", "list finished", "did decode",
                "list will appear", "did finish launching", "list did appear",
            ])
    }

    @Test func aWindowThatIsMadeLateIsRestoredAfterTheLaunchMethods() throws {
        #expect(
            try launch(makingWindowEarly: false) == [
                "will finish launching", "did finish launching", "should restore", "list decodes", "list finished",
                "did decode", "list will appear", "list did appear",
            ])
    }
}
