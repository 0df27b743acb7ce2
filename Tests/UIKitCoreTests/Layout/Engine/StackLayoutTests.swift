import Foundation
import Testing

@testable import UIKitCore

private final class Block: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

@Suite("Stacks place their views")
@MainActor
struct StackLayoutTests {
    private let test = TestScene()
    private let blocks = [Block(20, 10), Block(40, 30), Block(60, 20)]

    private func lay(
        _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment = .fill,
        axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 10, configure: (UIStackView) -> Void = { _ in }
    ) -> [CGRect] {
        let stack = UIStackView(arrangedSubviews: blocks)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        configure(stack)
        test.turn { test.window.addSubview(stack) }
        return blocks.map(\.frame)
    }

    @Test("Filling lets the view that hugs least grow")
    func fill() {
        blocks[1].setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
        #expect(
            lay(.fill) == [
                CGRect(x: 0, y: 0, width: 20, height: 100), CGRect(x: 30, y: 0, width: 100, height: 100),
                CGRect(x: 140, y: 0, width: 60, height: 100),
            ])
    }

    @Test("Of views that hug alike the first grows, and of those that resist alike the last shrinks")
    func ties() {
        #expect(lay(.fill).map(\.width) == [80, 40, 60])
        test.turn { blocks[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal) }
        #expect(blocks.map(\.frame.width) == [20, 100, 60])
        test.turn { (blocks[0].superview as? UIStackView)?.spacing = 55 }
        #expect(blocks.map(\.frame.width) == [20, 40, 30])
    }

    @Test("Which view grows does not depend on what was laid out before", arguments: 0..<3)
    func tiesAfterChanges(changed: Int) {
        let expected = lay(.fill)
        test.turn { blocks[changed].isHidden = true }
        test.turn { blocks[changed].isHidden = false }
        #expect(blocks.map(\.frame) == expected)
        test.turn { blocks[changed].setContentHuggingPriority(.required, for: .horizontal) }
        test.turn { blocks[changed].setContentHuggingPriority(.defaultLow, for: .horizontal) }
        #expect(blocks.map(\.frame) == expected)
        #expect(blocks[0].superview?.layoutSamples != nil)
        test.turn { blocks[0].superview?.frame.size.width = 90 }
        test.turn { blocks[0].superview?.frame.size.width = 200 }
        #expect(blocks.map(\.frame) == expected)
    }

    @Test("Where stacks are in each other, the outer one decides first which view grows")
    func nestedTies() {
        let inner = UIStackView(arrangedSubviews: [blocks[0], blocks[1]])
        let outer = UIStackView(arrangedSubviews: [inner, blocks[2]])
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        blocks[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        test.turn { test.window.addSubview(outer) }
        #expect(blocks.map(\.frame.width) == [20, 120, 60])
        test.turn { blocks[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal) }
        #expect(blocks.map(\.frame.width) == [20, 40, 140])
    }

    @Test("Filling equally gives all the same length")
    func fillEqually() {
        #expect(
            lay(.fillEqually, .center) == [
                CGRect(x: 0, y: 45, width: 60, height: 10), CGRect(x: 70, y: 35, width: 60, height: 30),
                CGRect(x: 140, y: 40, width: 60, height: 20),
            ])
    }

    @Test("Filling in proportion keeps the proportions of the contents")
    func fillProportionally() {
        let frames = lay(.fillProportionally, .bottom, spacing: 0)
        #expect(frames.map { $0.width.rounded() } == [33, 67, 100])
        #expect(frames.map(\.maxY) == [100, 100, 100])
    }

    @Test("Many views fill in proportion to their contents")
    func fillManyProportionally() {
        let many = (0..<60).map { Block($0.isMultiple(of: 2) ? 10 : 20, 5) }
        let stack = UIStackView(arrangedSubviews: many)
        stack.frame = CGRect(x: 0, y: 0, width: 1_800, height: 10)
        stack.distribution = .fillProportionally
        test.turn { test.window.addSubview(stack) }
        #expect(many.map { $0.frame.width.rounded() } == many.indices.map { $0.isMultiple(of: 2) ? 20 : 40 })
    }

    @Test("Equal spacing keeps the contents' lengths and shares the room between them")
    func equalSpacing() {
        #expect(
            lay(.equalSpacing, .top) == [
                CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 60, y: 0, width: 40, height: 30),
                CGRect(x: 140, y: 0, width: 60, height: 20),
            ])
    }

    @Test("Equal centering puts the middles at equal distances")
    func equalCentering() {
        let frames = lay(.equalCentering)
        #expect(frames[1].midX - frames[0].midX == frames[2].midX - frames[1].midX)
        #expect(frames.map(\.width) == [20, 40, 60])
    }

    @Test("A column with margins, a space of its own and a hidden view")
    func column() {
        blocks[2].isHidden = true
        blocks[1].setContentHuggingPriority(UILayoutPriority(10), for: .vertical)
        let frames = lay(.fill, .trailing, axis: .vertical) { stack in
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
            stack.setCustomSpacing(3, after: blocks[0])
        }
        #expect(frames[0] == CGRect(x: 172, y: 5, width: 20, height: 10))
        #expect(frames[1] == CGRect(x: 152, y: 18, width: 40, height: 75))
        test.turn { blocks[2].isHidden = false }
        #expect(blocks[1].frame == CGRect(x: 152, y: 18, width: 40, height: 45))
        #expect(blocks[2].frame == CGRect(x: 132, y: 73, width: 60, height: 20))
    }

    @Test("A stack is as large as its views, also within another one")
    func nested() {
        let inner = UIStackView(arrangedSubviews: [blocks[0], blocks[1]])
        inner.spacing = 4
        let outer = UIStackView(arrangedSubviews: [inner, blocks[2]])
        outer.axis = .vertical
        outer.alignment = .leading
        outer.spacing = 2
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 64, height: 52))
    }

    @Test("A stack in document flow has no geometry on the server")
    func documentFlow() {
        let stack = UIStackView(arrangedSubviews: blocks)
        test.turn { test.window.addSubview(stack) }
        #expect(blocks.map(\.frame) == [.zero, .zero, .zero])
        #expect(!blocks[0].viewState.contains(.usesConstraints))
    }

    @Test("Spaces between base lines are counted from text to text")
    func baselines() throws {
        let labels = [17, 28].map { size in
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        stack.axis = .vertical
        stack.spacing = 34
        stack.isBaselineRelativeArrangement = true
        let root = UIView(frame: stack.frame)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        test.turn { test.window.addSubview(root) }
        let places = try labels.map { try #require($0.textBaselines(in: $0.bounds.size)) }
        let first = labels[0].frame.maxY - places[0].lastFromBottom
        let second = labels[1].frame.minY + places[1].firstFromTop
        #expect(abs(second - first - 34) <= 1)
        test.turn { labels[1].font = .systemFont(ofSize: 12) }
        let moved = try #require(labels[1].textBaselines(in: labels[1].bounds.size))
        #expect(abs(labels[1].frame.minY + moved.firstFromTop - first - 34) <= 1)
    }
}
