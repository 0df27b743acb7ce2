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
}
