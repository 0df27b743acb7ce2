import SwiftDiagnostics
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Action`: marks a method for `@IBClass`, and tells what keeps it from being an action.
package protocol ActionExpansion: PeerMacro {}

extension ActionExpansion {
    /// Tells what keeps the method from being an action; writes nothing.
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let function = declaration.as(FunctionDeclSyntax.self) else {
            context.report("@Action marks a method", "actionNotMethod", at: node)
            return []
        }
        if let modifier = function.modifiers.typeMember {
            context.report(
                "An action is sent to an instance and cannot be '\(modifier.name.text)'",
                "actionOfType",
                at: modifier,
                correction: .remove(modifier, from: function)
            )
        }
        if let specifier = function.signature.effectSpecifiers?.asyncSpecifier {
            context.report("An action cannot be async; start a Task in it", "actionAsync", at: specifier)
        }
        if let clause = function.signature.effectSpecifiers?.throwsClause {
            context.report("An action cannot throw; handle the error in it", "actionThrows", at: clause)
        }
        if let clause = function.genericParameterClause {
            context.report("An action cannot be generic; its sender may be 'Any'", "actionGeneric", at: clause)
        }
        if function.signature.parameterClause.parameters.count > 2 {
            context.report(
                "An action takes at most a sender and an event",
                "actionTooManyArguments",
                at: function.signature.parameterClause
            )
        }
        context.reportMissingClassAttribute("@Action", at: node)
        return []
    }
}
