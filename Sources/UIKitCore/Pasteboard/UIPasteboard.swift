public import Foundation

/// Holds what was cut or copied, to be pasted elsewhere in the same browser tab.
///
/// Every scene has pasteboards of its own, so that nobody ever sees what another person copied: `general` and named ones
/// are those of the scene whose event is handled. The clipboard of the browser is out of reach without a script.
///
/// Source: UIKit, `UIPasteboard`.
@MainActor
open class UIPasteboard: NSObject {
    /// The pasteboard of the scene in turn; outside a scene's turn an empty one that nobody shares.
    public class var general: UIPasteboard {
        pasteboard(named: .general)
    }

    /// The pasteboard of a name in the scene in turn.
    ///
    /// - Parameters:
    ///   - pasteboardName: The name.
    ///   - create: Whether to make it if there is none.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        let existing = UIApplication.shared.sceneInTurn?.pasteboards[pasteboardName]
        guard create || existing != nil else { return nil }
        self.init(name: pasteboardName, content: existing?.content ?? PasteboardContent())
        if existing == nil { UIApplication.shared.sceneInTurn?.pasteboards[pasteboardName] = self }
    }

    /// A new pasteboard with a name that no other one has.
    public class func withUniqueName() -> UIPasteboard {
        pasteboard(named: UIPasteboard.Name(UUID().uuidString))
    }

    /// Removes a pasteboard from the scene in turn.
    ///
    /// - Parameter pasteboardName: Its name; the general one stays.
    public class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard pasteboardName != .general, let scene = UIApplication.shared.sceneInTurn else { return }
        let removed = scene.pasteboards.removeValue(forKey: pasteboardName)
        NotificationCenter.default.post(name: removedNotification, object: removed)
    }

    /// The name.
    public final let name: UIPasteboard.Name

    /// How often the content changed.
    public final var changeCount: Int { content.changeCount }

    // MARK: Items

    /// The items; each has one value for each of its types, by uniform type identifier.
    open var items: [[String: Any]] {
        get { content.items }
        set { setItems(newValue) }
    }

    /// Sets the items.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - options: Kept for the app: nothing leaves the scene anyway.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        content.items = items
        content.changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// Adds items to those that there are.
    open func addItems(_ items: [[String: Any]]) {
        setItems(self.items + items)
    }

    /// How many items there are.
    open var numberOfItems: Int { items.count }

    /// The types of the first item.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Whether the first item has one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        !Set(types).isDisjoint(with: pasteboardTypes)
    }

    /// The value of a type in the first item.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Replaces the content with one value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// The data of a type in the first item.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        let value = value(forPasteboardType: pasteboardType)
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }

    /// Replaces the content with data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    /// The items as providers of data.
    open var itemProviders: [NSItemProvider] {
        items.map { item in
            let provider = NSItemProvider()
            for (type, value) in item { provider.register(value, forTypeIdentifier: type) }
            return provider
        }
    }

    /// Sets the items to what providers have in memory.
    ///
    /// - Parameters:
    ///   - itemProviders: The providers; those whose types are only made when they are asked for are asked now.
    ///   - localOnly: Kept for the app: nothing leaves the scene anyway.
    ///   - expirationDate: Kept for the app.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        items = itemProviders.map { provider in
            var item: [String: Any] = [:]
            for type in provider.registeredTypeIdentifiers {
                provider.loadItem(forTypeIdentifier: type) { value, _ in item[type] = value }
            }
            return item
        }
    }

    /// Sets the items to objects.
    ///
    /// - Parameters:
    ///   - objects: The objects, each in the types that it can be written in.
    ///   - localOnly: Kept for the app: nothing leaves the scene anyway.
    ///   - expirationDate: Kept for the app.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool = true, expirationDate: Date? = nil) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: Values of common types

    /// The text of the first item that has one.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items; nil without any.
    open var strings: [String]? {
        get { values(of: Self.textTypes) }
        set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
    }

    /// The address of the first item that has one.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses of all items; nil without any.
    open var urls: [URL]? {
        get { values(of: ["public.url"]) }
        set { items = (newValue ?? []).map { ["public.url": $0, "public.utf8-plain-text": $0.absoluteString] } }
    }

    /// The image of the first item that has one.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items; nil without any.
    open var images: [UIImage]? {
        get { values(of: ["public.image"]) }
        set { items = (newValue ?? []).map { ["public.image": $0] } }
    }

    /// The colour of the first item that has one.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items; nil without any.
    open var colors: [UIColor]? {
        get { values(of: ["com.apple.uikit.color"]) }
        set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
    }

    /// Whether there is text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is an image.
    open var hasImages: Bool { images != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { colors != nil }

    private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    private let content: PasteboardContent

    private init(name: UIPasteboard.Name, content: PasteboardContent) {
        self.name = name
        self.content = content
        super.init()
    }

    private func values<Value>(of types: [String]) -> [Value]? {
        let values = items.compactMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
        return values.isEmpty ? nil : values
    }

    private class func pasteboard(named name: UIPasteboard.Name) -> UIPasteboard {
        if let existing = UIApplication.shared.sceneInTurn?.pasteboards[name] { return existing }
        let made = UIPasteboard(name: name, content: PasteboardContent())
        UIApplication.shared.sceneInTurn?.pasteboards[name] = made
        return made
    }
}

/// What a pasteboard holds, shared by the objects of the same name.
@MainActor
private final class PasteboardContent {
    var items: [[String: Any]] = []
    var changeCount = 0
}

extension UIPasteboard {
    /// The name of a pasteboard.
    ///
    /// Source: UIKit, `UIPasteboard.Name`.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Something to say about items when they are set.
    ///
    /// Source: UIKit, `UIPasteboard.OptionsKey`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The date after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        /// Whether the items stay on the device.
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }

    /// Posted by a pasteboard whose content changed.
    public nonisolated class var changedNotification: Notification.Name {
        Notification.Name("UIPasteboardChangedNotification")
    }

    /// Posted when a pasteboard was removed.
    public nonisolated class var removedNotification: Notification.Name {
        Notification.Name("UIPasteboardRemovedNotification")
    }
}
