import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct StyleWriterTests {
    private func written(_ write: (inout StyleWriter) -> Void) -> String {
        var writer = StyleWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func rules() {
        let rule = written {
            $0.beginRule(for: 12, ">.title")
            $0.declare("width", points: 10.5)
            $0.declare("height", points: 0)
            $0.declare("font-size", textPoints: 24)
            $0.declare("left", share: 1.0 / 3)
            $0.endRule()
        }
        #expect(rule == "#v12>.title{width:10.5px;height:0;font-size:1.5rem;left:33.333%;}")
    }

    @Test func whatTheBrowserMakesLargerIsNotMadeLargerTwice() {
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let following = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: large)
        let fixed = UIFont.systemFont(ofSize: 23)
        func written(_ font: UIFont, _ textSize: UIContentSizeCategory) -> String {
            var writer = StyleWriter(textSize: textSize)
            writer.declare(font)
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        #expect(following.pointSize == 23)
        #expect(written(following, .extraExtraExtraLarge).contains(" 1.063rem/"))
        #expect(written(scaled, .extraExtraExtraLarge).contains(" 1.25rem/"))
        #expect(written(fixed, .extraExtraExtraLarge).contains(" 1.438rem/"))
        // What an app asks for itself, or a program for a person, is as large as it says.
        #expect(written(following, .large).contains(" 1.438rem/"))
        #expect(written(following, .extraLarge).contains(" 1.438rem/"))
    }

    @Test func textCannotLeaveItsString() {
        let rule = written { $0.declare("font-family", quoted: "a\"}</style><script>\\\n é") }
        #expect(
            rule
                == "font-family:\"a\\22 \\7d \\3c \\2f style\\3e \\3c script\\3e \\5c \\a  \\e9 \";")
    }

    @Test func coloursFollowTheirUse() {
        #expect(written { $0.declare("color", .systemRed, as: .ink) } == "color:var(--ink-red);")
        #expect(written { $0.declare("background", .systemRed, as: .shape) } == "background:var(--system-red);")
        #expect(written { $0.declare("background", .systemRed, as: .fill) } == "background:var(--fill-red);")
        #expect(written { $0.declare("color", .secondaryLabel, as: .ink) } == "color:var(--secondary-label);")
        #expect(written { $0.declare("color", .white, as: .ink) } == "color:#ffffff;")
        #expect(
            written { $0.declare("color", UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25), as: .ink) }
                == "color:rgb(255 128 0 / 0.25);")
        #expect(
            written { $0.declare("color", UIColor.systemBlue.withAlphaComponent(0.5), as: .shape) }
                == "color:color-mix(in srgb,var(--system-blue) 50%,transparent);")
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(written { $0.declare("color", dynamic, as: .shape) } == "color:light-dark(#000000,#ffffff);")
        #expect(
            written { $0.declare("color", UIColor(red: .nan, green: 2, blue: -1, alpha: 1), as: .shape) }
                == "color:#00ff00;")
    }

    @Test func fonts() {
        #expect(
            written { $0.declare(.systemFont(ofSize: 20, weight: .bold)) }
                == "font:700 1.25rem/1.193 var(--interface-font);")
        #expect(
            written { $0.declare(.systemFont(ofSize: 20, weight: .bold, width: .condensed)) }
                == "font:700 condensed 1.25rem/1.193 var(--interface-font);")
        #expect(
            written { $0.declare(.systemFont(ofSize: 20, weight: .bold, width: .compressed)) }
                == "font:700 extra-condensed 1.25rem/1.193 var(--interface-font);")
        let font = UIFont.preferredFont(forTextStyle: .body)
        #expect(written { $0.declare(font, unlessSameAs: font.attributes) } == "")
    }
}
