import Foundation
import Testing

@testable import UIKitCore

@Suite("Attributes of focus, of the size of text, of tool tips, of bar items and of date pickers")
@MainActor
struct ViewAttributeDecodingTests {
    private func decoded(_ text: String) throws -> (objects: [Any], reasons: [String]) {
        let source = try TestDocument.source(TestDocument.nib(text))
        source.logsFindings = false
        let objects = UINib(source: source).instantiate(withOwner: nil)
        return (objects, source.findings.map(\.reason))
    }

    @Test("What a table says of the focus of its rows")
    func focus() throws {
        let (objects, reasons) = try decoded(
            """
            <tableView selectionFollowsFocus="YES" allowsFocus="NO" allowsFocusDuringEditing="NO" \
            remembersLastFocusedIndexPath="YES" id="1"/><tableView id="2"/>
            """)
        let tables = objects.compactMap { $0 as? UITableView }
        #expect(reasons.isEmpty)
        #expect(tables.map(\.selectionFollowsFocus) == [true, false])
        #expect(tables.map(\.allowsFocus) == [false, true])
        #expect(tables.map(\.allowsFocusDuringEditing) == [false, true])
        #expect(tables.map(\.remembersLastFocusedIndexPath) == [true, false])
    }

    @Test("The limits on the size of text, by any of the names of a size")
    func sizes() throws {
        let (objects, reasons) = try decoded(
            """
            <view minimumContentSizeCategory="extraLarge" maximumContentSizeCategory="AccessibilityM" id="1"/>
            <view minimumContentSizeCategory="UICTContentSizeCategoryXS" maximumContentSizeCategory="huge" id="2"/>
            """)
        let views = objects.compactMap { $0 as? UIView }
        #expect(views.map(\.minimumContentSizeCategory) == [.extraLarge, .extraSmall])
        #expect(views.map(\.maximumContentSizeCategory) == [.accessibilityMedium, nil])
        #expect(reasons == ["<view> has maximumContentSizeCategory=\"huge\", which cannot be read."])
    }

    @Test("Tool tips of controls and of other views")
    func toolTips() throws {
        let (objects, reasons) = try decoded(
            "<button toolTip=\"Save\" id=\"1\"/><view toolTip=\"Here\" id=\"2\"/><switch id=\"3\"/>")
        #expect(reasons.isEmpty)
        #expect((objects[0] as? UIButton)?.toolTip == "Save")
        #expect(objects.compactMap { ($0 as? UIView)?.toolTipText } == ["Save", "Here"])
    }

    @Test("The widths of the system's font are known by their names, and others are reported")
    func fontWidths() throws {
        func label(_ width: String) -> String {
            """
            <label id="l"><fontDescription key="fontDescription" type="system" weight="bold" width="\(width)"
            pointSize="21"/></label>
            """
        }
        let widths: [(String, UIFont.Width)] = [
            ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard), ("expanded", .expanded),
        ]
        for (name, width) in widths {
            let (objects, reasons) = try decoded(label(name))
            #expect(reasons.isEmpty)
            let font = (objects.first as? UILabel)?.font
            #expect(font == .systemFont(ofSize: 21, weight: .bold, width: width))
            #expect((font == .systemFont(ofSize: 21, weight: .bold)) == (width == .standard))
        }
        #expect(
            try decoded(label("huge")).reasons == ["<fontDescription> has width=\"huge\", which cannot be read."])
    }

    @Test("Lines are broken as the document says of a label or of a paragraph in it")
    func lineBreakStrategies() throws {
        let (objects, reasons) = try decoded(
            """
            <label lineBreakStrategy="hangulWordPriority" id="1"/>
            <label id="2"><attributedString key="attributedText"><fragment content="Text"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakStrategy="pushOut"
            usesDefaultHyphenation="YES"/></attributes></fragment></attributedString></label>
            """)
        #expect(reasons.isEmpty)
        let labels = objects.compactMap { $0 as? UILabel }
        #expect(labels.map(\.lineBreakStrategy) == [.hangulWordPriority, .standard])
        #expect(labels.map(\.displayedAlignment) == [labels.first?.textAlignment, .center])
        #expect(labels.last?.displayedParagraph.lineBreakStrategy == .pushOut)
        #expect(labels.last?.displayedParagraph.hyphenationFactor == 1)
    }

    @Test("The title of a bar item has the attributes that the document states")
    func barItems() throws {
        let (objects, reasons) = try decoded(
            """
            <barButtonItem title="Go" id="1"><textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="system" pointSize="21"/>
            <color key="textColor" systemColor="systemRedColor"/></textAttributes></barButtonItem>
            <tabBarItem title="Tab" id="2"/>
            """)
        #expect(reasons.isEmpty)
        let attributes = try #require((objects[0] as? UIBarItem)?.titleTextAttributes(for: .normal))
        #expect((attributes[.font] as? UIFont)?.pointSize == 21)
        #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
        #expect((objects[1] as? UIBarItem)?.titleTextAttributes(for: .normal) == nil)
    }

    @Test("The length of time of a timer, and whether other pickers round")
    func datePickers() throws {
        let (objects, reasons) = try decoded(
            """
            <datePicker datePickerMode="countDownTimer" countDownDuration="5400" useCurrentDate="NO" id="1">
            <date key="date" timeIntervalSinceReferenceDate="100000000"/></datePicker>
            <datePicker datePickerMode="time" countDownDuration="60" roundsToMinuteInterval="NO" id="2"/>
            """)
        let pickers = objects.compactMap { $0 as? UIDatePicker }
        #expect(reasons.isEmpty)
        #expect(pickers.map(\.countDownDuration) == [5_400, 0])
        #expect(pickers.map(\.roundsToMinuteInterval) == [true, false])
    }
}
