package import Foundation

/// A link to somewhere outside the app: another site, a new message.
///
/// On the page it looks like a button and opens in a tab of its own.
package final class WebLink: UIControl {
    /// Where it leads: an address of the web, of mail or of messages; without one, it cannot be followed.
    package var url: URL? {
        didSet { if url != oldValue { setNeedsRendering() } }
    }

    /// What it says.
    package var title = "" {
        didSet { if title != oldValue { setNeedsRendering() } }
    }

    /// The symbol before the title; nil for none.
    package var image: UIImage? {
        didSet { setNeedsRendering() }
    }

    /// The address as the page writes it; nil when it is of a kind that a page must not lead to.
    package var address: String? {
        guard let url, let scheme = url.scheme?.lowercased(), Self.schemes.contains(scheme) else { return nil }
        return url.absoluteString
    }

    private static let schemes: Set<String> = ["https", "http", "mailto", "sms", "tel"]

    /// The title unless set.
    package override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }
}
