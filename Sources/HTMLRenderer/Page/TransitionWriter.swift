import Foundation
import UIKitCore

/// Writes the rules by which the browser moves from the last page to this one.
///
/// Both pages must agree to an animation, so one that was not animated itself still agrees and names a type that shows
/// nothing. What moves bears the same names on every page; the stylesheet says how each type moves them.
@MainActor
struct TransitionWriter {
    private let transition: SceneTransition
    private let size: CGSize
    private let viewMotions: ViewMotionWriter
    private let rowMotions: RowMotionWriter

    /// Prepares the rules for the last transition of a scene.
    init(of scene: UIWindowScene) {
        transition = scene.lastTransition
        size = scene.screen.bounds.size
        viewMotions = ViewMotionWriter(of: scene)
        rowMotions = RowMotionWriter(of: scene)
    }

    /// Writes the rules with which the browser moves to the page when it loads it, for people who like motion.
    func write(into page: inout HTMLWriter) {
        page.markup("@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto;types:")
        page.markup(type)
        page.markup("}}")
        writeMotion(into: &page)
    }

    /// Writes the rules that say how far and how things move, where the stylesheet does not say it.
    func writeMotion(into page: inout HTMLWriter) {
        viewMotions.write(into: &page)
        rowMotions.write(into: &page)
        if transition.isAnimated, transition.spacing > 0 {
            page.markup(":root{--page-spacing:")
            page.bytes.append(number: min(finite(transition.spacing), 1_000))
            page.markup("px}")
        }
        guard transition.isAnimated, case .custom(let motion) = transition.effect else { return }
        write(motion, into: &page)
    }

    // MARK: Types

    /// The types of the transition, separated by spaces.
    var type: StaticString {
        guard transition.isAnimated, transition.kind != .none else { return "still" }
        let isReturning = transition.kind == .pop || transition.kind == .dismiss
        return switch transition.effect {
        case .system: usualType
        case .coverVertical: isReturning ? "uncover" : "cover"
        case .flipHorizontal: isReturning ? "flip-back" : "flip"
        case .crossDissolve: "cross-dissolve"
        case .partialCurl: isReturning ? "curl-back" : "curl"
        case .zoom: isReturning ? "zoom-back" : "zoom"
        case .custom: "custom"
        case .vertical: transition.kind == .turnForward ? "turn-down" : "turn-up"
        case .leaf(let spine): transition.kind == .turnForward ? forwardLeaf(at: spine) : backwardLeaf(at: spine)
        }
    }

    private func forwardLeaf(at spine: SceneTransition.Spine) -> StaticString {
        switch spine {
        case .left: "leaf"
        case .right: "leaf spine-right"
        case .top: "leaf spine-top"
        case .bottom: "leaf spine-bottom"
        case .middle: "leaf-over"
        }
    }

    private func backwardLeaf(at spine: SceneTransition.Spine) -> StaticString {
        switch spine {
        case .left: "leaf-back"
        case .right: "leaf-back spine-right"
        case .top: "leaf-back spine-top"
        case .bottom: "leaf-back spine-bottom"
        case .middle: "leaf-back-over"
        }
    }

    private var usualType: StaticString {
        switch transition.kind {
        case .none: "still"
        case .push: "push"
        case .pop: "pop"
        case .present: "present"
        case .dismiss: "dismiss"
        case .crossDissolve: "cross-dissolve"
        case .turnForward: "turn-forward"
        case .turnBackward: "turn-backward"
        }
    }

    // MARK: Motion by an animator

    private func write(_ motion: TransitionMotion, into page: inout HTMLWriter) {
        let old: StaticString =
            transition.kind == .dismiss ? "::view-transition-old(dialog)" : "::view-transition-old(screen)"
        let new: StaticString =
            transition.kind == .present ? "::view-transition-new(dialog)" : "::view-transition-new(screen)"
        if let change = motion.incoming {
            writeAnimation(of: new, "animator-in", motion.timing, isInFront: false, into: &page)
            page.markup("@keyframes animator-in{from{")
            write(change.start, relativeTo: change.end, into: &page)
            page.markup("}}")
        }
        if let change = motion.outgoing {
            writeAnimation(of: old, "animator-out", motion.timing, isInFront: true, into: &page)
            page.markup("@keyframes animator-out{to{")
            write(change.end, relativeTo: change.start, into: &page)
            page.markup("}}")
        }
    }

    private func writeAnimation(
        of target: StaticString, _ name: StaticString, _ timing: TransitionMotion.Timing, isInFront: Bool,
        into page: inout HTMLWriter
    ) {
        page.markup("html:active-view-transition-type(custom)")
        page.markup(target)
        page.markup("{display:block;animation:")
        page.bytes.append(number: min(max(timing.duration, 0), 3))
        page.markup("s ")
        page.markup(timing.curve.keyword)
        page.markup(" ")
        page.bytes.append(number: min(max(timing.delay, 0), 3))
        page.markup("s both ")
        page.markup(name)
        page.markup(isInFront ? ";z-index:2}" : "}")
    }

    /// Writes how a view looks at one end of a motion, seen from the other end, at which the page shows it.
    private func write(
        _ look: TransitionMotion.Look, relativeTo shown: TransitionMotion.Look, into page: inout HTMLWriter
    ) {
        page.markup("opacity:")
        page.bytes.append(number: finite(look.alpha))
        page.markup(";transform:translate(")
        page.bytes.append(number: share(look.frame.midX - shown.frame.midX, of: size.width))
        page.markup("vw,")
        page.bytes.append(number: share(look.frame.midY - shown.frame.midY, of: size.height))
        page.markup("vh) scale(")
        page.bytes.append(number: ratio(look.frame.width, to: shown.frame.width))
        page.markup(",")
        page.bytes.append(number: ratio(look.frame.height, to: shown.frame.height))
        page.markup(") matrix(")
        for (index, number) in look.transform.enumerated() {
            if index > 0 { page.markup(",") }
            page.bytes.append(number: finite(number))
        }
        page.markup(")")
    }

    private func share(_ distance: CGFloat, of length: CGFloat) -> Double {
        length > 0 ? finite(distance / length * 100) : 0
    }

    private func ratio(_ length: CGFloat, to shown: CGFloat) -> Double {
        shown > 0 ? finite(length / shown) : 1
    }

    private func finite(_ number: CGFloat) -> Double {
        number.isFinite ? min(max(number, -10_000), 10_000) : 0
    }
}
