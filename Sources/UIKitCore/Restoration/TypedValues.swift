import Foundation

/// What a person typed or chose in the views of a controller that have no restoration identifier.
///
/// UIKit leaves such views out. A page that comes back without the text just typed would be useless, so their values are
/// kept by the place of the view in the hierarchy; they are dropped where another kind of view stands there now.
@MainActor
struct TypedValues {
    /// The key in the record of the controller.
    static let key = "UIKit.typedValues"

    /// What each view encoded, with its class, by its place.
    private(set) var values: [String: RestorationValue] = [:]

    /// Takes values from a state.
    init(_ values: [String: RestorationValue]) {
        self.values = values
    }

    /// Collects the values of a controller's views.
    init(of controller: UIViewController, references: RestorationReferences) {
        guard let view = controller.viewIfLoaded else { return }
        var place: [Component] = []
        collect(from: view, at: &place, of: controller, references: references)
    }

    /// Where a view is in its superview: its place among the subviews, or what it shows.
    private enum Component {
        case index(Int)
        case item(IndexPath)

        var text: String {
            switch self {
            case .index(let index): "/\(index)"
            case .item(let path): "/\(path.section).\(path.item)"
            }
        }
    }

    private mutating func collect(
        from view: UIView, at place: inout [Component], of controller: UIViewController,
        references: RestorationReferences
    ) {
        if let owner = view.owningViewController, owner !== controller { return }
        let isChosen = view.viewState.contains(.changedByPerson) || view.isRestorableList
        if isChosen, view.restorationIdentifier == nil {
            let coder = RestorationEncoder(references: references)
            view.encodeStateOfClass(with: coder)
            if !coder.values.isEmpty {
                values[place.map(\.text).joined()] = .object(
                    className: ClassNames.name(of: type(of: view)), values: coder.values)
            }
        }
        for (index, child) in view.childViews.enumerated() {
            if child.isItemCell {
                guard let item = Self.place(of: child, in: view) else { continue }
                place.append(.item(item))
            } else {
                place.append(.index(index))
            }
            collect(from: child, at: &place, of: controller, references: references)
            place.removeLast()
        }
    }

    /// Gives the views their values; those in cells when the cells have been made.
    func restore(in controller: UIViewController, restored: RestoredObjects, restoration: StateRestoration) {
        controller.loadViewIfNeeded()
        // Lists come before what is in their cells.
        for (place, value) in values.sorted(by: { $0.key.utf8.count < $1.key.utf8.count }) {
            let apply: @MainActor () -> Void = { [weak controller] in
                guard case .object(let className, let values) = value, let view = controller?.viewIfLoaded,
                    let found = Self.view(at: place, in: view), String(reflecting: type(of: found)) == className
                else { return }
                found.decodeStateOfClass(with: RestorationDecoder(values: values, restored: restored))
                found.viewState.insert(.changedByPerson)
            }
            place.contains(".") ? restoration.addWorkAfterLayout(apply) : apply()
        }
    }

    private static func view(at place: String, in root: UIView) -> UIView? {
        var view = root
        for component in place.split(separator: "/") {
            let indices = component.split(separator: ".").compactMap { Int($0) }
            if indices.count == 2 {
                guard let cell = Self.cell(at: IndexPath(item: indices[1], section: indices[0]), in: view) else {
                    return nil
                }
                view = cell
            } else {
                guard let index = indices.first, view.childViews.indices.contains(index) else { return nil }
                view = view.childViews[index]
            }
        }
        return view
    }

    /// Which row or item of a list a cell stands for.
    private static func place(of view: UIView, in list: UIView) -> IndexPath? {
        switch (list, view) {
        case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
        case (let collection as UICollectionView, let cell as UICollectionViewCell): collection.indexPath(for: cell)
        default: nil
        }
    }

    private static func cell(at place: IndexPath, in list: UIView) -> UIView? {
        (list as? UITableView)?.cellForRow(at: place) ?? (list as? UICollectionView)?.cellForItem(at: place)
    }
}
