/// The methods of UIKit's own classes that documents have called by name, such as `resignFirstResponder`.
///
/// The edit actions of `UIResponder` are not among them: only what overrides them gives them a meaning.
@MainActor
enum SystemActions {
    /// The method of a name that an object has from UIKit; nil if there is none.
    static func implementation(of selector: Selector, in target: AnyObject) -> ActionImplementation? {
        implementations[selector.name]?.first { $0.accepts(target) }
    }

    private static let implementations: [String: [ActionImplementation]] = [
        "becomeFirstResponder": [ActionImplementation { (object: UIResponder) in object.becomeFirstResponder() }],
        "resignFirstResponder": [ActionImplementation { (object: UIResponder) in object.resignFirstResponder() }],
        "reloadInputViews": [ActionImplementation { (object: UIResponder) in object.reloadInputViews() }],
        // Whatever is sent stands for true, as the sender is no null pointer on iOS.
        "endEditing:": [ActionImplementation { (view: UIView, _: Any?) in view.endEditing(true) }],
        "setNeedsDisplay": [ActionImplementation { (view: UIView) in view.setNeedsDisplay() }],
        "setNeedsLayout": [ActionImplementation { (view: UIView) in view.setNeedsLayout() }],
        "removeFromSuperview": [ActionImplementation { (view: UIView) in view.removeFromSuperview() }],
        "startAnimating": [ActionImplementation { (view: UIActivityIndicatorView) in view.startAnimating() }],
        "stopAnimating": [ActionImplementation { (view: UIActivityIndicatorView) in view.stopAnimating() }],
        "beginRefreshing": [ActionImplementation { (control: UIRefreshControl) in control.beginRefreshing() }],
        "endRefreshing": [ActionImplementation { (control: UIRefreshControl) in control.endRefreshing() }],
        "reloadData": [
            ActionImplementation { (table: UITableView) in table.reloadData() },
            ActionImplementation { (collection: UICollectionView) in collection.reloadData() },
        ],
        "reloadAllComponents": [ActionImplementation { (picker: UIPickerView) in picker.reloadAllComponents() }],
    ]
}
