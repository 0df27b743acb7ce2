extension UIFontDescriptor {
    /// The name of something that a description says about fonts.
    ///
    /// UIKit: `UIFontDescriptor.AttributeName`.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name that UIKit gives it.
        public let rawValue: String

        /// The attribute of a UIKit name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family's name, as `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the face, as `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size in points, as `CGFloat`.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The text style, as `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// What the description says.
    public var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var values: [UIFontDescriptor.AttributeName: Any] = [.name: postscriptName, .size: pointSize]
        if case .named(let family) = attributes.design { values[.family] = family }
        if let style = attributes.textStyle { values[.textStyle] = style }
        return values
    }

    /// What the description says about one attribute; nil for nothing.
    public func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
        fontAttributes[attribute]
    }
}
