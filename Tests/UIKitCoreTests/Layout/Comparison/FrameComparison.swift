import Foundation

@testable import UIKitCore

/// Compares the frames that views get with those that Interface Builder stored, which Apple's engine solved.
@MainActor
struct FrameComparison {
    /// One view of a document.
    struct Row {
        let document: String
        let identifier: String
        /// The element, as `label`.
        let kind: String
        let stored: CGRect
        let solved: CGRect
        /// What is likely to make the difference.
        let cause: String

        /// The differences of place and size.
        private var differences: [(difference: CGFloat, size: CGFloat)] {
            [
                (abs(solved.minX - stored.minX), stored.width), (abs(solved.minY - stored.minY), stored.height),
                (abs(solved.width - stored.width), stored.width), (abs(solved.height - stored.height), stored.height),
            ]
        }

        /// Whether all four numbers are within one point.
        var isExact: Bool { differences.allSatisfy { $0.difference <= 1 } }

        /// Whether all four numbers are within six points or 8 % of the size.
        var isNear: Bool { differences.allSatisfy { $0.difference <= max(6, $0.size * 0.08) } }
    }

    private(set) var rows: [Row] = []
    /// The views that are marked as misplaced or have no stored frame.
    private(set) var skippedCount = 0
    /// The views of the present scene that are marked as misplaced.
    private var misplaced: Set<ObjectIdentifier> = []
    /// The stored frames of the present scene.
    private var storedFrames: [ObjectIdentifier: CGRect] = [:]
    /// How much lower the end of the last row is than it was stored, by table.
    private var rowShifts: [ObjectIdentifier: CGFloat] = [:]

    /// Lays out every scene of a document at the size it was stored at.
    mutating func compare(_ url: URL, name: String) {
        guard let inspection = try? InterfaceInspection(of: url) else { return }
        _ = inspection.frames(at: .canvas)
        for scene in inspection.made {
            var kinds: [ObjectIdentifier: String] = [:]
            for (element, object) in scene.objects { kinds[ObjectIdentifier(object)] = element.name }
            rowShifts = [:]
            storedFrames = [:]
            for (element, object) in scene.objects {
                guard let rect = element.child("rect", key: "frame") else { continue }
                storedFrames[ObjectIdentifier(object)] = CGRect(
                    x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
                    height: rect.number("height") ?? 0)
            }
            misplaced = Set(scene.objects.filter { $0.element.flag("misplaced") }.map { ObjectIdentifier($0.object) })
            for (element, object) in scene.objects {
                guard let view = object as? UIView, let stored = element.child("rect", key: "frame"),
                    !element.flag("misplaced"), let identifier = element.identifier,
                    let width = stored.number("width"), let height = stored.number("height")
                else {
                    if object is UIView { skippedCount += 1 }
                    continue
                }
                rows.append(
                    Row(
                        document: name, identifier: identifier, kind: element.name,
                        stored: CGRect(
                            x: stored.number("x") ?? 0, y: stored.number("y") ?? 0, width: width, height: height),
                        solved: view.frame, cause: cause(of: view, element, kinds)))
            }
        }
    }

    private mutating func cause(
        of view: UIView, _ element: InterfaceElement, _ kinds: [ObjectIdentifier: String]
    ) -> String {
        // Interface Builder writes the bars of containers as they were made, often 320 or 1,000 points wide.
        if view is UINavigationBar || view is UITabBar, view.superview is ContainerView {
            return "bar of a container, stored as it was made"
        }
        if element["customClass"] != nil, view.frame.width == 0 || view.frame.height == 0 {
            return "size that a class of the app gives itself"
        }
        if isMisplaced(around: view) { return "within a view that is marked as misplaced" }
        if let cell = view as? UITableViewCell, let cause = cause(of: cell) { return cause }
        if let around = view.superview, let stored = storedFrames[ObjectIdentifier(around)],
            abs(around.frame.width - stored.width) > 1 || abs(around.frame.height - stored.height) > 1
        {
            return "within a view of another size"
        }
        if view is UILabel || view is UIButton, let stored = storedFrames[ObjectIdentifier(view)],
            abs(view.frame.width - stored.width) <= max(6, stored.width * 0.08),
            abs(view.frame.height - stored.height) <= 3
        {
            return "text that is a little longer or shorter, or stands beside such a one"
        }
        if let cause = causeInConstraints(of: view) { return cause }
        let container = view.superview.map { kinds[ObjectIdentifier($0)] ?? "\(type(of: $0))" } ?? "nothing"
        let way =
            view.superview is UIStackView
            ? "arranged" : view.isPlacedByConstraints ? "constraints" : "frame or container"
        return "\(way), in \(container)"
    }

    /// What the constraints of a view, its neighbours or its content have to do with a difference.
    private func causeInConstraints(of view: UIView) -> String? {
        guard view.isPlacedByConstraints, let superview = view.superview else { return nil }
        let constraints = [view, superview].flatMap(\.constraints).filter { $0.refers(to: view) }
        if constraints.contains(where: { isContradicted($0, in: superview) }) {
            return "stored frame that the view's constraints contradict"
        }
        let others = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? UIView }
            .filter { $0 !== view && $0 !== superview }
        if others.contains(where: isOff) { return "constrained to a view of another place or size" }
        if view.childViews.contains(where: { $0.isPlacedByConstraints && isOff($0) }) {
            return "around views of another place or size"
        }
        if view is UIImageView { return "picture that the document does not have" }
        if view is UILabel || view is UIControl || view is UITextView { return "content of another size" }
        let isAtGuide = constraints.contains { $0.firstItem is UILayoutGuide || $0.secondItem is UILayoutGuide }
        return isAtGuide ? "constrained to a guide of another place or size" : nil
    }

    /// Whether a view is elsewhere than it was stored.
    private func isOff(_ view: UIView) -> Bool {
        guard let stored = storedFrames[ObjectIdentifier(view)] else { return false }
        return [
            view.frame.minX - stored.minX, view.frame.minY - stored.minY, view.frame.width - stored.width,
            view.frame.height - stored.height,
        ].contains { abs($0) > 1 }
    }

    /// Whether the stored frames do not meet a required equation between a superview and its subviews.
    private func isContradicted(_ constraint: NSLayoutConstraint, in superview: UIView) -> Bool {
        guard constraint.relation == .equal, constraint.priority == .required, !(superview is UIScrollView),
            let first = storedValue(constraint.firstAttribute, of: constraint.firstItem, in: superview)
        else { return false }
        guard constraint.secondItem != nil else { return abs(first - constraint.constant) > 1 }
        guard let second = storedValue(constraint.secondAttribute, of: constraint.secondItem, in: superview) else {
            return false
        }
        return abs(first - second * constraint.multiplier - constraint.constant) > 1
    }

    /// A place or size by the stored frames; nil for one that they do not tell.
    private func storedValue(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, in superview: UIView
    ) -> CGFloat? {
        guard let view = item as? UIView, let stored = storedFrames[ObjectIdentifier(view)],
            view === superview || view.superview === superview
        else { return nil }
        let frame = view === superview ? CGRect(origin: .zero, size: stored.size) : stored
        return switch attribute {
        case .left, .leading: frame.minX
        case .right, .trailing: frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .width: frame.width
        case .height: frame.height
        case .centerX: frame.midX
        case .centerY: frame.midY
        default: nil
        }
    }

    /// A row's place follows from those above it.
    private mutating func cause(of cell: UITableViewCell) -> String? {
        guard let table = cell.superview, let stored = storedFrames[ObjectIdentifier(cell)] else { return nil }
        let before = rowShifts[ObjectIdentifier(table)] ?? 0
        let (shift, growth) = (cell.frame.minY - stored.minY, cell.frame.height - stored.height)
        rowShifts[ObjectIdentifier(table)] = shift + growth
        if abs(growth) > 1 { return "row of another height" }
        return abs(shift - before) <= 1
            ? "row below others of another height"
            : "row below a header of another height, or stored before others changed"
    }

    private func isMisplaced(around view: UIView) -> Bool {
        var outer = view.superview
        while let present = outer {
            if misplaced.contains(ObjectIdentifier(present)) { return true }
            outer = present.superview
        }
        return false
    }

    // MARK: Results

    /// The share of views within one point.
    var exactShare: Double { share(\.isExact) }

    /// The share of views within six points or 8 %.
    var nearShare: Double { share(\.isNear) }

    private func share(_ condition: (Row) -> Bool) -> Double {
        rows.isEmpty ? 0 : Double(rows.count(where: condition)) / Double(rows.count)
    }

    /// The views by document and, of those that are off, by kind and cause.
    var table: String {
        var lines = [
            "views \(rows.count), skipped \(skippedCount), exact \(percent(exactShare)), near \(percent(nearShare))"
        ]
        lines.append("\nby document: views, exact, near")
        for (document, own) in Dictionary(grouping: rows, by: \.document).sorted(by: { $0.key < $1.key }) {
            let exact = own.count(where: \.isExact)
            let near = own.count(where: \.isNear)
            if exact < own.count { lines.append("\(document): \(own.count), \(exact), \(near)") }
        }
        lines.append("\nby cause: views that are off by more than a point, of them not near")
        let off = Dictionary(grouping: rows.filter { !$0.isExact }) { "\($0.kind), \($0.cause)" }
        for (cause, own) in off.sorted(by: { ($0.value.count, $1.key) > ($1.value.count, $0.key) }) {
            lines.append("\(cause): \(own.count), \(own.count { !$0.isNear })")
        }
        return lines.joined(separator: "\n")
    }

    /// Each view that is off.
    var list: String {
        rows.filter { !$0.isExact }
            .map {
                "\($0.document)\t\($0.identifier)\t\($0.kind)\t\(text($0.stored))\t\(text($0.solved))\t\($0.cause)"
            }
            .joined(separator: "\n")
    }

    private func text(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", $0) }.joined(separator: " ")
    }

    private func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }
}
