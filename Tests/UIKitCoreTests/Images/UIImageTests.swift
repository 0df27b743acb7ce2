import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIImageTests {
    private let drawing = Data(#"<svg width="10" height="20"/>"#.utf8)

    /// A folder with the files of the given names, which is removed at the end.
    private func withFolder(_ files: [String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let url = folder.appendingPathComponent(file)
            let parent = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try drawing.write(to: url)
        }
        try body(folder)
    }

    @Test func filesOfThePublicFolderHaveTheAddressOfTheirPlace() throws {
        try withFolder(["icons/two words@2x.svg", "logo.svg", "notes.txt"]) { folder in
            let library = ImageLibrary()
            library.setPublicFolder(folder)
            #expect(library.file(named: "logo", in: nil)?.urlPath == "/logo.svg")
            let scaled = library.file(named: "icons/two words.svg", in: nil)
            #expect(scaled?.urlPath == "/icons/two%20words@2x.svg")
            #expect(scaled?.scale == 2)
            #expect(scaled?.header.size(scale: 2) == CGSize(width: 5, height: 10))
            for name in ["missing", "", "../logo", "/logo", "notes.txt", "icons/../logo"] {
                #expect(library.file(named: name, in: nil) == nil)
            }
        }
    }

    @Test func filesOutsideItHaveAnAddressThatCannotBeGuessed() throws {
        try withFolder(["logo.svg"]) { folder in
            let library = ImageLibrary()
            let path = folder.appendingPathComponent("logo.svg").path
            let file = library.file(atPath: path)
            let address = file?.urlPath ?? ""
            #expect(address.hasPrefix(ImageLibrary.addressPrefix) && address.hasSuffix(".svg"))
            #expect(library.file(atPath: path)?.urlPath == address)
            #expect(library.file(forAddress: address)?.path == file?.path)
            #expect(library.file(forAddress: "/etc/passwd") == nil)
        }
    }

    @Test func anImageInMemoryIsServedAsLongAsSomebodyHasIt() throws {
        var image = UIImage(data: drawing)
        let address = try #require(image?.urlPath)
        #expect(image?.size == CGSize(width: 10, height: 20))
        #expect(ImageLibrary.shared.storedImage(forAddress: address)?.data == drawing)
        image = image?.withTintColor(.red)
        #expect(ImageLibrary.shared.storedImage(forAddress: address) != nil)
        image = nil
        #expect(ImageLibrary.shared.storedImage(forAddress: address) == nil)
        #expect(UIImage(data: Data("no image".utf8)) == nil)
    }

    @Test func symbolsAreNamedAndConfigured() {
        let symbol = UIImage(systemName: "star.fill")?.withTintColor(.systemYellow, renderingMode: .alwaysOriginal)
        #expect(symbol?.symbolName == "star.fill")
        #expect(symbol?.renderingMode == .alwaysOriginal)
        let large = symbol?.applyingSymbolConfiguration(.init(pointSize: 40, weight: .bold))
        #expect(large?.symbolConfiguration?.values.weight == .bold)
        #expect(large?.size == CGSize(width: 47, height: 47))
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
        for name in ["", "a b", "<script>", "a/b", "é"] {
            #expect(UIImage(systemName: name) == nil)
        }
    }

    @Test(arguments: [
        ("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal), ("?", .automatic),
    ])
    func imageSetsSayHowTheyWantToBeShown(_ intent: String, _ mode: UIImage.RenderingMode) throws {
        try withFolder(["Assets.xcassets/Logo.imageset/one.svg"]) { folder in
            let contents = """
                {"images":[{"filename":"one.svg"}],"properties":{"template-rendering-intent":"\(intent)"}}
                """
            try Data(contents.utf8).write(
                to: folder.appendingPathComponent("Assets.xcassets/Logo.imageset/Contents.json"))
            #expect(AssetCatalog.imageSet(named: "Logo", in: folder)?.renderingMode == mode)
            let bundle = Bundle(path: folder.path)
            #expect(UIImage(named: "Logo", in: bundle, with: nil)?.renderingMode == mode)
        }
    }

    @Test func assetCatalogsHoldColoursAndImages() throws {
        let files = ["Assets.xcassets/Logo.imageset/one.svg", "Assets.xcassets/Logo.imageset/two.svg"]
        try withFolder(files) { folder in
            let images = #"{"images":[{"filename":"one.svg","scale":"1x"},{"filename":"two.svg","scale":"2x"}]}"#
            try Data(images.utf8).write(
                to: folder.appendingPathComponent("Assets.xcassets/Logo.imageset/Contents.json"))
            #expect(AssetCatalog.imageSet(named: "Logo", in: folder)?.files.map(\.scale) == [2, 1])
            #expect(AssetCatalog.imageSet(named: "Logo", in: folder)?.renderingMode == .automatic)
            #expect(AssetCatalog.imageSet(named: "Other", in: folder) == nil)
            let colors = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
            try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
            let set = """
                {"colors":[{"color":{"components":{"red":"0xFF","green":"0.5","blue":"0","alpha":"1.0"}}},\
                {"appearances":[{"appearance":"luminosity","value":"dark"}],\
                "color":{"components":{"white":"1.000","alpha":"0.5"}}}]}
                """
            try Data(set.utf8).write(to: colors.appendingPathComponent("Contents.json"))
            let color = Bundle(path: folder.path).flatMap { UIColor(named: "Brand", in: $0, compatibleWith: nil) }
            let light = ColorComponents(red: 1, green: 0.5, blue: 0, alpha: 1)
            let dark = ColorComponents(red: 1, green: 1, blue: 1, alpha: 0.5)
            #expect(color?.appearance == .lightAndDark(light: light, dark: dark))
        }
    }

    @Test func aResizableImageSaysWhatBecomesOfItsMiddle() throws {
        let image = try #require(UIImage(systemName: "star"))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
        let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(stretched.resizingMode == .stretch && stretched.capInsets == insets)
        #expect(stretched != image)
    }
}
