/// What moves a symbol.
///
/// Source: Symbols framework, `SymbolEffect`.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is seen once.
///
/// Source: Symbols framework, `DiscreteSymbolEffect`.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on until it is removed.
///
/// Source: Symbols framework, `IndefiniteSymbolEffect`.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes or goes.
///
/// Source: Symbols framework, `TransitionSymbolEffect`.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol takes the place of another one.
///
/// Source: Symbols framework, `ContentTransitionSymbolEffect`.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
///
/// Source: Symbols framework, `SymbolEffectConfiguration`.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// The motions that the page knows.
    package enum Motion: String, Sendable {
        case appear, bounce, breathe, disappear, pulse, replace, rotate, scaleDown, scaleUp, variableColor, wiggle

        /// Which motions one takes the place of, and goes with.
        var family: Motion {
            switch self {
            case .scaleDown: .scaleUp
            case .disappear: .appear
            default: self
            }
        }
    }

    /// Which motion.
    package var motion: Motion
}

/// A symbol leaps up once.
///
/// Source: Symbols framework, `BounceSymbolEffect`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .bounce) }
    /// The same; the page shows one bounce, which goes up.
    public var up: BounceSymbolEffect { self }
    /// The same; the page shows one bounce, which goes up.
    public var down: BounceSymbolEffect { self }
}

/// A symbol becomes fainter and stronger again.
///
/// Source: Symbols framework, `PulseSymbolEffect`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .pulse) }
}

/// The parts of a symbol become fainter one after another; on the page, all of it.
///
/// Source: Symbols framework, `VariableColorSymbolEffect`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .variableColor) }
    /// The same; the page moves symbols as a whole.
    public var iterative: VariableColorSymbolEffect { self }
    /// The same; the page moves symbols as a whole.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The same; the page moves symbols as a whole.
    public var reversing: VariableColorSymbolEffect { self }
    /// The same; the page moves symbols as a whole.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The same; the page moves symbols as a whole.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The same; the page moves symbols as a whole.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// A symbol stays larger or smaller.
///
/// Source: Symbols framework, `ScaleSymbolEffect`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isUp = true

    /// What the effect does.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: isUp ? .scaleUp : .scaleDown)
    }

    /// Larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
    /// Smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
}

/// A symbol that disappeared is shown again.
///
/// Source: Symbols framework, `AppearSymbolEffect`.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .appear) }
    /// The same; the page lets symbols fade.
    public var up: AppearSymbolEffect { self }
    /// The same; the page lets symbols fade.
    public var down: AppearSymbolEffect { self }
}

/// A symbol is not shown; its view keeps its room.
///
/// Source: Symbols framework, `DisappearSymbolEffect`.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .disappear) }
    /// The same; the page lets symbols fade.
    public var up: DisappearSymbolEffect { self }
    /// The same; the page lets symbols fade.
    public var down: DisappearSymbolEffect { self }
}

/// A symbol goes to and fro.
///
/// Source: Symbols framework, `WiggleSymbolEffect`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .wiggle) }
}

/// A symbol turns.
///
/// Source: Symbols framework, `RotateSymbolEffect`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .rotate) }
}

/// A symbol becomes larger and smaller again.
///
/// Source: Symbols framework, `BreatheSymbolEffect`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .breathe) }
    /// The same; the page lets symbols breathe in one way.
    public var plain: BreatheSymbolEffect { self }
    /// The same; the page lets symbols breathe in one way.
    public var pulse: BreatheSymbolEffect { self }
}

/// A symbol takes the place of another one.
///
/// Source: Symbols framework, `ReplaceSymbolEffect`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .replace) }
    /// The same; the page lets symbols fade.
    public var downUp: ReplaceSymbolEffect { self }
    /// The same; the page lets symbols fade.
    public var upUp: ReplaceSymbolEffect { self }
    /// The same; the page lets symbols fade.
    public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect {
    /// The same; the page moves symbols as a whole.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol leaps up once.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol becomes fainter and stronger again.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The parts of a symbol become fainter one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol stays larger.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that disappeared is shown again.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol is not shown.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol goes to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol becomes larger and smaller again.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol takes the place of another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
