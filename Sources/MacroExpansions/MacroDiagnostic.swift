import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A mistake in the use of a macro, told at its place in the app's source.
struct MacroDiagnostic: DiagnosticMessage, Error {
    let message: String
    let identifier: String
    let severity = DiagnosticSeverity.error

    init(_ message: String, identifier: String) {
        self.message = message
        self.identifier = identifier
    }

    var diagnosticID: MessageID {
        MessageID(domain: "UIKitMacros", id: identifier)
    }
}

/// A change to the source that corrects a mistake.
struct MacroCorrection: FixItMessage {
    let message: String
    let identifier: String
    let changes: [FixIt.Change]

    var fixItID: MessageID {
        MessageID(domain: "UIKitMacros", id: identifier)
    }

    /// Takes a modifier away from a declaration.
    static func remove(_ modifier: DeclModifierSyntax, from declaration: some WithModifiersSyntax) -> MacroCorrection {
        MacroCorrection(
            message: "Remove '\(modifier.name.text)'",
            identifier: "removeModifier",
            changes: [
                .replace(
                    oldNode: Syntax(declaration.modifiers),
                    newNode: Syntax(declaration.modifiers.filter { $0.id != modifier.id })
                )
            ]
        )
    }

    /// Turns a constant into a variable.
    static func replaceByVar(_ specifier: TokenSyntax) -> MacroCorrection {
        MacroCorrection(
            message: "Replace 'let' with 'var'",
            identifier: "replaceByVar",
            changes: [
                .replace(
                    oldNode: Syntax(specifier),
                    newNode: Syntax(specifier.with(\.tokenKind, .keyword(.var)))
                )
            ]
        )
    }
}

extension MacroExpansionContext {
    /// Tells a mistake, with a correction if there is one.
    func report(
        _ message: String,
        _ identifier: String,
        at node: some SyntaxProtocol,
        correction: MacroCorrection? = nil
    ) {
        let fixIts = correction.map { [FixIt(message: $0, changes: $0.changes)] } ?? []
        diagnose(
            Diagnostic(node: node, message: MacroDiagnostic(message, identifier: identifier), fixIts: fixIts)
        )
    }

    /// Tells that a marked member can never be found, because it is in no class that has a table.
    func reportMissingClassAttribute(_ attribute: String, at node: AttributeSyntax) {
        switch lexicalContext.first {
        case .some(let syntax) where syntax.is(ClassDeclSyntax.self):
            guard let declaration = syntax.as(ClassDeclSyntax.self),
                !declaration.attributes.contains(named: "IBClass")
            else { return }
            report(
                "\(attribute) has no effect unless the class '\(declaration.name.text)' is marked @IBClass",
                "classNotMarked",
                at: node
            )
        case .some(let syntax) where syntax.is(ExtensionDeclSyntax.self):
            report(
                "\(attribute) has no effect in an extension; move the member into the class, or name it with #action",
                "memberOfExtension",
                at: node
            )
        default:
            report("\(attribute) has no effect outside a class marked @IBClass", "notInClass", at: node)
        }
    }
}
