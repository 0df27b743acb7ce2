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
            ("", "Expected a view", 0),
            ("|-[icon", "Expected ']'", 7),
            ("H:|-10-|", "Expected a view", 7),
            ("[icon]-8[title]", "Expected '-' after a distance", 8),
            ("[icon]-8-(>=4)-[title]", "Expected a view or '|'", 9),
            (
                "[icon]-()-[title]",
                "Expected a number or key from the metrics dictionary, but encountered something else", 8
            ),
            (
                "[icon]- (8)-[title]",
                "Expected a number or key from the metrics dictionary, but encountered something else", 7
            ),
            ("[icon]||", "Expected the end", 7),
            ("[unknown]-|", "unknown is not a key in the views dictionary.", 8),
            ("[icon(size)]", "size is not a key in the metrics or views dictionaries.", 10),
        ]
    )
    func failures(format: String, reason: String, position: Int) {
        #expect(constraints(format).isEmpty)
        #expect(test.scene.takeFaults() == [fault(reason, format, at: position)])
    }

    private func fault(_ reason: String, _ format: String, at position: Int) -> SceneFault {
        let caret = String(repeating: " ", count: position) + "^"
        return SceneFault(
            .invalidArgument, "Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)")
    }

    @Test("The edge of a superview that there is not is a scene fault")
    func noSuperview() {
        container.removeFromSuperview()
        test.scene.inTurn {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[outer]", metrics: nil, views: ["outer": container])
        }
        #expect(
            test.scene.takeFaults() == [
                fault(
                    "Unable to interpret '|' character, because the related view doesn't have a superview",
                    "V:|[outer]", at: 10)
            ])
    }

    @Test(
        "Views of a row are aligned by their vertical places",
        arguments: [
            (NSLayoutConstraint.FormatOptions.alignAllTop, "top"), (.alignAllBottom, "bottom"),
            (.alignAllCenterY, "centerY"), (.alignAllFirstBaseline, "firstBaseline"),
            (.alignAllLastBaseline, "lastBaseline"),
        ])
    func alignedRow(option: NSLayoutConstraint.FormatOptions, attribute: String) {
        #expect(
            constraints("[icon][title]", options: option) == [
                "title.leading == icon.trailing", "icon.\(attribute) == title.\(attribute)",
            ])
        #expect(constraints("V:[icon][title]", options: option).isEmpty)
        let reason =
            "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also "
            + "vertical."
        #expect(test.scene.takeFaults() == [fault(reason, "V:[icon][title]", at: 15)])
    }

    @Test(
        "Views of a column are aligned by their horizontal places",
        arguments: [
            (NSLayoutConstraint.FormatOptions.alignAllLeft, "left"), (.alignAllRight, "right"),
            (.alignAllLeading, "leading"), (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
        ])
    func alignedColumn(option: NSLayoutConstraint.FormatOptions, attribute: String) {
        #expect(
            constraints("V:[icon][title]", options: option) == [
                "title.top == icon.bottom", "icon.\(attribute) == title.\(attribute)",
            ])
        #expect(constraints("H:[icon]-[title]", options: option).isEmpty)
        let reason =
            "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also "
            + "horizontal."
        #expect(test.scene.takeFaults() == [fault(reason, "H:[icon]-[title]", at: 16)])
    }

    @Test("A line from left to right, with views that overlap")
    func leftToRight() {
        #expect(
            constraints("|-(-4)-[icon]-(-8)-[title]-gap-|", options: .directionLeftToRight, metrics: ["gap": -3]) == [
                "icon.left == container.left -4.0", "title.left == icon.right -8.0",
                "container.right == title.right -3.0",
            ])
    }

    @Test("Alignment and direction place views", arguments: [false, true])
    func placedViews(isMirrored: Bool) {
        container.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        container.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        for view in [icon, title] { view.translatesAutoresizingMaskIntoConstraints = false }
        let views: [String: Any] = ["icon": icon, "title": title]
        test.turn {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-10-[icon(20)]-(-5)-[title(30)]",
                    options: [.alignAllBottom, .directionLeftToRight], metrics: nil, views: views)
                    + NSLayoutConstraint.constraints(withVisualFormat: "V:|-3-[icon(40)]", metrics: nil, views: views)
                    + NSLayoutConstraint.constraints(withVisualFormat: "V:[title(25)]", metrics: nil, views: views))
        }
        #expect(icon.frame == CGRect(x: 10, y: 3, width: 20, height: 40))
        #expect(title.frame == CGRect(x: 25, y: 18, width: 30, height: 25))
    }
}
