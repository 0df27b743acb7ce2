import Foundation
import Testing

@testable import UIKitCore

/// Apps of both kinds: with a scene delegate and without.
@MainActor
@Suite(.serialized) struct UIApplicationScenesTests {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            Self.log.append("willConnect, \(scene.activationState)")
            guard let windowScene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: windowScene)
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) {
            Self.log.append("willEnterForeground, \(scene.activationState)")
        }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("didBecomeActive, \(scene.activationState)") }
        func sceneWillResignActive(_ scene: UIScene) { Self.log.append("willResignActive, \(scene.activationState)") }
        func sceneDidEnterBackground(_ scene: UIScene) {
            Self.log.append("didEnterBackground, \(scene.activationState)")
        }
        func sceneDidDisconnect(_ scene: UIScene) { Self.log.append("didDisconnect, \(scene.activationState)") }
    }

    final class ScenicAppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    final class PlainAppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var seesItself = false

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            seesItself = application.delegate === self
            return true
        }
    }

    /// Launches the process with a delegate while the body runs; other tests may have launched it before.
    private func launch(_ delegate: any UIApplicationDelegate, while body: () throws -> Void) rethrows {
        let previous = UIApplication.shared.processDelegate
        defer { UIApplication.shared.processDelegate = previous }
        #expect(UIApplication.shared.launch(delegate: delegate))
        try body()
    }

    private func connect(_ identifier: String) -> UIWindowScene {
        let session = UISceneSession(persistentIdentifier: identifier, userSessionIdentifier: "tester")
        return UIApplication.shared.connectScene(for: session, options: UIScene.ConnectionOptions())
    }

    @Test func theApplicationPostsWhatItsScenesDo() {
        final class Log: @unchecked Sendable {
            var names: [String] = []
        }
        launch(ScenicAppDelegate()) {
            let scene = connect("posting")
            let log = Log()
            let observers = [
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            ].map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    log.names.append(note.name.rawValue)
                }
            }
            UIApplication.shared.enterBackground(scene)
            UIApplication.shared.enterForeground(scene)
            observers.forEach(NotificationCenter.default.removeObserver(_:))
            #expect(
                log.names == [
                    "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
                    "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
                ])
            UIApplication.shared.disconnect(scene)
        }
    }

    @Test func aSceneDelegateIsToldTheWholeLifeOfItsScene() {
        SceneDelegate.log = []
        launch(ScenicAppDelegate()) {
            let scene = connect("one")
            #expect(scene.windows.count == 1)
            #expect(UIApplication.shared.connectedScenes.contains(scene))
            UIApplication.shared.enterBackground(scene)
            UIApplication.shared.enterForeground(scene)
            UIApplication.shared.disconnect(scene)
            UIApplication.shared.disconnect(scene)
            #expect(
                SceneDelegate.log == [
                    "willConnect, unattached", "willEnterForeground, foregroundInactive",
                    "didBecomeActive, foregroundActive", "willResignActive, foregroundInactive",
                    "didEnterBackground, background", "willEnterForeground, foregroundInactive",
                    "didBecomeActive, foregroundActive", "willResignActive, foregroundInactive",
                    "didEnterBackground, background", "didDisconnect, unattached",
                ])
            #expect(!UIApplication.shared.connectedScenes.contains(scene))
            #expect(scene.windows.isEmpty)
        }
    }

    @Test func withoutSceneDelegateEachSceneHasAnApplicationDelegateOfItsOwn() throws {
        try launch(PlainAppDelegate()) {
            let (one, two) = (connect("one"), connect("two"))
            defer {
                UIApplication.shared.disconnect(one)
                UIApplication.shared.disconnect(two)
            }
            let first = try #require(one.inTurn { UIApplication.shared.delegate as? PlainAppDelegate })
            let second = try #require(two.inTurn { UIApplication.shared.delegate as? PlainAppDelegate })
            #expect(first !== second)
            #expect(first.seesItself && second.seesItself)
            #expect(one.windows == [first.window])
            #expect(two.windows == [second.window])
        }
    }
}
