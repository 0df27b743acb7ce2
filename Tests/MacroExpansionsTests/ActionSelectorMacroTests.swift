import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("#action turns a method's name into its selector and its call")
struct ActionSelectorMacroTests {
    @Test(
        "The class comes from the name or from around it",
        arguments: [
            ("save", "save", "target: Editor", "target.save()"),
            ("self.save(_:)", "save:", "target: Editor, sender", "target.save(sender)"),
            ("super.save(_:)", "save:", "target: Editor, sender", "target.save(sender)"),
            ("save as () -> Void", "save", "target: Editor", "target.save()"),
            (
                "Notes.Document.save(sender:)", "saveWithSender:", "target: Notes.Document, sender",
                "target.save(sender: sender)"
            ),
            ("Document.save", "save", "target: Document", "target.save()"),
            (
                "drag(_:forEvent:)", "drag:forEvent:", "target: Editor, sender, event",
                "target.drag(sender, forEvent: event)"
            ),
            ("`repeat`(_:)", "repeat:", "target: Editor, sender", "target.`repeat`(sender)"),
        ]
    )
    func reference(written: String, name: String, signature: String, call: String) {
        expectExpansion(
            of: """
                class Editor {
                    func load() {
                        #action(\(written))
                    }
                }
                """,
            to: """
                class Editor {
                    func load() {
                        UIKitCore.Selector("\(name)") { (\(signature)) in
                            \(call)
                        }
                    }
                }
                """
        )
    }

    @Test("What is no method, or has no class, is refused")
    func refusals() {
        expectExpansion(
            of: """
                #action(save(_:))
                #action(document.save(_:))
                #action(save())
                #action(Editor.save(_:_:_:))
                """,
            to: """
                #action(save(_:))
                #action(document.save(_:))
                #action(save())
                #action(Editor.save(_:_:_:))
                """,
            diagnostics: [
                DiagnosticSpec(
                    message: "An action's target is an instance of a class: write #action(TheClass.method(_:))",
                    line: 1,
                    column: 1
                ),
                DiagnosticSpec(
                    message: "#action needs the class of 'document': write #action(TheClass.method(_:))",
                    line: 2,
                    column: 1
                ),
                DiagnosticSpec(
                    message: "#action needs the name of a method, as in #action(save(_:))",
                    line: 3,
                    column: 1
                ),
                DiagnosticSpec(message: "An action takes at most a sender and an event", line: 4, column: 1),
            ]
        )
    }
}
