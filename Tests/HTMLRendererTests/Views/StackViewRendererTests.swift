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
    func across() throws {
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
        let identifier = try #require(field.viewIdentifier)
        #expect(
            styles.contains(
                "#v\(identifier){align-self:stretch;inline-size:auto;margin-inline-start:16px;margin-inline-end:20px;}")
        )
        #expect(styles.components(separatedBy: "align-self").count == 2)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let box = UIView()
        box.widthAnchor.constraint(equalToConstant: width).isActive = true
        box.heightAnchor.constraint(equalToConstant: height).isActive = true
        return box
    }

    @Test("Middles at equal distances stand apart by what their views are shorter than the longest pair")
    func equalCentering() {
        let stack = UIStackView(arrangedSubviews: [box(20, 10), box(60, 10), box(100, 10), box(20, 10)])
        stack.distribution = .equalCentering
        stack.spacing = 4
        let card = card(stack)
        let rendered = Stage().rendered(card)
        #expect(rendered.html.contains("stack horizontal apart"))
        // The pairs are 40, 80 and 60 points from middle to middle.
        #expect(rendered.styles.contains("#v3{margin-inline-end:40px;}"))
        #expect(!rendered.styles.contains("#v4{margin-inline-end"))
        #expect(rendered.styles.contains("#v5{margin-inline-end:20px;}"))
        let middles = stack.arrangedSubviews.map(\.frame.midX)
        #expect(zip(middles, middles.dropFirst()).allSatisfy { abs($1 - $0 - 280 / 3) < 1 })
    }

    @Test("Views that share a stack in proportion grow from nothing by what the server gave them")
    func proportions() throws {
        let stack = UIStackView(arrangedSubviews: [label("A"), label("Some longer text")])
        stack.distribution = .fillProportionally
        let rendered = Stage().rendered(card(stack))
        let widths = stack.arrangedSubviews.map(\.frame.width)
        #expect(widths[1] > 3 * widths[0] && abs(widths[0] + widths[1] - 300) < 1)
        for (view, width) in zip(["v3", "v4"], widths) {
            let rule = try Regex("#\(view)\\{flex-grow:([0-9.]+);flex-basis:0;\\}")
            let found = try #require(rendered.styles.firstMatch(of: rule)?.output[1].substring)
            #expect(abs((Double(found) ?? 0) - width) < 1)
        }
    }

    /// The styles of a column with a view without content between two labels, whose length something says.
    private func spacedColumn(_ length: (UIStackView, UIView) -> NSLayoutConstraint) -> (styles: String, spacer: UIView)
    {
        let (spacer, below) = (UIView(), label("Below"))
        let stack = UIStackView(arrangedSubviews: [label("Above"), spacer, below])
        stack.axis = .vertical
        let card = card(stack)
        length(stack, card).isActive = true
        let styles = Stage().styles(of: card)
        #expect(spacer.frame.height > 100 && below.frame.minY == spacer.frame.maxY)
        #expect(!styles.contains("#v3{flex-grow") && !styles.contains("#v5{flex-grow"))
        return (styles, spacer)
    }

    @Test("In a column of a given height, the view without content takes the room, as it does on the server")
    func spacer() {
        let (styles, spacer) = spacedColumn { stack, _ in stack.heightAnchor.constraint(equalToConstant: 180) }
        #expect(styles.contains("#v4{flex-grow:\(Int(spacer.frame.height.rounded(.up)));}"))
    }

    @Test("So it does in a column that is as high as the view around it")
    func growingSpacer() {
        let (styles, _) = spacedColumn { $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor) }
        #expect(styles.contains("#v4{flex-grow:1;}"))
    }

    @Test("A row of a given width gives the view without content its room")
    func spacerInRow() throws {
        let spacer = UIView()
        let stack = UIStackView(arrangedSubviews: [label("Left"), spacer, label("Right")])
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: card.topAnchor),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 250),
        ])
        let styles = Stage().styles(of: card)
        #expect(spacer.frame.width > 100)
        // Shares are whole points.
        let share = try #require(styles.firstMatch(of: /#v4\{flex-grow:([0-9]+);\}/).flatMap { Double($0.1) })
        #expect(abs(share - spacer.frame.width) < 2)
    }

    @Test("A column of equal heights is a grid, but where its distances differ")
    func evenRows() {
        let views = ["One", "Two", "Three"].map { label($0) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 6
        let stage = Stage()
        #expect(stage.html(of: stack).hasPrefix(#"<div id="v1" class="stack vertical equally even">"#))
        stack.setCustomSpacing(20, after: views[0])
        #expect(stage.html(of: stack).hasPrefix(#"<div id="v1" class="stack vertical equally">"#))
        views[0].isHidden = true
        #expect(stage.html(of: stack).hasPrefix(#"<div id="v1" class="stack vertical equally even">"#))
        stack.axis = .horizontal
        #expect(stage.html(of: stack).hasPrefix(#"<div id="v1" class="stack horizontal equally">"#))
    }

    /// Whether the last of two labels alone takes what is left of a row that is as wide as the screen, but for a greatest
    /// width.
    private func lastGrows(upTo greatestWidth: CGFloat) throws -> Bool {
        let row = UIStackView(arrangedSubviews: [label("First"), label("Last", hugging: 250)])
        row.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        let root: UIView = controller.view
        root.addSubview(row)
        let fill = row.widthAnchor.constraint(equalTo: root.widthAnchor)
        fill.priority = .defaultHigh
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: root.topAnchor),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            row.widthAnchor.constraint(lessThanOrEqualToConstant: greatestWidth), fill,
        ])
        let stage = Stage()
        stage.show(controller)
        let styles = stage.styles(of: root)
        let first = try #require(row.arrangedSubviews[0].viewIdentifier)
        let last = try #require(row.arrangedSubviews[1].viewIdentifier)
        return styles.contains("#v\(last){flex-grow:1;}") && !styles.contains("#v\(first){flex-grow")
            && !styles.contains("#v\(last){min-inline-size")
    }

    @Test(
        "A row that is as wide as it ever gets gives its room to the view that took it in narrower ones",
        arguments: [340, 3_400])
    func greatestWidth(_ width: CGFloat) throws {
        #expect(try lastGrows(upTo: width))
    }

    @Test("Two views of a stack that grows by half as much as the page share all that it grows by")
    func halves() {
        let views = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: views)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: card.topAnchor),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
            views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor),
        ])
        let styles = Stage().styles(of: card)
        #expect(styles.contains("#v3{flex-grow:0.5;flex-basis:0;}"))
        #expect(styles.contains("#v4{flex-grow:0.5;flex-basis:0;}"))
    }

    @Test("Distances between lines of text are less between the edges of their views")
    func baselines() throws {
        let labels = [label("One"), label("Two")]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        let styles = Stage().styles(of: card(stack))
        let gap = labels[1].frame.minY - labels[0].frame.maxY
        #expect(gap < 30)
        let rule = try #require(styles.firstMatch(of: /#v3\{margin-bottom:(-[0-9.]+)px;\}/))
        #expect(abs((Double(rule.1) ?? 0) + 40 - gap) < 1)
    }
}
