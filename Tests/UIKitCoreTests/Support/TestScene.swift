import Foundation

@testable import UIKitCore

/// A scene without app: a window to put views in.
@MainActor
struct TestScene {
    let scene: UIWindowScene
    let window: UIWindow

    init() {
        let session = UISceneSession(persistentIdentifier: "test", userSessionIdentifier: "tester")
        scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        window = UIWindow(windowScene: scene)
        scene.inTurn {
            window.makeKeyAndVisible()
            scene.commit()
        }
    }
}

extension TestScene {
    /// Creates a scene that shows a controller, its first appearance being over.
    init(showing controller: UIViewController) {
        self.init()
        turn { window.rootViewController = controller }
    }

    /// Does something as an event of the scene does, and commits.
    func turn(_ work: () -> Void) {
        scene.inTurn {
            work()
            scene.commit()
        }
    }
}
