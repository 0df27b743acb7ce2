/// The methods that edit what is selected.
///
/// Every responder has them; a class that overrides one can perform it.
///
/// Source: UIKit, `UIResponderStandardEditActions`.
@MainActor
public protocol UIResponderStandardEditActions: AnyObject {
    /// Removes the selected content and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selected content on the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts what is on the pasteboard.
    func paste(_ sender: Any?)
    /// Inserts what is on the pasteboard in the style of its new surroundings.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects an object or a word.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selected content.
    func delete(_ sender: Any?)
    /// Makes the selected text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Makes the selected text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Turns bold type of the selected text on or off.
    func toggleBoldface(_ sender: Any?)
    /// Turns italic type of the selected text on or off.
    func toggleItalics(_ sender: Any?)
    /// Turns the line under the selected text on or off.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selected text larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selected text smaller.
    func decreaseSize(_ sender: Any?)
    /// Begins to look for text.
    func find(_ sender: Any?)
    /// Begins to look for text and replace it.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next place that was found.
    func findNext(_ sender: Any?)
    /// Goes to the place that was found before.
    func findPrevious(_ sender: Any?)
    /// Looks for the selected text.
    func useSelectionForFind(_ sender: Any?)
    /// Makes a copy of the selected object.
    func duplicate(_ sender: Any?)
    /// Moves the selected object.
    func move(_ sender: Any?)
    /// Gives the selected object another name.
    func rename(_ sender: Any?)
    /// Exports the content.
    func export(_ sender: Any?)
    /// Prints the content.
    func printContent(_ sender: Any?)
}
