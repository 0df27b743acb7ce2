/// When the settings of a variation hold: the traits that its key names, such as `heightClass=compact-widthClass=regular`.
@MainActor
struct VariationCondition {
    private let tests: [Test]

    /// Reads the key of a variation.
    ///
    /// - Parameter key: `default`, or traits with their values joined by hyphens.
    /// - Returns: nil if the key names a trait or a value that nobody knows.
    init?(key: String) {
        guard key != "default" else {
            tests = []
            return
        }
        var tests: [Test] = []
        for part in key.split(separator: "-", omittingEmptySubsequences: false) {
            let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard words.count == 2, let test = Self.test(words[0], words[1]) else { return nil }
            tests.append(test)
        }
        self.tests = tests
    }

    /// How many traits the condition names: of two that hold, the one that names more of them decides.
    var specificity: Int { tests.count }

    /// Whether the condition holds.
    func holds(for traits: UITraitCollection) -> Bool {
        tests.allSatisfy { $0(traits) }
    }

    private typealias Test = @MainActor (UITraitCollection) -> Bool

    private static func test(_ name: String, _ value: String) -> Test? {
        switch name {
        case "widthClass": test(value, sizeClasses) { $0.horizontalSizeClass }
        case "heightClass": test(value, sizeClasses) { $0.verticalSizeClass }
        case "userInterfaceIdiom": test(value, idioms) { $0.userInterfaceIdiom }
        case "userInterfaceStyle": test(value, styles) { $0.userInterfaceStyle }
        case "userInterfaceLevel": test(value, levels) { $0.userInterfaceLevel }
        case "layoutDirection": test(value, directions) { $0.layoutDirection }
        case "displayGamut": test(value, gamuts) { $0.displayGamut }
        case "accessibilityContrast": test(value, contrasts) { $0.accessibilityContrast }
        case "legibilityWeight": test(value, weights) { $0.legibilityWeight }
        default: nil
        }
    }

    private static func test<Value: Equatable>(
        _ name: String, _ values: [String: Value], _ trait: @escaping @MainActor (UITraitCollection) -> Value
    ) -> Test? {
        guard let value = values[name] else { return nil }
        return { trait($0) == value }
    }

    private static let sizeClasses: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
    private static let idioms: [String: UIUserInterfaceIdiom] = [
        "phone": .phone, "pad": .pad, "tv": .tv, "carPlay": .carPlay, "mac": .mac, "vision": .vision,
        "reality": .vision,
    ]
    private static let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
    private static let levels: [String: UIUserInterfaceLevel] = ["base": .base, "elevated": .elevated]
    private static let directions: [String: UITraitEnvironmentLayoutDirection] = [
        "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
    private static let gamuts: [String: UIDisplayGamut] = ["SRGB": .SRGB, "sRGB": .SRGB, "P3": .P3]
    private static let contrasts: [String: UIAccessibilityContrast] = ["normal": .normal, "high": .high]
    private static let weights: [String: UILegibilityWeight] = ["regular": .regular, "bold": .bold]
}
