import Foundation
import UIKitCore

/// Writes the rules by which views come to look as they do, where an app animated that.
///
/// The page shows the end of each motion; a rule of the view's own names keyframes that lead there. Where several blocks of
/// changes moved one view, what a later one begins with is what an earlier one shows at that time.
@MainActor
struct ViewMotionWriter {
    /// The motions of each view, the first block first.
    private let chains: [[ViewMotion]]
    private let revision: Int

    /// Prepares the rules for what was animated since the last page.
    init(of scene: UIWindowScene) {
        var places: [Int32: Int] = [:]
        var chains: [[ViewMotion]] = []
        for motion in scene.viewMotions {
            if let place = places[motion.view] {
                chains[place].append(motion)
            } else {
                places[motion.view] = chains.count
                chains.append([motion])
            }
        }
        self.chains = chains
        revision = scene.revision
    }

    /// Writes the rules: for people who like motion, and for others so that they see what goes by itself, before it jumps.
    func write(into page: inout HTMLWriter) {
        guard !chains.isEmpty else { return }
        var styles = StyleWriter()
        writeAnimations(of: chains, into: &styles)
        let awaited = chains.filter { $0.contains(where: \.timing.isLongAwaited) }
        if !awaited.isEmpty { writeAnimations(of: awaited, jumps: true, into: &styles) }
        for chain in chains { writeKeyframes(of: chain, into: &styles) }
        page.bytes.append(contentsOf: styles.bytes)
    }

    private func writeAnimations(of chains: [[ViewMotion]], jumps: Bool = false, into styles: inout StyleWriter) {
        styles.bytes.append("@media (prefers-reduced-motion:" as StaticString)
        styles.bytes.append(jumps ? "reduce){" as StaticString : "no-preference){")
        for chain in chains {
            guard let first = chain.first else { continue }
            styles.beginRule(for: first.view)
            styles.begin("animation")
            for (place, motion) in chain.enumerated() {
                if place > 0 { styles.bytes.append(UInt8(ascii: ",")) }
                writeAnimation(of: motion, at: place, isChained: chain.count > 1, jumps: jumps, into: &styles)
            }
            styles.end()
            styles.endRule()
        }
        styles.endRule()
    }

    /// Each motion has a name of its own, so that one that follows another begins anew.
    private func writeName(of motion: ViewMotion, at place: Int, into styles: inout StyleWriter) {
        styles.bytes.append("motion-" as StaticString)
        styles.bytes.append(decimal: Int(motion.view))
        styles.bytes.append("-" as StaticString)
        styles.bytes.append(decimal: revision)
        guard place > 0 else { return }
        styles.bytes.append("-" as StaticString)
        styles.bytes.append(decimal: place)
    }

    private func writeAnimation(
        of motion: ViewMotion, at place: Int, isChained: Bool, jumps: Bool, into styles: inout StyleWriter
    ) {
        styles.bytes.append(number: jumps ? 0 : seconds(motion.timing.duration))
        styles.bytes.append("s " as StaticString)
        if motion.jumps {
            styles.bytes.append("step-end" as StaticString)
        } else if let points = motion.timing.controlPoints, points.count == 4 {
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
        // What one leads to stays until another one goes on from there.
        styles.bytes.append(isChained ? "s both " as StaticString : "s backwards ")
        writeName(of: motion, at: place, into: &styles)
    }

    // MARK: Keyframes

    private func writeKeyframes(of chain: [ViewMotion], into styles: inout StyleWriter) {
        guard let shown = chain.last?.end else { return }
        var known = Aspects()
        for (place, motion) in chain.enumerated() {
            styles.bytes.append("@keyframes " as StaticString)
            writeName(of: motion, at: place, into: &styles)
            styles.bytes.append(UInt8(ascii: "{"))
            let aspects = motion.steps.reduce(into: Aspects()) { $0.formUnion(Aspects(of: $1)) }
            // What another block changed, too, begins with what that shows.
            let frames = frames(of: motion, implied: known, statesEnds: chain.count > 1)
            for frame in frames { write(frame, shown: shown, into: &styles) }
            styles.bytes.append(UInt8(ascii: "}"))
            known.formUnion(aspects)
        }
    }

    /// The keyframes of a motion, in the order of their times.
    private func frames(of motion: ViewMotion, implied: Aspects, statesEnds: Bool) -> [Frame] {
        var frames: [Frame] = []
        var begun = implied, ends: [Aspects: ViewMotion.Look] = [:]
        for step in motion.steps.sorted(by: { $0.beginning < $1.beginning }) {
            let changed = Aspects(of: step)
            let new = changed.subtracting(begun)
            frames.append(Frame(time: 0, look: step.start, aspects: new))
            if step.beginning > 0 || motion.jumps {
                frames.append(
                    Frame(time: step.beginning, look: motion.jumps ? step.end : step.start, aspects: changed))
            }
            if !motion.jumps, step.ending < 1 {
                frames.append(Frame(time: step.ending, look: step.end, aspects: changed))
            }
            for aspect in changed.parts { ends[aspect] = step.end }
            begun.formUnion(changed)
        }
        // What the page shows is the end, but for what keeps its functions, with which each leads evenly to the other.
        let isWhole = !statesEnds && motion.steps.allSatisfy { $0.ending == 1 && $0.beginning == 0 } && !motion.jumps
        for aspect in begun.parts where !isWhole || aspect == .transform {
            guard let look = ends[aspect] else { continue }
            frames.append(Frame(time: 1, look: look, aspects: aspect))
        }
        return frames.filter { !$0.aspects.isEmpty }
    }

    private func write(_ frame: Frame, shown: ViewMotion.Look, into styles: inout StyleWriter) {
        if frame.time == 0 || frame.time == 1 {
            styles.bytes.append(frame.time == 0 ? "from{" as StaticString : "to{")
        } else {
            styles.bytes.append(number: frame.time * 100)
            styles.bytes.append("%{" as StaticString)
        }
        let look = frame.look
        if frame.aspects.contains(.opacity) { styles.declare("opacity", number: finite(look.alpha)) }
        if frame.aspects.contains(.background) {
            if let color = look.background {
                styles.declare("background-color", color, as: .shape)
            } else {
                styles.declare("background-color:transparent")
            }
        }
        if frame.aspects.contains(.place) { writePlace(of: look, shown: shown, into: &styles) }
        if frame.aspects.contains(.transform) { writeTransform(of: look, shown: shown, into: &styles) }
        styles.bytes.append(UInt8(ascii: "}"))
    }

    // MARK: Looks

    /// Writes how far the middle is from where the page shows it.
    private func writePlace(of look: ViewMotion.Look, shown: ViewMotion.Look, into styles: inout StyleWriter) {
        let scale = look.containerScale(to: shown)
        // A view that had no place yet only appears.
        let hasPlace = look.size != .zero
        styles.begin("translate")
        styles.bytes.append(number: hasPlace ? finite(look.center.x / scale.width - shown.center.x) : 0)
        styles.bytes.append("px " as StaticString)
        styles.bytes.append(number: hasPlace ? finite(look.center.y / scale.height - shown.center.y) : 0)
        styles.bytes.append("px" as StaticString)
        styles.end()
    }

    /// Writes the transform, and how much larger the view is than the page shows it.
    private func writeTransform(of look: ViewMotion.Look, shown: ViewMotion.Look, into styles: inout StyleWriter) {
        let scale = look.containerScale(to: shown)
        let hasSize = look.size != .zero
        styles.begin("transform")
        styles.bytes.append("matrix(" as StaticString)
        for (index, number) in look.transform.enumerated() {
            if index > 0 { styles.bytes.append("," as StaticString) }
            styles.bytes.append(number: finite(number))
        }
        styles.bytes.append(") scale(" as StaticString)
        styles.bytes.append(number: hasSize ? finite(ratio(look.size.width, to: shown.size.width) / scale.width) : 1)
        styles.bytes.append("," as StaticString)
        styles.bytes.append(number: hasSize ? finite(ratio(look.size.height, to: shown.size.height) / scale.height) : 1)
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

/// What of a view's look moves, each by a property of its own.
private struct Aspects: OptionSet, Hashable {
    let rawValue: UInt8

    static let opacity = Aspects(rawValue: 1 << 0)
    static let background = Aspects(rawValue: 1 << 1)
    static let place = Aspects(rawValue: 1 << 2)
    static let transform = Aspects(rawValue: 1 << 3)

    /// The aspects one by one.
    var parts: [Aspects] { [.opacity, .background, .place, .transform].filter(contains) }
}

extension Aspects {
    /// What a step changes.
    init(of step: ViewMotion.Step) {
        self = []
        let (start, end) = (step.start, step.end)
        if start.alpha != end.alpha { insert(.opacity) }
        if start.background != end.background { insert(.background) }
        let isScaled = start.container != end.container
        if start.center != end.center || isScaled { insert(.place) }
        if start.size != end.size || start.transform != end.transform || isScaled { insert(.transform) }
    }
}

/// Some aspects of a look at a time of the motion.
private struct Frame {
    /// The time as a share of the whole.
    var time: Double
    var look: ViewMotion.Look
    var aspects: Aspects
}

extension ViewMotion.Look {
    /// How much larger the superview is here than in another look, in shares of its lengths; 1 where one of them is nothing.
    fileprivate func containerScale(to other: ViewMotion.Look) -> CGSize {
        let (here, there) = (container, other.container)
        return CGSize(
            width: here.width > 0 && there.width > 0 ? here.width / there.width : 1,
            height: here.height > 0 && there.height > 0 ? here.height / there.height : 1)
    }
}
