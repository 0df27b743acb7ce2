import SwiftSyntax

extension AttributeListSyntax {
    /// Whether an attribute of this name is among them, with or without its module's name.
    func contains(named name: String) -> Bool {
        contains { element in
            guard let type = element.as(AttributeSyntax.self)?.attributeName else { return false }
            return type.as(IdentifierTypeSyntax.self)?.name.text == name
                || type.as(MemberTypeSyntax.self)?.name.text == name
        }
    }
}

extension DeclModifierListSyntax {
    /// The `static` or `class` before a member.
    var typeMember: DeclModifierSyntax? {
        first { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
}

extension FunctionDeclSyntax {
    /// Whether the method can be called on an instance, at once, with any arguments.
    var canBeCalledByName: Bool {
        modifiers.typeMember == nil && signature.effectSpecifiers?.asyncSpecifier == nil
            && signature.effectSpecifiers?.throwsClause == nil && genericParameterClause == nil
    }
}

extension VariableDeclSyntax {
    /// Whether the property belongs to an instance and can be set.
    var canBeSetByName: Bool {
        modifiers.typeMember == nil && bindingSpecifier.tokenKind == .keyword(.var)
            && bindings.allSatisfy { !$0.isReadOnly }
    }
}

extension PatternBindingSyntax {
    /// Whether the property is computed and has a getter alone.
    var isReadOnly: Bool {
        switch accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let accessors):
            accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
                && !accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
        }
    }

    /// Whether the declared type is an array or an optional array.
    var holdsArray: Bool {
        guard var type = typeAnnotation?.type else {
            return initializer?.value.is(ArrayExprSyntax.self) ?? false
        }
        while true {
            if let optional = type.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else {
                break
            }
        }
        return type.is(ArrayTypeSyntax.self) || type.as(IdentifierTypeSyntax.self)?.name.text == "Array"
    }
}
