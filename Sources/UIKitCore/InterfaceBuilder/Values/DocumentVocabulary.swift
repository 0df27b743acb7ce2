/// What Interface Builder writes around the objects: in the document itself, its resources, its scenes and placeholders,
/// and in connections.
///
/// What is not listed is reported as unknown, once. What the editor keeps for itself, such as the device of its canvas and
/// the versions of its parts, is not looked into.
@MainActor
enum DocumentVocabulary {
    /// Reports what is not known in a document beside its objects.
    static func check(_ document: InterfaceDocument, in source: InterfaceSource) {
        let reading = ElementReading(element: document.root, scope: BlueprintScope(source: source))
        check(document.root, named: "document", reading)
        for resource in document.root.child("resources")?.children ?? [] {
            report(resource, named: "resource " + resource.name, parent: "resources", reading)
        }
        for scene in document.root.child("scenes")?.children ?? [] {
            report(scene, named: scene.name, parent: "scenes", reading)
        }
        for objects in document.objectLists {
            for element in objects.children where ["placeholder", "exit"].contains(element.name) {
                check(element, named: element.name, reading)
            }
        }
    }

    /// Reports what is not known in an outlet, an action or a segue.
    static func check(connection element: InterfaceElement, _ reading: ElementReading) {
        check(element, named: "connection " + element.name, reading)
    }

    /// Reports an element of a list that is not known, or else what is not known in it.
    private static func report(
        _ element: InterfaceElement, named name: String, parent: String, _ reading: ElementReading
    ) {
        if entries[name] != nil {
            check(element, named: name, reading)
        } else if let list = reading.element.child(parent), !ElementKindTable.isForEditor(element) {
            reading.with(list).reportUnknownElement(element)
        }
    }

    private static func check(_ element: InterfaceElement, named name: String, _ reading: ElementReading) {
        guard let entry = entries[name] else { return }
        let own = reading.with(element)
        for attribute in element.attributes
        where !entry.attributes.contains(attribute.name) && !ElementKindTable.isCommon(attribute.name) {
            own.reportUnknownAttribute(attribute.name)
        }
        for child in element.children
        where !entry.children.contains(child.name) && child.name != "nil" && !ElementKindTable.isForEditor(child) {
            own.reportUnknownElement(child)
        }
    }

    private static let entries: [String: ValueVocabulary.Entry] = [
        "document": .init(
            "type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout launchScreen "
                + "useTraitCollections colorMatched initialViewController useSafeAreas variant defaultVersion "
                + "identifier customObjectInstantitationMethod",
            children: "dependencies scenes objects resources device customFonts color simulatedMetricsContainer "
                + "inferredMetricsTieBreakers"),
        "scene": .init("sceneID", children: "objects point"),
        "placeholder": .init(
            "placeholderIdentifier",
            children: "connections attributedString userDefinedRuntimeAttributes point"),
        "exit": .init("", children: "connections point"),
        "resource image": .init("name width height catalog", children: "mutableData data"),
        "resource namedColor": .init("name", children: "color"),
        "resource systemColor": .init("name", children: "color"),
        "connection outlet": .init("property destination"),
        "connection outletCollection": .init("property destination collectionClass appends"),
        "connection action": .init("selector destination eventType"),
        "connection segue": .init(
            "destination kind relationship identifier popoverAnchorView popoverAnchorBarButtonItem "
                + "modalPresentationStyle modalTransitionStyle unwindAction trigger destinationCreationSelector animates "
                + "inheritsFrom splitViewControllerTargetIndex",
            children: "popoverArrowDirection connections edgeInsets"),
    ]
}
