import Foundation
import Testing

@testable import UIKitCore

@Suite("A visual format becomes constraints")
@MainActor
struct VisualFormatTests {
    private let test = TestScene()
    private let container = UIView()
    private let icon = UIView()
    private let title = UIView()

    init() {
        test.window.addSubview(container)
        container.addSubview(icon)
        container.addSubview(title)
        _ = test.scene.takeFaults()
    }

    private func constraints(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [String] {
        test.scene.inTurn {
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: ["icon": icon, "title": title]
            ).map(describe)
        }
    }

    private func describe(_ constraint: NSLayoutConstraint) -> String {
        let relation =
            switch constraint.relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)"
        if let second = constraint.secondItem { text += " \(name(second)).\(constraint.secondAttribute)" }
        if constraint.constant != 0 { text += " \(constraint.constant)" }
        if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
        return text
    }

    private func name(_ item: AnyObject?) -> String {
        item === icon ? "icon" : item === title ? "title" : item === container ? "container" : "?"
    }

    @Test("In a column, distances can be those between lines of text")
    func baselines() {
        #expect(
            constraints("V:|-[icon]-20-[title]", options: .spacingBaselineToBaseline) == [
                "icon.top == container.topMargin", "title.firstBaseline == icon.lastBaseline 20.0",
            ])
        #expect(
            constraints("[icon]-20-[title]", options: .spacingBaselineToBaseline) == [
                "title.leading == icon.trailing 20.0"
            ])
        #expect(constraints("V:[icon]-20-[title]", options: .spacingEdgeToEdge) == ["title.top == icon.bottom 20.0"])
    }

    @Test("A line from edge to edge, with sizes, standard and written distances")
    func line() {
        #expect(
            constraints("|-[icon(24)]-8-[title(>=100,<=icon@250)]|") == [
                "icon.leading == container.leadingMargin",
                "icon.width == 24.0",
                "title.leading == icon.trailing 8.0",
                "title.width >= 100.0",
                "title.width <= icon.width @250.0",
                "container.trailing == title.trailing",
            ]
        )
    }

    @Test("A column, with metrics by name and an alignment")
    func column() {
        #expect(
            constraints(
                "V:|-gap-[icon]-(>=gap@low)-[title]", options: [.alignAllLeading], metrics: ["gap": 12, "low": 1.5]
            ) == [
                "icon.top == container.top 12.0",
                "title.top >= icon.bottom 12.0 @1.5",
                "icon.leading == title.leading",
            ]
        )
    }

    @Test("A line against the direction of text")
    func direction() {
        #expect(
            constraints("|-5-[icon][title]-[icon]", options: .directionRightToLeft) == [
                "container.right == icon.right 5.0",
                "icon.left == title.right",
                "title.left == icon.right 8.0",
            ]
        )
    }

    @Test(
        "A text that cannot be understood is a scene fault",
        arguments: [
            ("", "Expected a view in square brackets at position 0"),
            ("|-[icon", "Expected ']' at position 7"),
            ("[icon]-8[title]", "Expected '-' after a distance at position 8"),
            ("[icon]-()-[title]", "Expected a name at position 8"),
            ("[icon]||", "Expected the end at position 7"),
            ("[unknown]-|", "unknown is not a key in the views dictionary."),
            ("[icon(size)]", "size is not a key in the metrics or views dictionaries."),
        ]
    )
    func failures(format: String, reason: String) {
        #expect(constraints(format).isEmpty)
        #expect(
            test.scene.takeFaults() == [
                SceneFault(.invalidArgument, "Unable to parse constraint format: \(reason)\n\(format)")
            ]
        )
    }
}
