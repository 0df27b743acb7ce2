import UIKitCore

extension DeveloperPage {
    /// Writes the controllers of every window, each with its children and what it presents.
    mutating func writeControllers() {
        html.markup("<ul class=\"developer-tree\">")
        for window in scene.windows {
            guard let root = window.rootViewController else { continue }
            write(root, relation: nil)
        }
        html.markup("</ul>")
    }

    private mutating func write(_ controller: UIViewController, relation: String?) {
        let view = controller.viewIfLoaded
        let identifier = view?.window == nil ? nil : view?.viewIdentifier
        let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(controller)), radix: 16)
        html.markup("<li>")
        beginRow(for: identifier, title: "\(type(of: controller)): \(address)")
        if let relation { writePart("developer-relation", relation) }
        writePart("developer-class", "\(type(of: controller))")
        if let title = controller.title, !title.isEmpty { writePart("developer-name", "“\(title)”") }
        if let identifier { writePart("developer-id", "v\(identifier)") }
        if let view { writeFrame(view.frame) }
        let stage = controller.stage
        writePart(stage == .appeared ? "developer-state developer-good" : "developer-state", stage.rawValue)
        if controller.isEditing { writePart("developer-state", "editing") }
        endRow(for: identifier)
        let presented = controller.presentedViewController.flatMap {
            $0.presentingViewController === controller ? $0 : nil
        }
        if presented != nil || !controller.children.isEmpty {
            beginChildren(key: "c" + address, name: "\(type(of: controller))", isOpen: true)
            for child in controller.children { write(child, relation: nil) }
            if let presented { write(presented, relation: "presents \(presented.modalPresentationStyle)") }
            endChildren()
        }
        html.markup("</li>")
    }
}
