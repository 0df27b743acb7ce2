import Foundation
import Testing

@testable import HTMLRenderer
@testable import UIKitCore

@MainActor
@Suite struct ImageViewRendererTests {
    private let symbols = EmbeddedResource.symbols.path

    @Test func aSymbolIsADrawingInTheTint() {
        let view = UIImageView(image: UIImage(systemName: "trash"))
        #expect(
            Stage().html(of: view)
                == "<svg id=\"v1\" class=\"image symbol\" aria-hidden=\"true\"><use href=\"\(symbols)#trash\"/></svg>")
    }

    @Test(arguments: [(UIStackView.Alignment.leading, false), (.trailing, false), (.center, true)])
    func aSymbolInAColumnStandsWhereTheColumnHasIt(alignment: UIStackView.Alignment, isInMiddle: Bool) {
        let view = UIImageView(image: UIImage(systemName: "trash"))
        view.contentMode = .scaleAspectFit
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = .vertical
        stack.alignment = alignment
        #expect(Stage().html(of: stack).contains("class=\"image symbol centered\"") == isInMiddle)
    }

    @Test func aNamedImageIsRead() {
        let view = UIImageView(image: UIImage(systemName: "chevron.backward"))
        view.accessibilityLabel = "Earlier"
        #expect(
            Stage().html(of: view)
                == "<svg id=\"v1\" class=\"image symbol directional\" aria-label=\"Earlier\" role=\"img\">"
                + "<use href=\"\(symbols)#chevron.backward\"/></svg>")
    }

    @Test func aConfigurationIsARule() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: configuration))
        #expect(Stage().styles(of: view) == "#v1{inline-size:2.938rem;block-size:2.938rem;stroke-width:2.4;}")
    }

    @Test(arguments: [
        ("arrow.up.forward.square.on.top", "arrow.up.forward.square"), ("arrow.up.forward.no.such", "arrow.up.forward"),
        ("arrow.up.thing", "arrow.up"), ("star.no.such.thing", "star"), ("star", "star"), ("star.", "star"),
        ("no.such.thing", "placeholder"), ("", "placeholder"), (".", "placeholder"), (".star", "placeholder"),
        ("\"><script>", "placeholder"),
    ])
    func symbolsWithoutDrawingHaveTheLongestNameThatIsLeft(name: String, drawing: String) {
        #expect(SymbolNames.drawing(for: name) == drawing)
    }

    @Test(arguments: [
        ("chevron.backward", true), ("arrow.up.forward", true), ("arrow.forward.circle.fill", true),
        ("chevron.left", false), ("chevron.left.forwardslash.chevron.right", false), ("goforward", false),
        ("forward.fill", false), ("backward.end", false), ("forward", false),
    ])
    func symbolsAreMirroredThatPointAlongTheReadingDirection(name: String, isDirectional: Bool) {
        #expect(SymbolNames.isDirectional(name) == isDirectional)
    }

    @Test func everyDrawingIsPlainAndOnTheSameGrid() {
        let text = String(decoding: EmbeddedResource.symbols.bytes, as: UTF8.self)
        let drawings = text.split(separator: "\n").filter { $0.hasPrefix("<symbol ") }
        #expect(drawings.count > 800)
        let names = drawings.compactMap { $0.split(separator: "\"").dropFirst().first }
        #expect(Set(names).count == drawings.count)
        #expect(names == names.sorted())
        for drawing in drawings {
            #expect(drawing.contains("viewBox=\"0 0 24 24\""))
            #expect(drawing.hasSuffix("</symbol>"))
            #expect(!drawing.contains("style") && !drawing.contains("script"))
        }
    }

    @Test func theBrowserTakesTheFileForItsScreenAndColours() {
        let variant = { ImageFile.Variant(urlPath: $0, scale: $1, isDark: $2, isHighContrast: $3) }
        let header = ImageHeader(format: .png, width: 40, height: 20)
        var file = ImageFile(path: "/x/a.png", urlPath: "/a@2x.png", header: header, scale: 2)
        file.variants = [
            variant("/a@2x.png", 2, false, false), variant("/a,1.png", 1, false, false),
            variant("/d.png", 1, true, false),
        ]
        let view = UIImageView(image: UIImage(source: .file(file)))
        let stage = Stage()
        let picture = "<img id=\"v1\" class=\"image\" src=\"/a@2x.png\" srcset=\"/a@2x.png 2x, /a%2C1.png 1x\""
        #expect(
            stage.html(of: view).hasPrefix(
                "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"/d.png 1x\">" + picture))
        stage.window.overrideUserInterfaceStyle = .light
        #expect(stage.html(of: view).hasPrefix(picture))
        view.overrideUserInterfaceStyle = .dark
        #expect(stage.html(of: view).hasPrefix("<img id=\"v1\" class=\"image\" src=\"/d.png\" width="))
        file.variants += [variant("/s.png", 1, false, true), variant("/sd.png", 1, true, true)]
        let strong = UIImageView(image: UIImage(source: .file(file)))
        let source = "<source media=\"(prefers-contrast: more)"
        #expect(
            Stage().html(of: strong).hasPrefix(
                "<picture>\(source) and (prefers-color-scheme: dark)\" srcset=\"/sd.png 1x\">"
                    + "\(source)\" srcset=\"/s.png 1x\">"
                    + "<source media=\"(prefers-color-scheme: dark)\" srcset=\"/d.png 1x\">" + picture))
        let dark = Stage()
        strong.overrideUserInterfaceStyle = .dark
        #expect(
            dark.html(of: strong).hasPrefix(
                "<picture>\(source)\" srcset=\"/sd.png 1x\"><img id=\"v1\" class=\"image\" src=\"/d.png\" width="))
    }

    @Test func aTemplateIsTheShapeOfItsFileInTheTint() {
        let header = ImageHeader(format: .png, width: 40, height: 20)
        var file = ImageFile(path: "/x/a.png", urlPath: "/a.png", header: header, scale: 1)
        file.variants = [
            ImageFile.Variant(urlPath: "/a@2x.png", scale: 2, isDark: false),
            ImageFile.Variant(urlPath: "/a.png", scale: 1, isDark: false),
        ]
        let image = UIImage(source: .file(file)).withRenderingMode(.alwaysTemplate)
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        let shape = """
            width="40" height="20" viewBox="0 0 40 20" preserveAspectRatio="xMidYMid meet">\
            <mask mask-type="alpha" id="d1-1"><image preserveAspectRatio="none" href="/a@2x.png" width="40" height="20"/></mask>\
            <rect fill="currentColor" width="40" height="20" mask="url(#d1-1)"/></svg>
            """
        #expect(
            Stage().html(of: view) == "<svg id=\"v1\" class=\"image drawn template\" aria-hidden=\"true\" \(shape)")
        view.accessibilityLabel = "Lamp"
        #expect(
            Stage().html(of: view)
                == "<svg id=\"v1\" class=\"image drawn template\" aria-label=\"Lamp\" role=\"img\" \(shape)")
    }

    @Test func picturesAreShapesWhereUIKitTintsThem() {
        let header = ImageHeader(format: .png, width: 40, height: 20)
        let file = ImageFile(path: "/x/a.png", urlPath: "/a.png", header: header, scale: 1)
        let image = UIImage(source: .file(file))
        let isShape = { (type: UIButton.ButtonType, image: UIImage) in
            let button = UIButton(type: type)
            button.setImage(image, for: .normal)
            return Stage().html(of: button).contains("<mask")
        }
        #expect(isShape(.system, image))
        #expect(!isShape(.custom, image))
        #expect(isShape(.custom, image.withRenderingMode(.alwaysTemplate)))
        #expect(!isShape(.system, image.withRenderingMode(.alwaysOriginal)))
        #expect(!Stage().html(of: UIImageView(image: image)).contains("<mask"))
    }

    @Test func aMissingImageKeepsItsPlace() {
        let view = UIImageView(image: UIImage(source: .missing(CGSize(width: 3, height: 4))))
        #expect(Stage().html(of: view) == "<div id=\"v1\" class=\"image\"></div>")
    }

    @Test func theEffectsOfASymbolThatGoOnAreAnimations() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.addSymbolEffect(.pulse)
        view.addSymbolEffect(.rotate, options: .speed(2))
        view.addSymbolEffect(.scale.up)
        let rendered = Stage().rendered(view)
        #expect(rendered.html.contains("class=\"image symbol moving\""))
        #expect(rendered.styles.contains("scale:1.2;--motions:symbol-pulse 2s infinite,symbol-rotate 1s infinite;"))
        view.removeAllSymbolEffects()
        view.addSymbolEffect(.disappear)
        #expect(Stage().styles(of: view).contains("opacity:0;visibility:hidden;"))
    }
}
