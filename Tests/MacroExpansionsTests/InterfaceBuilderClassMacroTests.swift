import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@IBClass writes a class's table")
struct InterfaceBuilderClassMacroTests {
    @Test("Actions of each arity, outlets, collections, segue actions and inspectable properties are listed")
    func everyKindOfMember() {
        expectExpansion(
            of: """
                @IBClass
                public final class Editor: NSObject {
                    @Outlet private weak var title: Label!
                    @Outlet var stars: [Button]!
                    @IBInspectable var radius = 4.0
                    @Action func cancel() {
                    }
                    @IBAction func save(sender: Button) {
                    }
                    @Action func drag(_ sender: Any, forEvent event: UIEvent) {
                    }
                    @IBSegueAction func detail(_ coder: NSCoder) -> Detail? {
                        nil
                    }
                    func unmarked() {
                    }
                }
                """,
            to: #"""
                public final class Editor: NSObject {
                    private weak var title: Label!
                    var stars: [Button]!
                    @IBInspectable var radius = 4.0
                    func cancel() {
                    }
                    @IBAction func save(sender: Button) {
                    }
                    func drag(_ sender: Any, forEvent event: UIEvent) {
                    }
                    @IBSegueAction func detail(_ coder: NSCoder) -> Detail? {
                        nil
                    }
                    func unmarked() {
                    }

                    @MainActor public class var interfaceBuilderMembers: UIKitCore.InterfaceBuilderMembers {
                        var members = UIKitCore.InterfaceBuilderMembers()
                        members.addOutlet("title", \Editor.title)
                        members.addOutletCollection("stars", \Editor.stars)
                        members.addInspectableProperty("radius", \Editor.radius)
                        members.addAction("cancel") { (target: Editor) in
                            target.cancel()
                        }
                        members.addAction("saveWithSender:") { (target: Editor, sender) in
                            target.save(sender: sender)
                        }
                        members.addAction("drag:forEvent:") { (target: Editor, sender, event) in
                            target.drag(sender, forEvent: event)
                        }
                        members.addSegueAction("detail:") { (target: Editor, coder) in
                            target.detail(coder)
                        }
                        return members
                    }
                }

                extension Editor: UIKitCore.InterfaceBuilderClass {
                }
                """#
        )
    }

    @Test("A class whose superclass has a table adds to it, and can be extended in turn")
    func inheritedTable() {
        expectExpansion(
            of: """
                @IBClass
                open class Editor: UIViewController {
                    @Action func save() {
                    }
                }
                """,
            to: """
                open class Editor: UIViewController {
                    func save() {
                    }

                    @MainActor open override class var interfaceBuilderMembers: UIKitCore.InterfaceBuilderMembers {
                        var members = super.interfaceBuilderMembers
                        members.addAction("save") { (target: Editor) in
                            target.save()
                        }
                        return members
                    }
                }
                """,
            conformances: []
        )
    }

    @Test("Members under a condition stay under it")
    func conditionalMembers() {
        expectExpansion(
            of: """
                @IBClass
                class Editor: UIViewController {
                    #if DEBUG
                    @Action func inspect() {
                    }
                    #endif
                }
                """,
            to: """
                class Editor: UIViewController {
                    #if DEBUG
                    func inspect() {
                    }
                    #endif

                    @MainActor override class var interfaceBuilderMembers: UIKitCore.InterfaceBuilderMembers {
                        var members = super.interfaceBuilderMembers
                        #if DEBUG
                        members.addAction("inspect") { (target: Editor) in
                            target.inspect()
                        }
                        #endif
                        return members
                    }
                }
                """,
            conformances: []
        )
    }

    @Test("A structure is refused")
    func structure() {
        expectExpansion(
            of: """
                @IBClass
                struct Editor {
                }
                """,
            to: """
                struct Editor {
                }
                """,
            diagnostics: [DiagnosticSpec(message: "@IBClass marks a class", line: 1, column: 1)]
        )
    }
}
