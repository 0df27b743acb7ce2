import SwiftSyntax

/// The statements that fill a class's table, read from its members.
struct InterfaceBuilderEntries {
    private var lines: [String] = []
    private let className: String

    /// Reads the members of a class.
    init(_ declaration: ClassDeclSyntax) {
        className = declaration.name.text
        lines = lines(of: declaration.memberBlock.members)
    }

    /// Whether the class declares nothing that can be found by name.
    var isEmpty: Bool { lines.isEmpty }

    /// The body of a property that returns the table.
    func statements(startingFrom inherited: String) -> String {
        guard !isEmpty else { return "return \(inherited)" }
        return (["var members = \(inherited)"] + lines + ["return members"]).joined(separator: "\n    ")
    }

    private func lines(of members: MemberBlockItemListSyntax) -> [String] {
        members.flatMap { member -> [String] in
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                lines(of: function)
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                lines(of: variable)
            } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                lines(of: conditional)
            } else {
                []
            }
        }
    }

    /// Members that are compiled under a condition keep it in the table.
    private func lines(of conditional: IfConfigDeclSyntax) -> [String] {
        let clauses = conditional.clauses.map { clause -> (condition: String, lines: [String]) in
            let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
            guard case .decls(let members) = clause.elements else { return (clause.poundKeyword.text + condition, []) }
            return (clause.poundKeyword.text + condition, lines(of: members))
        }
        guard clauses.contains(where: { !$0.lines.isEmpty }) else { return [] }
        return clauses.flatMap { [$0.condition] + $0.lines } + ["#endif"]
    }

    private func lines(of function: FunctionDeclSyntax) -> [String] {
        let kind: (adding: String, parameters: [String], counts: ClosedRange<Int>)
        if function.attributes.contains(named: "Action") || function.attributes.contains(named: "IBAction") {
            kind = ("addAction", ["sender", "event"], 0...2)
        } else if function.attributes.contains(named: "IBSegueAction") {
            kind = ("addSegueAction", ["coder", "sender", "identifier"], 1...3)
        } else {
            return []
        }
        let name = SelectorName(function)
        guard function.canBeCalledByName, kind.counts.contains(name.labels.count) else { return [] }
        let parameters = kind.parameters.prefix(name.labels.count)
        let arguments = zip(name.labels, parameters).map { label, parameter in
            label.isEmpty ? parameter : "\(label): \(parameter)"
        }
        let signature = (["target: \(className)"] + parameters).joined(separator: ", ")
        let call = "target.\(function.name.text)(\(arguments.joined(separator: ", ")))"
        return ["members.\(kind.adding)(\"\(name)\") { (\(signature)) in \(call) }"]
    }

    private func lines(of variable: VariableDeclSyntax) -> [String] {
        let isOutlet = variable.attributes.contains(named: "Outlet")
        guard isOutlet || variable.attributes.contains(named: "IBInspectable"), variable.canBeSetByName else {
            return []
        }
        return variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            let adding =
                if !isOutlet {
                    "addInspectableProperty"
                } else if binding.holdsArray {
                    "addOutletCollection"
                } else {
                    "addOutlet"
                }
            return "members.\(adding)(\"\(name.identifierText)\", \\\(className).\(name.text))"
        }
    }
}
