public import Foundation

/// What is called when a symbol effect is over.
///
/// UIKit: `UISymbolEffectCompletion`.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// What became of a symbol effect.
///
/// UIKit: `UISymbolEffectCompletionContext`.
@MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// What is affected.
    public private(set) weak var sender: AnyObject?

    /// The effect.
    public let effect: any SymbolEffect

    /// Whether the effect came to its end.
    public let isFinished: Bool

    init(sender: AnyObject, effect: any SymbolEffect) {
        self.sender = sender
        self.effect = effect
        isFinished = true
    }
}

extension UIImageView {
    /// Moves the symbol once.
    ///
    /// The browser shows it on the page that follows, unless the person asked for less motion.
    ///
    /// - Parameters:
    ///   - effect: What is seen.
    ///   - options: How often and how fast it is seen.
    ///   - animated: Kept for UIKit's sake.
    ///   - completion: Called after the commit.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, completion)
    }

    /// Moves the symbol until the effect is removed, or leaves it as the effect says.
    ///
    /// - Parameters:
    ///   - effect: What is seen.
    ///   - options: How often and how fast it is seen.
    ///   - animated: Kept for UIKit's sake.
    ///   - completion: Called after the commit.
    public final func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, completion)
    }

    /// Moves the symbol: once, where the effect or its options say so, or until the effect is removed.
    ///
    /// - Parameters:
    ///   - effect: What is seen.
    ///   - options: How often and how fast it is seen.
    ///   - animated: Kept for UIKit's sake.
    ///   - completion: Called after the commit.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, completion)
    }

    /// Ends the effects of one kind.
    ///
    /// - Parameters:
    ///   - effect: An effect of that kind.
    ///   - options: Kept for UIKit's sake.
    ///   - animated: Kept for UIKit's sake.
    ///   - completion: Called after the commit.
    public final func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        let family = effect.configuration.motion.family
        symbolEffects.removeAll { $0.motion.family == family }
        tell(effect, completion)
    }

    /// Ends all effects.
    ///
    /// - Parameters:
    ///   - options: Kept for UIKit's sake.
    ///   - animated: Kept for UIKit's sake.
    public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects = []
    }

    /// Shows another symbol.
    ///
    /// On the page the one takes the place of the other at once.
    ///
    /// - Parameters:
    ///   - image: The symbol.
    ///   - transition: How one takes the place of the other on iOS.
    ///   - options: Kept for UIKit's sake.
    ///   - completion: Called after the commit.
    public final func setSymbolImage(
        _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        tell(transition, completion)
    }

    private func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ completion: UISymbolEffectCompletion?
    ) {
        let motion = effect.configuration.motion
        let count = options.count ?? (motion.isSeenOnce ? 1 : 0)
        if count > 0, !motion.isState {
            show(motion, count: min(count, Self.mostRepetitions), speed: options.usableSpeed)
        } else {
            symbolEffects.removeAll { $0.motion.family == motion.family }
            if motion != .appear {
                symbolEffects.append(ShownSymbolEffect(motion: motion, speed: options.usableSpeed))
            }
        }
        tell(effect, completion)
    }

    private func tell(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        guard let completion else { return }
        let context = UISymbolEffectCompletionContext(sender: self, effect: effect)
        UIApplication.shared.afterCommit { completion(context) }
    }

    private static let mostRepetitions = 10

    /// Has the browser show a motion that leaves the view as it is.
    private func show(_ motion: SymbolEffectConfiguration.Motion, count: Int, speed: Double) {
        let (transform, alpha) = (self.transform, self.alpha)
        let steps = motion.steps
        let length = 1 / Double(count * (steps.count + 1))
        UIView.animateKeyframes(withDuration: motion.duration * Double(count) / speed, delay: 0) {
            for round in 0..<count {
                for index in 0...steps.count {
                    let start = Double(round * (steps.count + 1) + index) * length
                    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
                        let step = index < steps.count ? steps[index] : .identity
                        self.transform = transform.scaledBy(x: step.scale, y: step.scale).rotated(by: step.angle)
                        self.alpha = alpha * step.opacity
                    }
                }
            }
        }
    }
}

/// An effect that goes on.
package struct ShownSymbolEffect: Equatable, Sendable {
    /// What is seen.
    package let motion: SymbolEffectConfiguration.Motion
    /// How fast, as a multiple of the usual speed.
    package let speed: Double
}

/// What a symbol looks like on the way.
private struct SymbolStep {
    static let identity = SymbolStep()

    var scale: CGFloat = 1
    var angle: CGFloat = 0
    var opacity: CGFloat = 1
}

extension SymbolEffectConfiguration.Motion {
    /// Whether the effect is seen once unless its options say otherwise.
    fileprivate var isSeenOnce: Bool { self == .bounce || self == .wiggle }

    /// Whether the symbol stays as the effect leaves it.
    fileprivate var isState: Bool {
        switch self {
        case .appear, .disappear, .scaleUp, .scaleDown, .replace: true
        case .bounce, .breathe, .pulse, .rotate, .variableColor, .wiggle: false
        }
    }

    /// How long it takes to see it once, in seconds.
    fileprivate var duration: Double {
        switch self {
        case .bounce, .wiggle: 0.5
        default: 1
        }
    }

    /// What the symbol looks like on the way.
    fileprivate var steps: [SymbolStep] {
        switch self {
        case .bounce: [SymbolStep(scale: 1.25)]
        case .breathe: [SymbolStep(scale: 1.15)]
        case .pulse, .variableColor: [SymbolStep(opacity: 0.35)]
        case .rotate: [SymbolStep(angle: .pi * 2 / 3), SymbolStep(angle: .pi * 4 / 3)]
        case .wiggle: [SymbolStep(angle: 0.2), SymbolStep(angle: -0.2), SymbolStep(angle: 0.1)]
        case .appear, .disappear, .replace, .scaleDown, .scaleUp: []
        }
    }
}

extension SymbolEffectOptions {
    /// The speed within what can be seen.
    fileprivate var usableSpeed: Double { speed.isFinite ? min(max(speed, 0.1), 10) : 1 }
}
