import Foundation
import Testing

@testable import UIKitCore

@Suite("A constraint describes itself as in UIKit")
@MainActor
struct NSLayoutConstraintDescriptionTests {
    private let root = UIView()
    private let title = UILabel()
    private let field = UITextField()

    init() {
        root.addSubview(title)
        root.addSubview(field)
        title.text = "What a person wrote"
    }

    private func address(_ object: AnyObject) -> String { NSLayoutConstraint.address(of: object) }

    /// What is said of a constraint after its own address.
    private func text(_ constraint: NSLayoutConstraint) -> String {
        let beginning = "<NSLayoutConstraint:\(address(constraint)) "
        #expect(constraint.description.hasPrefix(beginning))
        return String(constraint.description.dropFirst(beginning.count))
    }

    @Test("Neighbours, and a view at an edge of its superview, are drawn")
    func pictures() {
        let names = (
            root: "UIView:\(address(root))", title: "UILabel:\(address(title))", field: "UITextField:\(address(field))"
        )
        let top = title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        top.isActive = true
        #expect(text(top) == "V:|-(8)-[\(names.title)]   (active, names: '|':\(names.root) )>")
        let bottom = root.bottomAnchor.constraint(greaterThanOrEqualTo: field.bottomAnchor, constant: 2.5)
        #expect(text(bottom) == "V:[\(names.field)]-(>=2.5)-|   (inactive, names: '|':\(names.root) )>")
        let between = field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10)
        between.identifier = "gap"
        between.isActive = true
        #expect(text(between) == "'gap' H:[\(names.title)]-(10)-[\(names.field)]   (active)>")
        let left = title.leftAnchor.constraint(equalTo: root.leftAnchor)
        #expect(text(left) == "H:|-(0)-[\(names.title)](LTR)   (inactive, names: '|':\(names.root) )>")
    }

    @Test("Others are equations")
    func equations() {
        title.accessibilityIdentifier = "title"
        let names = (
            root: "UIView:\(address(root))", title: "UILabel:\(address(title))'title'",
            guide: "UILayoutGuide:\(address(root.safeAreaLayoutGuide))'UIViewSafeAreaLayoutGuide'"
        )
        #expect(text(title.heightAnchor.constraint(equalToConstant: 44)) == "\(names.title).height == 44   (inactive)>")
        let width = title.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: -3)
        width.priority = .defaultHigh
        #expect(text(width) == "\(names.title).width <= 0.5*\(names.root).width - 3 priority:750   (inactive)>")
        let top = title.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8)
        #expect(text(top) == "\(names.title).top == \(names.guide).top + 8   (inactive)>")
        let bottom = title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8)
        #expect(text(bottom) == "\(names.title).bottom == \(names.root).bottom - 8   (inactive)>")
    }

    @Test("Outside of the main actor the address is all that is said")
    func elsewhere() async {
        let constraint = title.heightAnchor.constraint(equalToConstant: 44)
        let text = await Task.detached { constraint.description }.value
        #expect(text == "<NSLayoutConstraint:\(address(constraint))>")
    }
}
