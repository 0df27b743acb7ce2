package import UIKitCore

/// How the browser moves from one state of the page to the next without loading it.
@MainActor
package struct PageTransition {
    /// The types by which the stylesheet knows the transition, separated by spaces; nil where only views and rows move.
    package let types: String?
    /// The rules that say how far and how things move, where the stylesheet does not say it.
    package let rules: [UInt8]

    /// Describes the last transition of a scene and the motion of its views and of rows; nil when nothing is to move.
    package init?(of scene: UIWindowScene) {
        let hasTransition = scene.lastTransition.isAnimated && scene.lastTransition.kind != .none
        guard hasTransition || !scene.viewMotions.isEmpty || !scene.rowMotions.isEmpty else { return nil }
        let writer = TransitionWriter(of: scene)
        types = hasTransition ? "\(writer.type)" : nil
        var html = HTMLWriter()
        writer.writeMotion(into: &html)
        rules = html.bytes
    }
}
