import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Action and @Outlet tell what keeps a member from being found by name")
struct MarkerMacroTests {
    @Test("An action is an ordinary method of an instance")
    func actions() {
        expectExpansion(
            of: """
                @IBClass
                class Editor: UIViewController {
                    @Action static func a() {
                    }
                    @Action func b() async {
                    }
                    @Action func c() throws {
                    }
                    @Action func d<T>(_ sender: T) {
                    }
                    @Action func e(_ a: Int, _ b: Int, _ c: Int) {
                    }
                }
                """,
            to: """
                class Editor: UIViewController {
                    static func a() {
                    }
                    func b() async {
                    }
                    func c() throws {
                    }
                    func d<T>(_ sender: T) {
                    }
                    func e(_ a: Int, _ b: Int, _ c: Int) {
                    }
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    message: "An action is sent to an instance and cannot be 'static'",
                    line: 3,
                    column: 13,
                    fixIts: [FixItSpec(message: "Remove 'static'")]
                ),
                DiagnosticSpec(message: "An action cannot be async; start a Task in it", line: 5, column: 22),
                DiagnosticSpec(message: "An action cannot throw; handle the error in it", line: 7, column: 22),
                DiagnosticSpec(message: "An action cannot be generic; its sender may be 'Any'", line: 9, column: 19),
                DiagnosticSpec(message: "An action takes at most a sender and an event", line: 11, column: 19),
            ],
            conformances: []
        )
    }

    @Test("An outlet is a property of an instance that can be set")
    func outlets() {
        expectExpansion(
            of: """
                @IBClass
                class Editor: UIViewController {
                    @Outlet let a: Label?
                    @Outlet static var b: Label?
                    @Outlet var c: Label? {
                        nil
                    }
                }
                """,
            to: """
                class Editor: UIViewController {
                    let a: Label?
                    static var b: Label?
                    var c: Label? {
                        nil
                    }
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    message: "An outlet is set when its storyboard is loaded and must be a 'var'",
                    line: 3,
                    column: 13,
                    fixIts: [FixItSpec(message: "Replace 'let' with 'var'")]
                ),
                DiagnosticSpec(
                    message: "An outlet belongs to an instance and cannot be 'static'",
                    line: 4,
                    column: 13,
                    fixIts: [FixItSpec(message: "Remove 'static'")]
                ),
                DiagnosticSpec(message: "An outlet needs a setter", line: 5, column: 17),
            ],
            conformances: []
        )
    }

    @Test("A member that no table can list is refused")
    func missingTable() {
        expectExpansion(
            of: """
                class Editor: UIViewController {
                    @Action func save() {
                    }
                }
                extension Editor {
                    @Action func cancel() {
                    }
                }
                @Outlet var label: Label?
                """,
            to: """
                class Editor: UIViewController {
                    func save() {
                    }
                }
                extension Editor {
                    func cancel() {
                    }
                }
                var label: Label?
                """,
            diagnostics: [
                DiagnosticSpec(
                    message: "@Action has no effect unless the class 'Editor' is marked @IBClass",
                    line: 2,
                    column: 5
                ),
                DiagnosticSpec(
                    message: "@Action has no effect in an extension; move the member into the class, "
                        + "or name it with #action",
                    line: 6,
                    column: 5
                ),
                DiagnosticSpec(
                    message: "@Outlet has no effect outside a class marked @IBClass",
                    line: 9,
                    column: 1
                ),
            ]
        )
    }
}
