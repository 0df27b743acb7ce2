import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct StackViewRendererTests {
    @Test func aStackIsAFlexibleBox() {
        let first = UIView()
        let stack = UIStackView(arrangedSubviews: [first, UIView()])
        stack.axis = .vertical
        stack.alignment = .center
        stack.distribution = .equalSpacing
        stack.spacing = 8
        stack.setCustomSpacing(20, after: first)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let rendered = Stage().rendered(stack)
        #expect(
            rendered.html
                == "<div id=\"v1\" class=\"stack vertical center apart\"><div id=\"v2\" class=\"view\"></div>"
                + "<div id=\"v3\" class=\"view\"></div></div>")
        #expect(rendered.styles == "#v1{gap:8px;padding:1px 4px 3px 2px;}#v2{margin-bottom:12px;}")
    }

    @Test func theArrangementGivesTheOrder() {
        let stack = UIStackView()
        let first = UILabel()
        first.text = "1"
        let second = UILabel()
        second.text = "2"
        stack.addArrangedSubview(second)
        stack.insertArrangedSubview(first, at: 0)
        #expect(
            Stage().html(of: stack)
                == "<div id=\"v1\" class=\"stack horizontal fill\"><p id=\"v2\" class=\"label one-line\">1</p>"
                + "<p id=\"v3\" class=\"label one-line\">2</p></div>")
    }

    /// A stack in a card of 300 points, whose edges it keeps to; the card has the number 1, the stack 2.
    private func card(_ stack: UIStackView) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: card.topAnchor),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        return card
    }

    private func label(_ text: String, hugging: Float = 251) -> UILabel {
        let label = UILabel()
        label.text = text
        label.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        return label
    }

    @Test("In a row, the view that hugs its content least takes the room that is left")
    func hugging() {
        let stack = UIStackView(arrangedSubviews: [label("Name"), label("", hugging: 250), UISwitch()])
        let rendered = Stage().rendered(card(stack))
        #expect(rendered.html.contains(#"<div id="v2" class="stack horizontal fill measured">"#))
        // The switch is numbered before the label that names it.
        #expect(rendered.styles.hasSuffix("#v5{flex-grow:1;}"))
    }

    @Test("A label that is as wide as one of another row keeps that width, whatever its text")
    func sameWidth() throws {
        let short = label("A")
        let long = label("Some longer text")
        let rows = [short, long].map { UIStackView(arrangedSubviews: [$0, UITextField()]) }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        let card = card(stack)
        short.widthAnchor.constraint(equalTo: long.widthAnchor).isActive = true
        let rendered = Stage().rendered(card)
        let width = long.frame.width
        #expect(width > 60)
        #expect(short.frame.width == width)
        let rule = try #require(rendered.styles.firstMatch(of: /#v5\{min-inline-size:([0-9.]+)px;flex-shrink:0;\}/))
        #expect(abs((Double(rule.1) ?? 0) - width) < 0.6)
        // Fields are numbered before the labels that name them.
        #expect(rendered.styles.contains("#v4{flex-grow:1;}"))
        #expect(!rendered.styles.contains("#v8{min-inline-size"))
    }

    @Test("In a column that is not filled, a view that constraints stretch goes across it")
    func across() {
        let field = UITextField()
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        let stack = UIStackView(arrangedSubviews: [field, button])
        stack.axis = .vertical
        stack.alignment = .center
        let card = card(stack)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -20),
        ])
        let styles = Stage().styles(of: card)
        #expect(
            styles.contains(
                "#v3{align-self:stretch;inline-size:auto;margin-inline-start:16px;margin-inline-end:20px;}"))
        #expect(!styles.contains("#v4{align-self"))
    }
}
