import HTTP
import HTTPTypes

/// The client hints of a request, which say what may change while a page is open.
///
/// They are compared with those of the request before, so that the traits of a scene are only worked out anew when the
/// window was resized or the person changed a setting. RFC 8942; Responsive Image Client Hints; User Preference Media
/// Features Client Hints.
struct BrowserHints: Hashable, Sendable {
    private let viewport: [String?]
    private let preferences: [String?]

    /// Reads the hints; nil when the browser sends none of those asked for.
    init?(_ fields: HTTPFields) {
        let width = fields.value(of: .secViewportWidth)
        let colorScheme = fields.value(of: .secColorScheme)
        guard width != nil || colorScheme != nil else { return nil }
        viewport = [width, fields.value(of: .secViewportHeight), fields.value(of: .secDevicePixelRatio)]
        preferences = [
            colorScheme, fields.value(of: .secReducedMotion), fields.value(of: .secReducedTransparency),
            fields.value(of: .secContrast),
        ]
    }

    /// The names of the hints, for asking for them.
    static let names =
        "Sec-CH-Prefers-Color-Scheme, Sec-CH-Viewport-Width, Sec-CH-Viewport-Height, Sec-CH-DPR, "
        + "Sec-CH-Prefers-Reduced-Motion, Sec-CH-Prefers-Reduced-Transparency, Sec-CH-Prefers-Contrast"

    /// The names of the hints without which the first page may be laid out for another kind of window.
    ///
    /// A browser that has them asks again with them, before it shows anything (Critical-CH).
    static let criticalNames = "Sec-CH-Viewport-Width, Sec-CH-Viewport-Height"
}
