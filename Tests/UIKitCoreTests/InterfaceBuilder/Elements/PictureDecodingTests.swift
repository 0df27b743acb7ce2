import Foundation
import Testing

@testable import UIKitCore

@Suite("What documents say of pictures, fonts and touches holds for the objects")
@MainActor
struct PictureDecodingTests {
    private func decoded(_ objects: String) throws -> [Any] {
        let source = try TestDocument.source(TestDocument.nib(objects))
        source.logsFindings = false
        let made = UINib(source: source).instantiate(withOwner: nil)
        #expect(source.findings.filter { $0.kind != .unreadableValue }.isEmpty)
        return made
    }

    @Test("Fields and progress bars have pictures, by name and by reference")
    func pictures() throws {
        let objects = try decoded(
            """
            <textField background="sky" disabledBackground="night" id="1"/>
            <progressView progressImage="sky" trackImage="night" id="2"/>
            <textField id="3"><imageReference key="background" image="star" catalog="system"/>
            <imageReference key="disabledBackground" image="heart" catalog="system"/></textField>
            <progressView id="4"><imageReference key="progressImage" image="star" catalog="system"/>
            <imageReference key="trackImage" image="heart" catalog="system"/></progressView>
            """)
        let fields = objects.compactMap { $0 as? UITextField }
        #expect(fields.map { $0.background != nil && $0.disabledBackground != nil } == [true, true])
        #expect(fields.last?.displayedBackground?.symbolName == "star")
        fields.last?.isEnabled = false
        #expect(fields.last?.displayedBackground?.symbolName == "heart")
        let bars = objects.compactMap { $0 as? UIProgressView }
        #expect(bars.map { $0.progressImage != nil && $0.trackImage != nil } == [true, true])
        #expect(bars.last?.progressImage?.symbolName == "star")
        #expect(bars.last?.trackImage?.symbolName == "heart")
    }

    @Test("The pages of a page control have pictures and a direction")
    func pageControl() throws {
        let objects = try decoded(
            """
            <pageControl numberOfPages="2" direction="topToBottom" id="1">
            <imageReference key="preferredIndicatorImage" image="star" catalog="system"/>
            <imageReference key="preferredCurrentPageIndicatorImage" image="heart" catalog="system"/></pageControl>
            """)
        let control = try #require(objects.first as? UIPageControl)
        #expect(control.direction == .topToBottom)
        #expect(control.displayedIndicatorImage(forPage: 0)?.symbolName == "heart")
        #expect(control.displayedIndicatorImage(forPage: 1)?.symbolName == "star")
    }

    @Test("A font has the design that the document names")
    func design() throws {
        let objects = try decoded(
            """
            <label text="A" id="1">
            <fontDescription key="fontDescription" type="system" weight="bold" design="rounded" pointSize="15"/></label>
            <label text="B" id="2">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody" design="serif"/></label>
            """)
        let fonts = objects.compactMap { ($0 as? UILabel)?.font }
        #expect(fonts.map(\.fontDescriptor.attributes.design) == [.rounded, .serif])
        #expect(fonts.first?.pointSize == 15)
        #expect(fonts.last?.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
    }

    @Test("What a view takes of touches is kept")
    func touches() throws {
        let objects = try decoded(
            """
            <view multipleTouchEnabled="YES" exclusiveTouch="YES" id="1"/><view id="2"/>
            <view id="3"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="multipleTouchEnabled" value="YES"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="exclusiveTouch" value="YES"/>
            </userDefinedRuntimeAttributes></view>
            """)
        let views = objects.compactMap { $0 as? UIView }
        #expect(views.map(\.isMultipleTouchEnabled) == [true, false, true])
        #expect(views.map(\.isExclusiveTouch) == [true, false, true])
    }
}
