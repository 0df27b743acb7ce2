import Foundation

/// Receives the action of what a segue hangs on and performs the segue.
@MainActor
final class SegueTrigger: NSObject {
    private let template: SegueTemplate
    private weak var scene: SceneObjects?

    init(_ template: SegueTemplate, in scene: SceneObjects) {
        self.template = template
        self.scene = scene
        super.init()
    }

    /// The action to send.
    static let action = Selector("performSegue:") { (trigger: SegueTrigger, sender: Any?) in
        trigger.perform(sender: sender)
    }

    /// Performs the segue unless the controller objects.
    func perform(sender: Any?) {
        guard let controller = scene?.controller else { return }
        template.performIfAllowed(from: controller, sender: sender)
    }
}
