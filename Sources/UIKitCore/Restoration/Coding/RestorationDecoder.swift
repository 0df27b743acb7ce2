import Foundation

/// The coder from which controllers, views and apps take what was preserved.
///
/// A key that is missing or has a value of another kind gives nil, zero or false: data that was tampered with cannot
/// stop the process. Objects of an app's own classes come back through `decodeObject(of:forKey:)` only, so that the data
/// cannot choose which classes are made.
final class RestorationDecoder: NSCoder {
    private let values: KeyedValues
    private let restored: RestoredObjects
    private let classes: [AnyClass]?
    private var firstError: (any Error)?

    /// The storyboard that the controller to be made came from; nil for none and after it has been made.
    var storyboard: UIStoryboard?

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - values: What was encoded.
    ///   - restored: The objects that exist again.
    ///   - allowedClasses: The classes that were asked for, inside an object; else nil.
    init(values: KeyedValues, restored: RestoredObjects, allowedClasses: [AnyClass]? = nil) {
        self.values = values
        self.restored = restored
        classes = allowedClasses
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }
    override var allowedClasses: [AnyClass]? { classes }
    override var error: (any Error)? { firstError }

    override func failWithError(_ error: any Error) {
        firstError = firstError ?? error
    }

    /// The value under a key in the form in which it is stored.
    func value(forKey key: String) -> RestorationValue? {
        values[key]
    }

    /// The objects of the list under a key, each nil where it was not restored.
    func objects(forKey key: String) -> [Any?] {
        guard case .array(let elements) = values[key] else { return [] }
        return elements.map { $0.decoded(with: restored) }
    }

    override func containsValue(forKey key: String) -> Bool {
        values[key] != nil || (key == UIStateRestorationViewControllerStoryboardKey && storyboard != nil)
    }

    override func decodeObject(forKey key: String) -> Any? {
        if key == UIStateRestorationViewControllerStoryboardKey { return storyboard }
        return values[key]?.decoded(with: restored)
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        if key == UIStateRestorationViewControllerStoryboardKey { return storyboard }
        guard let classes else { return decodeObject(forKey: key) }
        return values[key]?.decoded(as: classes, with: restored)
    }

    override func decodePropertyList(forKey key: String) -> Any? {
        decodeObject(forKey: key)
    }

    override func decodeBool(forKey key: String) -> Bool {
        switch values[key] {
        case .boolean(let boolean): boolean
        case .integer(let integer): integer != 0
        default: false
        }
    }

    override func decodeInt64(forKey key: String) -> Int64 {
        switch values[key] {
        case .integer(let integer): integer
        case .boolean(let boolean): boolean ? 1 : 0
        case .number(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
        default: 0
        }
    }

    override func decodeInteger(forKey key: String) -> Int { Int(decodeInt64(forKey: key)) }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: decodeInt64(forKey: key)) ?? 0 }
    override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    override func decodeDouble(forKey key: String) -> Double {
        switch values[key] {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        default: 0
        }
    }

    override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        guard case .data(let data) = values[key] else { return try body(nil) }
        return try data.withUnsafeBytes { try body($0) }
    }

    override func withDecodedUnsafeBufferPointer<Result>(
        forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) rethrows -> Result {
        guard case .data(let data) = values[key] else { return try body(nil) }
        return try Array(data).withUnsafeBufferPointer { try body($0) }
    }

    // Values without keys are never encoded.

    override func decodeObject() -> Any? { nil }
    override func decodeData() -> Data? { nil }
    override func decodePropertyList() -> Any? { nil }
    override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer) {}
    override func version(forClassName className: String) -> Int { NSNotFound }
}
