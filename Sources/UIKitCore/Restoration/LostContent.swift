/// What a state says of something that does not come back by itself: its name, the numbers of the views that were shown, and
/// its place where these do not tell whether it is there.
@MainActor
struct LostContent {
    /// What people call it; nil for nothing.
    let name: String?
    private let viewIdentifiers: [Int32]
    private let place: LostPlace?

    /// Reads one of what ``ContentToBeLost/names`` has; nil where it is damaged.
    init?(_ value: RestorationValue) {
        var parts = [value]
        if case .array(let all) = value { parts = all }
        guard let name = parts.first?.text else { return nil }
        self.name = name.isEmpty ? nil : name
        viewIdentifiers = parts.dropFirst().compactMap {
            if case .integer(let number) = $0 { Int32(exactly: number) } else { nil }
        }
        place = parts.dropFirst().lazy.compactMap(\.text).first.flatMap(LostPlace.init(text:))
    }

    /// Whether it is there: the app made it again by itself, as from the activity of the scene.
    func isThere(in scene: UIWindowScene, after restoration: StateRestoration?) -> Bool {
        if let place {
            let isTaken = scene.windows.contains { $0.rootViewController?.contains(name, at: place) ?? false }
            guard !isTaken, place.kind == .column else { return isTaken }
        }
        // What something covered had no views on the page, and may get its title once it is seen.
        guard !viewIdentifiers.isEmpty else {
            let opened = restoration?.openedControllers ?? []
            return name != nil && opened.contains { [name, nil].contains($0.nameForPeople) }
        }
        return viewIdentifiers.allSatisfy { scene.view(withIdentifier: $0)?.window != nil }
    }
}

/// The place of a controller that the app makes at every start, or may have restored by itself, whose views do not tell whether it
/// is the one that was seen.
@MainActor
struct LostPlace: Equatable {
    enum Kind: String {
        /// A column begins with it, while the page may show another tab or have another width by now.
        case column
        /// It is a page of which nobody knows how far it was turned, so that another one may stand there.
        case page
    }

    let kind: Kind
    /// The column, if it is one, and the class.
    private let description: String

    private init(_ kind: Kind, _ controller: UIViewController, column: UISplitViewController.Column? = nil) {
        self.kind = kind
        let className = ClassNames.name(of: type(of: controller))
        description = column.map { "\($0.rawValue) \(className)" } ?? className
    }

    /// The place of a controller; nil for another one.
    init?(of controller: UIViewController) {
        if controller.parent is UIPageViewController {
            self.init(.page, controller)
            return
        }
        let stack = (controller as? UINavigationController)?.viewControllers ?? []
        let root = stack.count == 1 ? stack[0] : controller
        guard let entry = controller.splitViewController?.rootsOfColumns.first(where: { $0.value === root }) else {
            return nil
        }
        self.init(.column, root, column: entry.key)
    }

    /// Reads what ``text`` wrote; nil where it is none.
    init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = Kind(rawValue: parts[0]) else { return nil }
        self.kind = kind
        description = parts[1]
    }

    /// How states write it.
    var text: String { "\(kind.rawValue):\(description)" }

    /// Whether a controller has something of a name at the place.
    ///
    /// What a column begins with may get its title once it is seen.
    fileprivate func isTaken(in container: UIViewController, byOneNamed name: String?) -> Bool {
        switch (kind, container) {
        case (.column, let split as UISplitViewController):
            split.rootsOfColumns.contains { column, root in
                LostPlace(.column, root, column: column) == self && [name, nil].contains(root.nameForPeople)
            }
        case (.page, let pages as UIPageViewController):
            pages.seenPages.contains { LostPlace(.page, $0) == self && $0.nameForPeople == name }
        default: false
        }
    }
}

extension UIViewController {
    /// Whether this controller, or one that it contains or presents, has something of a name at a place.
    fileprivate final func contains(_ name: String?, at place: LostPlace) -> Bool {
        if place.isTaken(in: self, byOneNamed: name) { return true }
        if children.contains(where: { $0.contains(name, at: place) }) { return true }
        return presentedController?.contains(name, at: place) ?? false
    }
}
