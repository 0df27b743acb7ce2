import Foundation
import Testing

@testable import UIKitCore

@Suite("Asset catalogs are read as Xcode saves them")
@MainActor
struct AssetCatalogTests {
    private static let brand = """
        {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0x00", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
        {"appearance": "contrast", "value": "high"}],
        "color": {"color-space": "srgb", "components": {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1"}}},
        {"idiom": "mac", "color": {"color-space": "srgb", "components": {"white": "0.5", "alpha": "1"}}}]}
        """
    private static let reference = """
        {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemGroupedBackgroundColor"}}]}
        """

    @Test("Colours in groups, with and without namespace, for dark and contrast, and by reference")
    func colors() throws {
        let files = try TestBundle([
            "Assets.xcassets/Brand Colors/Contents.json": "{\"info\": {\"version\": 1}}",
            "Assets.xcassets/Brand Colors/Brand.colorset/Contents.json": Self.brand,
            "Assets.xcassets/Theme/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "Assets.xcassets/Theme/Back.colorset/Contents.json": Self.reference,
        ])
        let brand = try #require(UIColor(named: "Brand", in: files.bundle, compatibleWith: nil))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let strong = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.accessibilityContrast = .high
        }
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(brand.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(brand.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(brand.resolvedColor(with: strong) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(
            UIColor(named: "Theme/Back", in: files.bundle, compatibleWith: nil) == .systemGroupedBackground)
        #expect(UIColor(named: "Back", in: files.bundle, compatibleWith: nil) == nil)
    }

    @Test("An image in a group, for phones rather than for desktops")
    func images() throws {
        let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"20\"/>"
        let files = try TestBundle([
            "Assets.xcassets/Stars/Contents.json": "{}",
            "Assets.xcassets/Stars/full.imageset/one.svg": picture,
            "Assets.xcassets/Stars/full.imageset/mac.svg": picture,
            "Assets.xcassets/Stars/full.imageset/Contents.json": """
            {"images": [{"idiom": "universal", "filename": "one.svg", "scale": "1x"},
            {"idiom": "mac", "filename": "mac.svg", "scale": "2x"}]}
            """,
        ])
        let image = try #require(UIImage(named: "full", in: files.bundle, with: nil))
        #expect(image.size == CGSize(width: 10, height: 20))
    }

    @Test("An image has its files for other screens, for dark pages and for high contrast as variants")
    func variants() throws {
        let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"20\"/>"
        let names = ["1", "2", "dark", "strong", "phone"]
        var texts = Dictionary(
            uniqueKeysWithValues: names.map { ("Assets.xcassets/star.imageset/\($0).svg", picture) })
        texts["Assets.xcassets/star.imageset/Contents.json"] = """
            {"images": [{"idiom": "universal", "filename": "1.svg", "scale": "1x"},
            {"idiom": "universal", "filename": "2.svg", "scale": "2x"}, {"idiom": "universal", "scale": "3x"},
            {"idiom": "iphone", "filename": "phone.svg", "scale": "3x"},
            {"idiom": "universal", "filename": "../2.svg", "scale": "3x"},
            {"idiom": "universal", "filename": "dark.svg", "scale": "1x",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "universal", "filename": "strong.svg", "scale": "1x",
            "appearances": [{"appearance": "contrast", "value": "high"}]}]}
            """
        let files = try TestBundle(texts)
        let image = try #require(UIImage(named: "star", in: files.bundle, with: nil))
        #expect(image.scale == 2)
        #expect(image.variants.map(\.scale) == [2, 1, 1, 1])
        #expect(image.variants.map(\.isDark) == [false, false, true, false])
        #expect(image.variants.map(\.isHighContrast) == [false, false, false, true])
        #expect(Set(image.variants.map(\.urlPath)).count == 4)
        #expect(image.urlPath == image.variants.first?.urlPath)
    }

    @Test("A data set is read, in its group too")
    func data() throws {
        let files = try TestBundle([
            "Assets.xcassets/Texts/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "Assets.xcassets/Texts/words.dataset/words.json": "[1]",
            "Assets.xcassets/Texts/words.dataset/Contents.json": """
            {"data": [{"idiom": "mac", "filename": "other.json"},
            {"idiom": "universal", "filename": "words.json", "universal-type-identifier": "public.json"}]}
            """,
            "Assets.xcassets/broken.dataset/Contents.json": "{\"data\": [{\"filename\": \"../Texts/Contents.json\"}]}",
        ])
        let asset = try #require(NSDataAsset(name: "Texts/words", bundle: files.bundle))
        #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "words", bundle: files.bundle) == nil)
        #expect(NSDataAsset(name: "broken", bundle: files.bundle) == nil)
    }

    @Test("The app's icon is the largest file of its set")
    func icon() throws {
        let files = try TestBundle([
            "Assets.xcassets/AppIcon.appiconset/Contents.json": """
            {"images": [{"size": "60x60", "scale": "3x", "filename": "phone.png"},
            {"size": "1024x1024", "idiom": "universal", "filename": "store.png"}, {"size": "2000x2000"}]}
            """
        ])
        #expect(AssetCatalog.iconFile(in: files.bundle.bundleURL)?.lastPathComponent == "store.png")
    }

    private static let symbol = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Guides"><line id="Baseline-M" x1="0" x2="3000" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="0" x2="3000" y1="1056" y2="1056"/>
        <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/></g>
        <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
        <path d="M10 0h80v-70l-80 0zM20-10a5 5 0 1 0 10 0z"/></g></g></svg>
        """

    @Test("A symbol set is drawn from its template, as large as the text beside it")
    func symbols() throws {
        let files = try TestBundle([
            "Assets.xcassets/leaf.two.symbolset/leaf.svg": Self.symbol,
            "Assets.xcassets/leaf.two.symbolset/Contents.json":
                "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"leaf.svg\"}]}",
            "Assets.xcassets/bad.symbolset/bad.svg": Self.symbol.replacingOccurrences(of: "Regular-M", with: "Other"),
            "Assets.xcassets/bad.symbolset/Contents.json":
                "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"bad.svg\"}]}",
        ])
        let image = try #require(UIImage(named: "leaf.two", in: files.bundle, with: nil))
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.size == CGSize(width: 17, height: 0.17 * 70))
        let large = UIImage.SymbolConfiguration(pointSize: 100)
        #expect(UIImage(named: "leaf.two", in: files.bundle, with: large)?.size == CGSize(width: 100, height: 70))
        #expect(image.drawnImage != nil)
        #expect(UIImage(named: "bad", in: files.bundle, with: nil) == nil)
        #expect(UIImage(named: "none", in: files.bundle, with: nil) == nil)
    }

    @Test("Of a PDF file only the size is read, where the file tells it")
    func pageFiles() throws {
        let files = try TestBundle([
            "Assets.xcassets/map.imageset/map.pdf": "%PDF-1.4\n<< /Type /Page /MediaBox [0 0 30.5 20] >>",
            "Assets.xcassets/map.imageset/Contents.json":
                "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"map.pdf\"}]}",
            "plan.pdf": "%PDF-1.7\n",
        ])
        let map = try #require(UIImage(named: "map", in: files.bundle, with: nil))
        #expect(map.source == .missing(CGSize(width: 30.5, height: 20)))
        #expect(UIImage(named: "plan", in: files.bundle, with: nil)?.source == .missing(.zero))
        for box in ["", "/MediaBox", "/MediaBox [0 0 10]", "/MediaBox 3 [0 0 1 1]", "/MediaBox [0 0 nan 1]"] {
            #expect(PDFPicture.size(in: Data(box.utf8)) == .zero)
        }
    }
}
