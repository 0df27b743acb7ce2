import Foundation
import Logging

extension RestorationValue {
    /// How deep collections and objects of an app may contain each other.
    static let greatestDepth = 32

    /// The value of something that an app encodes; nil when it cannot be preserved.
    ///
    /// - Parameters:
    ///   - value: Text, a number, a date, data, an address, a collection of these, a restorable object or an object that
    ///     takes part in secure coding.
    ///   - references: Numbers restorable objects.
    ///   - depth: How many collections and objects there are around it.
    init?(encoding value: Any, references: RestorationReferences, depth: Int = 0) {
        guard depth <= Self.greatestDepth else { return nil }
        if let scalar = Self(scalar: value) {
            self = scalar
            return
        }
        if value is UIViewController || value is UIView || value is any UIStateRestoring {
            self = .reference(references.number(of: value as AnyObject))
            return
        }
        let encodeElement = { (element: Any) in
            Self(encoding: element, references: references, depth: depth + 1) ?? Self.dropping(element)
        }
        switch value {
        case let array as [Any]: self = .array(array.map(encodeElement))
        case let set as Set<AnyHashable>: self = .set(Set(set.map { encodeElement($0.base) }))
        case let dictionary as [AnyHashable: Any]:
            var entries: [RestorationValue: RestorationValue] = [:]
            for (key, value) in dictionary { entries[encodeElement(key.base)] = encodeElement(value) }
            self = .dictionary(entries)
        case let object as any NSObject & NSSecureCoding where !Self.isOfFoundation(object):
            let coder = RestorationEncoder(references: references, depth: depth + 1)
            object.encode(with: coder)
            self = .object(className: ClassNames.lookedUpName(of: type(of: object)), values: coder.values)
        default: return nil
        }
    }

    private init?(scalar value: Any) {
        switch value {
        case is NSNull: self = .null
        case let value as RestorationValue: self = value
        case let text as String: self = .string(text)
        case _ where type(of: value) == Bool.self: self = .boolean(value as? Bool ?? false)
        case let number as NSNumber: self = Self(number: number)
        case let data as Data: self = .data(data)
        case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
        case let address as URL: self = .url(address.absoluteString)
        case let identifier as UUID: self = .uuid(identifier)
        case let path as IndexPath: self = .indexPath(Array(path))
        case let text as NSAttributedString: self = .string(text.string)
        default: return nil
        }
    }

    private init(number: NSNumber) {
        switch String(cString: number.objCType) {
        case "B": self = .boolean(number.boolValue)
        case "c" where (0...1).contains(number.intValue): self = .boolean(number.boolValue)
        case "f", "d": self = .number(number.doubleValue)
        default: self = .integer(number.int64Value)
        }
    }

    /// Whether an object's class is Foundation's.
    ///
    /// Many of them stop the process when they meet another archiver than Foundation's own.
    private static func isOfFoundation(_ object: NSObject) -> Bool {
        String(reflecting: type(of: object)).hasPrefix("Foundation.")
    }

    private static func dropping(_ value: Any) -> RestorationValue {
        Logger.uiKit.warning("A value of type \(type(of: value)) cannot be preserved and is left out.")
        return .null
    }
}
