import SwiftDiagnostics
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Outlet`: marks a property for `@IBClass`, and tells what keeps it from being an outlet.
package protocol OutletExpansion: PeerMacro {}

extension OutletExpansion {
    /// Tells what keeps the property from being an outlet; writes nothing.
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            context.report("@Outlet marks a property", "outletNotProperty", at: node)
            return []
        }
        if let modifier = variable.modifiers.typeMember {
            context.report(
                "An outlet belongs to an instance and cannot be '\(modifier.name.text)'",
                "outletOfType",
                at: modifier,
                correction: .remove(modifier, from: variable)
            )
        }
        if variable.bindingSpecifier.tokenKind == .keyword(.let) {
            context.report(
                "An outlet is set when its storyboard is loaded and must be a 'var'",
                "outletConstant",
                at: variable.bindingSpecifier,
                correction: .replaceByVar(variable.bindingSpecifier)
            )
        } else if !variable.canBeSetByName && variable.modifiers.typeMember == nil {
            context.report("An outlet needs a setter", "outletWithoutSetter", at: variable.bindings)
        }
        context.reportMissingClassAttribute("@Outlet", at: node)
        return []
    }
}
