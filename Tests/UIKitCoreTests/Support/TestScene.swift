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
