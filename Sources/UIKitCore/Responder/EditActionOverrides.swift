/// Tells which of the standard edit actions a class overrides, so that `canPerformAction` is true for those without the
/// class naming them.
///
/// A class's metadata holds one pointer for each method that can be overridden, in the order of declaration, at places
/// that all subclasses share. A class that overrides all edit actions reveals their places.
@MainActor
enum EditActionOverrides {
    /// Whether a class has an implementation of an edit action that is not the one `UIResponder` declares.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - type: A subclass of `UIResponder`.
    static func contains(_ action: Selector, in type: AnyClass) -> Bool {
        guard let word = words[action] else { return false }
        return MethodOverride.word(word, of: type) != MethodOverride.word(word, of: UIResponder.self)
    }

    /// The place of each action's pointer; empty if the metadata is not as expected, and then no override is seen.
    private static let words: [Selector: Int] = {
        let found = MethodOverride.differingWords(
            base: UIResponder.self, plain: PlainResponder.self, overriding: EditingResponder.self)
        guard found.count == actions.count else { return [:] }
        return Dictionary(uniqueKeysWithValues: zip(actions, found))
    }()

    /// The actions in the order in which `UIResponder` declares them.
    private static let actions: [Selector] = [
        "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:",
        "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "find:", "findAndReplace:", "findNext:",
        "findPrevious:", "useSelectionForFind:", "duplicate:", "move:", "rename:", "export:", "printContent:",
    ]
}

private final class PlainResponder: UIResponder {}

private final class EditingResponder: UIResponder {
    override func cut(_ sender: Any?) {}
    override func copy(_ sender: Any?) {}
    override func paste(_ sender: Any?) {}
    override func pasteAndMatchStyle(_ sender: Any?) {}
    override func select(_ sender: Any?) {}
    override func selectAll(_ sender: Any?) {}
    override func delete(_ sender: Any?) {}
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    override func toggleBoldface(_ sender: Any?) {}
    override func toggleItalics(_ sender: Any?) {}
    override func toggleUnderline(_ sender: Any?) {}
    override func increaseSize(_ sender: Any?) {}
    override func decreaseSize(_ sender: Any?) {}
    override func find(_ sender: Any?) {}
    override func findAndReplace(_ sender: Any?) {}
    override func findNext(_ sender: Any?) {}
    override func findPrevious(_ sender: Any?) {}
    override func useSelectionForFind(_ sender: Any?) {}
    override func duplicate(_ sender: Any?) {}
    override func move(_ sender: Any?) {}
    override func rename(_ sender: Any?) {}
    override func export(_ sender: Any?) {}
    override func printContent(_ sender: Any?) {}
}
