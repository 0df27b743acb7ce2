import SwiftSyntax

/// A method as it is named in the source: `save`, `save(_:)`, `self.save(_:)`, `Editor.save(_:)`.
struct MethodReference {
    /// The class in whose words the method is looked up.
    let className: String
    /// The method's name as the source spells it, with backticks if it needs them.
    let spelling: String
    /// The method's name.
    let baseName: String
    /// The argument labels, empty for `_`; nil if only the base name is written.
    let labels: [String]?
    /// Whether the reference names the class itself.
    let namesClass: Bool

    /// Reads a reference.
    ///
    /// - Parameters:
    ///   - expression: What is written between the parentheses.
    ///   - lexicalContext: What encloses it, innermost first; the class is found there if the reference names none.
    init(_ expression: ExprSyntax, in lexicalContext: [Syntax]) throws {
        let expression = Self.withoutCoercion(expression)
        let reference: DeclReferenceExprSyntax
        let base: ExprSyntax?
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            (reference, base) = (name, nil)
        } else if let access = expression.as(MemberAccessExprSyntax.self), access.base != nil {
            (reference, base) = (access.declName, access.base)
        } else {
            throw MacroDiagnostic(
                "#action needs the name of a method, as in #action(save(_:))",
                identifier: "noMethod"
            )
        }
        spelling = reference.baseName.text
        baseName = reference.baseName.identifierText
        labels = reference.argumentNames?.arguments.map { $0.name.labelText }
        if let base, !base.is(SuperExprSyntax.self), base.trimmedDescription != "self",
            base.trimmedDescription != "Self"
        {
            className = try Self.typeName(base)
            namesClass = true
        } else {
            namesClass = false
            className = try Self.enclosingClass(in: lexicalContext)
        }
    }

    /// The reference without `as (UIButton) -> Void`, which has served its purpose once the compiler chose the method.
    private static func withoutCoercion(_ expression: ExprSyntax) -> ExprSyntax {
        if let coercion = expression.as(AsExprSyntax.self) {
            coercion.expression
        } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            first
        } else {
            expression
        }
    }

    /// The class that a reference names itself.
    private static func typeName(_ base: ExprSyntax) throws -> String {
        let name = base.trimmedDescription
        guard let last = name.split(separator: ".").last, last.first?.isUppercase == true else {
            throw MacroDiagnostic(
                "#action needs the class of '\(name)': write #action(TheClass.method(_:))",
                identifier: "noClass"
            )
        }
        return name
    }

    /// The innermost class around a reference.
    private static func enclosingClass(in lexicalContext: [Syntax]) throws -> String {
        for syntax in lexicalContext {
            if let declaration = syntax.as(ClassDeclSyntax.self) {
                return declaration.name.text
            }
            if let declaration = syntax.as(ExtensionDeclSyntax.self) {
                return declaration.extendedType.trimmedDescription
            }
            if syntax.is(StructDeclSyntax.self) || syntax.is(EnumDeclSyntax.self) || syntax.is(ActorDeclSyntax.self) {
                break
            }
        }
        throw MacroDiagnostic(
            "An action's target is an instance of a class: write #action(TheClass.method(_:))",
            identifier: "noEnclosingClass"
        )
    }
}
