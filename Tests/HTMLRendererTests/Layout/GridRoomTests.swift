import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("Content has the room on the page that it has on the server")
struct GridRoomTests {
    private let stage = Stage()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add<View: UIView>(_ view: View, to container: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        return view
    }

    /// The columns of a view in the card, as they are written.
    private func columns(of view: UIView) throws -> String {
        let styles = stage.styles(of: card)
        let number = stage.scene.identifier(for: view)
        let template = try Regex("#v\(number)\\{grid-template:[^/]*/([^;]*);")
        return try #require(styles.firstMatch(of: template)?.output[1].substring.map(String.init))
    }

    @Test("Text in the middle of a view of a given width takes the room beside it, where the browser has it wider")
    func textInTheMiddle() throws {
        let circle = add(UIView(), to: card)
        let label = add(UILabel(), to: circle)
        label.text = "AL"
        NSLayoutConstraint.activate([
            circle.topAnchor.constraint(equalTo: card.topAnchor),
            circle.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            circle.widthAnchor.constraint(equalToConstant: 88), circle.heightAnchor.constraint(equalToConstant: 88),
            label.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
        ])
        #expect(try columns(of: circle) == "minmax(0,0.5fr) auto minmax(0,0.5fr)")
    }

    @Test("So does text at an edge, and what holds both edges keeps its distances")
    func textAtAnEdge() throws {
        let box = add(UIView(), to: card)
        let label = add(UILabel(), to: box)
        label.text = "Title"
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: card.topAnchor),
            box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 88), box.heightAnchor.constraint(equalToConstant: 44),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
        ])
        #expect(try columns(of: box) == "8px auto minmax(0,1fr)")
        label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8).isActive = true
        #expect(try columns(of: box) == "8px 72px 8px")
    }

    @Test("What is a part as wide as the scroll view around it is so on pages of any width")
    func partsOfScrollViews() throws {
        let scroll = add(UIScrollView(), to: card)
        let row = add(UIStackView(arrangedSubviews: [UIView(), UIView()]), to: scroll)
        row.distribution = .fillEqually
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: card.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            scroll.heightAnchor.constraint(equalToConstant: 80),
            row.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            row.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2.4, constant: 10),
        ])
        #expect(try columns(of: scroll) == "16px calc(240% + 10px)")
        let number = stage.scene.identifier(for: row)
        let rule = "#v\(number){grid-area:1/2/2/3;inline-size:auto;max-inline-size:none;}"
        #expect(stage.styles(of: card).contains(rule))
    }

    @Test("A column that a view of a given width takes besides a text is no narrower where the browser has the text so")
    func givenWidth() throws {
        let (title, form) = (add(UILabel(), to: card), add(UIView(), to: card))
        title.text = "Sign In"
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: card.topAnchor),
            title.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            form.topAnchor.constraint(equalTo: title.bottomAnchor), form.heightAnchor.constraint(equalToConstant: 44),
            form.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            form.widthAnchor.constraint(equalToConstant: 240),
        ])
        let width = title.intrinsicContentSize.width
        let beside = (240 - width) / 2
        #expect(try columns(of: card).contains("\(beside)px minmax(\(width)px,auto) \(beside)px"))
    }
}
