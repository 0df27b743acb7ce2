import Foundation
import Testing

@testable import UIKitCore

/// A view that counts how often it is laid out.
private final class CountingView: UIView {
    var layoutCount = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
    }
}

@Suite("Layouts are solved at several sizes")
@MainActor
struct LayoutSamplesTests {
    private let test = TestScene()
    private let root = CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
    }

    private func fill(_ view: UIView) -> NSLayoutConstraint {
        let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor), bottom,
        ])
        test.turn { test.window.addSubview(root) }
        return bottom
    }

    @Test("What is as wide as text reads well contradicts nothing where the page is narrower")
    func readableWidth() throws {
        let controller = UIViewController()
        let view = try #require(controller.view)
        let stack = UIStackView(arrangedSubviews: [UILabel()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
        let test = TestScene()
        test.resize(width: 1_280, height: 800, idiom: .pad)
        test.turn { test.window.rootViewController = controller }
        #expect(stack.frame.width == 672)
        let samples = try #require(view.layoutSamples)
        #expect(samples.widths.first?.value == 320)
        let widest = try #require(samples.widths.last)
        #expect(samples.place(of: stack, in: widest.now)?.frame.width == 672)
        #expect(samples.place(of: stack, in: widest.wider)?.frame.width == 672)
        #expect(view.presentLayoutEngine?.loggedConflicts.isEmpty == true)
        test.resize(width: 390, height: 844)
        #expect(stack.frame.width < 390)
        #expect(view.presentLayoutEngine?.loggedConflicts.isEmpty == true)
    }

    @Test("Places follow the sizes, and the views stay where they are")
    func places() throws {
        let text = label("Text")
        let bottom = fill(text)
        let (frame, count) = (text.frame, root.layoutCount)
        let samples = try #require(root.layoutSamples)
        let width = samples.present
        #expect(samples.widths.map(\.value) == [300])
        #expect(samples.place(of: text, in: width.now)?.frame == CGRect(x: 0, y: 0, width: 300, height: 90))
        #expect(samples.place(of: text, in: width.wider)?.frame.width == 304)
        #expect(samples.place(of: text, in: width.taller)?.frame.height == 94)
        #expect(samples.place(of: root, in: width.now)?.frame.size == CGSize(width: 300, height: 100))
        #expect(text.frame == frame)
        #expect(root.layoutCount == count)
        test.turn { bottom.constant = -20 }
        #expect(text.frame.height == 80)
        #expect(root.layoutSamples?.place(of: text, in: width.now)?.frame.height == 80)
    }

    @Test("A page scrolls, so content that is too high makes the view higher instead of being squeezed")
    func tooHigh() throws {
        let text = label(Array(repeating: "word", count: 300).joined(separator: " "))
        _ = fill(text)
        #expect(text.frame.height == 90)
        let samples = try #require(root.layoutSamples)
        let place = try #require(samples.place(of: text, in: samples.present.now))
        #expect(place.frame.height > 300)
        #expect(abs(place.frame.height - place.content.height) < 1)
        #expect(samples.place(of: root, in: samples.present.now)?.frame.height == place.frame.height + 10)
        #expect(text.frame.height == 90)
    }

    @Test("Samples are kept until a constraint changes")
    func kept() throws {
        let text = label("Text")
        let bottom = fill(text)
        _ = try #require(root.layoutSamples)
        let engine = try #require(root.layoutAttributesIfPresent?.engine)
        let pivots = engine.solver.pivotCount
        test.turn { root.setNeedsLayout() }
        _ = root.layoutSamples
        #expect(engine.solver.pivotCount == pivots)
        test.turn { bottom.constant = -5 }
        _ = root.layoutSamples
        #expect(engine.solver.pivotCount > pivots)
    }

    @Test("The root of a screen is solved at the widths of other devices too")
    func screens() throws {
        let controller = UIViewController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        let margin = UIView()
        margin.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        controller.view.addSubview(margin)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            margin.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
        ])
        test.turn {
            test.window.rootViewController = controller
            test.window.makeKeyAndVisible()
        }
        let samples = try #require(controller.view.layoutSamples)
        #expect(
            samples.widths.map(\.value).filter { $0 != controller.view.bounds.width } == [320, 600, 768, 1024, 1440])
        for width in samples.widths {
            #expect(samples.place(of: box, in: width.now)?.frame.width == width.value - 10)
            #expect(samples.place(of: box, in: width.wider)?.frame.width == width.value - 6)
            #expect(samples.place(of: margin, in: width.now)?.frame.minX == (width.value < 414 ? 16 : 20))
        }
    }
}
