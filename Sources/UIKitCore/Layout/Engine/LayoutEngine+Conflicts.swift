import Foundation
import LayoutSolver
import Logging

extension LayoutEngine {
    /// Logs required constraints that contradict each other, as UIKit does, once.
    func report(_ conflict: [SolverConstraint], broken: SolverConstraint) {
        guard isLive else { return }
        let constraint = entries.values.first { $0.solved == broken }?.constraint
        if let constraint, !loggedConflicts.insert(ObjectIdentifier(constraint)).inserted { return }
        Logger.uiKit.warning("\(message(of: conflict, broken: broken))")
    }

    /// What UIKit says of required constraints that contradict each other.
    func message(of conflict: [SolverConstraint], broken: SolverConstraint) -> String {
        let constraints = entries.values.compactMap { entry in entry.constraint.map { (entry.solved, $0) } }
        let names = Dictionary(constraints.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
        let descriptions = conflict.map { names[$0].map(\.layoutDescription) ?? systemDescription(of: $0) }
        let brokenDescription = names[broken]?.layoutDescription ?? systemDescription(of: broken)
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            (
            \(descriptions.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(brokenDescription)
            """
    }

    /// A constraint that the engine made itself.
    private func systemDescription(of constraint: SolverConstraint) -> String {
        for record in records.values {
            guard let item = record.item else { continue }
            if record.arrangement.contains(constraint) { return "<NSLayoutConstraint:'UISV' \(type(of: item))>" }
            if record.autoresizing.contains(constraint) {
                return "<NSAutoresizingMaskLayoutConstraint \(type(of: item))>"
            }
        }
        return host.map { "<NSLayoutConstraint:'UIView-Encapsulated-Layout' \(type(of: $0))>" }
            ?? "<NSLayoutConstraint>"
    }
}

extension NSLayoutConstraint {
    /// The constraint as UIKit shows it in its log.
    final var layoutDescription: String {
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
            "\(item.map { "\(type(of: $0))" } ?? "(nil)").\(attribute)"
        }
        var text = "<NSLayoutConstraint"
        if let identifier, !identifier.isEmpty { text += ":'\(identifier)'" }
        text += " \(side(firstItem, firstAttribute)) "
        text += relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        if secondItem != nil || secondAttribute != .notAnAttribute {
            text += multiplier == 1 ? " " : " \(multiplier)*"
            text += side(secondItem, secondAttribute)
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += " \(constant)"
        }
        if priority != .required { text += " priority:\(priority.rawValue)" }
        return text + (isActive ? "   (active)>" : "   (inactive)>")
    }
}
