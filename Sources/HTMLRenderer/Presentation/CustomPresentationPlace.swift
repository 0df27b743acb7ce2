import Foundation
import UIKitCore

/// Where an app's presentation controller puts the presented view, in a form that holds for pages of other sizes.
///
/// What touches both opposite edges goes on touching them, what stands in the middle or at one edge stays there with its
/// size.
struct CustomPresentationPlace {
    /// How a length lies in a longer one.
    enum Span: Hashable {
        case whole
        case start(inset: CGFloat, length: CGFloat)
        case end(inset: CGFloat, length: CGFloat)
        case middle(length: CGFloat)
        case insets(CGFloat, CGFloat)
    }

    let horizontal: Span
    let vertical: Span

    /// Reads a frame in a container.
    ///
    /// - Parameters:
    ///   - frame: The frame of the presented view.
    ///   - size: The size of the container.
    init(_ frame: CGRect, in size: CGSize) {
        horizontal = Self.span(from: frame.minX, to: frame.maxX, of: size.width)
        vertical = Self.span(from: frame.minY, to: frame.maxY, of: size.height)
    }

    /// Whether the view is as large as its container.
    var fillsContainer: Bool { horizontal == .whole && vertical == .whole }

    func write(to rule: inout StyleWriter) {
        rule.declare("position:absolute;margin:auto;max-inline-size:100%;max-block-size:100%;flex:none")
        write(horizontal, "left", "width", "right", to: &rule)
        write(vertical, "top", "height", "bottom", to: &rule)
    }

    private func write(
        _ span: Span, _ start: StaticString, _ length: StaticString, _ end: StaticString, to rule: inout StyleWriter
    ) {
        rule.declare(start, points: 0)
        rule.declare(end, points: 0)
        switch span {
        case .whole: break
        case .start(let inset, let points):
            rule.declare(start, points: inset)
            rule.declare(length, points: points)
            rule.begin(end)
            rule.bytes.append("auto" as StaticString)
            rule.end()
        case .end(let inset, let points):
            rule.declare(end, points: inset)
            rule.declare(length, points: points)
            rule.begin(start)
            rule.bytes.append("auto" as StaticString)
            rule.end()
        case .middle(let points):
            rule.declare(length, points: points)
        case .insets(let first, let last):
            rule.declare(start, points: first)
            rule.declare(end, points: last)
            rule.begin(length)
            rule.bytes.append("auto" as StaticString)
            rule.end()
        }
        if span == .whole {
            rule.begin(length)
            rule.bytes.append("100%" as StaticString)
            rule.end()
        }
    }

    private static func span(from start: CGFloat, to end: CGFloat, of length: CGFloat) -> Span {
        let rest = length - end
        if abs(start) < 1, abs(rest) < 1 { return .whole }
        if abs(start - rest) < 2, start > 40 { return .middle(length: end - start) }
        if abs(rest) < 1 || rest * 3 < start { return .end(inset: rest, length: end - start) }
        if abs(start) < 1 || start * 3 < rest { return .start(inset: start, length: end - start) }
        return .insets(start, rest)
    }
}
