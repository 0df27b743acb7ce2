import Foundation
import Testing

@testable import UIKitCore

/// Activities that are continued, brought up to date, and handed out.
@MainActor
@Suite("User activities", .serialized)
struct UserActivityTests {
    /// Adds its name to an activity, and logs what it is asked.
    final class Participant: UIViewController {
        var log: CallbackLog?
        var name = ""

        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            log?.add("\(name).update")
            activity.addUserInfoEntries(from: [name: true])
        }
        override func restoreUserActivityState(_ activity: NSUserActivity) {
            super.restoreUserActivityState(activity)
            log?.add("\(name).restore \(activity.activityType)")
        }
    }

    final class ActivityDelegate: NSUserActivityDelegate {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }
        func userActivityWillSave(_ userActivity: NSUserActivity) { log.add("willSave") }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let log: CallbackLog
        var activity: NSUserActivity?
        init(_ log: CallbackLog) { self.log = log }

        func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
            log.add("willContinue \(userActivityType)")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            log.add("continue \(userActivity.activityType)")
        }
        func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
            log.add("didUpdate \(userActivity.userInfo?.count ?? 0)")
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        static let log = CallbackLog()
        let root = Participant()
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            root.log = Self.log
            root.name = "root"
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = root
            window?.makeKeyAndVisible()
            return true
        }
        func application(
            _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
        ) -> Bool {
            Self.log.add("willContinue \(userActivityType)")
            return true
        }
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            Self.log.add("continue \(userActivity.activityType)")
            restorationHandler([root])
            return true
        }
        func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
            Self.log.add("didUpdate")
        }
    }

    private let log = CallbackLog()

    private func participant(_ name: String) -> Participant {
        let controller = Participant()
        controller.log = log
        controller.name = name
        return controller
    }

    @Test("Responders that share an activity update it before its delegate and the scene's hear of it")
    func sharing() {
        let outer = participant("outer")
        let inner = participant("inner")
        let other = participant("other")
        let navigation = UINavigationController(rootViewController: outer)
        let test = TestScene(showing: navigation)
        let delegate = SceneDelegate(log)
        test.scene.delegate = delegate
        test.turn { navigation.pushViewController(inner, animated: false) }
        let activity = NSUserActivity(activityType: "edit")
        let saving = ActivityDelegate(log)
        activity.delegate = saving
        activity.needsSave = true
        outer.userActivity = activity
        inner.userActivity = activity
        other.userActivity = activity
        test.turn { test.scene.update(activity) }
        #expect(log.take() == ["outer.update", "inner.update", "willSave", "didUpdate 2"])
        #expect(!activity.needsSave)
        test.turn { test.scene.update(activity) }
        #expect(log.take() == ["outer.update", "inner.update", "didUpdate 2"])
    }

    @Test("The activity for restoring the scene is updated when its state is preserved")
    func preserving() {
        let root = participant("root")
        let test = TestScene(showing: root)
        let delegate = SceneDelegate(log)
        test.scene.delegate = delegate
        let activity = NSUserActivity(activityType: "read")
        root.userActivity = activity
        delegate.activity = activity
        _ = test.scene.preservedState()
        #expect(log.take() == ["root.update", "didUpdate 1"])
        #expect(test.scene.session.stateRestorationActivity?.userInfo?["root"] as? Bool == true)
    }

    @Test("A scene delegate hears of the type before it continues the activity")
    func continuing() {
        let test = TestScene()
        let delegate = SceneDelegate(log)
        test.scene.delegate = delegate
        test.turn { UIApplication.shared.continueActivity(NSUserActivity(activityType: "open"), in: test.scene) }
        #expect(log.take() == ["willContinue open", "continue open"])
    }

    @Test("An app without scene delegate continues activities of connected scenes, and its objects take them up")
    func continuingWithoutSceneDelegate() {
        let previous = UIApplication.shared.processDelegate
        defer { UIApplication.shared.processDelegate = previous }
        UIApplication.shared.processDelegate = AppDelegate()
        let session = UISceneSession(persistentIdentifier: "activities", userSessionIdentifier: "tester")
        let first = NSUserActivity(activityType: "first")
        let scene = UIApplication.shared.connectScene(
            for: session, options: UIScene.ConnectionOptions(userActivities: [first]))
        #expect(AppDelegate.log.take() == ["willContinue first", "continue first", "root.restore first"])
        scene.inTurn {
            UIApplication.shared.continueActivity(NSUserActivity(activityType: "second"), in: scene)
            scene.update(first)
        }
        #expect(
            AppDelegate.log.take() == ["willContinue second", "continue second", "root.restore second", "didUpdate"])
        UIApplication.shared.disconnect(scene)
    }
}
