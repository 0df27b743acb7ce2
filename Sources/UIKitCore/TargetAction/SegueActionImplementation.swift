/// A method marked `@IBSegueAction`, callable although its types are known only at run time.
@MainActor
package struct SegueActionImplementation {
    private let calling: (AnyObject, Any, Any?, String?) -> AnyObject?

    /// Wraps a method that takes the coder, the segue's sender and its identifier.
    package init<Source: AnyObject, Coder, Sender, Identifier, Destination>(
        calling method: @escaping @MainActor (Source, Coder, Sender, Identifier) -> Destination
    ) {
        calling = { source, coder, sender, identifier in
            guard let source = source as? Source, let coder = coder as? Coder,
                let sender = Self.convert(sender, to: Sender.self),
                let identifier = Self.convert(identifier, to: Identifier.self)
            else { return nil }
            return Self.convert(method(source, coder, sender, identifier), to: AnyObject?.self) ?? nil
        }
    }

    /// Makes the segue's destination.
    ///
    /// - Parameters:
    ///   - source: The controller that has the method.
    ///   - coder: What the destination is decoded from.
    ///   - sender: What started the segue.
    ///   - identifier: The segue's identifier.
    /// - Returns: The controller; nil if the method returned none or does not accept these arguments.
    package func destination(source: AnyObject, coder: Any, sender: Any?, identifier: String?) -> AnyObject? {
        calling(source, coder, sender, identifier)
    }

    private static func convert<Value, Converted>(_ value: Value?, to type: Converted.Type) -> Converted? {
        if let value {
            value as? Converted
        } else {
            Any?.none as? Converted
        }
    }
}
