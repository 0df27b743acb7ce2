import BenchmarkPages
import Foundation
import HTMLRenderer
import UIKitCore

/// A scene that shows a page, to be rendered without requests.
@MainActor
final class Stage {
    private let session: UISceneSession
    private let scene: UIWindowScene
    private let context = PageContext(
        sceneIdentifier: "0123456789abcdef", path: "/", token: "0123456789abcdefghijkl", sequence: 1,
        nonce: "0123456789abcdefghijkl")
    private var changes = 0

    /// Connects a scene with a page, and renders it for the first time.
    init(showing page: BenchmarkPage) {
        BenchmarkApp.launch(showing: page)
        session = UISceneSession(persistentIdentifier: UUID().uuidString, userSessionIdentifier: "benchmark")
        scene = UIApplication.shared.connectScene(for: session, options: UIScene.ConnectionOptions())
        render()
    }

    /// Renders the page again and again though nothing changed.
    func renderUnchanged(times: Int) {
        for _ in 0..<times { render() }
    }

    /// Renders the page again and again, each time with nothing left of what was rendered before.
    func renderAnew(times: Int) {
        for _ in 0..<times {
            scene.inTurn {
                for window in scene.windows { Self.markEverything(in: window) }
            }
            render()
        }
    }

    /// Changes the text of a label deep inside, and renders the page, again and again.
    func renderAfterChangingOneLabel(times: Int) {
        let labels = scene.windows.flatMap(Self.labels)
        guard !labels.isEmpty else { return }
        let label = labels[labels.count / 2]
        for _ in 0..<times {
            changes += 1
            scene.inTurn { label.text = "Changed \(changes) times" }
            render()
        }
    }

    /// Changes the text of a label deep inside, and makes the patch that tells browsers of it, again and again.
    ///
    /// - Returns: The bytes of the last patch.
    func patchAfterChangingOneLabel(times: Int) -> Int {
        let labels = scene.windows.flatMap(Self.labels)
        guard !labels.isEmpty else { return 0 }
        let label = labels[labels.count / 2]
        var page = record()
        var json: [UInt8] = []
        for _ in 0..<times {
            changes += 1
            scene.inTurn { label.text = "Changed \(changes) times" }
            let next = record()
            json.removeAll(keepingCapacity: true)
            page.patch(to: next)?.write(to: &json)
            page = next
        }
        return json.count
    }

    private func record() -> RecordedPage {
        scene.inTurn { scene.commit() }
        return RecordedPage(of: scene, applicationName: nil)
    }

    /// The bytes of the page.
    var pageLength: Int { render() }

    /// Frees the scene.
    func clear() {
        UIApplication.shared.discard([session])
    }

    @discardableResult
    private func render() -> Int {
        scene.inTurn { scene.commit() }
        return PageRenderer(scene: scene, context: context).render().count
    }

    private static func markEverything(in view: UIView) {
        view.setNeedsRendering()
        for subview in view.subviews { markEverything(in: subview) }
    }

    private static func labels(in view: UIView) -> [UILabel] {
        if let label = view as? UILabel { return [label] }
        return view.subviews.flatMap(labels)
    }
}
