import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("Constraints become grids")
struct ConstraintLayoutTests {
    private let stage = Stage()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add<View: UIView>(_ view: View, to container: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (container ?? card).addSubview(view)
        return view
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    /// The rules of the card, whose subviews are numbered from 2.
    private func rules() -> [String] {
        stage.styles(of: card).split(separator: "}").map { String($0) + "}" }
            .filter { $0.contains("grid") }
    }

    @Test("A view that keeps its width has a fixed column, one that grows takes the rest")
    func fixedAndGrowing() {
        let icon = add(UIView())
        let bar = add(UIView())
        NSLayoutConstraint.activate([
            icon.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            icon.widthAnchor.constraint(equalToConstant: 40), icon.heightAnchor.constraint(equalToConstant: 40),
            bar.topAnchor.constraint(equalTo: icon.topAnchor), bar.bottomAnchor.constraint(equalTo: icon.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
            bar.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        ])
        #expect(
            rules() == [
                "#v1{grid-template:10px 40px 1fr/12px 40px 8px minmax(0,1fr) 12px;}",
                "#v2{grid-area:2/2/3/3;justify-self:start;align-self:start;inline-size:40px;block-size:40px;}",
                "#v3{grid-area:2/4/3/5;}",
            ])
        #expect(stage.html(of: card).contains(#"class="view constrained""#))
    }

    @Test("A view that is as wide as constraints let it be keeps that width, though its text would take more")
    func greatestWidth() {
        let part = add(UIView())
        let text = add(label("A text that takes several lines where it has no more room than this"), to: part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: card.topAnchor),
            part.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            part.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
            text.topAnchor.constraint(equalTo: part.topAnchor),
            text.bottomAnchor.constraint(equalTo: part.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: part.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: part.trailingAnchor),
        ])
        #expect(rules().first?.contains("120px") == true)
    }

    @Test("A stack is as wide as its texts where it alone says how wide the view around is", arguments: [true, false])
    func stackInBubble(isHeld: Bool) {
        let bubble = add(UIView())
        let stack = add(UIStackView(arrangedSubviews: [label("Hello!"), label("11:13")]), to: bubble)
        stack.axis = .vertical
        stack.alignment = .leading
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: card.topAnchor),
            bubble.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.topAnchor.constraint(equalTo: bubble.topAnchor),
            stack.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
        if isHeld { bubble.widthAnchor.constraint(equalToConstant: 100).isActive = true }
        let columns = rules().compactMap { $0.split(separator: "/12px ").dropFirst().first }
        #expect(columns == [isHeld ? "76px 12px;}" : "auto 12px;}"])
    }

    @Test("Views that share the width have shares of it, and a fixed part where one has more")
    func shares() {
        let views = [add(UIView()), add(UIView())]
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: card.leadingAnchor),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
            views[1].trailingAnchor.constraint(equalTo: card.trailingAnchor),
            views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2, constant: 30),
        ])
        for view in views {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: card.topAnchor),
                view.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.5),
            ])
        }
        #expect(
            rules() == [
                "#v1{grid-template:0.5fr 0.5fr/minmax(0,0.333fr) 30px minmax(0,0.667fr);}",
                "#v2{grid-area:1/1/2/2;}", "#v3{grid-area:1/2/2/4;}",
            ])
    }

    @Test("Rows and columns that hold text are as long as the text on the page")
    func content() {
        let name = add(label("Name"))
        let text = add(label("Text"))
        let box = add(UIView())
        name.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
            name.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            text.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            text.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
            box.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 6),
            box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        #expect(
            rules() == [
                "#v1{grid-template:4px auto 6px 1fr/auto 8px minmax(0,1fr);}",
                "#v2{grid-area:2/1/3/2;justify-self:start;align-self:baseline;}",
                "#v3{grid-area:2/3/3/4;align-self:baseline;}", "#v4{grid-area:4/1/5/4;}",
            ])
    }

    @Test("A text that is higher than its line is no lower than constraints make it")
    func leastHeight() {
        let button = add(UIButton(configuration: .filled()))
        button.configuration?.title = "Go"
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: card.topAnchor),
            button.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: 60),
        ])
        #expect(
            rules() == [
                "#v1{grid-template:auto 1fr/minmax(0,1fr);}", "#v2{grid-area:1/1/2/2;min-block-size:60px;}",
            ])
    }

    @Test("What is centred stays so, beside others and in the middle")
    func centred() {
        let picture = add(UIView())
        let caption = add(label("Caption"))
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 100), picture.heightAnchor.constraint(equalToConstant: 60),
            caption.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
            caption.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        ])
        let rules = rules()
        #expect(rules[0].hasPrefix("#v1{grid-template:0.5fr minmax(60px,auto) 0.5fr/"))
        #expect(
            rules[1]
                == "#v2{grid-area:2/3/3/4;justify-self:center;align-self:center;inline-size:100px;block-size:60px;}")
        #expect(rules[2] == "#v3{grid-area:2/4/3/5;justify-self:center;align-self:center;}")
    }

    @Test("Leading is on the right where text runs to the left")
    func mirrored() {
        card.semanticContentAttribute = .forceRightToLeft
        let icon = add(UIView())
        NSLayoutConstraint.activate([
            icon.topAnchor.constraint(equalTo: card.topAnchor),
            icon.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            icon.widthAnchor.constraint(equalToConstant: 40),
        ])
        #expect(
            rules() == [
                "#v1{grid-template:1fr/12px 40px minmax(0,1fr);}",
                "#v2{grid-area:1/2/2/3;justify-self:start;inline-size:40px;}",
            ])
        #expect(icon.frame.minX == 248)
    }

    @Test("A shape decides the height where the width grows")
    func shape() {
        let picture = add(UIView())
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: card.topAnchor),
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
        ])
        #expect(
            rules() == [
                "#v1{grid-template:auto 1fr/minmax(0,1fr);}",
                "#v2{grid-area:1/1/2/2;align-self:start;aspect-ratio:2;}",
            ])
    }

    @Test("A view beyond the edges keeps its place; one above the top does too")
    func outside() {
        let badge = add(UIView())
        let menu = add(UIView())
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: card.topAnchor, constant: -8),
            badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 8),
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
            menu.topAnchor.constraint(equalTo: card.topAnchor), menu.heightAnchor.constraint(equalToConstant: 12),
            menu.trailingAnchor.constraint(equalTo: card.leadingAnchor),
            menu.widthAnchor.constraint(equalToConstant: 100),
        ])
        #expect(
            rules() == [
                "#v1{grid-template:12px 1fr/minmax(0,1fr) 12px;}",
                "#v2{grid-area:1/2/2/3;justify-self:end;align-self:start;inline-size:20px;max-inline-size:none;"
                    + "block-size:20px;margin-inline-end:-8px;margin-block-start:-8px;}",
                "#v3{grid-area:1/1/2/2;justify-self:start;align-self:start;inline-size:100px;max-inline-size:none;"
                    + "block-size:12px;margin-inline-start:-100px;}",
            ])
    }

    @Test("Subviews are written in the order in which they are read, unless one covers another")
    func order() {
        let lower = add(label("lower"))
        let upper = add(label("upper"))
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: card.topAnchor),
            upper.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            lower.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
        ])
        func texts() -> [String] {
            let html = stage.html(of: card)
            return ["lower", "upper"].sorted { html.range(of: $0)!.lowerBound < html.range(of: $1)!.lowerBound }
        }
        #expect(texts() == ["upper", "lower"])
        let cover = add(UIView())
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: card.topAnchor),
            cover.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            cover.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            cover.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        #expect(texts() == ["lower", "upper"])
    }

    @Test("A text without any room, or a view in the flow beside, leaves all in the flow")
    func fallback() {
        let text = add(label("Text"))
        let width = text.widthAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: card.topAnchor),
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor), width,
        ])
        #expect(stage.html(of: card).contains(#"class="view flow""#))
        width.isActive = false
        #expect(stage.html(of: card).contains(#"class="view constrained""#))
        card.addSubview(UILabel())
        #expect(stage.html(of: card).contains(#"class="view flow""#))
    }

    @Test("A hidden view keeps its room, and has no rule")
    func hidden() {
        let views = [add(UIView()), add(UIView())]
        for (index, view) in views.enumerated() {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: index == 0 ? card.topAnchor : views[0].bottomAnchor),
                view.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: card.trailingAnchor),
                view.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        views[0].isHidden = true
        let rules = rules()
        #expect(rules[0] == "#v1{grid-template:30px 30px 1fr/minmax(0,1fr);}")
        #expect(rules.count == 2)
    }

    @Test("A button with a menu gives its place to the element around it")
    func wrapped() {
        let button = add(UIButton(configuration: .plain()))
        button.configuration?.title = "More"
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: card.topAnchor),
            button.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        ])
        #expect(
            rules()[1].hasPrefix(
                ":is(.menu,.split,.slider-row,.field-group,.applied,.tap-group):has(>#v2),#v2{grid-area:1/1/2/2;"))
    }

    @Test("The content of a scroll view is as wide as constraints say")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let content = add(UIView(), to: scroll)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 300),
        ])
        let (html, styles) = stage.rendered(scroll)
        #expect(html.contains("constrained"))
        #expect(styles.contains("grid-template:5px 300px/minmax(0,1fr);"))
    }

    // MARK: Screens

    /// A controller with a box that is as wide as the screen, 400 points at most, in the middle.
    private func showBox() {
        let controller = UIViewController()
        let box = add(UIView(), to: controller.view)
        let width = box.widthAnchor.constraint(equalTo: controller.view.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 20),
            box.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 400), width,
            box.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.show(controller)
    }

    @Test("A layout that differs between widths changes at the width where both come to the same")
    func widths() throws {
        showBox()
        let page = stage.page()
        let rule = try #require(page.range(of: "@container (min-width:400px){"))
        #expect(page[..<rule.lowerBound].contains("grid-template:20px 50px 1fr/minmax(0,1fr);"))
        #expect(page[rule.upperBound...].contains("/minmax(0,0.5fr) 400px minmax(0,0.5fr);"))
        #expect(page.occurrences(of: "@container") == 2)
    }

    @Test("A scroll view that goes on under a bar begins below it on the page", arguments: [true, false])
    func underBars(isMoved: Bool) {
        let controller = UIViewController()
        let scroll = add(UIScrollView(), to: controller.view)
        if !isMoved { scroll.contentInsetAdjustmentBehavior = .never }
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        stage.show(UINavigationController(rootViewController: controller))
        let page = stage.page()
        #expect(page.contains("grid-template"))
        #expect(page.contains("margin-block-start:-44px") != isMoved)
    }

    @Test("The content of a scroll view that is a screen begins below the bar", arguments: [true, false])
    func contentOfScrollingScreen(isMoved: Bool) {
        let controller = UIViewController()
        let scroll = UIScrollView()
        if !isMoved { scroll.contentInsetAdjustmentBehavior = .never }
        controller.view = scroll
        let text = add(label("Text"), to: scroll)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        stage.show(UINavigationController(rootViewController: controller))
        let page = stage.page()
        #expect(page.contains("grid-template"))
        #expect(page.contains("margin-block-start:-44px") != isMoved)
    }

    @Test("A gap that may grow is no narrower than constraints have it, also where the browser has texts wider")
    func leastGap() {
        let title = add(UILabel())
        title.text = "Title"
        let amount = add(UILabel())
        amount.text = "7"
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: card.topAnchor),
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            amount.topAnchor.constraint(equalTo: card.topAnchor),
            amount.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            amount.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        #expect(rules().first?.hasSuffix("/auto minmax(8px,1fr) auto;}") == true)
    }

    @Test("The content of a scroll view that is placed by the view's frame stands in its middle at each width")
    func frameGuide() throws {
        let controller = UIViewController()
        let scroll = add(UIScrollView(), to: controller.view)
        let box = add(UIView(), to: scroll)
        let width = box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -48)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            box.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 40),
            box.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 300),
            box.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 400), width,
            box.leadingAnchor.constraint(
                greaterThanOrEqualTo: scroll.frameLayoutGuide.leadingAnchor, constant: 24),
        ])
        stage.show(controller)
        let page = stage.page()
        let rule = try #require(page.range(of: "@container (min-width:448px){"))
        #expect(page[..<rule.lowerBound].contains("grid-template:40px 300px/24px minmax(0,1fr) 24px;"))
        #expect(page[rule.upperBound...].contains("/minmax(0,0.5fr) 400px minmax(0,0.5fr);"))
    }

    @Test("Rules for wider pages belong to the view that they are for, so that patches keep their order")
    func rulesOfViews() throws {
        showBox()
        let controller = try #require(stage.window.rootViewController)
        let box = try #require(controller.view.subviews.first)
        var rules = ViewRules()
        let page = stage.page()
        let style = try #require(page.range(of: "#v"))
        rules.add(Array(page[style.lowerBound...].prefix { $0 != "<" }.utf8))
        let own = String(decoding: rules.byView[try #require(box.viewIdentifier)] ?? [], as: UTF8.self)
        let wide = try #require(own.range(of: "@container (min-width:400px){"))
        let usual = try #require(own.range(of: "grid-area:2/1/3/2;"))
        #expect(usual.upperBound <= wide.lowerBound)
        #expect(own[wide.upperBound...].contains("grid-area:2/2/3/3;"))
    }

    @Test("A screen that was not changed is translated alike, and its views keep their frames")
    func repeated() throws {
        showBox()
        let page = stage.page()
        let frames = stage.window.rootViewController?.view.subviews.map(\.frame)
        #expect(stage.page() == page)
        #expect(stage.window.rootViewController?.view.subviews.map(\.frame) == frames)
    }
}
