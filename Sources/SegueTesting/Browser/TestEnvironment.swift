public import Foundation
public import UIKitCore

/// The window of a browser and the person before it.
///
/// Everything reaches the app as browsers tell it: a part by header fields with the first request, the rest by the script
/// of the page. Where scripts do not run, the app does not learn of ``textSize``, ``safeAreaInsets`` and ``timeZone``.
public struct TestEnvironment: Sendable, Hashable {
    /// The size of the window, in points.
    public var size: CGSize

    /// The kind of device: a phone or a pad, which a desktop computer counts as.
    public var userInterfaceIdiom: UIUserInterfaceIdiom

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle = .light

    /// The languages that the person reads, the best first, such as `de-CH`.
    public var languages: [String] = ["en"]

    /// The size of text that the person prefers.
    public var textSize: UIContentSizeCategory = .large

    /// Whether more contrast is asked for.
    public var increasesContrast = false

    /// Whether less movement is asked for.
    public var reducesMotion = false

    /// What the edges of the screen take of the window.
    public var safeAreaInsets: UIEdgeInsets = .zero

    /// The time zone of the device; nil for that of the tests.
    public var timeZone: TimeZone?

    /// Creates an environment of a size.
    public init(size: CGSize, userInterfaceIdiom: UIUserInterfaceIdiom = .pad) {
        self.size = size
        self.userInterfaceIdiom = userInterfaceIdiom
    }

    /// A phone held upright, 390 points wide.
    public static let phone = {
        var phone = TestEnvironment(size: CGSize(width: 390, height: 844), userInterfaceIdiom: .phone)
        phone.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        return phone
    }()

    /// A tablet held upright, 820 points wide.
    public static let pad = TestEnvironment(size: CGSize(width: 820, height: 1_180))

    /// The window of a desktop computer, 1,440 points wide.
    public static let desktop = TestEnvironment(size: CGSize(width: 1_440, height: 900))

    /// The same with some of it changed.
    ///
    /// - Parameter change: Changes it, such as `{ $0.userInterfaceStyle = .dark }`.
    public func with(_ change: (inout TestEnvironment) -> Void) -> TestEnvironment {
        var environment = self
        change(&environment)
        return environment
    }

    /// The header fields by which browsers tell of it.
    var headerFields: [(name: String, value: String)] {
        [
            ("User-Agent", userInterfaceIdiom == .phone ? "Mozilla/5.0 (iPhone) Mobile" : "Mozilla/5.0"),
            ("Accept-Language", languages.joined(separator: ", ")),
            ("Sec-CH-UA-Mobile", userInterfaceIdiom == .phone ? "?1" : "?0"),
            ("Sec-CH-Viewport-Width", "\(Int(size.width))"), ("Sec-CH-Viewport-Height", "\(Int(size.height))"),
            ("Sec-CH-Prefers-Color-Scheme", userInterfaceStyle == .dark ? "dark" : "light"),
            ("Sec-CH-Prefers-Contrast", increasesContrast ? "more" : "no-preference"),
            ("Sec-CH-Prefers-Reduced-Motion", reducesMotion ? "reduce" : "no-preference"),
        ]
    }

    /// What the script of a page tells of it, as JSON.
    var report: [UInt8] {
        let edges = safeAreaInsets
        let size = "\"width\":\(Int(size.width)),\"height\":\(Int(size.height))"
        let text = textSize.rawValue.replacing("UICTContentSizeCategory", with: "")
        let zone = timeZone.map { ",\"timeZone\":\"\($0.identifier)\"" } ?? ""
        let safeArea =
            "{\"top\":\(edges.top),\"left\":\(edges.left),\"bottom\":\(edges.bottom),\"right\":\(edges.right)}"
        let looks =
            "\"colorScheme\":\"\(userInterfaceStyle == .dark ? "dark" : "light")\",\"visible\":true,"
            + "\"increasedContrast\":\(increasesContrast),\"reducedMotion\":\(reducesMotion)"
        return Array(
            "{\"environment\":{\(size),\"textSize\":\"\(text)\",\"safeArea\":\(safeArea),\(looks)\(zone)}}".utf8)
    }
}
