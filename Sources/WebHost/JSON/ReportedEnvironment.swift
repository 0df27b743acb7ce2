import Foundation
import UIKitCore

/// What a program says of the window and the person that a scene is to be for: the member `environment` of a JSON
/// request.
///
/// Members that are left out stay as they are.
struct ReportedEnvironment: Codable, Hashable, Sendable {
    /// The width of the window, in points.
    var width: Int?
    /// The height of the window, in points.
    var height: Int?
    /// How the device is turned: `portrait`, `portraitUpsideDown`, `landscapeLeft` or `landscapeRight`.
    var orientation: Orientation?
    /// The kind of device: `phone` or `pad`.
    var device: Device?
    /// `light` or `dark`.
    var colorScheme: ColorScheme?
    /// Whether more contrast is asked for.
    var increasedContrast: Bool?
    /// Whether less movement is asked for.
    var reducedMotion: Bool?
    /// Whether opaque surfaces are asked for.
    var reducedTransparency: Bool?
    /// The size of text: `XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, or `AccessibilityM` to `AccessibilityXXXL`.
    var textSize: String?
    /// The size of usual text in the browser's settings, in pixels, where most have 16.
    ///
    /// The browser applies it by itself.
    var fontSize: Double?
    /// The time zone of the device, by its name in the IANA database; one that the server does not know is left aside.
    var timeZone: String?
    /// What the edges of the screen take of the window.
    var safeArea: SafeArea?

    /// Whether the person sees the page; a scene that nobody sees is in the background.
    var visible: Bool?

    /// The ways in which a device can be turned.
    enum Orientation: String, Codable, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    /// The kinds of device.
    enum Device: String, Codable, Sendable {
        case phone, pad
    }

    /// Light or dark.
    enum ColorScheme: String, Codable, Sendable {
        case light, dark
    }

    /// What the edges of the screen take of the window, in points.
    struct SafeArea: Codable, Hashable, Sendable {
        let top: Double?
        let left: Double?
        let bottom: Double?
        let right: Double?
    }

    /// Says what is wrong with the values; nil when nothing is.
    var mistake: String? {
        let lengths = BrowserTraits.lengths
        if let width, !lengths.contains(width) { return "The width of the window must lie in \(lengths)." }
        if let height, !lengths.contains(height) { return "The height of the window must lie in \(lengths)." }
        if textSize != nil, contentSizeCategory == nil { return "There is no such text size." }
        if let fontSize, !(4...160).contains(fontSize) { return "The size of text must lie in 4...160." }
        if let timeZone, timeZone.utf8.count > 64 { return "There is no such time zone." }
        let insets = [safeArea?.top, safeArea?.left, safeArea?.bottom, safeArea?.right].compactMap(\.self)
        if insets.contains(where: { !(0...1_000).contains($0) }) { return "The safe area must lie in 0...1000." }
        return nil
    }

    /// Takes the values over.
    func apply(to traits: inout BrowserTraits) {
        if let width { traits.windowSize.width = CGFloat(width) }
        if let height { traits.windowSize.height = CGFloat(height) }
        if width != nil || height != nil || orientation != nil { traits.orientation = orientation?.value }
        if let device { traits.idiom = device == .phone ? .phone : .pad }
        if let colorScheme { traits.interfaceStyle = colorScheme == .dark ? .dark : .light }
        if let increasedContrast { traits.contrast = increasedContrast ? .high : .normal }
        if let reducedMotion { traits.accessibilitySettings.reducesMotion = reducedMotion }
        if let reducedTransparency { traits.accessibilitySettings.reducesTransparency = reducedTransparency }
        if let fontSize {
            traits.browserTextSize = UIContentSizeCategory(browserFontSize: fontSize)
            traits.contentSizeCategory = traits.browserTextSize
        }
        if let contentSizeCategory { traits.contentSizeCategory = contentSizeCategory }
        if let timeZone = timeZone.flatMap(TimeZone.init(identifier:)) { traits.timeZone = timeZone }
        if let safeArea {
            traits.safeAreaInsets = UIEdgeInsets(
                top: safeArea.top ?? 0, left: safeArea.left ?? 0, bottom: safeArea.bottom ?? 0,
                right: safeArea.right ?? 0)
        }
    }

    /// The same with what was said later; what is seen now is nothing to be kept.
    func merging(_ later: ReportedEnvironment) -> ReportedEnvironment {
        var merged = later
        merged.width = later.width ?? width
        merged.height = later.height ?? height
        if later.width == nil, later.height == nil { merged.orientation = later.orientation ?? orientation }
        merged.device = later.device ?? device
        merged.colorScheme = later.colorScheme ?? colorScheme
        merged.increasedContrast = later.increasedContrast ?? increasedContrast
        merged.reducedMotion = later.reducedMotion ?? reducedMotion
        merged.reducedTransparency = later.reducedTransparency ?? reducedTransparency
        merged.textSize = later.textSize ?? (later.fontSize == nil ? textSize : nil)
        merged.fontSize = later.fontSize ?? fontSize
        merged.timeZone = later.timeZone ?? timeZone
        merged.safeArea = later.safeArea ?? safeArea
        merged.visible = nil
        return merged
    }

    /// What of it no header field of a request tells.
    var withoutHints: ReportedEnvironment {
        var rest = self
        (rest.width, rest.height, rest.orientation, rest.device, rest.colorScheme) = (nil, nil, nil, nil, nil)
        (rest.increasedContrast, rest.reducedMotion, rest.reducedTransparency) = (nil, nil, nil)
        return rest
    }

    private var contentSizeCategory: UIContentSizeCategory? {
        guard let textSize else { return nil }
        let category = UIContentSizeCategory(rawValue: "UICTContentSizeCategory\(textSize)")
        return UIContentSizeCategory.allSizes.contains(category) ? category : nil
    }
}

extension ReportedEnvironment {
    /// Reads what ``storedText`` gave; nil where it is something else.
    init?(storedText: String) {
        guard let environment = try? JSONDecoder().decode(Self.self, from: Data(storedText.utf8)),
            environment.mistake == nil
        else { return nil }
        self = environment
    }

    /// The values as they are stored.
    var storedText: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension UIContentSizeCategory {
    /// The category whose body text comes nearest to that of a browser, which has 17 points where others have 16.
    ///
    /// - Parameter size: The size of the browser's usual text, in pixels.
    fileprivate init(browserFontSize size: Double) {
        let body = size * 17 / 16
        func distance(_ category: UIContentSizeCategory) -> Double {
            abs(UIFont.TextStyle.body.metrics.pointSize(for: category) - body)
        }
        self = Self.allSizes.min { distance($0) < distance($1) } ?? .large
    }
}

extension ReportedEnvironment.Orientation {
    fileprivate var value: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}

extension UIInterfaceOrientation {
    /// The orientation's name in JSON.
    fileprivate var name: String {
        switch self {
        case .unknown, .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        }
    }
}

extension UIContentSizeCategory {
    /// The category's name in JSON.
    fileprivate var shortName: String { rawValue.replacing("UICTContentSizeCategory", with: "") }
}

extension UIUserInterfaceSizeClass {
    fileprivate var name: String { self == .regular ? "regular" : "compact" }
}

extension UIWindowScene {
    /// Writes the member that says for what kind of window and person the scene is laid out.
    func writeEnvironment(to json: inout JSONWriter) {
        json.name("environment")
        json.object { json in
            json.member("width", Int(screen.bounds.width))
            json.member("height", Int(screen.bounds.height))
            json.member("orientation", interfaceOrientation.name)
            json.member("device", traitCollection.userInterfaceIdiom == .phone ? "phone" : "pad")
            json.member("horizontalSizeClass", traitCollection.horizontalSizeClass.name)
            json.member("verticalSizeClass", traitCollection.verticalSizeClass.name)
            switch traitCollection.userInterfaceStyle {
            case .light: json.member("colorScheme", "light")
            case .dark: json.member("colorScheme", "dark")
            case .unspecified: break
            }
            json.member("textSize", traitCollection.preferredContentSizeCategory.shortName)
            if let timeZone { json.member("timeZone", timeZone.identifier) }
        }
    }
}
