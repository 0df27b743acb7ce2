import Testing
import UIKitCore

@testable import HTMLRenderer

/// Materials on the page.
@MainActor
@Suite struct VisualEffectViewRendererTests {
    private let stage = Stage()

    private func classes(of effect: UIVisualEffect?) -> String {
        let html = stage.html(of: UIVisualEffectView(effect: effect))
        return html.split(separator: "\"").dropFirst(3).first.map(String.init) ?? ""
    }

    @Test func aBlurIsAMaterialOfItsThickness() {
        #expect(classes(of: UIBlurEffect(style: .systemMaterial)) == "view effect material")
        #expect(classes(of: UIBlurEffect(style: .systemUltraThinMaterial)) == "view effect material ultra-thin")
        #expect(
            classes(of: UIBlurEffect(style: .systemChromeMaterialDark)) == "view effect material chrome always-dark")
        #expect(classes(of: UIBlurEffect(style: .extraLight)) == "view effect material always-light")
    }

    @Test func otherEffectsShowTheContentAlone() {
        #expect(classes(of: nil) == "view effect")
        #expect(classes(of: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))) == "view effect")
    }
}
