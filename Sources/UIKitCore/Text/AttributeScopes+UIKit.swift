public import Foundation

extension AttributeScopes {
    /// The attributes of text that UIKit shows.
    ///
    /// UIKit: `AttributeScopes.UIKitAttributes`.
    public struct UIKitAttributes: AttributeScope {
        /// The typeface.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Additional points between characters.
        public let kern: KernAttribute
        /// What Foundation defines, such as links.
        public let foundation: FoundationAttributes
    }

    /// UIKit's attributes of text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
    /// The key of the typeface.
    public enum FontAttribute: AttributedStringKey {
        /// A font.
        public typealias Value = UIFont
        /// The name of the attribute.
        public static let name = "NSFont"
    }

    /// The key of the colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = "NSColor"
    }

    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = "NSBackgroundColor"
    }

    /// The key of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The kind of line.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = "NSUnderline"
    }

    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The kind of line.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = "NSStrikethrough"
    }

    /// The key of additional points between characters.
    public enum KernAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "NSKern"
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by name, as in `string.foregroundColor`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension NSAttributedString {
    /// The text with what UIKit shows of its attributes.
    public convenience init(_ attributed: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attributed.runs {
            let text = String(attributed[run.range].characters)
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
            attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
            attributes[.underlineStyle] = run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
            attributes[.strikethroughStyle] =
                run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
            attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
            attributes[.link] = run.link
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        self.init(attributedString: result)
    }
}
