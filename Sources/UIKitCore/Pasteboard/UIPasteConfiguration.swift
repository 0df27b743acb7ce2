public import Foundation

/// The types of what an object takes when it is pasted or dropped.
///
/// Source: UIKit, `UIPasteConfiguration`.
@MainActor
open class UIPasteConfiguration: NSObject {
    /// The uniform type identifiers that are taken.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration.
    ///
    /// - Parameter acceptableTypeIdentifiers: The types that are taken.
    public init(acceptableTypeIdentifiers: [String] = []) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
}

/// An object that takes what is pasted.
///
/// Every responder conforms: one with a paste configuration gets ``paste(itemProviders:)`` when its `paste(_:)` action is
/// performed and the pasteboard has something of these types.
///
/// Source: UIKit, `UIPasteConfigurationSupporting`.
@MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that are taken; nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Called with what is pasted.
    func paste(itemProviders: [NSItemProvider])

    /// Whether items would be taken.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// An object that says what can be shared of it.
///
/// Source: UIKit, `UIActivityItemsConfigurationProviding`.
@MainActor
public protocol UIActivityItemsConfigurationProviding: AnyObject {
    /// What can be shared; nil for nothing.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// What can be shared of an object.
///
/// Source: UIKit, `UIActivityItemsConfigurationReading`.
@MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The things to share.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// A list of things to share.
///
/// Source: UIKit, `UIActivityItemsConfiguration`.
@MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// Creates a list of providers.
    ///
    /// - Parameter itemProviders: The things to share.
    public init(itemProviders: [NSItemProvider]) {
        itemProvidersForActivityItemsConfiguration = itemProviders
        super.init()
    }

    /// Creates a list of objects: texts, addresses, images.
    ///
    /// - Parameter objects: The things to share.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    /// The things to share.
    public final let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
}
