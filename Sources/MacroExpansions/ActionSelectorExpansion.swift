import SwiftDiagnostics
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `#action`: turns a reference to a method into its selector together with its call.
///
/// The compiler has resolved the reference before it asks for the expansion, so a name that does not exist never gets
/// here. It tells how many arguments the method has by choosing among the macros that share the name `action`.
package protocol ActionSelectorExpansion: ExpressionMacro {
    /// How many arguments the method has.
    static var argumentCount: Int { get }
}

extension ActionSelectorExpansion {
    /// Writes the selector with the call of its method.
    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        guard let argument = node.arguments.first?.expression else {
            throw MacroDiagnostic("#action needs the name of a method, as in #action(save(_:))", identifier: "noMethod")
        }
        let method = try MethodReference(argument, in: context.lexicalContext)
        let labels = try method.labels ?? labels(ofUnlabelled: method)
        guard labels.count <= 2 else {
            throw MacroDiagnostic(
                "An action takes at most a sender and an event",
                identifier: "tooManyArguments"
            )
        }
        let name = SelectorName(baseName: method.baseName, labels: labels)
        let parameters = ["sender", "event"].prefix(labels.count)
        let arguments = zip(labels, parameters).map { label, parameter in
            label.isEmpty ? parameter : "\(label): \(parameter)"
        }
        let signature = (["target: \(method.className)"] + parameters).joined(separator: ", ")
        let call = "target.\(method.spelling)(\(arguments.joined(separator: ", ")))"
        return "UIKitCore.Selector(\(literal: name.description)) { (\(raw: signature)) in \(raw: call) }"
    }

    /// The labels of a method of which only the base name is written.
    ///
    /// A name with its class, `Editor.save`, is a function of an editor to the compiler, which hides the number of
    /// arguments; it stands for the method that has none.
    private static func labels(ofUnlabelled method: MethodReference) throws -> [String] {
        if method.namesClass { return [] }
        guard argumentCount < 2 else {
            throw MacroDiagnostic(
                "#action needs the labels of two arguments, as in #action(\(method.baseName)(_:forEvent:))",
                identifier: "labelsMissing"
            )
        }
        return Array(repeating: "", count: argumentCount)
    }
}
