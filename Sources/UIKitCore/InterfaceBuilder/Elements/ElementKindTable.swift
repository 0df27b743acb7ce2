/// What is known of the elements of documents, by name.
@MainActor
enum ElementKindTable {
    /// The kind of an element that describes an object; nil if it is not known.
    ///
    /// An element of an unknown name that has a frame or subviews is some view.
    static func kind(of element: InterfaceElement) -> ElementKind? {
        if let kind = kinds[element.name] { return kind }
        return nil
    }

    /// The kind that any view has.
    static func isSomeView(_ element: InterfaceElement) -> Bool {
        element.child("rect", key: "frame") != nil || element.child("subviews") != nil
    }

    /// Elements without effect that stand where objects do.
    static let silent: Set<String> = [
        "placeholder", "exit", "nil", "searchDisplayController", "inferredMetricsTieBreakers",
        "UITableViewController", "simulatedScreenMetrics",
    ]

    /// Whether an attribute is read elsewhere, or concerns the editor only.
    static func isCommon(_ name: String) -> Bool { common.contains(name) }

    private static let common: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID",
        "colorLabel", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "translatesAutoresizingMaskIntoConstraints",
        "userComments", "autoshrinkMode", "useStoryboardIdentifierAsRestorationIdentifier", "exportLabel", "notes",
    ]

    private static let kinds: [String: ElementKind] = [
        viewKinds, controlKinds, textKinds, tableKinds, barKinds, controllerKinds, gestureKinds, standInKinds,
    ].reduce(into: [:]) { all, kinds in all.merge(kinds) { _, new in new } }
}
