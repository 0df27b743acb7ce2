/// What tells a view from others: its class, and what the person or the app calls it.
///
/// A press on an older page must not reach another button that stands there now. The mark is a hash, that of Fowler, Noll and
/// Vo with 32 bits in its variant 1a, which is the same in all processes.
@MainActor
struct ViewMark {
    /// The hash.
    private(set) var value: UInt32

    /// Marks a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - restoration: What made the controllers, whose screens are called what they were called; nil for what they are
    ///     called now.
    init(of view: UIView, restoredBy restoration: StateRestoration? = nil) {
        self.init(type: type(of: view))
        add(view.accessibilityIdentifier)
        switch view {
        case let button as BarButton:
            add(button.accessibilityLabel ?? button.item?.title)
            add(button.item?.systemItem.map { String($0.rawValue) })
        case let button as NavigationBackButton:
            // It must not lead away from the screen below; what that is called may have a number in it that changes.
            add(String(button.screenCount))
            add(button.title.filter(\.isLetter))
        case let button as TabBarButton: add(button.accessibilityLabel ?? button.item?.title)
        case is UITextField, is UITextView:
            // What is hidden while it is typed must not come to where it is shown.
            if (view as? UITextField)?.isSecureTextEntry ?? false { add(byte: 2) }
            // A label may say what is wrong with the text, and a placeholder may go when there is one.
            if view.accessibilityIdentifier == nil { add(ViewName.label(of: view)) }
        case is UIButton: add(view.accessibilityLabel)
        case is UIControl: if view.accessibilityIdentifier == nil { add(ViewName.label(of: view)) }
        case is ContentView:
            // The columns of a split view have their places from when they were first shown.
            let split = view.parentView?.owningViewController as? UISplitViewController
            add(split?.contentViews.first { $0.value === view }.map { String($0.key.rawValue) })
        case is UITableViewCell, is UICollectionViewCell: addContent(ofCell: view)
        // A label and a field beside it may be anywhere in a form.
        default: if let caption = view.captionOfRow { add(caption.filter(\.isLetter)) }
        }
        guard let controller = view.owningViewController else { return }
        add(controller.restorationIdentifier)
        add(placeOf: controller, restoredBy: restoration)
    }

    /// Begins with a class.
    private init(type: UIView.Type) {
        if let known = Self.ofTypes[ObjectIdentifier(type)] {
            value = known
        } else {
            value = 2_166_136_261
            add(ClassNames.name(of: type))
            Self.ofTypes[ObjectIdentifier(type)] = value
        }
    }

    private static var ofTypes: [ObjectIdentifier: UInt32] = [:]

    // MARK: Rows and screens

    /// Adds what a row or an item shows: its name in the data source, or else what it says first.
    private mutating func addContent(ofCell cell: UIView) {
        add(Self.name(ofCell: cell) ?? Self.text(ofCell: cell))
    }

    /// What a row or an item says first; nil where it says nothing.
    static func text(ofCell cell: UIView) -> String? {
        let configuration =
            (cell as? UITableViewCell)?.contentConfiguration ?? (cell as? UICollectionViewCell)?.contentConfiguration
        if let configuration = configuration as? UIListContentConfiguration { return configuration.text }
        return firstText(in: cell)
    }

    /// Whether the data source names what a row or an item shows.
    static func hasName(_ cell: UIView) -> Bool { name(ofCell: cell) != nil }

    /// What tells a row from others that say the same first: its mark, and all that it says.
    static func ofRow(_ cell: UIView) -> UInt32 {
        RowTexts.marks(ofCell: cell).reduce(ViewMark(of: cell).value) { $0 &* 31 ^ $1 }
    }

    private static func name(ofCell cell: UIView) -> String? {
        switch (cell, cell.parentView) {
        case (let cell as UITableViewCell, let table as UITableView):
            table.staticName(of: cell)
                ?? table.indexPath(for: cell).flatMap { RestorableListState.name(of: $0, in: table) as? String }
        case (let cell as UICollectionViewCell, let collection as UICollectionView):
            collection.indexPath(for: cell).flatMap { RestorableListState.name(of: $0, in: collection) as? String }
        default: nil
        }
    }

    /// Adds where a controller is and what it is called, if a person went to it: another one of its class may stand there when
    /// all have been made anew.
    private mutating func add(placeOf controller: UIViewController, restoredBy restoration: StateRestoration?) {
        let stack = controller.parentController as? UINavigationController
        if let stack, stack.mergedSplit == nil, stack.collapsedSecondary == nil,
            let index = stack.viewControllers.firstIndex(where: { $0 === controller }), index > 0
        {
            add(String(index))
        }
        guard !controller.takesUpRestoredChildren, Self.wasGoneTo(controller) else { return }
        if let restoration, restoration.hasRestored(controller) { return add(restoration.restoredName(of: controller)) }
        let isUnnamed = controller.restorationIdentifier == nil
        add(controller.nameForPeople ?? (isUnnamed ? controller.viewIfLoaded.flatMap { Self.firstText(in: $0) } : nil))
    }

    private static func wasGoneTo(_ controller: UIViewController) -> Bool {
        guard let parent = controller.parentController else { return controller.presenter != nil }
        switch parent {
        case is UIPageViewController, is UISplitViewController: return true
        case let stack as UINavigationController:
            return stack.parentController is UISplitViewController || stack.viewControllers.first !== controller
        default: return false
        }
    }

    /// How deep the text of a row is looked for.
    private static let greatestDepth = 12

    /// The first text that a view shows, but for those of controls.
    private static func firstText(in view: UIView, depth: Int = 0) -> String? {
        if let label = view as? UILabel { return label.text.flatMap { $0.isEmpty ? nil : $0 } }
        guard depth < greatestDepth, !(view is UIControl) else { return nil }
        return view.childViews.lazy.compactMap { firstText(in: $0, depth: depth + 1) }.first
    }

    // MARK: Hashing

    /// Adds a text, if there is one.
    private mutating func add(_ text: String?) {
        guard let text else { return add(byte: 0) }
        for byte in text.utf8 { add(byte: byte) }
        add(byte: 1)
    }

    private mutating func add(byte: UInt8) {
        value = (value ^ UInt32(byte)) &* 16_777_619
    }
}
