import Foundation
import Testing

@testable import UIKitCore

/// A view whose text is that of a label in it.
private final class Captioned: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
}

@Suite("Constraints align base lines of text")
@MainActor
struct BaselineLayoutTests {
    private let test = TestScene()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func label(_ text: String = "Text", size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    private func show() {
        test.turn { test.window.addSubview(root) }
    }

    /// How far the first base line of a label is below the top of the root view.
    private func firstBaseline(_ label: UILabel) throws -> CGFloat {
        let own = try #require(label.textBaselines(in: label.bounds.size))
        return label.convert(CGPoint.zero, to: root).y + own.firstFromTop
    }

    /// How far the last base line of a label is below the top of the root view.
    private func lastBaseline(_ label: UILabel) throws -> CGFloat {
        let own = try #require(label.textBaselines(in: label.bounds.size))
        return label.convert(CGPoint(x: 0, y: label.bounds.maxY), to: root).y - own.lastFromBottom
    }

    @Test("The base lines of a view are those of the label in it that stands for it")
    func nestedLabel() throws {
        let captioned = Captioned()
        captioned.label.text = "One\nTwo"
        captioned.label.numberOfLines = 0
        captioned.label.translatesAutoresizingMaskIntoConstraints = false
        let (first, last) = (label(size: 24), label(size: 12))
        add(captioned, first, last)
        let space = captioned.label.topAnchor.constraint(equalTo: captioned.topAnchor, constant: 20)
        NSLayoutConstraint.activate([
            captioned.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), space,
            captioned.label.bottomAnchor.constraint(equalTo: captioned.bottomAnchor, constant: -30),
            captioned.label.leadingAnchor.constraint(equalTo: captioned.leadingAnchor),
            first.firstBaselineAnchor.constraint(equalTo: captioned.firstBaselineAnchor),
            last.lastBaselineAnchor.constraint(equalTo: captioned.lastBaselineAnchor),
        ])
        show()
        #expect(captioned.label.frame.minY == 20)
        #expect(abs(try firstBaseline(first) - (try firstBaseline(captioned.label))) <= 1)
        #expect(abs(try lastBaseline(last) - (try lastBaseline(captioned.label))) <= 1)
        #expect(try lastBaseline(last) > firstBaseline(first) + 10)
        let before = first.frame.minY
        test.turn { space.constant = 50 }
        #expect(abs(first.frame.minY - before - 30) <= 1)
        #expect(abs(try lastBaseline(last) - (try lastBaseline(captioned.label))) <= 1)
    }

    @Test("A label that stands for a view may have a frame")
    func nestedLabelWithFrame() throws {
        let captioned = Captioned()
        captioned.label.text = "One"
        captioned.label.frame = CGRect(x: 0, y: 25, width: 100, height: 40)
        let beside = label()
        add(captioned, beside)
        NSLayoutConstraint.activate([
            captioned.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            captioned.heightAnchor.constraint(equalToConstant: 90),
            beside.lastBaselineAnchor.constraint(equalTo: captioned.lastBaselineAnchor),
        ])
        show()
        #expect(abs(try lastBaseline(beside) - (try lastBaseline(captioned.label))) <= 1)
        #expect(try lastBaseline(beside) > 45)
    }

    @Test("The base lines of a column are those of its first and last views that are shown")
    func column() throws {
        let texts = [label(size: 30), label(), label(size: 12)]
        let column = UIStackView(arrangedSubviews: texts)
        column.axis = .vertical
        column.spacing = 9
        let (first, last) = (label(), label())
        add(column, first, last)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            first.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor),
            last.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor),
        ])
        show()
        #expect(abs(try firstBaseline(first) - (try firstBaseline(texts[0]))) <= 1)
        #expect(abs(try lastBaseline(last) - (try lastBaseline(texts[2]))) <= 1)
        test.turn {
            texts[0].isHidden = true
            texts[2].isHidden = true
        }
        #expect(abs(try firstBaseline(first) - (try firstBaseline(texts[1]))) <= 1)
        #expect(abs(try lastBaseline(last) - (try lastBaseline(texts[1]))) <= 1)
    }

    @Test("The base lines of a row are those of its highest view, also within another stack")
    func row() throws {
        let texts = [label(size: 12), label(size: 40), label(size: 17)]
        let row = UIStackView(arrangedSubviews: texts)
        row.alignment = .bottom
        let column = UIStackView(arrangedSubviews: [row, label()])
        column.axis = .vertical
        let beside = label()
        add(column, beside)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            beside.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor),
        ])
        show()
        #expect(column.forFirstBaselineLayout === texts[1])
        #expect(abs(try firstBaseline(beside) - (try firstBaseline(texts[1]))) <= 1)
    }

    @Test("The standard distance between base lines is the line height of the larger text, and follows its font")
    func standardDistance() throws {
        let (upper, lower) = (label(), label())
        add(upper, lower)
        let distance = lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
        NSLayoutConstraint.activate([upper.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), distance])
        show()
        let font = try #require(upper.font)
        #expect(abs(distance.constant - font.lineHeight - font.leading) < 1e-9)
        #expect(abs(try firstBaseline(lower) - (try lastBaseline(upper)) - font.lineHeight - font.leading) <= 1)
        #expect(lower.frame.minY >= upper.frame.maxY - 1)
        let large = UIFont.systemFont(ofSize: 34)
        test.turn { lower.font = large }
        #expect(abs(try firstBaseline(lower) - (try lastBaseline(upper)) - large.lineHeight - large.leading) <= 1)
        #expect(lower.frame.minY >= upper.frame.maxY - 1)
        test.turn { distance.constant = 60 }
        #expect(abs(try firstBaseline(lower) - (try lastBaseline(upper)) - 60) <= 1)
        #expect(distance.constant == 60)
    }

    @Test("The standard distance in a format that measures base lines leaves room for the lines, and edges are 8 apart")
    func standardDistanceInFormats() throws {
        let (upper, lower, bottom) = (label(), label(), label())
        add(upper, lower, bottom)
        let views: [String: Any] = ["upper": upper, "lower": lower, "bottom": bottom]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-0-[upper]-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
                views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:[lower]-[bottom]", metrics: nil, views: views))
        show()
        let font = try #require(upper.font)
        #expect(abs(try firstBaseline(lower) - (try lastBaseline(upper)) - font.lineHeight - font.leading) <= 1)
        #expect(abs(bottom.frame.minY - lower.frame.maxY - 8) <= 0.5)
    }
}
