import Foundation
import Testing

@testable import UIKitCore

@Suite("What Interface Builder leaves out has the value that it means by that")
@MainActor
struct OmittedValueTests {
    /// The views of a nib file, in its order.
    private func views(_ text: String) throws -> [Any] {
        let source = try TestDocument.source(TestDocument.nib(text))
        source.logsFindings = false
        let objects = UINib(source: source).instantiate(withOwner: nil)
        #expect(source.findings.isEmpty)
        return objects
    }

    @Test("A label without the attribute fits its text, down to its least scale or size")
    func labels() throws {
        let labels = try views(
            """
            <label text="a" minimumScaleFactor="0.5" id="1"><fontDescription key="fontDescription" type="system" \
            pointSize="20"/></label>
            <label text="b" minimumFontSize="10" id="2"><fontDescription key="fontDescription" type="system" \
            pointSize="20"/></label>
            <label text="c" adjustsFontSizeToFit="NO" textAlignment="natural" id="3"/>
            """
        ).compactMap { $0 as? UILabel }
        #expect(labels.map(\.adjustsFontSizeToFitWidth) == [true, true, false])
        #expect(labels.map(\.minimumScaleFactor) == [0.5, 0.5, 0])
        #expect(labels.map(\.textAlignment) == [.left, .left, .natural])
    }

    @Test("The alignment of an attributed text stands where the label states none")
    func attributedLabel() throws {
        let label = try #require(
            views(
                """
                <label id="1"><attributedString key="attributedText"><fragment content="a"><attributes>
                <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment></attributedString>
                </label>
                """
            ).first as? UILabel)
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center)
    }

    @Test("Fields fit their text, and fields and text views are aligned at the left")
    func texts() throws {
        let objects = try views(
            """
            <textField minimumFontSize="12" id="1"/>
            <textField adjustsFontSizeToFit="NO" textAlignment="natural" id="2"/>
            <textView id="3"/><textView textAlignment="natural" id="4"/>
            """)
        let fields = objects.compactMap { $0 as? UITextField }
        #expect(fields.map(\.adjustsFontSizeToFitWidth) == [true, false])
        #expect(fields.map(\.textAlignment) == [.left, .natural])
        #expect(objects.compactMap { ($0 as? UITextView)?.textAlignment } == [.left, .natural])
    }

    @Test("An indicator stays when it stops, unless the document says otherwise")
    func indicators() throws {
        let indicators = try views(
            """
            <activityIndicatorView id="1"/><activityIndicatorView hidesWhenStopped="YES" id="2"/>
            """
        ).compactMap { $0 as? UIActivityIndicatorView }
        #expect(indicators.map(\.hidesWhenStopped) == [false, true])
    }

    @Test("A date picker has the date of the document only where that says so")
    func datePickers() throws {
        let pickers = try views(
            """
            <datePicker id="1"><date key="date" timeIntervalSinceReferenceDate="0"/></datePicker>
            <datePicker useCurrentDate="NO" id="2"><date key="date" timeIntervalSinceReferenceDate="0"/>
            <calendar key="calendar" identifier="buddhist"/></datePicker>
            """
        ).compactMap { $0 as? UIDatePicker }
        #expect(abs(pickers[0].date.timeIntervalSinceNow) < 86_400)
        #expect(pickers[1].date == Date(timeIntervalSinceReferenceDate: 0))
        #expect(pickers[1].calendar.identifier == .buddhist)
    }

    @Test("A variation that aligns a text gives the alignment back that was left out")
    func variations() throws {
        let label = try #require(
            views(
                """
                <label text="a" id="1"><variation key="widthClass=regular" textAlignment="center"/></label>
                """
            ).first as? UILabel)
        label.attributes.traitVariations?.update(for: UITraitCollection(horizontalSizeClass: .regular))
        #expect(label.textAlignment == .center)
        label.attributes.traitVariations?.update(for: UITraitCollection(horizontalSizeClass: .compact))
        #expect(label.textAlignment == .left)
    }

    @Test("Several states of a button in a variation are all set, and all given back")
    func statesOfVariation() throws {
        let button = try #require(
            views(
                """
                <button id="1"><state key="normal" title="a"/><state key="selected" title="b"/>
                <variation key="widthClass=regular"><state key="normal" title="A"/><state key="selected" title="B"/>
                </variation></button>
                """
            ).first as? UIButton)
        func titles() -> [String?] { [button.title(for: .normal), button.title(for: .selected)] }
        button.attributes.traitVariations?.update(for: UITraitCollection(horizontalSizeClass: .regular))
        #expect(titles() == ["A", "B"])
        button.attributes.traitVariations?.update(for: UITraitCollection(horizontalSizeClass: .compact))
        #expect(titles() == ["a", "b"])
    }

    @Test("Margins follow the readable width in every view that says so")
    func readableWidth() throws {
        let objects = try views(
            """
            <view layoutMarginsFollowReadableWidth="YES" id="1"><rect key="frame" x="0" y="0" width="1000" height="90"/>
            </view>
            <tableView layoutMarginsFollowReadableWidth="YES" id="2"/>
            """)
        let view = try #require(objects[0] as? UIView)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 164, bottom: 8, right: 164))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 74))
        view.frame.size.width = 400
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect((objects[1] as? UITableView)?.cellLayoutMarginsFollowReadableWidth == true)
    }
}
