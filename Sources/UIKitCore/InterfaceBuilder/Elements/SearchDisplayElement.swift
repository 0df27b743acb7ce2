import Foundation

/// The element `searchDisplayController`, which documents had before there was `UISearchController`.
///
/// What is deprecated is reached through a protocol, as the framework itself must not warn of it.
@MainActor
enum SearchDisplayElement {
    /// What the element becomes.
    static let kind = ElementKind(
        NSObject.self,
        make: { _, coder in
            let object = outlets.makeController()
            coder.configure(object)
            return object
        },
        [
            .attribute("displaysSearchBarInNavigationBar", .boolean) { (object: NSObject, value: Bool) in
                outlets.setDisplaysSearchBarInNavigationBar(value, of: object)
            }
        ])

    /// The outlets that it has or that lead to it.
    static let outletNames: Set<String> = [
        "searchBar", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate",
        "searchDisplayController",
    ]

    /// Makes and connects the objects.
    static let outlets: any SearchDisplayOutlets = OlderSearchDisplay()
}

/// What documents do with a search display controller.
@MainActor
protocol SearchDisplayOutlets {
    /// Makes a controller that has neither search bar nor content yet.
    func makeController() -> AnyObject

    /// Sets where the search bar stands.
    func setDisplaysSearchBarInNavigationBar(_ value: Bool, of object: AnyObject)

    /// Connects an outlet of a controller or one that leads to it; false where it is none of these or does not fit.
    func connect(_ property: String, of object: AnyObject, to destination: AnyObject) -> Bool
}

private struct OlderSearchDisplay: SearchDisplayOutlets {
    @available(*, deprecated)
    func makeController() -> AnyObject { UISearchDisplayController(fromDocument: ()) }

    @available(*, deprecated)
    func setDisplaysSearchBarInNavigationBar(_ value: Bool, of object: AnyObject) {
        (object as? UISearchDisplayController)?.displaysSearchBarInNavigationBar = value
    }

    @available(*, deprecated)
    func connect(_ property: String, of object: AnyObject, to destination: AnyObject) -> Bool {
        if property == "searchDisplayController" {
            guard let contents = object as? UIViewController, let search = destination as? UISearchDisplayController
            else { return false }
            search.show(in: contents)
            return true
        }
        guard let search = object as? UISearchDisplayController else { return false }
        switch (property, destination) {
        case ("searchBar", let bar as UISearchBar): search.listen(to: bar)
        case ("searchContentsController", let contents as UIViewController): search.show(in: contents)
        case ("delegate", let delegate as any UISearchDisplayDelegate): search.delegate = delegate
        case ("searchResultsDataSource", let source as any UITableViewDataSource):
            search.searchResultsDataSource = source
        case ("searchResultsDelegate", let delegate as any UITableViewDelegate):
            search.searchResultsDelegate = delegate
        case ("delegate", _), ("searchResultsDelegate", _):
            // All methods of these delegates are optional: on iOS what has none of them is never asked for anything.
            return SystemOutlets.isOfUIKit(destination)
        default: return false
        }
        return true
    }
}
