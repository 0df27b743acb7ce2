import UIKitCore

@testable import HTMLRenderer

/// A scene with one window, to render views in.
@MainActor
struct Stage {
    let scene: UIWindowScene
    let window: UIWindow

    init() {
        let session = UISceneSession(persistentIdentifier: "scene-1", userSessionIdentifier: "user-1")
        scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        window = UIWindow(windowScene: scene)
        window.isHidden = false
    }

    /// The markup of a view in the window.
    func html(of view: UIView) -> String {
        rendered(view).html
    }

    /// The rules of a view in the window.
    func styles(of view: UIView) -> String {
        rendered(view).styles
    }

    /// The markup and the rules of a view, which is added to the window if it is nowhere yet.
    func rendered(_ view: UIView) -> (html: String, styles: String) {
        if view.window == nil { window.addSubview(view) }
        scene.commit()
        return renderedAsIs(view)
    }

    /// The markup and the rules of a view without a commit before.
    func renderedAsIs(_ view: UIView) -> (html: String, styles: String) {
        var pass = RenderingPass(scene: scene)
        pass.render(view)
        return (
            String(decoding: pass.html.bytes, as: UTF8.self), String(decoding: pass.styles.bytes, as: UTF8.self)
        )
    }

    /// Makes a controller the content of the window.
    func show(_ controller: UIViewController) {
        scene.inTurn {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            scene.commit()
        }
    }

    /// The whole page.
    func page(_ change: (inout PageContext) -> Void = { _ in }) -> String {
        var context = PageContext(
            sceneIdentifier: "scene-1", path: "/", token: "secret", sequence: 7, nonce: "n0nce")
        change(&context)
        scene.commit()
        return String(decoding: PageRenderer(scene: scene, context: context).render(), as: UTF8.self)
    }
}

extension String {
    /// How often a text occurs.
    func occurrences(of text: String) -> Int {
        ranges(of: text).count
    }
}
