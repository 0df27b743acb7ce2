import Foundation
import HTTPTypes
import UIKitCore

/// What a browser tells of its window and its person before any script runs.
struct BrowserTraits: Hashable, Sendable {
    /// The size of the window in points: what the browser reports, else that of a usual device of its kind.
    let windowSize: CGSize

    /// The kind of device.
    let idiom: UIUserInterfaceIdiom

    /// Light or dark, where the browser says so.
    let interfaceStyle: UIUserInterfaceStyle

    /// The language the person likes best, as in `de-CH`; nil when the browser does not say.
    let language: String?

    /// Reads the header fields of a request.
    init(_ fields: HTTPFields) {
        let agent = fields[.userAgent] ?? ""
        idiom = Self.idiom(agent: agent, isMobile: fields[.secMobile])
        windowSize = Self.windowSize(fields, idiom: idiom, agent: agent)
        interfaceStyle =
            switch fields[.secColorScheme] {
            case "dark", "\"dark\"": .dark
            case "light", "\"light\"": .light
            default: .unspecified
            }
        language = fields[.acceptLanguage].flatMap(Self.firstLanguage)
    }

    /// Gives a scene its screen and its traits.
    @MainActor
    func apply(to scene: UIWindowScene) {
        scene.setInitialSize(windowSize, traits: traits(basedOn: scene.systemTraits))
    }

    /// The traits of a scene, those that browsers do not tell being kept.
    @MainActor
    func traits(basedOn traits: UITraitCollection) -> UITraitCollection {
        traits.modifyingTraits { traits in
            traits.userInterfaceIdiom = idiom
            traits.userInterfaceStyle = interfaceStyle
            traits.horizontalSizeClass = windowSize.width < 700 ? .compact : .regular
            traits.verticalSizeClass = windowSize.height < 480 ? .compact : .regular
            traits.displayScale = idiom == .phone ? 3 : 2
            traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
    }

    private var isRightToLeft: Bool {
        guard let language else { return false }
        return Locale.Language(identifier: language).characterDirection == .rightToLeft
    }

    /// The kind of device, from the client hint or else from the words that browsers put into `User-Agent`.
    private static func idiom(agent: String, isMobile: String?) -> UIUserInterfaceIdiom {
        if agent.contains("iPad") || agent.contains("Tablet") { return .pad }
        if agent.contains("Android") { return agent.contains("Mobile") || isMobile == "?1" ? .phone : .pad }
        if isMobile == "?1" || agent.contains("Mobi") || agent.contains("iPhone") { return .phone }
        return .pad
    }

    private static func windowSize(_ fields: HTTPFields, idiom: UIUserInterfaceIdiom, agent: String) -> CGSize {
        if let width = fields[.secViewportWidth].flatMap({ Int($0) }), (160...16_384).contains(width) {
            let height = fields[.secViewportHeight].flatMap { Int($0) } ?? width * 2 / 3
            return CGSize(width: width, height: min(max(height, 160), 16_384))
        }
        if idiom == .phone { return CGSize(width: 390, height: 844) }
        let isTablet = agent.contains("iPad") || agent.contains("Android") || agent.contains("Tablet")
        return isTablet ? CGSize(width: 820, height: 1_180) : CGSize(width: 1_280, height: 800)
    }

    /// The first language of an `Accept-Language` field with the greatest weight; nil when none is readable.
    private static func firstLanguage(_ field: String) -> String? {
        var best: (language: Substring, weight: Double)?
        for element in field.utf8.count <= 512 ? field.split(separator: ",") : [] {
            let parts = element.filter { $0 != " " }.split(separator: ";")
            guard let language = parts.first, isLanguage(language) else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            if weight > best?.weight ?? 0 { best = (language, weight) }
        }
        return best.map { String($0.language) }
    }

    private static func isLanguage(_ text: Substring) -> Bool {
        (2...35).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || RandomText.isCharacter($0) && $0 != UInt8(ascii: "_") }
    }
}
