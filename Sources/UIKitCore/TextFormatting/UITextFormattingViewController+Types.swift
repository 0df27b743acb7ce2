public import Foundation

extension UITextFormattingViewController {
    /// A control of the screen.
    ///
    /// Source: UIKit, `UITextFormattingViewController.Component`.
    public enum Component: String, Hashable, Sendable, CaseIterable {
        /// The font's family.
        case fontPicker
        /// The size in points.
        case fontPointSize
        /// Bold, italic, underline and strike-through.
        case fontAttributes
        /// The colour of the text.
        case textColor
        /// Left, centre, right, justified.
        case textAlignment
        /// No list, bullets, numbers.
        case listStyles
        /// More and less indentation.
        case textIndentation
        /// The distance between lines.
        case lineHeight
    }

    /// Controls that belong together.
    ///
    /// Source: UIKit, `UITextFormattingViewController.ComponentGroup`.
    public struct ComponentGroup: Hashable, Sendable {
        /// The controls, in order.
        public var components: [Component]

        /// Creates a group.
        public init(components: [Component]) {
            self.components = components
        }
    }

    /// What a controller offers.
    ///
    /// Source: UIKit, `UITextFormattingViewController.Configuration`.
    public struct Configuration: Hashable, Sendable {
        /// The groups of controls, from top to bottom.
        public var groups: [ComponentGroup]

        /// Creates a configuration.
        ///
        /// - Parameter groups: The groups; the usual ones unless given.
        public init(groups: [ComponentGroup] = Self.usualGroups) {
            self.groups = groups
        }

        /// The usual groups.
        public static let usualGroups = [
            ComponentGroup(components: [.fontPicker, .fontPointSize, .textColor]),
            ComponentGroup(components: [.fontAttributes]),
            ComponentGroup(components: [.textAlignment, .listStyles, .textIndentation, .lineHeight]),
        ]
    }

    /// How text looks.
    ///
    /// Source: UIKit, `UITextFormattingViewController.FormattingDescriptor`.
    @MainActor
    public struct FormattingDescriptor {
        /// The fonts of the text.
        public var fonts: [UIFont] = []
        /// The colours of the text.
        public var textColors: [UIColor] = []
        /// The alignments of its paragraphs.
        public var textAlignments: [NSTextAlignment] = []
        /// Whether it is underlined.
        public var underlinePresent = false
        /// Whether it is struck through.
        public var strikethroughPresent = false

        /// Creates a description of nothing.
        public init() {}

        /// Reads how text with attributes looks.
        ///
        /// - Parameter attributes: The attributes.
        public init(attributes: [NSAttributedString.Key: Any]) {
            if let font = attributes[.font] as? UIFont { fonts = [font] }
            if let color = attributes[.foregroundColor] as? UIColor { textColors = [color] }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignments = [style.alignment] }
            underlinePresent = (attributes[.underlineStyle] as? Int ?? 0) != 0
            strikethroughPresent = (attributes[.strikethroughStyle] as? Int ?? 0) != 0
        }
    }

    /// A change that the person asked for.
    ///
    /// Source: UIKit, `UITextFormattingViewController.ChangeValue`.
    public enum ChangeValue: Equatable, Sendable {
        /// No formatting at all.
        case undefined
        /// Bold, or not.
        case bold(Bool)
        /// Slanted, or not.
        case italic(Bool)
        /// Underlined, or not.
        case underline(Bool)
        /// Struck through, or not.
        case strikethrough(Bool)
        /// Another font.
        case font(UIFont)
        /// Another size in points.
        case fontSize(Double)
        /// A larger size.
        case increaseFontSize
        /// A smaller size.
        case decreaseFontSize
        /// Another colour.
        case textColor(UIColor)
        /// Another alignment.
        case textAlignment(NSTextAlignment)
        /// Bullets, numbers or no list.
        case textList(TextList)
        /// More indentation.
        case increaseIndentation
        /// Less indentation.
        case decreaseIndentation
        /// Another distance between lines, in points.
        case lineHeightPointSize(Double)
    }

    /// The kinds of list.
    ///
    /// Source: UIKit, `UITextFormattingViewController.TextList`.
    public enum TextList: String, Hashable, Sendable {
        /// No list.
        case other
        /// Bullets.
        case disc
        /// Hyphens.
        case hyphen
        /// Numbers.
        case decimal
    }
}
