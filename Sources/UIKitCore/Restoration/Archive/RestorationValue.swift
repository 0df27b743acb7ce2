package import Foundation

/// A value in a preserved state.
///
/// These are all the kinds there are: what an app encodes is one of them or an object made of them.
package enum RestorationValue: Hashable, Sendable {
    /// Nil, or an object that cannot be preserved.
    case null
    /// A truth value.
    case boolean(Bool)
    /// An integer.
    case integer(Int64)
    /// A number with a fraction.
    case number(Double)
    /// Text.
    case string(String)
    /// Bytes.
    case data(Data)
    /// A point in time, in seconds since 2001.
    case date(Double)
    /// Values in order.
    case array([RestorationValue])
    /// Values by others.
    case dictionary([RestorationValue: RestorationValue])
    /// Values without order.
    case set(Set<RestorationValue>)
    /// An address.
    case url(String)
    /// A unique identifier.
    case uuid(UUID)
    /// A path of indices.
    case indexPath([Int])
    /// A controller, a view or another restorable object, by its number in the state.
    case reference(Int)
    /// An object of a class that takes part in coding, with what it encoded.
    case object(className: String, values: KeyedValues)
}

/// Why data is no preserved state.
package enum RestorationError: Error, Hashable, Sendable {
    /// The data ends early, or something in it is not allowed.
    case malformed
    /// The data was written by a later version of the format.
    case newerFormat(version: UInt8)
}
