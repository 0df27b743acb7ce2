import Foundation
import Logging

/// The coder in which controllers, views and apps put what is to be preserved.
///
/// Values have keys; a value under a key replaces the one before. Controllers and views are not encoded themselves but
/// referred to. What cannot be preserved is left out, with a warning in the log.
///
/// Foundation's `NSKeyedArchiver` is not used: here it stops the process at objects that it does not know, and its
/// archives are many times larger.
final class RestorationEncoder: NSCoder {
    /// What has been encoded.
    private(set) var values = KeyedValues()
    private let references: RestorationReferences
    private let depth: Int

    /// Creates an encoder.
    ///
    /// - Parameters:
    ///   - references: Numbers restorable objects.
    ///   - depth: How many objects there are around the one that is encoded.
    init(references: RestorationReferences, depth: Int = 0) {
        self.references = references
        self.depth = depth
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }

    /// Gives away what has been encoded.
    func takeValues() -> KeyedValues {
        defer { values = KeyedValues() }
        return values
    }

    /// Encodes a value of the format itself.
    func encode(value: RestorationValue, forKey key: String) {
        values[key] = value
    }

    override func encode(_ object: Any?, forKey key: String) {
        guard let object else {
            values[key] = nil
            return
        }
        guard let value = RestorationValue(encoding: object, references: references, depth: depth) else {
            Logger.uiKit.warning(
                "A value of type \(type(of: object)) cannot be preserved and is left out.", metadata: ["key": "\(key)"])
            return
        }
        values[key] = value
    }

    override func encodeConditionalObject(_ object: Any?, forKey key: String) {
        encode(object, forKey: key)
    }

    override func encode(_ boolean: Bool, forKey key: String) { values[key] = .boolean(boolean) }
    override func encode(_ integer: Int32, forKey key: String) { values[key] = .integer(Int64(integer)) }
    override func encode(_ integer: Int64, forKey key: String) { values[key] = .integer(integer) }
    override func encode(_ integer: Int, forKey key: String) { values[key] = .integer(Int64(integer)) }
    override func encode(_ number: Float, forKey key: String) { values[key] = .number(Double(number)) }
    override func encode(_ number: Double, forKey key: String) { values[key] = .number(number) }

    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        values[key] = .data(bytes.map { Data(bytes: $0, count: max(0, length)) } ?? Data())
    }

    // Values without keys cannot be told apart later.

    override func encode(_ object: Any?) { warnAboutMissingKey() }
    override func encode(_ data: Data) { warnAboutMissingKey() }
    override func encodePropertyList(_ propertyList: Any) { warnAboutMissingKey() }
    override func encodeBytes(_ bytes: UnsafeRawPointer?, length: Int) { warnAboutMissingKey() }
    override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at address: UnsafeRawPointer) {
        warnAboutMissingKey()
    }

    private func warnAboutMissingKey() {
        Logger.uiKit.warning("A value that is encoded without a key cannot be preserved and is left out.")
    }
}
