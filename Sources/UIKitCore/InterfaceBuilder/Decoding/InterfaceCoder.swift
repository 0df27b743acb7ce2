package import Foundation

/// The coder that views and controllers of a document are created with.
///
/// `init(coder:)` of `UIView`, `UIViewController` and the bar items hands the new object over to it, which sets the
/// properties that the document states. An app's own keys are never in a document, so every `decode` answers that there
/// is nothing.
@MainActor
package final class InterfaceCoder: NSCoder {
    private let blueprint: ObjectBlueprint
    private let assembly: InterfaceAssembly

    init(_ blueprint: ObjectBlueprint, _ assembly: InterfaceAssembly) {
        self.blueprint = blueprint
        self.assembly = assembly
        super.init()
    }

    /// The value of an attribute of the object's element.
    subscript(attribute: String) -> String? { blueprint.element[attribute] }

    /// Whether a segue of a relationship leaves the object.
    func hasSegue(relationship: String) -> Bool {
        blueprint.element.child("connections")?.children.contains { $0["relationship"] == relationship } ?? false
    }

    /// Gives the new object the properties that the document states.
    final func configure(_ object: AnyObject) {
        if let controller = object as? UIViewController {
            assembly.context.scene?.adopt(controller, as: blueprint)
        }
        assembly.configure(object, as: blueprint)
    }

    // MARK: NSCoder

    /// True: values are asked for by key.
    package nonisolated override var allowsKeyedCoding: Bool { true }

    /// False: a document has no keys of the app's own.
    package nonisolated override func containsValue(forKey key: String) -> Bool { false }

    /// Nothing.
    package nonisolated override func decodeObject(forKey key: String) -> Any? { nil }

    /// False.
    package nonisolated override func decodeBool(forKey key: String) -> Bool { false }

    /// Zero.
    package nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }

    /// Zero.
    package nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }

    /// Zero.
    package nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }

    /// Zero.
    package nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }

    /// Zero.
    package nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}
