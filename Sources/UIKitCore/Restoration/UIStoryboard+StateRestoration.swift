extension UIViewController {
    /// Where in which storyboard the controller comes from, for its record in a preserved state; nil for one that comes
    /// from none.
    final var storyboardPlace: RestorationValue? {
        guard let sceneObjects, let object = sceneObjects.blueprint.controllerElement?.identifier else { return nil }
        return .array([.string(sceneObjects.storyboard.name), .string(object)])
    }

    /// Makes a controller from its storyboard; nil where that has gone or does not have it any more.
    ///
    /// - Parameter place: What ``storyboardPlace`` was.
    static func controller(atStoryboardPlace place: RestorationValue) -> UIViewController? {
        guard case .array(let parts) = place, parts.count == 2, let name = parts[0].text, let object = parts[1].text,
            InterfaceFile.find(name, ["storyboard"], in: nil) != nil
        else { return nil }
        return UIStoryboard(name: name, bundle: nil).controller(withObjectIdentifier: object)
    }
}

extension UIStoryboard {
    /// Makes the controller of an element of the document; nil when there is none.
    fileprivate final func controller(withObjectIdentifier identifier: String) -> UIViewController? {
        document.flatMap { makeController(withObjectIdentifier: identifier, in: $0, creator: nil) }
    }
}
