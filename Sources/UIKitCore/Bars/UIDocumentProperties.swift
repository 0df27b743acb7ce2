public import Foundation

/// What a navigation bar tells about the document that its controller shows.
///
/// On the page its name heads the menu of the heading.
///
/// Source: UIKit, `UIDocumentProperties`.
@MainActor
open class UIDocumentProperties: NSObject {
    /// Describes a file.
    ///
    /// - Parameter url: The address of the file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// The address of the file.
    package final let url: URL

    /// Whether iOS shows an icon of the document beside its name.
    ///
    /// Kept for the app.
    open var wantsIconRepresentation = true

    /// The name of the document.
    final var name: String { url.lastPathComponent }
}
