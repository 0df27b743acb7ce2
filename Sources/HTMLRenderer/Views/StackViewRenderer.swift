import Foundation
import UIKitCore

/// Writes a stack view as a flexible box.
@MainActor
enum StackViewRenderer {
    static func render(_ stack: UIStackView, into page: inout RenderingPass) {
        let shares = StackShares(of: stack)
        page.openTag(
            "div", for: stack, classes: "stack", stack.axis == .vertical ? "vertical" : "horizontal",
            alignment(of: stack), distribution(of: stack), shares == nil ? "" : "measured")
        page.writeGroupRole(of: stack)
        page.html.endTag()
        page.writeDrawings(of: stack)
        let arranged = stack.arrangedSubviews
        page.writeUsability(of: stack) { page in
            page.writeTapArea(of: stack)
            page.renderSequence(arranged)
            guard stack.childViews.count > arranged.count else { return }
            for child in stack.childViews where !arranged.contains(where: { $0 === child }) { page.render(child) }
        }
        page.writeDrawingsInFront(of: stack)
        page.html.close("div")
        writeDistances(of: stack, into: &page)
        for view in arranged { page.writeSizeRule(of: view) }
        shares?.write(into: &page)
    }

    private static func alignment(of stack: UIStackView) -> StaticString {
        switch stack.alignment {
        case .fill: ""
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        case .firstBaseline: "baseline"
        case .lastBaseline: "last-baseline"
        }
    }

    private static func distribution(of stack: UIStackView) -> StaticString {
        switch stack.distribution {
        case .fill: "fill"
        case .fillEqually: hasEvenRows(stack) ? "equally even" : "equally"
        case .fillProportionally: "proportionally"
        case .equalSpacing, .equalCentering: "apart"
        }
    }

    /// Whether the rows of a grid give the views of a column their equal heights, which a flexible box does not where
    /// nothing says how high it is: the distances are all the same.
    private static func hasEvenRows(_ stack: UIStackView) -> Bool {
        guard stack.axis == .vertical, !stack.isBaselineRelativeArrangement else { return false }
        let gap = gap(of: stack)
        return stack.arrangedSubviews.filter { !$0.isHidden }.dropLast()
            .allSatisfy { stack.displayedSpacing(after: $0) == gap }
    }

    private static func gap(of stack: UIStackView) -> CGFloat {
        stack.spacing == UIStackView.spacingUseSystem ? 8 : stack.spacing
    }

    private static func writeDistances(of stack: UIStackView, into page: inout RenderingPass) {
        let gap = gap(of: stack)
        page.writeRule(for: stack) { rule in
            if gap != 0 { rule.declare("gap", points: gap) }
            guard stack.isLayoutMarginsRelativeArrangement else { return }
            rule.declare("padding", stack.ownLayoutMargins)
        }
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        let additions = StackDistances(of: stack, shown).additions
        for (index, view) in shown.dropLast().enumerated() {
            let difference = stack.displayedSpacing(after: view) - gap + (additions?[index] ?? 0)
            guard difference != 0 else { continue }
            page.writeRule(for: view) { rule in
                rule.declare(stack.axis == .vertical ? "margin-bottom" : "margin-inline-end", points: difference)
            }
        }
    }
}
