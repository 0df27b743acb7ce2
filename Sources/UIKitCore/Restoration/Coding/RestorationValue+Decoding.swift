import Foundation

extension RestorationValue {
    /// What an app gets for the value; nil for nil, and for a reference to something that was not restored.
    ///
    /// - Parameter restored: The objects that exist again.
    func decoded(with restored: RestoredObjects) -> Any? {
        switch self {
        case .null, .object: nil
        case .boolean(let boolean): boolean
        case .integer(let integer): Int(integer)
        case .number(let number): number
        case .string(let text): text
        case .data(let data): data
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .url(let address): URL(string: address)
        case .uuid(let identifier): identifier
        case .indexPath(let indices): IndexPath(indexes: indices)
        case .reference(let number): restored.objects[number]
        case .array(let elements): elements.compactMap { $0.decoded(with: restored) }
        case .set(let elements): Set(elements.compactMap { $0.decoded(with: restored) as? AnyHashable })
        case .dictionary(let entries): Self.decoded(entries, with: restored)
        }
    }

    private static func decoded(
        _ entries: [RestorationValue: RestorationValue], with restored: RestoredObjects
    ) -> [AnyHashable: Any] {
        var decoded: [AnyHashable: Any] = [:]
        for (key, value) in entries {
            if let key = key.decoded(with: restored) as? AnyHashable { decoded[key] = value.decoded(with: restored) }
        }
        return decoded
    }

    /// The object of one of some classes; nil when the value is of another one.
    ///
    /// - Parameters:
    ///   - classes: The classes that are expected: Foundation's for values, or classes that take part in secure coding.
    ///   - restored: The objects that exist again.
    func decoded(as classes: [AnyClass], with restored: RestoredObjects) -> Any? {
        switch self {
        case .object(let className, let values):
            let expected: AnyClass? = classes.first { ClassNames.lookedUpName(of: $0) == className }
            guard let named = expected ?? classNamed(className, module: nil),
                classes.contains(where: { Self.is(named, subclassOf: $0) }),
                let coding = named as? any NSSecureCoding.Type, coding.supportsSecureCoding
            else { return nil }
            return coding.init(coder: RestorationDecoder(values: values, restored: restored, allowedClasses: classes))
        case .array(let elements) where !classes.contains { Self.is($0, subclassOf: NSArray.self) }:
            // An array of objects of these classes, as `decodeArrayOfObjects(ofClass:forKey:)` asks for.
            return elements.compactMap { $0.decoded(as: classes, with: restored) }
        default:
            guard let value = decodedCollectingObjects(of: classes, with: restored) else { return nil }
            let object = Self.object(for: value)
            return classes.contains { Self.is(type(of: object), subclassOf: $0) } ? object : nil
        }
    }

    /// The value with the objects in collections, where their classes are expected.
    private func decodedCollectingObjects(of classes: [AnyClass], with restored: RestoredObjects) -> Any? {
        switch self {
        case .array(let elements):
            elements.compactMap {
                $0.isObject ? $0.decoded(as: classes, with: restored) : $0.decoded(with: restored)
            }
        case .dictionary(let entries) where entries.values.contains(where: \.isObject):
            entries.reduce(into: [AnyHashable: Any]()) { result, entry in
                guard let key = entry.key.decoded(with: restored) as? AnyHashable else { return }
                result[key] =
                    entry.value.isObject
                    ? entry.value.decoded(as: classes, with: restored) : entry.value.decoded(with: restored)
            }
        default: decoded(with: restored)
        }
    }

    private var isObject: Bool {
        if case .object = self { true } else { false }
    }

    /// A value of Swift's as the object of Foundation's that stands for it.
    private static func object(for value: Any) -> AnyObject {
        switch value {
        case let text as String: NSString(string: text)
        case let boolean as Bool: NSNumber(value: boolean)
        case let integer as Int: NSNumber(value: integer)
        case let number as Double: NSNumber(value: number)
        case let data as Data: NSData(data: data)
        case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let array as [Any]: NSArray(array: array)
        default: value as AnyObject
        }
    }

    private static func `is`(_ candidate: AnyClass, subclassOf expected: AnyClass) -> Bool {
        var current: AnyClass? = candidate
        while let type = current {
            if type == expected { return true }
            current = _getSuperclass(type)
        }
        return false
    }
}
