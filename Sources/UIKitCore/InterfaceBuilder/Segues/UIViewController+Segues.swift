extension UIViewController {
    /// Performs a segue of the scene by the app's name for it.
    final func performSegueOfScene(withIdentifier identifier: String, sender: Any?) {
        guard let scene = sceneObjects else {
            SceneFault.raise(
                .invalidArgument,
                "Receiver (\(self)) has no segue with identifier '\(identifier)'", in: windowScene)
            return
        }
        guard let template = scene.blueprint.allTemplates.first(where: { $0.identifier == identifier }) else {
            SceneFault.raise(
                .invalidArgument,
                "Receiver (\(self)) has no segue with identifier '\(identifier)'", in: windowScene)
            return
        }
        template.perform(from: self, sender: sender)
    }

    /// The child that is or contains the source of an unwind segue.
    final func child(containing source: UIViewController) -> UIViewController? {
        var controller = source
        while let parent = controller.parent {
            if parent === self { return controller }
            controller = parent
        }
        return nil
    }
}
