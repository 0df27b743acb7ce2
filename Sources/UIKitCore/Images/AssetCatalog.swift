import Foundation
import Synchronization

/// Reads the colours and images of asset catalogs, which are folders of JSON files and pictures.
///
/// A target includes its catalog by `.copy("Assets.xcassets")`.
enum AssetCatalog {
    // MARK: Colours

    private static let knownColors = Mutex<[String: UIColor]>([:])

    /// The colour set of a name in a bundle, or in any that was built with the program.
    static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        let key = (bundle?.bundlePath ?? "") + "\u{0}" + name
        if let known = knownColors.withLock({ $0[key] }) { return known }
        guard let color = findColor(named: name, in: bundle) else { return nil }
        knownColors.withLock { $0[key] = color }
        return color
    }

    private static func findColor(named name: String, in bundle: Bundle?) -> UIColor? {
        let folders = ResourceBundles.folders(of: bundle)
        for folder in folders {
            guard let set = assetFolder(named: name, extension: "colorset", in: folder),
                let contents: ColorSet = contents(of: set)
            else { continue }
            return color(of: contents)
        }
        return nil
    }

    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            struct Color: Decodable {
                let components: [String: String]?
                let reference: String?
            }
            let idiom: String?
            let color: Color?
            let appearances: [Appearance]?
            let displayGamut: String?

            private enum CodingKeys: String, CodingKey {
                case idiom, color, appearances
                case displayGamut = "display-gamut"
            }
        }
        let colors: [Entry]
    }

    struct Appearance: Decodable, Hashable {
        let appearance: String
        let value: String

        static let dark = Appearance(appearance: "luminosity", value: "dark")
        static let highContrast = Appearance(appearance: "contrast", value: "high")
    }

    /// The colour of a set: for light and dark, with usual and with high contrast, as far as the set says.
    private static func color(of set: ColorSet) -> UIColor? {
        var byAppearance: [Set<Appearance>: UIColor] = [:]
        // Colours for every device and the usual gamut come last, as they are the ones to show.
        let entries = set.colors.filter { isForPages(idiom: $0.idiom) }
            .sorted { rank($0) < rank($1) }
        for entry in entries {
            guard let color = entry.color.flatMap(color) else { continue }
            byAppearance[Set(entry.appearances ?? [])] = color
        }
        let light = Appearance(appearance: "luminosity", value: "light")
        guard let usual = byAppearance[[light]] ?? byAppearance[[]] ?? byAppearance[[.dark]] else { return nil }
        let usualDark = byAppearance[[.dark]] ?? byAppearance[[]] ?? usual
        let strongLight = byAppearance[[light, .highContrast]] ?? byAppearance[[.highContrast]] ?? usual
        let strongDark = byAppearance[[.dark, .highContrast]] ?? byAppearance[[.highContrast]] ?? usualDark
        if byAppearance.count == 1 { return usual }
        return UIColor(dynamicProvider: { traits in
            switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
            case (false, false): usual
            case (true, false): usualDark
            case (false, true): strongLight
            case (true, true): strongDark
            }
        })
    }

    private static func rank(_ entry: ColorSet.Entry) -> Int {
        (entry.idiom == "universal" ? 2 : 0) + (entry.displayGamut == "display-P3" ? 0 : 1)
    }

    /// The colour of components, or the system's colour of a name.
    private static func color(of color: ColorSet.Entry.Color) -> UIColor? {
        if let name = color.reference {
            let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
            return (SystemColor(rawValue: plain) ?? SystemColor(rawValue: name))?.color
        }
        return color.components.flatMap(components).map { UIColor(.fixed($0)) }
    }

    /// Whether something of a catalog is for the devices that UIKit's interfaces are shown on.
    static func isForPages(idiom: String?) -> Bool {
        ["universal", "iphone", "ipad"].contains(idiom ?? "universal")
    }

    private static func components(of values: [String: String]) -> ColorComponents? {
        guard let alpha = number(values["alpha"] ?? "1") else { return nil }
        if let white = values["white"].flatMap(number) {
            return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = values["red"].flatMap(number), let green = values["green"].flatMap(number),
            let blue = values["blue"].flatMap(number)
        else { return nil }
        return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component as catalogs write it: `0xFF` and `255` of 255, `0.5` of 1.
    private static func number(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if text.contains(".") { return Double(text).map { CGFloat($0) } }
        return UInt8(text).map { $0 <= 1 ? CGFloat($0) : CGFloat($0) / 255 }
    }

    // MARK: Finding

    /// The folder of an asset in the catalogs of a folder.
    ///
    /// Folders within a catalog are groups, which are part of the name only where they provide a namespace:
    /// `Assets.xcassets/Icons/star.imageset` is `star`, or `Icons/star`.
    static func assetFolder(named name: String, extension pathExtension: String, in folder: URL) -> URL? {
        guard !name.isEmpty, !name.utf8.contains(0), !name.split(separator: "/").contains("..") else { return nil }
        for catalog in subfolders(of: folder) where catalog.pathExtension == "xcassets" {
            let direct = catalog.appendingPathComponent(name).appendingPathExtension(pathExtension)
            if FileManager.default.fileExists(atPath: direct.path) { return direct }
            if let found = find(name, pathExtension, in: catalog, depth: 0) { return found }
        }
        return nil
    }

    private static let mostGroupsWithinEachOther = 8

    private static func find(_ name: String, _ pathExtension: String, in group: URL, depth: Int) -> URL? {
        guard depth < mostGroupsWithinEachOther else { return nil }
        for folder in subfolders(of: group) {
            if folder.pathExtension == pathExtension {
                if folder.deletingPathExtension().lastPathComponent == name { return folder }
            } else if folder.pathExtension.isEmpty {
                let properties: GroupContents? = contents(of: folder)
                var inner = name
                if properties?.properties?.providesNamespace == true {
                    let prefix = folder.lastPathComponent + "/"
                    guard name.hasPrefix(prefix) else { continue }
                    inner = String(name.dropFirst(prefix.count))
                }
                if let found = find(inner, pathExtension, in: folder, depth: depth + 1) { return found }
            }
        }
        return nil
    }

    private struct GroupContents: Decodable {
        struct Properties: Decodable {
            let providesNamespace: Bool?

            private enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
            }
        }
        let properties: Properties?
    }

    private static func subfolders(of folder: URL) -> [URL] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.sorted().filter { !$0.contains(".") || $0.hasSuffix("set") || $0.hasSuffix(".xcassets") }
            .map { folder.appendingPathComponent($0, isDirectory: true) }
    }

    static func contents<Contents: Decodable>(of set: URL) -> Contents? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data)
    }
}
