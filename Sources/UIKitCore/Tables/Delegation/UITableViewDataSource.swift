public import Foundation

/// Supplies the rows of a table and takes changes of them.
///
/// An app implements the methods it needs; all but two have a default. Two of them also say by being there what a
/// table offers: with ``tableView(_:commit:forRowAt:)`` rows can be deleted by a swipe, with
/// ``tableView(_:moveRowAt:to:)`` they can be moved. The compiler writes that down in ``CommitResult`` and
/// ``MoveRowResult``, which it infers from the methods; no app ever names them.
///
/// - Note: unlike Apple's, the protocol has associated types, because nothing else on this platform tells a method that
///   an app wrote from a default one without calling it. So the type of a variable is spelled
///   `any UITableViewDataSource`; the `any` cannot be left out.
///
/// UIKit: `UITableViewDataSource`.
@MainActor
public protocol UITableViewDataSource: AnyObject {
    /// `Void` if the class implements ``tableView(_:commit:forRowAt:)``; inferred by the compiler.
    associatedtype CommitResult

    /// `Void` if the class implements ``tableView(_:moveRowAt:to:)``; inferred by the compiler.
    associatedtype MoveRowResult

    // MARK: Providing the number of rows and sections

    /// Asks for the number of rows in a section.
    ///
    /// Called once for each section after the data was loaded or changed.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Asks for the number of sections; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    // MARK: Providing cells, headers and footers

    /// Asks for the cell of a row.
    ///
    /// Called before a response is written, for rows that came into reach of the page.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Asks for the title above a section; nil by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Asks for the text below a section; nil by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Inserting or deleting rows

    /// Asks the data source to delete a row, or to insert one, as the user chose.
    ///
    /// The data source changes its data and then the table, with `deleteRows(at:with:)` or `insertRows(at:with:)`. By
    /// default there is no such method, and the table offers neither.
    @discardableResult
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> CommitResult

    /// Asks whether a row may be edited: deleted, inserted at, moved or swiped; true by default.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    // MARK: Reordering rows

    /// Asks whether a row may be moved to another place; true by default.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Asks the data source to move a row in its data; the table moves the cell by itself afterwards.
    ///
    /// By default there is no such method, and the table does not offer to move rows.
    @discardableResult
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> MoveRowResult

    // MARK: Configuring an index

    /// Asks for the entries of the index beside the table; nil by default.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Asks which section an entry of the index stands for; the one with the entry's own index by default.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

/// What a method of a data source returns that an app did not implement.
public struct UITableViewMethodNotImplemented: Sendable {}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// No title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No text.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Says by its type that rows cannot be deleted or inserted.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> UITableViewMethodNotImplemented {
        UITableViewMethodNotImplemented()
    }

    /// Yes.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Yes.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// Says by its type that rows cannot be moved.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> UITableViewMethodNotImplemented {
        UITableViewMethodNotImplemented()
    }

    /// No index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section with the entry's own index.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        index
    }
}

extension UITableViewDataSource {
    /// Whether rows can be deleted and inserted: the class implements ``tableView(_:commit:forRowAt:)``.
    var implementsCommit: Bool {
        if let controller = self as? UITableViewController { return controller.overridesCommit }
        return CommitResult.self != UITableViewMethodNotImplemented.self
    }

    /// Whether rows can be moved: the class implements ``tableView(_:moveRowAt:to:)``.
    var implementsMove: Bool {
        if let controller = self as? UITableViewController { return controller.overridesMove }
        return MoveRowResult.self != UITableViewMethodNotImplemented.self
    }
}
