package import HTTPTypes

extension WebHostConfiguration {
    /// What browsers may do with the app's pages.
    ///
    /// The defaults allow nothing that an app of this kind does not need.
    package struct BrowserPolicy: Sendable {
        /// The sites that may show the app in a frame, as source expressions; empty, the default, for none.
        ///
        /// Browsers send the session's cookie only to frames in pages of the same site (`frame-ancestors` of Content Security
        /// Policy Level 3).
        package var frameAncestors: [String] = []

        /// Where images may come from besides the app itself; any address of HTTPS by default (`img-src`).
        package var imageSources = ["https:"]

        /// Where forms may lead besides the app itself, as source expressions; nowhere by default (`form-action`).
        ///
        /// Browsers hold an answer to this too that sends them on from the app's form to another site, as to sign in there.
        package var formTargets: [String] = []

        /// Whom browsers tell the page's address; the app itself by default.
        package var referrer = Referrer.sameOrigin

        /// What devices pages may use, as the value of `Permissions-Policy`; none by default.
        package var permissions = """
            camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()
            """

        /// Which windows share a group with the app's; its own by default.
        package var opener = Opener.sameOrigin

        /// Which sites may load what the app sends; the app itself by default.
        package var resource = Resource.sameOrigin

        /// Creates a policy with every default.
        package init() {}

        /// The header fields of files, which are the same for everybody: who may frame and load them, and whom their address
        /// is told.
        ///
        /// What an app's own pages among them may do besides is the app's to say, in the pages.
        package var fieldsOfFiles: HTTPFields {
            var fields = HTTPFields()
            fields[.contentSecurityPolicy] = framePolicy
            fields[.referrerPolicy] = referrer.rawValue
            fields[.crossOriginResourcePolicy] = resource.rawValue
            return fields
        }

        /// The same of what has no page to be part of; where it is opened by itself, nothing in it runs.
        ///
        /// - Parameter hasOwnStyles: Whether it is a drawing, whose colors may be styles in it.
        func fieldsOfLockedFiles(hasOwnStyles: Bool = false) -> HTTPFields {
            var fields = fieldsOfFiles
            let styles = hasOwnStyles ? "style-src 'unsafe-inline'; " : ""
            fields[.contentSecurityPolicy] = "default-src 'none'; \(styles)sandbox; \(framePolicy)"
            return fields
        }

        private var framePolicy: String {
            "frame-ancestors " + (frameAncestors.isEmpty ? "'none'" : frameAncestors.joined(separator: " "))
        }

        /// The values of `Referrer-Policy` (Referrer Policy, section 3).
        package enum Referrer: String, Sendable, CaseIterable {
            case noReferrer = "no-referrer"
            case noReferrerWhenDowngrade = "no-referrer-when-downgrade"
            case sameOrigin = "same-origin"
            case origin
            case strictOrigin = "strict-origin"
            case originWhenCrossOrigin = "origin-when-cross-origin"
            case strictOriginWhenCrossOrigin = "strict-origin-when-cross-origin"
            case unsafeURL = "unsafe-url"
        }

        /// The values of `Cross-Origin-Opener-Policy` (HTML, section 7.1.3).
        package enum Opener: String, Sendable, CaseIterable {
            case sameOrigin = "same-origin"
            case sameOriginAllowPopups = "same-origin-allow-popups"
            case noOpenerAllowPopups = "noopener-allow-popups"
            case unsafeNone = "unsafe-none"
        }

        /// The values of `Cross-Origin-Resource-Policy` (Fetch, section 3.7).
        package enum Resource: String, Sendable, CaseIterable {
            case sameOrigin = "same-origin"
            case sameSite = "same-site"
            case crossOrigin = "cross-origin"
        }
    }
}
