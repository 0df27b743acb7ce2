import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("Images are as large as what is around them says")
struct StretchedImageTests {
    private let stage = Stage()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func drawing(_ size: CGSize = CGSize(width: 44, height: 44)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    }

    private func fill(_ view: UIView, height: CGFloat?) {
        view.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: card.topAnchor),
            view.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            height.map(view.heightAnchor.constraint(equalToConstant:))
                ?? view.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
    }

    @Test("A symbol that grows with its cell is scaled, whatever it was configured with")
    func symbolsAreScaled() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: configuration))
        view.contentMode = .scaleAspectFit
        fill(view, height: 120)
        #expect(stage.html(of: card).contains(#"class="image symbol centered scaled""#))
        #expect(stage.styles(of: card).contains("#v2{grid-area:1/1/2/2;align-self:start;block-size:120px;}"))
        #expect(!stage.styles(of: card).contains("rem"))
    }

    @Test("A symbol in the middle of its view keeps its size")
    func symbolsKeepTheirSize() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: configuration))
        view.contentMode = .center
        fill(view, height: 120)
        #expect(stage.html(of: card).contains(#"class="image symbol centered""#))
        #expect(stage.styles(of: card).contains("rem"))
    }

    @Test("A picture that is higher than the view that it fills does not make that higher")
    func picturesYield() {
        fill(UIImageView(image: drawing(CGSize(width: 40, height: 900))), height: nil)
        let styles = stage.styles(of: card)
        #expect(styles.contains("#v1{min-block-size:200px;}"))
        #expect(styles.contains("#v1{grid-template:1fr/minmax(0,1fr);}"))
        #expect(styles.contains("#v2{grid-area:1/1/2/2;contain:size;aspect-ratio:auto;align-self:stretch;}"))
    }

    @Test("Pictures are as wide as the column of a stack, and as high as they are or as constraints say")
    func picturesFillStacks() {
        let (plain, shaped) = (UIImageView(image: drawing()), UIImageView(image: drawing()))
        shaped.heightAnchor.constraint(equalTo: shaped.widthAnchor, multiplier: 0.5).isActive = true
        let stack = UIStackView(arrangedSubviews: [plain, shaped])
        stack.axis = .vertical
        let styles = stage.styles(of: stack)
        #expect(styles.contains("#v2{inline-size:100%;block-size:44px;}"))
        #expect(styles.contains("#v3{inline-size:100%;}"))
        #expect(styles.contains("aspect-ratio:2"))
    }
}
