/// A property that can be set on an object although both types are known only at run time.
@MainActor
package struct PropertyAccess {
    /// Why a property was not set.
    package enum Refusal: Error, Equatable {
        /// The object is no instance of the class that declares the property.
        case ownerNotAccepted(expected: String)
        /// The property holds values of another type.
        case valueNotAccepted(expected: String)
    }

    private let setting: (AnyObject, Any?) throws(Refusal) -> Void

    /// Gives access to the property at a key path.
    package init<Owner: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Owner, Value>) {
        setting = { object, value throws(Refusal) in
            guard let owner = object as? Owner else {
                throw .ownerNotAccepted(expected: String(reflecting: Owner.self))
            }
            let converted =
                if let value {
                    value as? Value
                } else {
                    Any?.none as? Value
                }
            guard let converted else {
                throw .valueNotAccepted(expected: String(reflecting: Value.self))
            }
            owner[keyPath: property] = converted
        }
    }

    /// Sets the property.
    ///
    /// - Parameters:
    ///   - value: The new value; nil only fits an optional property.
    ///   - owner: The object whose property it is.
    package func set(_ value: Any?, on owner: AnyObject) throws(Refusal) {
        try setting(owner, value)
    }
}
