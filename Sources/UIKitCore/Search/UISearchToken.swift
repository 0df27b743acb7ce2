public import Foundation

/// A part of what is searched for that stands for more than its text, such as a person or a place.
///
/// Source: UIKit, `UISearchToken`.
@MainActor
open class UISearchToken: NSObject {
    /// Creates a token.
    ///
    /// - Parameters:
    ///   - icon: The image before the text, or nil.
    ///   - text: The text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// The image before the text.
    package final let icon: UIImage?

    /// The text.
    package final let text: String

    /// What it means to the app.
    open var representedObject: Any?
}
