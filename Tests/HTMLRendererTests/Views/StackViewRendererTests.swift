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
}
