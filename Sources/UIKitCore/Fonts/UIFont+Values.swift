public import Foundation

extension UIFont {
    /// How heavy the strokes are, from -1 to 1, where 0 is regular.
    ///
    /// UIKit: `UIFont.Weight`.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// UIKit's number for the weight.
        public let rawValue: CGFloat

        /// A weight by its UIKit number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight by its UIKit number.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The lightest weight; 100 on the page.
        public static let ultraLight = Weight(-0.8)
        /// A thin weight; 200 on the page.
        public static let thin = Weight(-0.6)
        /// A light weight; 300 on the page.
        public static let light = Weight(-0.4)
        /// The usual weight; 400 on the page.
        public static let regular = Weight(0)
        /// A medium weight; 500 on the page.
        public static let medium = Weight(0.23)
        /// A weight between medium and bold; 600 on the page.
        public static let semibold = Weight(0.3)
        /// The bold weight; 700 on the page.
        public static let bold = Weight(0.4)
        /// A heavy weight; 800 on the page.
        public static let heavy = Weight(0.56)
        /// The heaviest weight; 900 on the page.
        public static let black = Weight(0.62)

        /// The weight as OpenType counts it, from 100 to 900 in hundreds.
        package var openTypeWeight: Int {
            let boundaries: [CGFloat] = [-0.7, -0.5, -0.2, 0.115, 0.265, 0.35, 0.48, 0.59]
            return 100 * (1 + boundaries.count { rawValue > $0 })
        }
    }

    /// How wide the letters are.
    ///
    /// UIKit: `UIFont.Width`.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// UIKit's number for the width.
        public let rawValue: CGFloat

        /// A width by its UIKit number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Narrower than condensed.
        public static let compressed = Width(rawValue: -0.3)
        /// Narrow.
        public static let condensed = Width(rawValue: -0.2)
        /// The usual width.
        public static let standard = Width(rawValue: 0)
        /// Wide.
        public static let expanded = Width(rawValue: 0.2)

        /// The width as stylesheets count it, in percent of the usual one.
        package var stretch: Int {
            switch rawValue {
            case ..<(-0.25): 62
            case ..<(-0.1): 75
            case 0.1...: 125
            default: 100
            }
        }

        /// How much room the letters are given, as a share of that of the usual ones.
        ///
        /// Narrow ones are given the usual room, as devices without such a font show the usual letters.
        var room: Double { max(1, Double(stretch) / 100) }
    }

    /// What a piece of text is for, which decides its size and weight.
    ///
    /// UIKit: `UIFont.TextStyle`.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name that UIKit gives the style.
        public let rawValue: String

        /// A style by its UIKit name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A title larger than the large one.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// A second title larger than the large one.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// A large title, as in a navigation bar.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A heading of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A heading of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A heading of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading in the size of the body.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading smaller than the body.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that is called out.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
