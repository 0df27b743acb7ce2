public import Foundation

/// Changes the attributes of text, for configurations.
///
/// UIKit: `UIConfigurationTextAttributesTransformer`.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// Makes the new attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// A transformer that calls a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes made of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}
