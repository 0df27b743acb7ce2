/// Is told of the pushes and pops of a navigation bar.
///
/// Source: UIKit, `UINavigationBarDelegate`.
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be pushed.
    ///
    /// - Parameters:
    ///   - navigationBar: The bar.
    ///   - item: The item.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called after an item was pushed.
    ///
    /// - Parameters:
    ///   - navigationBar: The bar.
    ///   - item: The item.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Whether an item may be popped.
    ///
    /// - Parameters:
    ///   - navigationBar: The bar.
    ///   - item: The item.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after an item was popped.
    ///
    /// - Parameters:
    ///   - navigationBar: The bar.
    ///   - item: The item.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
