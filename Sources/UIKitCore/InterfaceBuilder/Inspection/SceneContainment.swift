/// Which scenes of a storyboard contain which others from the beginning, as embedded ones or as children.
///
/// Scenes that contain each other in a circle would be made without end.
@MainActor
struct SceneContainment {
    private var segues: [String: [InterfaceOutline.Segue]] = [:]
    private var controllers: [String] = []

    /// Reads the segues that are performed when a scene is loaded.
    init(of outline: InterfaceOutline) {
        controllers = outline.scenes.compactMap(\.identifier)
        for segue in outline.segues where segue.kind == "embed" || segue.kind == "relationship" {
            if let controller = segue.controller?.identifier { segues[controller, default: []].append(segue) }
        }
    }

    /// The first segue, in the document's order, by which a scene comes to contain itself; nil if none does.
    func firstCircle() -> InterfaceOutline.Segue? {
        var done: Set<String> = []
        for controller in controllers {
            if let segue = circle(from: controller, &done) { return segue }
        }
        return nil
    }

    /// A scene on the way, and the next of its segues.
    private struct Step {
        let controller: String
        var next = 0
    }

    /// Follows the segues from a scene, without recursion, as chains of scenes may be long.
    private func circle(from controller: String, _ done: inout Set<String>) -> InterfaceOutline.Segue? {
        guard !done.contains(controller) else { return nil }
        var way = [Step(controller: controller)]
        var onTheWay: Set<String> = [controller]
        while let step = way.last {
            let leaving = segues[step.controller] ?? []
            guard step.next < leaving.count else {
                done.insert(step.controller)
                onTheWay.remove(step.controller)
                way.removeLast()
                continue
            }
            way[way.count - 1].next += 1
            let segue = leaving[step.next]
            guard let destination = segue.destination, !done.contains(destination) else { continue }
            if onTheWay.contains(destination) { return segue }
            onTheWay.insert(destination)
            way.append(Step(controller: destination))
        }
        return nil
    }
}
