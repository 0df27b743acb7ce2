/// The outlets that UIKit's own classes have.
@MainActor
enum SystemOutlets {
    private struct Outlet {
        /// Whether the class of an object has the outlet.
        let isOutlet: (AnyObject) -> Bool
        /// Connects an object with a destination; false if the destination does not fit.
        let connect: (AnyObject, AnyObject) -> Bool
    }

    /// Connects an outlet.
    ///
    /// - Parameters:
    ///   - property: The outlet's name.
    ///   - object: The object that has it.
    ///   - destination: What it is to refer to.
    /// - Returns: False if the object has no such outlet or the destination does not fit.
    static func connect(_ property: String, of object: AnyObject, to destination: AnyObject) -> Bool {
        outlets[property]?.contains { $0.connect(object, destination) } ?? false
            || isDelegateWithoutMethods(destination, property, of: object)
            || SearchDisplayElement.outlets.connect(property, of: object, to: destination)
    }

    /// Whether some class of UIKit has an outlet of a name.
    static func has(_ property: String) -> Bool {
        outlets[property] != nil || SearchDisplayElement.outletNames.contains(property)
    }

    /// Whether an object becomes the delegate of another one and is of a class of UIKit that has none of its methods.
    ///
    /// On iOS it is never asked for anything then, as all methods of these delegates are optional.
    private static func isDelegateWithoutMethods(
        _ destination: AnyObject, _ property: String, of object: AnyObject
    ) -> Bool {
        guard property == "delegate", let own = outlets[property]?.filter({ $0.isOutlet(object) }), !own.isEmpty
        else { return false }
        return isOfUIKit(destination)
    }

    /// Whether an object is of a class of UIKit, and not of one of the app's own.
    static func isOfUIKit(_ object: AnyObject) -> Bool {
        String(reflecting: type(of: object)).hasPrefix("UIKitCore.")
    }

    private static func outlet<Object, Value>(_ set: @escaping @MainActor (Object, Value) -> Void) -> Outlet {
        Outlet(isOutlet: { $0 is Object }) { object, destination in
            guard let object = object as? Object, let value = destination as? Value else { return false }
            set(object, value)
            return true
        }
    }

    private static let outlets: [String: [Outlet]] = [
        "delegate": [
            outlet { (view: UITableView, delegate: any UITableViewDelegate) in view.delegate = delegate },
            outlet { (view: UICollectionView, delegate: any UICollectionViewDelegate) in view.delegate = delegate },
            outlet { (view: UITextView, delegate: any UITextViewDelegate) in view.delegate = delegate },
            outlet { (view: UITextField, delegate: any UITextFieldDelegate) in view.delegate = delegate },
            outlet { (view: UISearchBar, delegate: any UISearchBarDelegate) in view.delegate = delegate },
            outlet { (view: UIScrollView, delegate: any UIScrollViewDelegate) in view.scrollDelegate = delegate },
            outlet { (view: UIPickerView, delegate: any UIPickerViewDelegate) in view.delegate = delegate },
            outlet { (controller: UISearchController, delegate: any UISearchControllerDelegate) in
                controller.delegate = delegate
            },
            outlet { (view: UINavigationBar, delegate: any UINavigationBarDelegate) in view.delegate = delegate },
            outlet { (view: UITabBar, delegate: any UITabBarDelegate) in view.delegate = delegate },
            outlet { (view: UIToolbar, delegate: any UIToolbarDelegate) in view.delegate = delegate },
            outlet { (controller: UINavigationController, delegate: any UINavigationControllerDelegate) in
                controller.delegate = delegate
            },
            outlet { (controller: UITabBarController, delegate: any UITabBarControllerDelegate) in
                controller.delegate = delegate
            },
            outlet { (controller: UISplitViewController, delegate: any UISplitViewControllerDelegate) in
                controller.delegate = delegate
            },
            outlet { (controller: UIPageViewController, delegate: any UIPageViewControllerDelegate) in
                controller.delegate = delegate
            },
            outlet { (recognizer: UIGestureRecognizer, delegate: any UIGestureRecognizerDelegate) in
                recognizer.delegate = delegate
            },
            outlet { (application: UIApplication, delegate: any UIApplicationDelegate) in
                application.delegate = delegate
            },
        ],
        "dataSource": [
            outlet { (controller: UIPageViewController, source: any UIPageViewControllerDataSource) in
                controller.dataSource = source
            },
            outlet { (view: UITableView, source: any UITableViewDataSource) in view.dataSource = source },
            outlet { (view: UICollectionView, source: any UICollectionViewDataSource) in view.dataSource = source },
            outlet { (view: UIPickerView, source: any UIPickerViewDataSource) in view.dataSource = source },
        ],
        "prefetchDataSource": [
            outlet { (view: UITableView, source: any UITableViewDataSourcePrefetching) in
                view.prefetchDataSource = source
            },
            outlet { (view: UICollectionView, source: any UICollectionViewDataSourcePrefetching) in
                view.prefetchDataSource = source
            },
        ],
        "searchResultsUpdater": [
            outlet { (controller: UISearchController, updater: any UISearchResultsUpdating) in
                controller.searchResultsUpdater = updater
            }
        ],
        // Nothing is dragged between apps on a page.
        "dragDelegate": [outlet { (_: UIView, _: AnyObject) in }],
        "dropDelegate": [outlet { (_: UIView, _: AnyObject) in }],
        "backgroundView": [
            outlet { (view: UICollectionView, background: UIView) in view.backgroundView = background },
            outlet { (cell: UICollectionViewCell, background: UIView) in cell.backgroundView = background },
            outlet { (view: UITableView, background: UIView) in view.backgroundView = background },
            outlet { (cell: UITableViewCell, background: UIView) in cell.backgroundView = background },
        ],
        "selectedBackgroundView": [
            outlet { (cell: UICollectionViewCell, view: UIView) in cell.selectedBackgroundView = view },
            outlet { (cell: UITableViewCell, view: UIView) in cell.selectedBackgroundView = view },
        ],
        "multipleSelectionBackgroundView": [
            outlet { (cell: UITableViewCell, view: UIView) in cell.multipleSelectionBackgroundView = view }
        ],
        "accessoryView": [outlet { (cell: UITableViewCell, view: UIView) in cell.accessoryView = view }],
        "editingAccessoryView": [
            outlet { (cell: UITableViewCell, view: UIView) in cell.editingAccessoryView = view }
        ],
        "tableHeaderView": [outlet { (table: UITableView, view: UIView) in table.tableHeaderView = view }],
        "tableFooterView": [outlet { (table: UITableView, view: UIView) in table.tableFooterView = view }],
        "refreshControl": [
            outlet { (view: UIScrollView, control: UIRefreshControl) in view.refreshControl = control },
            outlet { (controller: UITableViewController, control: UIRefreshControl) in
                if controller.isViewLoaded {
                    controller.refreshControl = control
                } else {
                    controller.decodedRefreshControl = control
                }
            },
        ],
        "rootViewController": [
            outlet { (window: UIWindow, controller: UIViewController) in window.rootViewController = controller }
        ],
        "inputView": [
            outlet { (field: UITextField, view: UIView) in field.inputView = view },
            outlet { (text: UITextView, view: UIView) in text.inputView = view },
        ],
        "inputAccessoryView": [
            outlet { (field: UITextField, view: UIView) in field.inputAccessoryView = view },
            outlet { (text: UITextView, view: UIView) in text.inputAccessoryView = view },
            outlet { (bar: UISearchBar, view: UIView) in bar.searchTextField.inputAccessoryView = view },
        ],
        "leftView": [outlet { (field: UITextField, view: UIView) in field.leftView = view }],
        "rightView": [outlet { (field: UITextField, view: UIView) in field.rightView = view }],
        "titleView": [outlet { (item: UINavigationItem, view: UIView) in item.titleView = view }],
        "customView": [outlet { (item: UIBarButtonItem, view: UIView) in item.customView = view }],
        "leftBarButtonItem": [
            outlet { (item: UINavigationItem, button: UIBarButtonItem) in item.leftBarButtonItem = button }
        ],
        "rightBarButtonItem": [
            outlet { (item: UINavigationItem, button: UIBarButtonItem) in item.rightBarButtonItem = button }
        ],
        "backBarButtonItem": [
            outlet { (item: UINavigationItem, button: UIBarButtonItem) in item.backBarButtonItem = button }
        ],
        "searchController": [
            outlet { (item: UINavigationItem, controller: UISearchController) in item.searchController = controller }
        ],
        "selectedItem": [outlet { (bar: UITabBar, item: UITabBarItem) in bar.shownSelection = item }],
        "navigationItem": [
            outlet { (controller: UIViewController, item: UINavigationItem) in
                controller.storedNavigationItemIfPresent = item
            }
        ],
    ]
}
