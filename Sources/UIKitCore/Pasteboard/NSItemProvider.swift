public import Foundation

/// Something to paste, share or drop, in one or more types.
///
/// Foundation: `NSItemProvider`; here with values that are in memory.
@MainActor
open class NSItemProvider: NSObject {
    /// Creates a provider of nothing.
    public override init() {
        super.init()
    }

    /// Creates a provider of an object: text, an address, an image or data.
    ///
    /// - Parameter object: The object.
    public convenience init(object: Any) {
        self.init()
        switch object {
        case let text as String: register(text, forTypeIdentifier: "public.utf8-plain-text")
        case let address as URL: register(address, forTypeIdentifier: "public.url")
        case is UIImage: register(object, forTypeIdentifier: "public.image")
        case is UIColor: register(object, forTypeIdentifier: "com.apple.uikit.color")
        default: register(object, forTypeIdentifier: "public.data")
        }
    }

    /// Creates a provider of an item of a type.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - typeIdentifier: Its uniform type identifier.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        if let item, let typeIdentifier { register(item, forTypeIdentifier: typeIdentifier) }
    }

    /// A name for the item, such as that of a file.
    open var suggestedName: String?

    /// The types of the item.
    open var registeredTypeIdentifiers: [String] { values.map(\.type) }

    /// Whether the item is of a type.
    ///
    /// - Parameter typeIdentifier: The uniform type identifier.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        values.contains { Self.conforms($0.type, to: typeIdentifier) }
    }

    /// Hands over the item in a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The uniform type identifier.
    ///   - completionHandler: Called before this returns, with the item or an error.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        let value = values.first { Self.conforms($0.type, to: typeIdentifier) }?.value
        completionHandler?(value, value == nil ? CocoaError(.featureUnsupported) : nil)
    }

    /// Adds a value in a type.
    package final func register(_ value: Any, forTypeIdentifier type: String) {
        values.append((type, value))
    }

    private var values: [(type: String, value: Any)] = []

    /// Whether a type is another one or a kind of it, as far as the common types go.
    private static func conforms(_ type: String, to other: String) -> Bool {
        if type == other || other == "public.item" || other == "public.data" { return true }
        switch other {
        case "public.text", "public.plain-text": return type.hasSuffix("plain-text") || type == "public.text"
        case "public.image": return ["public.png", "public.jpeg", "public.svg-image"].contains(type)
        default: return false
        }
    }
}
