import Foundation
import Testing

@testable import UIKitCore

/// A view with a shadow that constraints do not align, said by rectangles and not by insets.
private final class Shadowed: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 7) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.insetBy(dx: -5, dy: -7) }
}

@Suite("Constraints refer to margins, safe areas and alignment rectangles")
@MainActor
struct MarginLayoutTests {
    private let test = TestScene()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    }

    private func view(_ view: UIView = UIView()) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private func relate(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: other, multiplier: 1,
            constant: 0)
    }

    @Test("Margins are edges of their own")
    func edges() {
        let (absolute, directional) = (view(), view())
        NSLayoutConstraint.activate([
            relate(absolute, .left, .leftMargin), relate(absolute, .right, .rightMargin),
            relate(absolute, .top, .topMargin), relate(absolute, .bottom, .bottomMargin),
            relate(directional, .leading, .leadingMargin), relate(directional, .trailing, .trailingMargin),
        ])
        test.turn { test.window.addSubview(root) }
        #expect(absolute.frame == CGRect(x: 20, y: 1, width: 240, height: 396))
        #expect(directional.frame.minX == 20)
        #expect(directional.frame.maxX == 260)
        test.turn { root.layoutMargins = UIEdgeInsets(top: 2, left: 30, bottom: 4, right: 50) }
        #expect(absolute.frame == CGRect(x: 30, y: 2, width: 220, height: 394))
        #expect(directional.frame.maxX == 250)
    }

    @Test("Where lines begin at the right, so does the leading margin")
    func mirroredEdges() {
        root.semanticContentAttribute = .forceRightToLeft
        let child = view()
        NSLayoutConstraint.activate([
            relate(child, .leading, .leadingMargin), child.widthAnchor.constraint(equalToConstant: 50),
        ])
        test.turn { test.window.addSubview(root) }
        #expect(child.frame.maxX == 260)
    }

    @Test("The middle within the margins is another one than that of the view")
    func centers() {
        let child = view()
        NSLayoutConstraint.activate([
            relate(child, .centerX, .centerXWithinMargins), relate(child, .centerY, .centerYWithinMargins),
            child.widthAnchor.constraint(equalToConstant: 10), child.heightAnchor.constraint(equalToConstant: 8),
        ])
        test.turn { test.window.addSubview(root) }
        #expect(child.frame == CGRect(x: 135, y: 195, width: 10, height: 8))
        test.turn { root.layoutMargins.right = 80 }
        #expect(child.frame.minX == 115)
    }

    @Test("The keyboard's guide ends at the bottom of the safe area or of the view, as it is told")
    func keyboard() {
        let controller = UIViewController()
        let test = TestScene()
        test.scene.setInitialSize(CGSize(width: 390, height: 844), traits: test.scene.traitCollection)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        test.turn {
            test.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            test.window.rootViewController = controller
            controller.additionalSafeAreaInsets.bottom = 34
            controller.view.addSubview(child)
            NSLayoutConstraint.activate([
                child.topAnchor.constraint(equalTo: controller.view.topAnchor),
                child.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            ])
        }
        let height = controller.view.bounds.height
        #expect(child.frame.maxY == height - controller.view.safeAreaInsets.bottom)
        #expect(controller.view.safeAreaInsets.bottom >= 34)
        test.turn { controller.view.keyboardLayoutGuide.usesBottomSafeArea = false }
        #expect(child.frame.maxY == height)
        test.turn { controller.view.keyboardLayoutGuide.usesBottomSafeArea = true }
        #expect(child.frame.maxY == height - controller.view.safeAreaInsets.bottom)
    }

    @Test("A view says by rectangles what of it is aligned")
    func alignmentRectangles() {
        let shadowed = view(Shadowed())
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        shadowed.addSubview(inner)
        NSLayoutConstraint.activate([
            shadowed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            shadowed.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            shadowed.widthAnchor.constraint(equalToConstant: 40),
            shadowed.heightAnchor.constraint(equalToConstant: 30),
            inner.leadingAnchor.constraint(equalTo: shadowed.leadingAnchor),
            inner.widthAnchor.constraint(equalTo: shadowed.widthAnchor),
        ])
        test.turn { test.window.addSubview(root) }
        #expect(shadowed.frame == CGRect(x: 15, y: 3, width: 50, height: 44))
        #expect(inner.frame.minX == 5)
        #expect(inner.frame.width == 40)
    }

    @Test("A priority of content that is no number is refused")
    func priorityOfContent() {
        let child = view()
        _ = test.scene.takeFaults()
        test.scene.inTurn {
            child.setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
            child.setContentCompressionResistancePriority(UILayoutPriority(.nan), for: .vertical)
        }
        let faults = test.scene.takeFaults()
        #expect(faults.map(\.name) == [.invalidArgument, .invalidArgument])
        #expect(faults.first?.reason.hasPrefix("It's illegal to set priority:nan.") == true)
        #expect(child.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(child.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
}
