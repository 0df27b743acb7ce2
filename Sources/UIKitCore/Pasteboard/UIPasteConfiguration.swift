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
