/// What is known of the elements of documents, by name.
@MainActor
enum ElementKindTable {
    /// The kind of an element that describes an object; nil if it is not known.
    ///
    /// An element of an unknown name that has a place among views is some view: what is in it is shown all the same.
    static func kind(of element: InterfaceElement) -> ElementKind? {
        kinds[element.name]
    }

    /// Whether an element of an unknown name describes some view.
    static func isSomeView(_ element: InterfaceElement) -> Bool {
        element.child("rect", key: "frame") != nil || element.child("subviews") != nil
            || element.child("viewLayoutGuide") != nil
    }

    /// Elements that stand where objects do and become none; those of the application are its menus on a Mac.
    static let silent: Set<String> = [
        "placeholder", "exit", "nil", "inferredMetricsTieBreakers", "application", "menu",
    ]

    /// Whether an attribute is read before the kind of its element is asked, or concerns the editor only.
    static func isCommon(_ name: String) -> Bool { readElsewhere.contains(name) || forEditor.contains(name) }

    /// Whether an attribute concerns the editor only.
    static func isForEditor(_ name: String) -> Bool { forEditor.contains(name) }

    /// Whether a child element concerns the editor only.
    static func isForEditor(_ child: InterfaceElement) -> Bool {
        childrenForEditor.contains(child.name) || child.key.map(keysForEditor.contains) ?? false
            || child.name.hasPrefix("simulated") || child.name.hasSuffix("SimulatedSizeMetrics")
    }

    /// Attributes that every element may have and that are read in other ways than as properties.
    private static let readElsewhere: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "fixedFrame",
        "useStoryboardIdentifierAsRestorationIdentifier",
    ]

    /// Attributes that concern the editor only: names, colours and notes in its outline, its warnings about layout, what
    /// it shows in place of content that only the running app has, and how it exports.
    private static let forEditor: Set<String> = [
        "userLabel", "colorLabel", "exportLabel", "notes", "userComments", "sceneMemberID", "misplaced", "ambiguous",
        "verifyAmbiguity", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "autoshrinkMode",
        "simulatedAppContext", "simulatedUserInterfaceStyle", "appearanceType", "propertyAccessControl",
        "locked", "lockedForLocalization", "explicitlyLocked", "translationState",
    ]

    /// Child elements that concern the editor only.
    private static let childrenForEditor: Set<String> = [
        "animations", "interactions", "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
        "freeformSimulatedSizeMetrics", "presentationControllerSimulatedMetrics", "accessibilityOverrides",
        "designables", "classes", "simulatedMetricsContainer", "edgeInsetsPropagation", "userGuides",
    ]

    /// The keys of child elements that concern the editor only, whatever their names: where things stand on its canvas,
    /// the sizes it simulates, comments.
    private static let keysForEditor: Set<String> = [
        "canvasLocation", "customSize", "freeformSize", "intrinsicContentSize", "frameInset", "userComments",
        "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedStatusBar", "simulatedOrientation",
        "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedDestinationMetrics",
        "placeholderIntrinsicContentSize", "simulatedScreenMetrics", "insetFor6xAndEarlier",
    ]

    private static let kinds: [String: ElementKind] = [
        viewKinds, controlKinds, textKinds, tableKinds, collectionKinds, barKinds, controllerKinds, gestureKinds,
        standInKinds, ["searchDisplayController": SearchDisplayElement.kind],
    ].reduce(into: [:]) { all, kinds in all.merge(kinds) { _, new in new } }
}
