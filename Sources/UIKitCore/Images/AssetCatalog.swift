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
        let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? ResourceBundles.folders
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
                let components: [String: String]
            }
            let color: Color?
            let appearances: [Appearance]?
        }
        let colors: [Entry]
    }

    private struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    private static func color(of set: ColorSet) -> UIColor? {
        var anyStyle: ColorComponents?
        var byStyle: [String: ColorComponents] = [:]
        for entry in set.colors {
            guard let values = entry.color?.components, let components = components(of: values) else { continue }
            let appearances = entry.appearances ?? []
            if appearances.isEmpty {
                anyStyle = components
            } else if appearances.count == 1, appearances[0].appearance == "luminosity" {
                byStyle[appearances[0].value] = components
            }
        }
        guard let light = byStyle["light"] ?? anyStyle ?? byStyle["dark"] else { return nil }
        let dark = byStyle["dark"] ?? light
        guard light != dark else { return UIColor(.fixed(light)) }
        return UIColor(dynamicProvider: { UIColor(.fixed($0.userInterfaceStyle == .dark ? dark : light)) })
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

    // MARK: Images

    private struct ImageSet: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let scale: String?
            let appearances: [Appearance]?
        }
        let images: [Entry]
    }

    /// The file of an image set in the catalogs of a folder, the one with the most pixels to a point.
    static func imageFile(named name: String, in folder: URL) -> (url: URL, scale: CGFloat)? {
        guard let set = assetFolder(named: name, extension: "imageset", in: folder),
            let contents: ImageSet = contents(of: set)
        else { return nil }
        let files = contents.images.compactMap { entry -> (url: URL, scale: CGFloat)? in
            guard let fileName = entry.filename, !fileName.contains("/"), entry.appearances == nil else { return nil }
            let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            return (set.appendingPathComponent(fileName), CGFloat(scale))
        }
        return files.max { $0.scale < $1.scale }
    }

    // MARK: Finding

    /// The folder of an asset: `Assets.xcassets/name.extension`, or deeper where the name has slashes.
    private static func assetFolder(named name: String, extension pathExtension: String, in folder: URL) -> URL? {
        guard !name.isEmpty, !name.utf8.contains(0), !name.split(separator: "/").contains("..") else { return nil }
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.filter { $0.pathExtension == "xcassets" }
            .map { $0.appendingPathComponent(name).appendingPathExtension(pathExtension) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func contents<Contents: Decodable>(of set: URL) -> Contents? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data)
    }
}
