public import Foundation

/// Is told which rows may be needed soon, so that it can load their data.
///
/// UIKit: `UITableViewDataSourcePrefetching`.
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called with the rows that come into reach when the user next asks for more.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called with rows announced before that are not needed after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
