import Foundation
import Testing

@testable import UIKitCore

/// The place of the content in a material.
@MainActor
@Suite struct UIVisualEffectViewTests {
    private let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    @Test func contentViewFillsTheViewAtOnce() {
        effectView.frame = CGRect(x: 20, y: 20, width: 280, height: 48)
        #expect(effectView.contentView.frame == CGRect(x: 0, y: 0, width: 280, height: 48))
        effectView.bounds.size = CGSize(width: 100, height: 50)
        #expect(effectView.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func constraintsInTheContentDecideTheSize() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        effectView.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 60), box.heightAnchor.constraint(equalToConstant: 30),
            box.topAnchor.constraint(equalTo: effectView.contentView.topAnchor, constant: 8),
            box.bottomAnchor.constraint(equalTo: effectView.contentView.bottomAnchor, constant: -8),
            box.leadingAnchor.constraint(equalTo: effectView.contentView.leadingAnchor, constant: 12),
            box.trailingAnchor.constraint(equalTo: effectView.trailingAnchor, constant: -12),
        ])
        let fitting = effectView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fitting == CGSize(width: 84, height: 46))
    }

    @Test func contentKeepsItsFrameInTheLayout() {
        effectView.frame = CGRect(x: 20, y: 20, width: 280, height: 48)
        effectView.autoresizingMask = .flexibleWidth
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 280, height: 48))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        effectView.contentView.addSubview(label)
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
        canvas.addSubview(effectView)
        let test = TestScene()
        test.turn { test.window.addSubview(canvas) }
        #expect(label.frame == CGRect(x: 0, y: 0, width: 280, height: 48))
        test.turn { canvas.frame.size.width = 400 }
        #expect(effectView.frame == CGRect(x: 20, y: 20, width: 360, height: 48))
        #expect(label.frame == CGRect(x: 0, y: 0, width: 360, height: 48))
    }
}
