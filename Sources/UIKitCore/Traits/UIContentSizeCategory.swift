/// The size of text that a person prefers.
///
/// UIKit: `UIContentSizeCategory`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit gives the category.
    public let rawValue: String

    /// A category by its UIKit name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not known.
    public static let unspecified = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small text.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text a little below the usual size.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Text of the usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text a little above the usual size.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Large text.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest text outside the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL"
    )
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL"
    )
    /// The largest text.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )

    /// The twelve sizes, from the smallest to the largest.
    package static let allSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among the twelve categories, from 0; the usual size for a category that is not known.
    package var position: Int {
        Self.allSizes.firstIndex(of: self) ?? 3
    }

    /// Whether the category is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }
}

extension UIContentSizeCategory: Comparable {
    /// Whether text of the left category is smaller than text of the right one.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.position < right.position
    }
}
