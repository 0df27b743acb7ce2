import Testing

@testable import UIKitCore

/// Every symbol of UIKit's `UIViewController` reference, by the reference's headings.
///
/// That these tests compile is what they are for: a property is named with its type and whether it can be set, a method
/// with those of its parameters and its result.
@MainActor
enum ReferenceSymbols {
    /// A property that can be set.
    static func settable<Value>(
        _ path: ReferenceWritableKeyPath<UIViewController, Value>, _ type: Value.Type = Value.self
    ) {
        #expect(type == Value.self)
    }

    /// A property that can be read.
    static func readable<Value>(_ path: KeyPath<UIViewController, Value>, _ type: Value.Type = Value.self) {
        #expect(type == Value.self)
    }
}
