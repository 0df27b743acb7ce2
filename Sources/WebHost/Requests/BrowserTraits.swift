import Foundation
import HTTP
import HTTPTypes
import UIKitCore

/// What is known of a browser's window and its person without any script: from client hints, from the name of the
/// browser, or because a program said so.
struct BrowserTraits: Hashable, Sendable {
    /// The size of the window in points: what the browser reports, else that of a usual device of its kind.
    var windowSize: CGSize

    /// The kind of device.
    var idiom: UIUserInterfaceIdiom

    /// Light or dark, where the browser says so.
    var interfaceStyle = UIUserInterfaceStyle.unspecified

    /// How much contrast is asked for, where the browser says so.
    var contrast = UIAccessibilityContrast.unspecified

    /// The size of text that the person prefers.
    var contentSizeCategory = UIContentSizeCategory.large

    /// The size of text that the browser applies by itself.
    var browserTextSize = UIContentSizeCategory.large

    /// The time zone of the device; nil where nobody said.
    var timeZone: TimeZone?

    /// How many pixels make a point.
    var displayScale: Double

    /// How the device is turned; nil where only the window's shape tells.
    var orientation: UIInterfaceOrientation?

    /// What the edges of the screen take of the window, in points.
    var safeAreaInsets = UIEdgeInsets.zero

    /// Settings that are no traits.
    var accessibilitySettings = AccessibilitySettings()

    /// The languages the person likes, as in `de-CH`, the best first; none when the browser does not say.
    let languages: [String]

    /// Reads the header fields of a request.
    init(_ fields: HTTPFields) {
        let agent = fields.value(of: .userAgent) ?? ""
        idiom = Self.idiom(agent: agent, isMobile: fields.value(of: .secMobile))
        windowSize = Self.windowSize(fields, idiom: idiom, agent: agent)
        let ratio = fields.value(of: .secDevicePixelRatio).flatMap(Double.init) ?? 0
        displayScale = (0.25...16).contains(ratio) ? ratio : idiom == .phone ? 3 : 2
        interfaceStyle =
            switch Self.token(fields.value(of: .secColorScheme)) {
            case "dark": .dark
            case "light": .light
            default: .unspecified
            }
        contrast =
            switch Self.token(fields.value(of: .secContrast)) {
            case "more": .high
            case "no-preference", "less", "custom": .normal
            default: .unspecified
            }
        accessibilitySettings.reducesMotion = Self.token(fields.value(of: .secReducedMotion)) == "reduce"
        accessibilitySettings.reducesTransparency = Self.token(fields.value(of: .secReducedTransparency)) == "reduce"
        languages = fields.value(of: .acceptLanguage).map(Self.languages) ?? []
    }

    /// The same with what no header field tells, but only scripts and programs, from what was known before.
    func keepingReport(of former: BrowserTraits) -> BrowserTraits {
        var traits = self
        traits.contentSizeCategory = former.contentSizeCategory
        traits.browserTextSize = former.browserTextSize
        traits.timeZone = former.timeZone
        traits.safeAreaInsets = former.safeAreaInsets
        return traits
    }

    // MARK: Telling a scene

    /// Gives a scene that is about to be connected its screen, its traits and its language, which it keeps.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - appLanguages: The languages that the app is in.
    @MainActor
    func apply(to scene: UIWindowScene, of appLanguages: AppLanguages) {
        scene.appLanguages = appLanguages
        scene.preferredLanguages = languages
        prepare(scene)
        scene.setInitialSize(windowSize, traits: traits(of: scene))
    }

    /// Tells a scene that is connected of its new size and traits.
    @MainActor
    func update(_ scene: UIWindowScene) {
        prepare(scene)
        scene.resize(to: windowSize, traits: traits(of: scene), orientation: orientation)
    }

    @MainActor
    private func prepare(_ scene: UIWindowScene) {
        scene.accessibilitySettings = accessibilitySettings
        scene.safeAreaInsets = safeAreaInsets
        scene.browserTextSize = browserTextSize
        if let timeZone { scene.timeZone = timeZone }
        scene.screen.scale = displayScale
    }

    /// The traits of a scene, those that browsers do not tell being kept.
    @MainActor
    private func traits(of scene: UIWindowScene) -> UITraitCollection {
        scene.systemTraits.modifyingTraits { traits in
            traits.userInterfaceIdiom = idiom
            traits.userInterfaceStyle = interfaceStyle
            traits.displayScale = displayScale
            let direction = Locale.Language(identifier: scene.language).characterDirection
            traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
            traits.accessibilityContrast = contrast
            traits.preferredContentSizeCategory = contentSizeCategory
        }.sized(for: windowSize)
    }

    // MARK: Reading header fields

    /// The kind of device, from the client hint or else from the words that browsers put into `User-Agent`.
    private static func idiom(agent: String, isMobile: String?) -> UIUserInterfaceIdiom {
        if agent.mentions("iPad") || agent.mentions("Tablet") { return .pad }
        if agent.mentions("Android") { return agent.mentions("Mobile") || isMobile == "?1" ? .phone : .pad }
        if isMobile == "?1" || agent.mentions("Mobi") || agent.mentions("iPhone") { return .phone }
        return .pad
    }

    private static func windowSize(_ fields: HTTPFields, idiom: UIUserInterfaceIdiom, agent: String) -> CGSize {
        let reported = fields.value(of: .secViewportWidth) ?? fields.value(of: .viewportWidth)
        if let width = reported.flatMap({ Int($0) }), lengths.contains(width) {
            let height =
                fields.value(of: .secViewportHeight).flatMap { Int($0) } ?? usualHeight(of: width, idiom: idiom)
            return CGSize(width: width, height: min(max(height, lengths.lowerBound), lengths.upperBound))
        }
        if idiom == .phone { return CGSize(width: 390, height: 844) }
        let isTablet = agent.mentions("iPad") || agent.mentions("Android") || agent.mentions("Tablet")
        return isTablet ? CGSize(width: 820, height: 1_180) : CGSize(width: 1_280, height: 800)
    }

    /// The lengths that a side of a window may have, in points.
    static let lengths = 160...16_384

    private static func usualHeight(of width: Int, idiom: UIUserInterfaceIdiom) -> Int {
        idiom == .phone && width < 600 ? width * 2 : width * 2 / 3
    }

    /// The value of a hint without the quotation marks that some browsers write.
    private static func token(_ field: String?) -> Substring? {
        guard let field else { return nil }
        let isQuoted = field.count > 2 && field.hasPrefix("\"") && field.hasSuffix("\"")
        return isQuoted ? field.dropFirst().dropLast() : field[...]
    }

    /// The language of the framework's own texts for a request that reaches no scene.
    ///
    /// - Parameters:
    ///   - fields: The header of the request.
    ///   - app: The languages that the app is in.
    static func frameworkLanguage(_ fields: HTTPFields, of app: AppLanguages) -> FrameworkLanguage {
        app.frameworkLanguage(for: fields.value(of: .acceptLanguage).map(languages) ?? [])
    }

    /// The languages of an `Accept-Language` field, those of greater weight first; none when none is readable.
    private static func languages(_ field: String) -> [String] {
        var weighted: [(language: Substring, weight: Double)] = []
        for element in field.utf8.count <= 512 ? field.split(separator: ",").prefix(mostLanguages) : [] {
            let parts = element.filter { $0 != " " }.split(separator: ";")
            guard let language = parts.first, isLanguage(language) else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            // Behind those of the same weight.
            let place = weighted.firstIndex { $0.weight < weight } ?? weighted.count
            if weight > 0 { weighted.insert((language, weight), at: place) }
        }
        return weighted.map { String($0.language) }
    }

    private static let mostLanguages = 16

    private static func isLanguage(_ text: Substring) -> Bool {
        (2...35).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || RandomText.isCharacter($0) && $0 != UInt8(ascii: "_") }
    }
}
