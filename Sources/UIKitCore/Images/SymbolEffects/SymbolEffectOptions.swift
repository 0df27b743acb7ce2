/// How often and how fast an effect is seen.
///
/// Source: Symbols framework, `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often an effect is seen again.
    ///
    /// Source: Symbols framework, `SymbolEffectOptions.RepeatBehavior`.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate var count: Int?

        /// On and on.
        public static let continuous = RepeatBehavior()

        /// One time after the other.
        ///
        /// - Parameter count: How often; nil for on and on.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    /// How often it is seen; 0 for on and on, nil for what the effect does by itself.
    package private(set) var count: Int?

    /// How fast, as a multiple of the usual speed.
    package private(set) var speed = 1.0

    /// What the effect does by itself.
    public static let `default` = SymbolEffectOptions()

    /// On and on.
    public static let repeating = SymbolEffectOptions(count: 0)

    /// Once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)

    /// A number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count ?? 0) }

    /// As a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(count: behavior.count ?? 0)
    }

    /// At a multiple of the usual speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

    /// The same on and on.
    public var repeating: SymbolEffectOptions { changed { $0.count = 0 } }

    /// The same once.
    public var nonRepeating: SymbolEffectOptions { changed { $0.count = 1 } }

    /// The same a number of times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.count = count ?? 0 } }

    /// The same as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        changed { $0.count = behavior.count ?? 0 }
    }

    /// The same at a multiple of the usual speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.speed = speed } }

    private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }
}
