import Testing

@testable import MacroExpansions

@Suite("Methods have the selectors that they have on iOS")
struct SelectorNameTests {
    @Test(
        arguments: [
            ("save", [], "save"),
            ("save", [""], "save:"),
            ("save", ["sender"], "saveWithSender:"),
            ("save", ["for"], "saveFor:"),
            ("save", ["fromButton"], "saveFromButton:"),
            ("respondTo", ["tap"], "respondToTap:"),
            ("drag", ["", "forEvent"], "drag:forEvent:"),
            ("drag", ["", ""], "drag::"),
            ("open", ["url", "event"], "openWithUrl:event:"),
        ]
    )
    func description(baseName: String, labels: [String], selector: String) {
        #expect(SelectorName(baseName: baseName, labels: labels).description == selector)
    }
}
