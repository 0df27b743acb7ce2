import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct ImageViewRendererTests {
    private let symbols = EmbeddedResource.symbols.path

    @Test func aSymbolIsADrawingInTheTint() {
        let view = UIImageView(image: UIImage(systemName: "trash"))
        #expect(
            Stage().html(of: view)
                == "<svg id=\"v1\" class=\"image symbol\" aria-hidden=\"true\"><use href=\"\(symbols)#trash\"/></svg>")
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

    @Test(arguments: [("trash.slash", "trash"), ("no.such.thing", "placeholder"), ("\"><script>", "placeholder")])
    func symbolsWithoutDrawingHaveASubstitute(name: String, drawing: String) {
        #expect(SymbolNames.drawing(for: name) == drawing)
    }

    @Test func everyDrawingIsPlainAndOnTheSameGrid() {
        let text = String(decoding: EmbeddedResource.symbols.bytes, as: UTF8.self)
        let drawings = text.split(separator: "\n").filter { $0.hasPrefix("<symbol ") }
        #expect(drawings.count > 250)
        for drawing in drawings {
            #expect(drawing.contains("viewBox=\"0 0 24 24\""))
            #expect(drawing.hasSuffix("</symbol>"))
            #expect(!drawing.contains("style") && !drawing.contains("script"))
        }
    }
}
