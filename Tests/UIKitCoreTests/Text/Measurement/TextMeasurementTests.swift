import Foundation
import Testing

@testable import UIKitCore

@Suite("Measuring text")
struct TextMeasurementTests {
    private let body = FontAttributes(design: .system, pointSize: 17)
    private let fixed = FontAttributes(design: .monospaced, pointSize: 10)

    /// In the font of equal widths of 10 points, every character is 6 points wide.
    private func extent(_ text: String, _ limits: TextLimits = TextLimits()) -> TextExtent {
        TextMeasurement.extent(of: text, font: fixed, in: limits)
    }

    @Test("Wide letters are given more room, narrow ones the room of the usual ones")
    func widthsOfLetters() {
        func width(_ width: UIFont.Width) -> Double {
            let font = UIFont.systemFont(ofSize: 17, weight: .regular, width: width).attributes
            return "Narrow".reduce(0) { $0 + font.measurements.width(of: $1.unicodeScalars.first ?? " ") }
        }
        #expect(width(.condensed) == width(.standard) && width(.compressed) == width(.standard))
        #expect(width(.expanded) > width(.standard) * 1.2)
        let descriptor = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed).fontDescriptor
        #expect(descriptor.symbolicTraits == [.traitBold, .traitCondensed])
        #expect(descriptor.withSymbolicTraits(.traitExpanded)?.symbolicTraits == .traitExpanded)
        #expect(descriptor.withSymbolicTraits([])?.attributes == UIFont.systemFont(ofSize: 17).attributes)
    }

    @Test(
        "The widths of usual titles are those that Interface Builder solved",
        arguments: [
            ("Label", 17.0, 42.0), ("Title", 17, 33.5), ("Status", 17, 49), ("Delete", 16, 47), ("Resonance", 17, 84.5),
            ("Precise", 17, 56.5), ("Meal Name", 17, 86.5), ("A navigation bar with a title and subtitle.", 12, 227.5),
        ])
    func widths(_ text: String, _ size: Double, _ width: Double) {
        let font = FontAttributes(design: .system, pointSize: size)
        let measured = TextMeasurement.extent(of: text, font: font, in: TextLimits()).width.roundedUp(at: 2)
        #expect(abs(measured - width) <= 0.5)
    }

    @Test(
        "The heights of lines are those that Interface Builder solved",
        arguments: [
            (10.0, 12.0), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5), (34, 41),
        ])
    func heights(_ size: Double, _ height: Double) {
        let font = FontAttributes(design: .system, pointSize: size)
        #expect(TextMeasurement.extent(of: "g", font: font, in: TextLimits()).height.roundedUp(at: 2) == height)
    }

    @Test("Bold text is wider, and the weights between stand in order")
    func weights() {
        let widths = [UIFont.Weight.light, .regular, .medium, .semibold, .bold, .black].map { weight in
            let font = FontAttributes(design: .system, pointSize: 17, weight: weight)
            return TextMeasurement.extent(of: "Hamburgefonts", font: font, in: TextLimits()).width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 6)
    }

    @Test("Lines break at spaces, which hang over the edge")
    func words() {
        #expect(extent("aaaa bbbb cccc", TextLimits(width: 60)).lineCount == 2)
        #expect(extent("aaaa bbbb cccc", TextLimits(width: 60)).width == 54)
        #expect(extent("aaaa bbbb      cccc", TextLimits(width: 54)).width == 54)
        #expect(extent("aaaa bbbb cccc", TextLimits(width: 53)).lineCount == 3)
        #expect(extent("aaaa bbbb cccc").lineCount == 1)
        #expect(extent("aaaa bbbb cccc").width == 84)
    }

    @Test("Spaces at the end of a paragraph count")
    func trailingSpaces() {
        #expect(extent("aa  ").width == 24)
        #expect(extent("   ").width == 18)
        #expect(extent("aa \nbb").width == 18)
    }

    @Test("A word that is longer than a line breaks anywhere")
    func longWords() {
        #expect(extent("aaaaaaaaaa", TextLimits(width: 24)).lineCount == 3)
        #expect(extent("a aaaaaaaaaa", TextLimits(width: 24)).lineCount == 4)
        #expect(extent("aaaaaaaaaa", TextLimits(width: 1)).lineCount == 10)
    }

    @Test("Characters wrap where words need not stay whole")
    func characters() {
        let limits = TextLimits(width: 24, lineBreakMode: .byCharWrapping)
        #expect(extent("aa bbbb", limits).lineCount == 2)
        #expect(extent("aa bbbb", limits).width == 24)
        #expect(extent("aaa bbb", TextLimits(width: 24)).width == 18)
    }

    @Test("Line ends of all kinds begin a line, one at the end does not")
    func lineEnds() {
        #expect(extent("a\nb").lineCount == 2)
        #expect(extent("a\r\nb").lineCount == 2)
        #expect(extent("a\rb\u{2028}c\u{2029}d\u{85}e").lineCount == 5)
        #expect(extent("a\n\n\nb").lineCount == 4)
        #expect(extent("a\n").lineCount == 1)
        #expect(extent("\n").lineCount == 1)
        #expect(extent("").lineCount == 0)
    }

    @Test("Hyphens and slashes let a line break before a letter, not before a digit")
    func hyphens() {
        #expect(extent("aaa-bbb", TextLimits(width: 30)).width == 24)
        #expect(extent("aaa/bbb", TextLimits(width: 30)).width == 24)
        #expect(extent("aa 1-23", TextLimits(width: 36)).width == 24)
        #expect(extent("aaaa\u{200B}bbb", TextLimits(width: 30)).width == 24)
        #expect(extent("aaa\u{A0}bbb", TextLimits(width: 30)).width == 30)
    }

    @Test("Only so many lines are measured as are shown")
    func lineLimits() {
        let two = extent("aa bb cc dd", TextLimits(width: 12, lineCount: 2))
        #expect(two.lineCount == 2)
        #expect(two.isTruncated)
        let all = extent("aa bb cc dd", TextLimits(width: 12, lineCount: 4))
        #expect(all.lineCount == 4)
        #expect(!all.isTruncated)
        #expect(extent("a\nb\nc", TextLimits(lineCount: 2)).isTruncated)
        #expect(!extent("a\nb", TextLimits(lineCount: 2)).isTruncated)
    }

    @Test(
        "The last line fills the width where the text is cut off in it",
        arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping])
    func truncation(_ mode: NSLineBreakMode) {
        let limits = TextLimits(width: 40, lineCount: 2, lineBreakMode: mode)
        let cut = extent("aa bbbb cc dddd", limits)
        #expect(cut.lineCount == 2)
        #expect(cut.width == 40)
        #expect(cut.isTruncated)
        let whole = extent("aa bbbb c", limits)
        #expect(whole.width == 36)
        #expect(!whole.isTruncated)
    }

    @Test("Ideographs break anywhere, but for punctuation that belongs to its neighbour")
    func ideographs() {
        #expect(extent("漢字漢字").width == 40)
        #expect(extent("漢字漢字", TextLimits(width: 30)).width == 30)
        #expect(extent("漢字漢。", TextLimits(width: 30)).width == 20)
        #expect(extent("漢字「字」", TextLimits(width: 30)).width == 30)
        #expect(extent("漢字「字」", TextLimits(width: 30)).lineCount == 2)
        #expect(extent("ｱｲｳ").width == 15)
        #expect(extent("한국어").width.rounded() == 28)
    }

    @Test(
        "An emoji is as wide as one, however many scalars it is made of",
        arguments: ["😀", "👍🏽", "👩‍👩‍👧‍👦", "❤️", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈"])
    func emoji(_ text: String) {
        #expect(TextMeasurement.extent(of: text, font: body, in: TextLimits()).width.rounded() == 20)
        #expect(TextMeasurement.extent(of: text + text, font: body, in: TextLimits()).width.rounded() == 40)
    }

    @Test("Combining marks take no room")
    func marks() {
        let plain = TextMeasurement.extent(of: "resume", font: body, in: TextLimits()).width
        #expect(TextMeasurement.extent(of: "re\u{301}sume\u{301}", font: body, in: TextLimits()).width >= plain)
        #expect(extent("re\u{301}sume\u{301}").width == 36)
        #expect(extent("שָׁלוֹם").width == extent("שלום").width)
        #expect(extent("a\u{200D}b").width == 12)
    }

    @Test("Text from right to left is as wide as its letters")
    func rightToLeft() {
        #expect(extent("مرحبا بالعالم", TextLimits(width: 45)).lineCount == 2)
        #expect(extent("مرحبا").width > 0)
    }

    @Test("A tab moves on to the next stop")
    func tabs() {
        #expect(extent("a\tb").width == 34)
        #expect(extent("aaaaaa\tb").width == 62)
    }

    @Test("Fonts of a family measure as the family does")
    func families() {
        func width(_ name: String) -> Double {
            let font = FontAttributes(design: .named(name), pointSize: 100)
            return TextMeasurement.extent(of: "Hello", font: font, in: TextLimits()).width
        }
        #expect(width("Helvetica").rounded() == 228)
        #expect(width("HelveticaNeue-Bold") > width("HelveticaNeue"))
        #expect(width("Courier New") == 300)
        #expect(width("Verdana") > width("Arial"))
        #expect(width("Times New Roman") < width("Arial"))
        #expect(width("Not Known") == width(".SomethingElse"))
    }

    @Test("A long text takes time in proportion and is measured as a whole")
    func longTexts() {
        let text = String(repeating: "lorem ipsum ", count: 10_000)
        let all = extent(text, TextLimits(width: 72))
        #expect(all.lineCount == 10_000)
        #expect(extent(String(repeating: "a", count: 100_000), TextLimits(width: 60)).lineCount == 10_000)
        #expect(extent(String(repeating: "e\u{301}", count: 100_000)).width == 600_000)
    }

    @Test("Widths that are no widths set no limit")
    func unusableWidths() {
        for width in [CGFloat.nan, .infinity, -1, 0, -.infinity] {
            #expect(extent("aaa bbb", TextLimits(width: width)).lineCount == 1)
        }
    }
}
