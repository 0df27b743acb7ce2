import Foundation

/// Where a view of a controller is: the way down to it, by which the view is found that stands there when all have been
/// made anew.
@MainActor
struct ViewPlace {
    /// One step from a view to one in it.
    enum Step {
        /// To a subview, by its place among all.
        case subview(Int)
        /// To the cell of a row or an item of a list.
        case cell(IndexPath, list: UIView)
        /// To a cell of a table's static content, by its name, which is there as soon as the table is.
        case staticCell(String)
        /// To another view that a list asks its data source or delegate for, by its name.
        case sectionView(String)
        /// To the view below the last row of a table.
        case tableFooter
    }

    private let root: String
    private var steps: [Step] = []

    /// The place of a controller's own view, or of one in a bar.
    ///
    /// - Parameter root: The name of the view in the bar; empty for the controller's view.
    init(root: String = "") {
        self.root = root
    }

    /// The place of a view in that of a controller; nil where it is not in that.
    init?(of view: UIView, in controller: UIViewController) {
        self.init()
        var current = view
        while current !== controller.viewIfLoaded {
            guard let parent = current.parentView,
                let index = parent.childViews.firstIndex(where: { $0 === current }),
                let step = Step(to: current, at: index, in: parent)
            else { return nil }
            steps.append(step)
            current = parent
        }
        steps.reverse()
    }

    mutating func append(_ step: Step) { steps.append(step) }

    mutating func removeLast() { steps.removeLast() }

    /// The place as a state has it.
    ///
    /// - Parameter rows: What rows say that were looked at for other places of the same state.
    func text(_ rows: RowTexts.OfLists = RowTexts.OfLists()) -> String {
        steps.reduce(into: root) { $0 += "/\($1.text(rows))" }
    }

    /// Whether the way to a place leads through what a list makes: only one that is on the page has it.
    static func leadsThroughList(_ text: String) -> Bool {
        let start = text.firstIndex(of: "/") ?? text.endIndex
        return text[start...].split(separator: "/").contains { Int($0) == nil && $0 != "F" && $0.first != "~" }
    }

    // MARK: Finding

    /// The view that stands at a place; nil for none.
    ///
    /// - Parameters:
    ///   - place: The place as a state has it.
    ///   - controller: The controller whose view it is.
    ///   - allowsOtherTexts: Whether rows without name may say something else than before, where they seem to be the same.
    static func view(
        at place: String, of controller: UIViewController, allowsOtherTexts: Bool = false
    ) -> UIView? {
        let (outermost, steps) = way(to: place, of: controller)
        return steps.reduce(outermost) { found, step in
            found.flatMap { view(at: step, in: $0, allowsOtherTexts: allowsOtherTexts) }
        }
    }

    private static func way(to place: String, of controller: UIViewController) -> (from: UIView?, steps: [Substring]) {
        let end = place.firstIndex(of: "/") ?? place.endIndex
        let root = place[..<end]
        let outermost =
            root.isEmpty ? controller.viewIfLoaded : controller.viewsInBars.first { $0.name == root }?.view
        return (outermost, place[end...].split(separator: "/"))
    }

    /// Whether the way to a place leads through a row or an item that is gone.
    ///
    /// - Returns: Nil where that cannot be told, as its list is not on the page or has nothing yet.
    static func isRowGone(onWayTo place: String, of controller: UIViewController) -> Bool? {
        let (outermost, steps) = way(to: place, of: controller)
        guard var view = outermost else { return nil }
        for step in steps {
            guard let next = Self.view(at: step, in: view, allowsOtherTexts: false) else {
                guard view.window != nil, let list = view as? any RestorableList else { return nil }
                return isRowGone(step, in: list)
            }
            view = next
        }
        return false
    }

    private static func isRowGone(_ step: Substring, in list: some RestorableList) -> Bool? {
        let counts = list.loadedCounts()
        guard counts.itemCounts.contains(where: { $0 > 0 }) else { return nil }
        if let name = name(in: step) { return RestorableListState.place(named: name, in: list) == nil }
        guard let row = UnnamedRow(text: step) else { return nil }
        return row.place(in: list).map { !counts.contains($0) } ?? true
    }

    /// The view around what stands at a place; nil where that is the outermost one, or nothing stands there.
    static func superview(at place: String, of controller: UIViewController) -> UIView? {
        place.lastIndex(of: "/").flatMap { view(at: String(place[..<$0]), of: controller) }
    }

    /// The views that stand where a place is in its row, in the other rows that the list shows; none where the row is known by
    /// what it shows, as that is gone then, or where it shows no such view.
    static func views(inOtherRowsThan place: String, of controller: UIViewController) -> [UIView] {
        let steps = place.split(separator: "/", omittingEmptySubsequences: false)
        guard let row = steps.firstIndex(where: { $0.first?.isNumber ?? false && $0.contains(".") }),
            let list = view(at: steps[..<row].joined(separator: "/"), of: controller), list.isRestorableList,
            view(at: steps[...row].joined(separator: "/"), of: controller) != nil
        else { return [] }
        return list.childViews.filter(\.isItemCell).compactMap { cell in
            steps[(row + 1)...].reduce(cell) { found, step in found.flatMap { view(at: step, in: $0) } }
        }
    }

    private static func view(
        at step: Substring, in parent: UIView, allowsOtherTexts: Bool = false
    ) -> UIView? {
        if let index = Int(step) { return parent.childViews.indices.contains(index) ? parent.childViews[index] : nil }
        if step.first == "~" {
            let name = String(step.dropFirst()).removingPercentEncoding
            return name.flatMap { (parent as? UITableView)?.staticCell(named: $0) }
        }
        // A list that is not on the page must not be asked for anything yet.
        guard parent.window != nil else { return nil }
        switch parent {
        case let table as UITableView: return view(at: step, in: table, allowsOtherTexts)
        case let collection as UICollectionView: return view(at: step, in: collection, allowsOtherTexts)
        default: return nil
        }
    }

    private static func view(at step: Substring, in table: UITableView, _ allowsOtherTexts: Bool) -> UIView? {
        if step == "F" { return table.tableFooterView }
        if step.first == "h" { return Int(step.dropFirst()).flatMap { table.shownSection($0) }?.header }
        if step.first == "f" { return Int(step.dropFirst()).flatMap { table.shownSection($0) }?.footer }
        return indexPath(of: step, in: table, allowsOtherTexts).flatMap { table.cellForRow(at: $0) }
    }

    private static func view(at step: Substring, in collection: UICollectionView, _ allowsOtherTexts: Bool) -> UIView? {
        guard step.first == "s" else {
            return indexPath(of: step, in: collection, allowsOtherTexts).flatMap { collection.cellForItem(at: $0) }
        }
        let parts = step.dropFirst().split(separator: "-", omittingEmptySubsequences: false)
        let indices = parts.dropFirst().compactMap { Int($0) }
        guard let kind = parts.first.flatMap({ String($0).removingPercentEncoding }), indices.count == parts.count - 1
        else { return nil }
        return collection.supplementaryView(forElementKind: kind, at: IndexPath(indexes: indices))
    }

    /// Which row or item a step leads to: the one that shows what is named, or else the one that says what is marked, or that
    /// of a section and a place in it.
    private static func indexPath(
        of step: Substring, in list: some RestorableList, _ allowsOtherTexts: Bool
    ) -> IndexPath? {
        if let name = name(in: step) { return RestorableListState.place(shownAs: name, in: list) }
        return UnnamedRow(text: step)?.place(in: list, allowsOtherText: allowsOtherTexts)
    }

    /// The name of what a row or an item shows that a step leads to; nil for another step.
    private static func name(in step: Substring) -> String? {
        step.first == "=" ? String(step.dropFirst()).removingPercentEncoding : nil
    }
}

extension ViewPlace.Step {
    /// The step to a subview; nil for one that cannot be found again, such as the cell of a row that has gone.
    @MainActor
    init?(to child: UIView, at index: Int, in parent: UIView) {
        switch parent {
        case let table as UITableView:
            if let name = (child as? UITableViewCell).flatMap({ table.staticName(of: $0) }) {
                self = .staticCell(name)
            } else if let path = (child as? UITableViewCell).flatMap({ table.indexPath(for: $0) }) {
                self = .cell(path, list: table)
            } else if child === table.tableFooterView {
                self = .tableFooter
            } else if let section = table.shownSections.first(where: { $0.header === child }) {
                self = .sectionView("h\(section.section)")
            } else if let section = table.shownSections.first(where: { $0.footer === child }) {
                self = .sectionView("f\(section.section)")
            } else {
                guard !(child is UITableViewCell) || child === table.tableHeaderView else { return nil }
                self = .subview(index)
            }
        case let collection as UICollectionView:
            if let path = (child as? UICollectionViewCell).flatMap({ collection.indexPath(for: $0) }) {
                self = .cell(path, list: collection)
            } else if let shown = collection.allShownSupplementaries.first(where: { $0.view === child }) {
                let parts = [Self.escaped(shown.kind)] + shown.indexPath.map { "\($0)" }
                self = .sectionView("s" + parts.joined(separator: "-"))
            } else {
                guard !(child is UICollectionReusableView) else { return nil }
                self = .subview(index)
            }
        default: self = .subview(index)
        }
    }

    /// Whether the view exists only while the list shows it.
    var isMadeByList: Bool {
        switch self {
        case .cell, .sectionView: true
        case .subview, .staticCell, .tableFooter: false
        }
    }

    @MainActor
    fileprivate func text(_ rows: RowTexts.OfLists) -> String {
        switch self {
        case .subview(let index): "\(index)"
        case .cell(let path, let list):
            (list as? any RestorableList).map { Self.text(of: path, in: $0, rows) } ?? ""
        case .staticCell(let name): "~\(Self.escaped(name))"
        case .sectionView(let name): name
        case .tableFooter: "F"
        }
    }

    /// A row or an item by what the data source calls what it shows, else by its place and what it says.
    @MainActor
    private static func text(
        of path: IndexPath, in list: some RestorableList, _ rows: RowTexts.OfLists
    ) -> String {
        if let name = RestorableListState.name(of: path, in: list) as? String { return "=\(escaped(name))" }
        return UnnamedRow(at: path, in: list, rows[list]).text
    }

    /// A text without the characters that have a meaning in places.
    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}

extension UIView {
    /// Calls something for the view and every view in it that is the business of a controller: those of other
    /// controllers are left out, and those that lists make when they show them.
    final func forEachView(of controller: UIViewController, _ body: (UIView) -> Void) {
        if let owner = owningViewController, owner !== controller { return }
        body(self)
        let isList = isRestorableList
        for (index, child) in childViews.enumerated() {
            if isList, ViewPlace.Step(to: child, at: index, in: self)?.isMadeByList ?? true { continue }
            child.forEachView(of: controller, body)
        }
        guard isList, let table = self as? UITableView else { return }
        for (_, cell) in table.staticCellsOutOfTable { cell.forEachView(of: controller, body) }
    }
}

extension UIViewController {
    /// The items that the controller has in bars, each with a name that is the same when all are made anew.
    final var itemsInBars: [(name: String, item: UIBarButtonItem)] {
        var items: [(name: String, item: UIBarButtonItem)] = []
        if let item = storedNavigationItemIfPresent {
            for (index, item) in (item.leftBarButtonItems ?? []).enumerated() { items.append(("L\(index)", item)) }
            for (index, item) in (item.rightBarButtonItems ?? []).enumerated() { items.append(("R\(index)", item)) }
            let center = item.centerItemGroups.flatMap(\.barButtonItems)
            for (index, item) in center.enumerated() { items.append(("C\(index)", item)) }
        }
        for (index, item) in (toolbarItems ?? []).enumerated() { items.append(("B\(index)", item)) }
        return items
    }

    /// The views of the app's own that the controller has in bars, and in place of a keyboard and above it, each with its
    /// name.
    final var viewsInBars: [(name: String, view: UIView)] {
        var views = itemsInBars.compactMap { entry in entry.item.customView.map { (name: entry.name, view: $0) } }
        if let title = storedNavigationItemIfPresent?.titleView { views.append(("T", title)) }
        guard canBecomeFirstResponder else { return views }
        if let accessory = inputAccessoryView { views.append(("A", accessory)) }
        if let input = inputView { views.append(("I", input)) }
        return views
    }

    /// The controllers that the controller has in place of a keyboard and above it, and that are not its children.
    final var freeInputControllers: [UIViewController] {
        guard canBecomeFirstResponder else { return [] }
        let controllers = [inputAccessoryViewController, inputViewController].compactMap { $0 }
        return controllers.filter { $0.parentController == nil }
    }
}
