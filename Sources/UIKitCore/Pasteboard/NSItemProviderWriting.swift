public import Foundation

/// A value that item providers can hand over as data.
///
/// Texts, addresses, images and colours conform. Foundation: `NSItemProviderWriting`.
@MainActor
public protocol NSItemProviderWriting {
    /// The types that values of this kind can be written in, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this value can be written in; those of its kind unless it says otherwise.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes the value as data of a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The uniform type identifier.
    ///   - completionHandler: Called with the data or an error.
    /// - Returns: How far the writing is, or nil when it is done.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types that values of this kind can be written in.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// A value that can be read from the data of an item provider.
///
/// Texts, addresses, images and colours conform. Foundation: `NSItemProviderReading`.
@MainActor
public protocol NSItemProviderReading {
    /// The types that values of this kind can be read from, the most faithful first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - typeIdentifier: Their uniform type identifier.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who can see a representation of an item; nothing leaves the scene here.
///
/// Foundation: `NSItemProviderRepresentationVisibility`.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Apps of the same developer.
    case team = 1
    /// Apps of the same group.
    case group = 2
    /// The app itself.
    case ownProcess = 3
}

/// How files of an item provider are opened.
///
/// Foundation: `NSItemProviderFileOptions`.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options of bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file is opened where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension String: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Plain text of any kind.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.text"] }

    /// Writes the text as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(utf8), nil)
        return nil
    }

    /// Reads UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
    /// An address, or its text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.utf8-plain-text"] }
    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Writes the address.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Reads an address.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
        guard let text = String(data: data, encoding: .utf8), let url = URL(string: text) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return url
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// The formats that pages show.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
    /// Images of any format.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    /// The format of the image.
    public final var writableTypeIdentifiersForItemProvider: [String] {
        guard case .stored(let stored) = source, let type = UTType(mimeType: stored.header.format.mediaType) else {
            return Self.writableTypeIdentifiersForItemProvider
        }
        return [type.identifier]
    }

    /// Writes the image as it was read; an error for symbols and images that are drawn.
    public final func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress? {
        switch source {
        case .stored(let stored): completionHandler(stored.data, nil)
        default: completionHandler(nil, CocoaError(.featureUnsupported))
        }
        return nil
    }

    /// Reads an image of a format that pages show.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}

extension UIColor: NSItemProviderWriting {
    /// A colour.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Fails: colours are handed over in memory only.
    public final func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, CocoaError(.featureUnsupported))
        return nil
    }
}
