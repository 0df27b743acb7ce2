package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@IBClass`: writes the table of a class's outlets and actions.
package protocol InterfaceBuilderClassExpansion: MemberMacro, ExtensionMacro {}

extension InterfaceBuilderClassExpansion {
    /// Writes the table.
    package static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = declaration.as(ClassDeclSyntax.self) else {
            context.report("@IBClass marks a class", "notClass", at: node)
            return []
        }
        let inherits = protocols.isEmpty
        let entries = InterfaceBuilderEntries(declaration)
        if inherits && entries.isEmpty { return [] }
        let type = "UIKitCore.InterfaceBuilderMembers"
        let statements = entries.statements(startingFrom: inherits ? "super.interfaceBuilderMembers" : "\(type)()")
        return [
            """
            @MainActor \(raw: accessLevel(of: declaration))\(raw: inherits ? "override " : "")class var \
            interfaceBuilderMembers: \(raw: type) {
                \(raw: statements)
            }
            """
        ]
    }

    /// Has the class say that it has a table, where no superclass does.
    package static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): UIKitCore.InterfaceBuilderClass {}")]
    }

    /// The access level that lets a subclass in another module override the table as well.
    private static func accessLevel(of declaration: ClassDeclSyntax) -> String {
        for modifier in declaration.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.open): return "open "
            case .keyword(.public): return "public "
            case .keyword(.package): return "package "
            default: continue
            }
        }
        return ""
    }
}
