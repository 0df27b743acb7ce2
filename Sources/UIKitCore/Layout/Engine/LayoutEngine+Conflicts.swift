import Foundation
import LayoutSolver
import Logging

extension LayoutEngine {
    /// Logs required constraints that contradict each other, as UIKit does, once.
    ///
    /// What contradicts itself only at a size that is tried is nothing that anybody sees.
    func report(_ conflict: [SolverConstraint], broken: SolverConstraint) {
        guard isLive, !isSampling else { return }
        if let origin = origin(of: broken), !loggedConflicts.insert(origin).inserted { return }
        Logger.uiKit.warning("\(message(of: conflict, broken: broken))")
    }

    /// The constraint of the app's, or the view for which the engine made one.
    private func origin(of constraint: SolverConstraint) -> ObjectIdentifier? {
        entries.first { $0.value.solved == constraint }?.key
            ?? records.first {
                $0.value.autoresizing.contains(constraint) || $0.value.arrangement.contains(constraint)
            }?
            .key ?? host.map(ObjectIdentifier.init)
    }

    /// What UIKit says of required constraints that contradict each other.
    func message(of conflict: [SolverConstraint], broken: SolverConstraint) -> String {
        let constraints = entries.values.compactMap { entry in entry.constraint.map { (entry.solved, $0) } }
        let names = Dictionary(constraints.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
        let descriptions = conflict.map { names[$0].map(\.layoutDescription) ?? systemDescription(of: $0) }
        let brokenDescription = names[broken]?.layoutDescription ?? systemDescription(of: broken)
        let isAboutMasks = conflict.contains { autoresizedView(of: $0) != nil }
        let note = isAboutMasks ? Self.noteAboutMasks : ""
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\(note)
            (
            \(descriptions.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(brokenDescription)
            """
    }

    /// What is said where masks are among the constraints.
    private static let noteAboutMasks = """

        \tNSAutoresizingMaskLayoutConstraints come from views that keep their frames by their autoresizing masks: set \
        translatesAutoresizingMaskIntoConstraints of a view that constraints are to place to false.
        """

    /// The view whose autoresizing mask a constraint stands for.
    private func autoresizedView(of constraint: SolverConstraint) -> UIView? {
        records.values.first { $0.autoresizing.contains(constraint) }?.view
    }

    /// A constraint that the engine made itself.
    private func systemDescription(of constraint: SolverConstraint) -> String {
        if let view = autoresizedView(of: constraint) {
            return "<NSAutoresizingMaskLayoutConstraint \(view.layoutName)>"
        }
        if let view = records.values.first(where: { $0.arrangement.contains(constraint) })?.view {
            return "<NSLayoutConstraint:'UISV' \(view.layoutName)>"
        }
        return host.map { "<NSLayoutConstraint:'UIView-Encapsulated-Layout' \($0.layoutName)>" }
            ?? "<NSLayoutConstraint>"
    }
}

extension UIView {
    /// The class of the view with what tells it from others of that: its accessibility identifier, or the number that it
    /// has on the page.
    final var layoutName: String {
        if let accessibilityIdentifier, !accessibilityIdentifier.isEmpty {
            return "\(type(of: self)):'\(accessibilityIdentifier)'"
        }
        let number = viewIdentifier ?? owningScene?.identifier(for: self)
        return "\(type(of: self))\(number.map { ":v\($0)" } ?? "")"
    }
}

extension NSLayoutConstraint {
    /// The class of a view or guide with what tells it from others of that.
    static func layoutName(of item: AnyObject) -> String {
        if let view = item as? UIView { return view.layoutName }
        let identifier = (item as? UILayoutGuide)?.identifier ?? ""
        return "\(type(of: item))\(identifier.isEmpty ? "" : ":'\(identifier)'")"
    }

    /// The constraint as UIKit shows it in its log.
    final var layoutDescription: String {
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
            "\(item.map { Self.layoutName(of: $0) } ?? "(nil)").\(attribute)"
        }
        func number(_ value: CGFloat) -> String { SceneFault.describe(Double(value)) }
        var text = "<NSLayoutConstraint"
        if let identifier, !identifier.isEmpty { text += ":'\(identifier)'" }
        text += " \(side(firstItem, firstAttribute)) "
        text += relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        if secondItem != nil || secondAttribute != .notAnAttribute {
            text += multiplier == 1 ? " " : " \(number(multiplier))*"
            text += side(secondItem, secondAttribute)
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        } else {
            text += " \(number(constant))"
        }
        if priority != .required { text += " priority:\(number(CGFloat(priority.rawValue)))" }
        return text + (isActive ? "   (active)>" : "   (inactive)>")
    }
}
