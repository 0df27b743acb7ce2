public import Foundation

/// A controller whose view is a table, and that is the table's data source and delegate.
///
/// A subclass overrides the methods it needs. Rows can be deleted by a swipe if it overrides
/// ``tableView(_:commit:forRowAt:)``, and moved if it overrides ``tableView(_:moveRowAt:to:)``.
///
/// UIKit: `UITableViewController`.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Creating the controller

    /// Creates a controller with a table of a style.
    ///
    /// - Parameter style: How sections are set apart.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose table comes from a nib file, or is a plain one.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of the nib file, or nil.
    ///   - nibBundleOrNil: Where the file is, or nil for the app.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tableStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
    }

    // MARK: Getting the table

    /// The table, loaded when it is first asked for.
    open var tableView: UITableView! {
        get { loadedTableView() }
        set { view = newValue }
    }

    /// Makes the table, with the controller as its data source and delegate.
    open override func loadView() {
        if loadViewFromDocument() { return finishLoadingTable() }
        let table = UITableView(frame: .zero, style: tableStyle)
        table.dataSource = self
        table.delegate = self
        table.isEditing = isEditing
        view = table.withSizeOfScreen()
    }

    // MARK: Configuring the table

    /// Whether the selection is given up when the table is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    /// The control with which a person loads the rows again.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Gives up the selection, unless ``clearsSelectionOnViewWillAppear`` is false or the selection has just been restored.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, !tableView.hasRestoredSelection else { return }
        tableView.selectRow(at: nil, animated: animated, scrollPosition: .none)
    }

    /// Switches the table's editing mode too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView.setEditing(editing, animated: animated) }
    }

    private final let tableStyle: UITableView.Style
    /// The refresh control of a storyboard's scene, until there is a table.
    final var decodedRefreshControl: UIRefreshControl?

    /// Makes the controller the data source and delegate of a table that a storyboard or nib connects with neither.
    private func finishLoadingTable() {
        guard let table = view as? UITableView else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        if let decodedRefreshControl { table.refreshControl = decodedRefreshControl }
        decodedRefreshControl = nil
        table.isEditing = isEditing
    }

    private func loadedTableView() -> UITableView? {
        if let table = view as? UITableView { return table }
        SceneFault.raise(
            .internalInconsistency,
            refusalOfView(UITableViewController.self, needing: UITableView.self), in: windowScene)
        return nil
    }

    // MARK: Providing the number of rows and sections

    /// Asks for the number of rows in a section.
    ///
    /// Called once for each section after the data was loaded or changed.
    ///
    /// A table of a storyboard with static content answers for itself, here and below.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSection(section)?.rows.count ?? 0
    }

    /// Asks for the number of sections; 1 by default.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }

    // MARK: Providing cells, headers and footers

    /// Asks for the cell of a row.
    ///
    /// Called before a response is written, for rows that came into reach of the page.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticRow(at: indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Asks for the title above a section; nil by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSection(section)?.header
    }

    /// Asks for the text below a section; nil by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticSection(section)?.footer
    }

    // MARK: Inserting or deleting rows

    /// Asks the data source to delete a row, or to insert one, as the user chose.
    ///
    /// The data source changes its data and then the table, with `deleteRows(at:with:)` or `insertRows(at:with:)`. By
    /// default there is no such method, and the table offers neither.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Asks whether a row may be edited: deleted, inserted at, moved or swiped; true by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    // MARK: Reordering rows

    /// Asks whether a row may be moved to another place; true by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// Asks the data source to move a row in its data; the table moves the cell by itself afterwards.
    ///
    /// By default there is no such method, and the table does not offer to move rows.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Configuring an index

    /// Asks for the entries of the index beside the table; nil by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Asks which section an entry of the index stands for; the one with the entry's own index by default.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    // MARK: Configuring rows

    /// Called before a row comes into reach of the page.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// Asks how many steps a row is indented; -1, the default, leaves the cell as it is.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        -1
    }

    // MARK: Responding to row selections

    /// Asks whether a row reacts to being pressed; true by default.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Called when a row is pressed.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Called when a row is let go.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Called before a row is selected by the user; the row returned is selected, none if nil.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Called after a row was selected by the user.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Called before a row loses its selection to the user's choice; the row returned loses it, none if nil.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Called after a row lost its selection to the user's choice.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Asks whether pressing a row performs its primary action; by default outside the editing mode.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !tableView.isEditing
    }

    /// Called when the user pressed a row, after the selection changed.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// Asks whether pressing a row with Shift, Control or Command begins the selection of several rows.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        false
    }

    /// Called when the selection of several rows begins, before the row is selected.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

    /// Called after the row with which the selection of several began was selected.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    // MARK: Providing headers and footers

    /// Asks for the view above a section; nil, the default, shows the data source's title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.staticSection(section)?.headerView
    }

    /// Asks for the view below a section; nil, the default, shows the data source's text.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.staticSection(section)?.footerView
    }

    /// Called before a header comes into reach of the page.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// Called before a footer comes into reach of the page.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    // MARK: Providing heights

    /// Asks for the height of a row in reach, in points; the table's `rowHeight` by default.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.staticRow(at: indexPath)?.height ?? tableView.rowHeight
    }

    /// Asks for the height of a header, in points; the table's height by default.
    ///
    /// Below 1 there is no header.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// Asks for the height of a footer, in points; the table's height by default.
    ///
    /// Below 1 there is no footer.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// Not asked, because only rows in reach have a place on the page.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    /// Not asked, because only sections in reach have a place on the page.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }

    /// Not asked, because only sections in reach have a place on the page.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }

    // MARK: Managing accessory views

    /// Called when the info button of a row was pressed.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Responding to row actions

    /// Asks for the actions at the side of a row where reading begins; nil, the default, offers none.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        nil
    }

    /// Asks for the actions at the side of a row where reading ends.
    ///
    /// Nil, the default, offers to delete the row if the data source can; a configuration without actions offers
    /// nothing. Asked when the row comes into reach, when it is reloaded, and before one of its actions is performed.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        nil
    }

    /// Asks for the actions of a row, as apps gave them before swipe actions.
    ///
    /// Nil, the default, leaves it at what the data source can do. Asked where the delegate gives no swipe actions for the side
    /// where reading ends.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        nil
    }

    /// Asks for the menu of a row; nil, the default, offers none.
    ///
    /// Asked when the row comes into reach of the page, when it is reloaded, and before an entry is performed.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        nil
    }

    // MARK: Editing table rows

    /// Called before a swipe action or a deletion outside the editing mode.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Called after a swipe action or a deletion outside the editing mode; nil if the row is gone.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Asks which control a row shows when it is edited; deletion by default.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        .delete
    }

    /// Asks for the text of the button that deletes a row; nil, the default, shows "Delete".
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        nil
    }

    /// Asks whether a row makes room for its editing control; true by default.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        true
    }

    // MARK: Reordering table rows

    /// Asks where a row goes that the user wants to move; where the user wants it by default.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath
    }

    // MARK: Tracking the removal of views

    /// Called after a row left the reach of the page.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}

    /// Called after a header left the reach of the page.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    /// Called after a footer left the reach of the page.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    // MARK: Scrolling

    /// Called when the content moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when a person begins to scroll.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when a person lets go.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Called when the content came to rest after a person let go.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Called when animated scrolling by code is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Asks whether a tap on the status bar scrolls to the top; true by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Called when the adjusted inset changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Asks which view is enlarged by zooming; none by default.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
