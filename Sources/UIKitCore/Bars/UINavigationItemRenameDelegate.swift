/// Lets people rename what a controller shows, in the navigation bar.
///
/// The menu of the heading offers it. The heading becomes a text field then, with buttons to take the name over or leave
/// it.
///
/// Source: UIKit, `UINavigationItemRenameDelegate`.
@MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Called when a person has entered another name; the heading is the new name already.
    ///
    /// - Parameters:
    ///   - navigationItem: The item.
    ///   - title: The new name, which is not empty.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)

    /// Asks whether renaming may begin.
    ///
    /// - Parameter navigationItem: The item.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool

    /// Called before renaming begins, to choose the text that the field begins with.
    ///
    /// - Parameters:
    ///   - navigationItem: The item.
    ///   - suggestedTitle: The heading, or the name of the document.
    ///   - selectedRange: What would be selected: all of it.
    /// - Returns: The text, and what is selected of it on iOS; the browser selects nothing.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)

    /// Asks whether a name will do; renaming goes on if not.
    ///
    /// - Parameters:
    ///   - navigationItem: The item.
    ///   - title: The name that was entered.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Yes.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }

    /// What was suggested.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
        (suggestedTitle, selectedRange)
    }

    /// Yes.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
