import Foundation
import Testing

@testable import UIKitCore

/// Who is told that memory is short, and in which order.
@MainActor
@Suite struct MemoryWarningTests {
    final class Controller: UIViewController {
        let warned: @MainActor () -> Void
        init(warned: @escaping @MainActor () -> Void) {
            self.warned = warned
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            title = "Warned"
            warned()
        }
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        let warned: @MainActor () -> Void
        init(warned: @escaping @MainActor () -> Void) { self.warned = warned }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warned() }
    }

    @Test func everyControllerIsWarnedAfterDelegateAndObservers() {
        var log: [String] = []
        let names = ["root", "pushed", "presented"]
        let controllers = names.map { name in Controller { log.append(name) } }
        let navigation = UINavigationController(rootViewController: controllers[0])
        let test = TestScene(showing: navigation)
        test.turn { navigation.pushViewController(controllers[1], animated: false) }
        test.turn { controllers[1].present(controllers[2], animated: false) }
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared, queue: nil
        ) { _ in MainActor.assumeIsolated { log.append("notification") } }
        let previous = UIApplication.shared.processDelegate
        let delegate = Delegate { log.append("delegate") }
        UIApplication.shared.processDelegate = delegate
        UIApplication.shared.scenes.insert(test.scene)
        defer {
            NotificationCenter.default.removeObserver(observer)
            UIApplication.shared.processDelegate = previous
            UIApplication.shared.scenes.remove(test.scene)
        }
        let revision = test.scene.revision
        UIApplication.shared.sendMemoryWarning()
        #expect(log == ["delegate", "notification", "root", "pushed", "presented"])
        #expect(test.scene.revision == revision + 1)
    }
}
