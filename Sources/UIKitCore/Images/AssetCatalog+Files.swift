import Foundation

extension AssetCatalog {
    /// A file of an image set.
    struct ImageSetFile: Equatable {
        /// The file.
        let url: URL
        /// How many pixels make a point.
        let scale: CGFloat
        /// Whether it is for dark pages.
        let isDark: Bool
        /// Whether it is for people who want high contrast.
        let isHighContrast: Bool
    }

    private struct FileSet: Decodable {
        struct Entry: Decodable {
            let idiom: String?
            let filename: String?
            let scale: String?
            let size: String?
            let appearances: [Appearance]?
            let typeIdentifier: String?

            private enum CodingKeys: String, CodingKey {
                case idiom, filename, scale, size, appearances
                case typeIdentifier = "universal-type-identifier"
            }
        }
        struct Properties: Decodable {
            let templateRenderingIntent: String?

            private enum CodingKeys: String, CodingKey {
                case templateRenderingIntent = "template-rendering-intent"
            }
        }
        let images: [Entry]?
        let data: [Entry]?
        let properties: Properties?
    }

    // MARK: Images

    /// The files of an image set in the catalogs of a folder, those with more pixels to a point first, and how it wants to
    /// be shown.
    ///
    /// They are the files for every device, or else those for phones or for tablets.
    static func imageSet(
        named name: String, in folder: URL
    ) -> (files: [ImageSetFile], renderingMode: UIImage.RenderingMode)? {
        guard let set = assetFolder(named: name, extension: "imageset", in: folder),
            let contents: FileSet = contents(of: set)
        else { return nil }
        let renderingMode: UIImage.RenderingMode =
            switch contents.properties?.templateRenderingIntent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        let entries = contents.images ?? []
        for idiom in ["universal", "iphone", "ipad"] {
            let files = entries.filter { ($0.idiom ?? "universal") == idiom }.compactMap { file(of: $0, in: set) }
            if files.contains(where: { !$0.isDark && !$0.isHighContrast }) {
                return (files.sorted { $0.scale > $1.scale }, renderingMode)
            }
        }
        return nil
    }

    private static func file(of entry: FileSet.Entry, in set: URL) -> ImageSetFile? {
        guard let url = url(of: entry, in: set) else { return nil }
        let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
        let appearances = Set(entry.appearances ?? [])
        let light = Appearance(appearance: "luminosity", value: "light")
        let known: Set = [.dark, light, .highContrast]
        guard appearances.isSubset(of: known) else { return nil }
        return ImageSetFile(
            url: url, scale: scale, isDark: appearances.contains(.dark),
            isHighContrast: appearances.contains(.highContrast))
    }

    private static func url(of entry: FileSet.Entry, in set: URL) -> URL? {
        guard let name = entry.filename, !name.isEmpty, !name.contains("/"), name != ".." else { return nil }
        return set.appendingPathComponent(name)
    }

    /// The largest file of the app's icon in the catalogs of a folder.
    static func iconFile(in folder: URL) -> URL? {
        guard let set = assetFolder(named: "AppIcon", extension: "appiconset", in: folder),
            let contents: FileSet = contents(of: set)
        else { return nil }
        let files = (contents.images ?? []).filter { ($0.appearances ?? []).isEmpty }
            .compactMap { entry in url(of: entry, in: set).map { (url: $0, length: length(of: entry)) } }
        return files.max { $0.length < $1.length }?.url
    }

    /// How many pixels wide an icon is.
    private static func length(of entry: FileSet.Entry) -> Double {
        let points = entry.size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
        return points * (entry.scale.flatMap { Double($0.dropLast()) } ?? 1)
    }

    // MARK: Symbols

    /// The drawing of a symbol set in the catalogs of a folder.
    static func symbolFile(named name: String, in folder: URL) -> URL? {
        guard let set = assetFolder(named: name, extension: "symbolset", in: folder),
            let contents: SymbolSet = contents(of: set)
        else { return nil }
        return contents.symbols.lazy.filter { isForPages(idiom: $0.idiom) }.compactMap { url(of: $0, in: set) }.first
    }

    private struct SymbolSet: Decodable {
        let symbols: [FileSet.Entry]
    }

    // MARK: Data

    /// The file of a data set in the catalogs of a folder, and the identifier of its type.
    static func dataFile(named name: String, in folder: URL) -> (url: URL, typeIdentifier: String?)? {
        guard let set = assetFolder(named: name, extension: "dataset", in: folder),
            let contents: FileSet = contents(of: set)
        else { return nil }
        let entries = (contents.data ?? []).filter { isForPages(idiom: $0.idiom) }
        let entry = entries.first { $0.idiom ?? "universal" == "universal" } ?? entries.first
        return entry.flatMap { entry in url(of: entry, in: set).map { ($0, entry.typeIdentifier) } }
    }
}
