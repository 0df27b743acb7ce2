/// Is told what a split view shows and may decide about it.
///
/// Source: UIKit, `UISplitViewControllerDelegate`.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    // MARK: Columns

    /// Decides which column is shown when the columns are merged.
    ///
    /// Also asked when the columns first appear while nobody knows how wide the page is; a narrow page shows the answer.
    ///
    /// - Parameters:
    ///   - svc: The split view controller.
    ///   - proposedTopColumn: The compact column if there is one, else the last one that is shown.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Decides how the columns are shown when they are separated again.
    ///
    /// - Parameters:
    ///   - svc: The split view controller.
    ///   - proposedDisplayMode: The preferred mode.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// Called after the columns were merged into one stack.
    ///
    /// - Parameter svc: The split view controller.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Called after the columns were separated.
    ///
    /// - Parameter svc: The split view controller.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Called before a column is shown.
    ///
    /// - Parameters:
    ///   - svc: The split view controller.
    ///   - column: The column.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// Called before a column is hidden.
    ///
    /// - Parameters:
    ///   - svc: The split view controller.
    ///   - column: The column.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// Called before the first column is drawn in by hand on iOS; never on a page, which has a button for that.
    ///
    /// - Parameter svc: The split view controller.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// Called after the first column was drawn in by hand on iOS; never on a page, which has a button for that.
    ///
    /// - Parameter svc: The split view controller.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    // MARK: Display modes

    /// Called before the arrangement of the columns changes.
    ///
    /// - Parameters:
    ///   - svc: The split view controller.
    ///   - displayMode: The new arrangement.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Decides what the display mode button does.
    ///
    /// - Parameter svc: The split view controller.
    /// - Returns: The mode it leads to; `automatic` leaves it to the split view.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    // MARK: Showing controllers

    /// Shows a controller in the primary column in place of the split view.
    ///
    /// - Parameters:
    ///   - splitViewController: The split view controller.
    ///   - vc: The controller.
    ///   - sender: The object that asks.
    /// - Returns: Whether that was done.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool

    /// Shows a controller in the secondary column in place of the split view.
    ///
    /// - Parameters:
    ///   - splitViewController: The split view controller.
    ///   - vc: The controller.
    ///   - sender: The object that asks.
    /// - Returns: Whether that was done.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    // MARK: Collapsing and expanding in the classic style

    /// Decides which controller is shown alone after collapsing.
    ///
    /// - Parameter splitViewController: The split view controller.
    /// - Returns: The controller; nil for the primary one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Decides which controller becomes the primary one after expanding.
    ///
    /// - Parameter splitViewController: The split view controller.
    /// - Returns: The controller; nil for the one that is shown.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Merges the secondary controller into the primary one.
    ///
    /// - Parameters:
    ///   - splitViewController: The split view controller.
    ///   - secondaryViewController: The controller that leaves its column.
    ///   - primaryViewController: The controller that stays.
    /// - Returns: Whether that was done; without it, the primary controller's
    ///   `collapseSecondaryViewController(_:for:)` does it.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Takes the secondary controller out of the primary one.
    ///
    /// - Parameters:
    ///   - splitViewController: The split view controller.
    ///   - primaryViewController: The controller that was shown alone.
    /// - Returns: The controller for the secondary column; nil has the primary controller's
    ///   `separateSecondaryViewController(for:)` asked.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: Rotation

    /// The orientations that the split view supports.
    ///
    /// - Parameter splitViewController: The split view controller.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    /// The orientation in which the split view would like to be presented.
    ///
    /// - Parameter splitViewController: The split view controller.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}
