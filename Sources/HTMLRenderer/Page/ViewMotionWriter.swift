import Foundation
import UIKitCore

/// Writes the rules by which views come to look as they do, where an app animated that.
///
/// The page shows the end of each motion; a rule of the view's own names keyframes that lead there.
@MainActor
struct ViewMotionWriter {
    private let motions: [ViewMotion]
    private let revision: Int

    /// Prepares the rules for what was animated since the last page.
    init(of scene: UIWindowScene) {
        motions = scene.viewMotions
        revision = scene.revision
    }

    /// Writes the rules, for people who like motion.
    func write(into page: inout HTMLWriter) {
        guard !motions.isEmpty else { return }
        var styles = StyleWriter()
        styles.bytes.append("@media (prefers-reduced-motion:no-preference){" as StaticString)
        for motion in motions {
            styles.beginRule(for: motion.view)
            writeAnimation(of: motion, into: &styles)
            styles.endRule()
        }
        styles.endRule()
        for motion in motions {
            styles.bytes.append("@keyframes " as StaticString)
            writeName(of: motion, into: &styles)
            styles.bytes.append("{from{" as StaticString)
            writeStart(of: motion, into: &styles)
            styles.bytes.append("}}" as StaticString)
        }
        page.bytes.append(contentsOf: styles.bytes)
    }

    /// Each motion has a name of its own, so that one that follows another begins anew.
    private func writeName(of motion: ViewMotion, into styles: inout StyleWriter) {
        styles.bytes.append("motion-" as StaticString)
        styles.bytes.append(decimal: Int(motion.view))
        styles.bytes.append("-" as StaticString)
        styles.bytes.append(decimal: revision)
    }

    private func writeAnimation(of motion: ViewMotion, into styles: inout StyleWriter) {
        styles.begin("animation")
        styles.bytes.append(number: seconds(motion.timing.duration))
        styles.bytes.append("s " as StaticString)
        if let points = motion.timing.controlPoints, points.count == 4 {
            styles.bytes.append("cubic-bezier(" as StaticString)
            for (index, point) in points.enumerated() {
                if index > 0 { styles.bytes.append("," as StaticString) }
                styles.bytes.append(number: index.isMultiple(of: 2) ? min(max(finite(point), 0), 1) : finite(point))
            }
            styles.bytes.append(")" as StaticString)
        } else {
            styles.bytes.append(motion.timing.curve.keyword)
        }
        styles.bytes.append(" " as StaticString)
        styles.bytes.append(number: seconds(motion.timing.delay))
        styles.bytes.append("s backwards " as StaticString)
        writeName(of: motion, into: &styles)
        styles.end()
    }

    // MARK: Looks

    private func writeStart(of motion: ViewMotion, into styles: inout StyleWriter) {
        let start = motion.start, end = motion.end
        if start.alpha != end.alpha { styles.declare("opacity", number: finite(start.alpha)) }
        if start.background != end.background {
            if let color = start.background {
                styles.declare("background-color", color, as: .shape)
            } else {
                styles.declare("background-color:transparent")
            }
        }
        let place = self.place(of: motion)
        let isPlaced = place != Place()
        guard isPlaced || start.transform != end.transform else { return }
        write(place, start.transform, into: &styles)
        // With the same functions at both ends, each leads evenly from one number to the other.
        styles.bytes.append("}to{" as StaticString)
        write(Place(), end.transform, into: &styles)
    }

    /// Where and how large a view is at the beginning, seen from its end.
    private struct Place: Equatable {
        var x = 0.0
        var y = 0.0
        var width = 1.0
        var height = 1.0
    }

    /// The place at the beginning, in a superview that may be shown larger or smaller then, too.
    private func place(of motion: ViewMotion) -> Place {
        let start = motion.start, end = motion.end, scale = motion.containerScale
        // A view that had no place yet only appears.
        guard start.size != .zero, scale.width > 0, scale.height > 0 else { return Place() }
        return Place(
            x: finite(start.center.x / scale.width - end.center.x),
            y: finite(start.center.y / scale.height - end.center.y),
            width: ratio(start.size.width, to: end.size.width) / scale.width,
            height: ratio(start.size.height, to: end.size.height) / scale.height)
    }

    private func write(_ place: Place, _ transform: [CGFloat], into styles: inout StyleWriter) {
        styles.begin("transform")
        styles.bytes.append("translate(" as StaticString)
        styles.bytes.append(number: place.x)
        styles.bytes.append("px," as StaticString)
        styles.bytes.append(number: place.y)
        styles.bytes.append("px) matrix(" as StaticString)
        for (index, number) in transform.enumerated() {
            if index > 0 { styles.bytes.append("," as StaticString) }
            styles.bytes.append(number: finite(number))
        }
        styles.bytes.append(") scale(" as StaticString)
        styles.bytes.append(number: finite(place.width))
        styles.bytes.append("," as StaticString)
        styles.bytes.append(number: finite(place.height))
        styles.bytes.append(")" as StaticString)
        styles.end()
    }

    // MARK: Numbers

    private func seconds(_ time: TimeInterval) -> Double {
        time.isFinite ? min(max(time, 0), 60) : 0
    }

    private func ratio(_ length: CGFloat, to shown: CGFloat) -> Double {
        shown > 0 ? finite(length / shown) : 1
    }

    private func finite(_ number: CGFloat) -> Double {
        number.isFinite ? min(max(number, -10_000), 10_000) : 0
    }
}

extension UIView.AnimationCurve {
    /// The word of CSS for the curve.
    var keyword: StaticString {
        switch self {
        case .easeInOut: "ease-in-out"
        case .easeIn: "ease-in"
        case .easeOut: "ease-out"
        case .linear: "linear"
        }
    }
}
