import HTTPTypes

extension HTTPField.Name {
    /// Whether a request comes from the same site (Fetch Metadata).
    static let secFetchSite = Self.known("Sec-Fetch-Site")
    /// What a request's result is for (Fetch Metadata).
    static let secFetchDestination = Self.known("Sec-Fetch-Dest")
    /// Whether the browser is one of a phone (User-Agent Client Hints).
    static let secMobile = Self.known("Sec-CH-UA-Mobile")
    /// Whether the person prefers dark pages (User Preference Media Features Client Hints).
    static let secColorScheme = Self.known("Sec-CH-Prefers-Color-Scheme")
    /// The width of the browser's viewport in CSS pixels (Responsive Image Client Hints).
    static let secViewportWidth = Self.known("Sec-CH-Viewport-Width")
    /// The height of the browser's viewport in CSS pixels.
    static let secViewportHeight = Self.known("Sec-CH-Viewport-Height")
    /// How many pixels make a CSS pixel.
    static let secDevicePixelRatio = Self.known("Sec-CH-DPR")
    /// The width of the browser's viewport in CSS pixels, as older browsers call it.
    static let viewportWidth = Self.known("Viewport-Width")
    /// The last message of an event stream that a browser got.
    static let lastEventID = Self.known("Last-Event-ID")
    /// Whether a proxy may hold an answer back until it has much of it.
    static let accelBuffering = Self.known("X-Accel-Buffering")
    /// The revision that the page shows whose script sends the request.
    static let shownRevision = Self.known("Segue-Revision")
    /// The name that a page with a script gave itself.
    static let pageName = Self.known("Segue-Page")
    /// The number of a report of a page's window among those of the page.
    static let reportNumber = Self.known("Segue-Report")
    /// Whether the person prefers less movement.
    static let secReducedMotion = Self.known("Sec-CH-Prefers-Reduced-Motion")
    /// Whether the person prefers opaque surfaces.
    static let secReducedTransparency = Self.known("Sec-CH-Prefers-Reduced-Transparency")
    /// Whether the person prefers more or less contrast.
    static let secContrast = Self.known("Sec-CH-Prefers-Contrast")
    /// The name of the browser; sent by those that know client hints.
    static let secUserAgent = Self.known("Sec-CH-UA")
    /// Which windows a page may share a browsing context group with (HTML).
    static let crossOriginOpenerPolicy = Self.known("Cross-Origin-Opener-Policy")
    /// What devices and features a page may use (Permissions Policy).
    static let permissionsPolicy = Self.known("Permissions-Policy")
    /// Where the address of the page is told to (Referrer Policy).
    static let referrerPolicy = Self.known("Referrer-Policy")
    /// Which hints the server would like (RFC 8942).
    static let acceptClientHints = Self.known("Accept-CH")

    /// Which hints the server wants to have before the page is shown (Client Hints Reliability).
    static let criticalClientHints = Self.known("Critical-CH")

    /// How long parts of the answer took (W3C, Server Timing).
    static let serverTiming = Self.known("Server-Timing")

    /// A name that is a token, which the compiler cannot see.
    private static func known(_ name: String) -> HTTPField.Name {
        HTTPField.Name(name) ?? .accept
    }
}
