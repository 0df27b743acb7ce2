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

    @Test("The view of a symbol is as wide as the column of a stack, and the symbol keeps its size in the middle")
    func symbolsFillStacks() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 64)
        let (icon, narrow) = (UIImageView(), UIImageView())
        for view in [icon, narrow] {
            view.image = UIImage(systemName: "leaf", withConfiguration: configuration)
            view.contentMode = .center
            view.heightAnchor.constraint(equalToConstant: 180).isActive = true
        }
        narrow.widthAnchor.constraint(equalToConstant: 90).isActive = true
        let stack = UIStackView(arrangedSubviews: [icon, narrow])
        stack.axis = .vertical
        let styles = stage.styles(of: stack)
        #expect(styles.contains("min-inline-size:100%;}#v2>use{x:calc((100% - "))
        #expect(!stage.html(of: stack).contains(#"id="v2" class="image symbol centered""#))
        #expect(styles.contains("}#v3>use{x:calc((100% - "))
        #expect(styles.occurrences(of: "min-inline-size:100%") == 1)
    }

    @Test("A symbol at a frame has the size of the frame, which follows the superview, or keeps its own in it")
    func symbolsStandAtFrames() {
        let (fitted, centered) = (UIImageView(frame: CGRect(x: 60, y: 60, width: 180, height: 80)), UIImageView())
        fitted.image = UIImage(systemName: "leaf", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        fitted.contentMode = .scaleAspectFit
        fitted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        centered.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        centered.image = fitted.image
        centered.contentMode = .bottomRight
        card.addSubview(fitted)
        card.addSubview(centered)
        let styles = stage.styles(of: card)
        #expect(styles.contains("left:60px;width:calc((100% - 120px)*1);top:60px;height:calc((100% - 120px)*1);"))
        #expect(!styles.contains("inline-size") && !styles.contains("#v2>use"))
        #expect(styles.contains("#v3>use{x:calc((100% - "))
        #expect(styles.contains("rem)*1);y:calc((100% - "))
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
