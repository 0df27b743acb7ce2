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
        collect(from: view, at: "", of: controller, references: references)
    }

    private mutating func collect(
        from view: UIView, at place: String, of controller: UIViewController, references: RestorationReferences
    ) {
        if let owner = view.owningViewController, owner !== controller { return }
        if view.viewState.contains(.changedByPerson), view.restorationIdentifier == nil, !(view is UITableView) {
            let coder = RestorationEncoder(references: references)
            view.encodeStateOfClass(with: coder)
            if !coder.values.isEmpty {
                values[place] = .object(className: String(reflecting: type(of: view)), values: coder.values)
            }
        }
        for (index, child) in view.childViews.enumerated() {
            var component = String(index)
            if let table = view as? UITableView, let cell = child as? UITableViewCell {
                guard let row = table.indexPath(for: cell) else { continue }
                component = "\(row.section).\(row.row)"
            }
            collect(from: child, at: place + "/" + component, of: controller, references: references)
        }
    }

    /// Gives the views their values; those in cells when the cells have been made.
    func restore(in controller: UIViewController, restored: RestoredObjects, restoration: StateRestoration) {
        controller.loadViewIfNeeded()
        for (place, value) in values {
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
                let row = IndexPath(row: indices[1], section: indices[0])
                guard let cell = (view as? UITableView)?.cellForRow(at: row) else { return nil }
                view = cell
            } else {
                guard let index = indices.first, view.childViews.indices.contains(index) else { return nil }
                view = view.childViews[index]
            }
        }
        return view
    }
}
