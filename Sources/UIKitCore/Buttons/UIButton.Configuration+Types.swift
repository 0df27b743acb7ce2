package import Foundation

extension UIButton.Configuration {
    /// How title and subtitle of a button are aligned.
    ///
    /// UIKit: `UIButton.Configuration.TitleAlignment`.
    public enum TitleAlignment: Int, Sendable {
        /// As image and subtitle suggest.
        case automatic = 0
        /// At the leading edge.
        case leading = 1
        /// In the middle.
        case center = 2
        /// At the trailing edge.
        case trailing = 3
    }

    /// How round the corners of a button are.
    ///
    /// UIKit: `UIButton.Configuration.CornerStyle`.
    public enum CornerStyle: Int, Sendable {
        /// By the background's corner radius.
        case fixed = -1
        /// By the background's corner radius, growing with the text size.
        case dynamic = 0
        /// A little.
        case small = 1
        /// More.
        case medium = 2
        /// Much.
        case large = 3
        /// As half circles.
        case capsule = 4
    }

    /// How large a button is.
    ///
    /// UIKit: `UIButton.Configuration.Size`.
    public enum Size: Int, Sendable {
        /// The usual size.
        case medium = 0
        /// Small.
        case small = 1
        /// Very small.
        case mini = 2
        /// Large.
        case large = 3

        /// The space around title and image, in points.
        package var contentInsets: NSDirectionalEdgeInsets {
            switch self {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .mini: NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
            case .large: NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
            }
        }
    }

    /// The sign on a button that a menu opens.
    ///
    /// UIKit: `UIButton.Configuration.Indicator`.
    public enum Indicator: Int, Sendable {
        /// Shown where the button shows what was chosen.
        case automatic = 0
        /// Not shown.
        case none = 1
        /// Shown.
        case popup = 2
    }
}

extension UIButton.Configuration.Style {
    /// Whether the style has a background.
    package var hasFill: Bool {
        switch self {
        case .plain, .borderless: false
        case .gray, .tinted, .filled, .bordered, .borderedTinted, .borderedProminent: true
        }
    }

    /// Whether the background is in the full tint.
    package var isProminent: Bool { self == .filled || self == .borderedProminent }
}

extension UIButton.Configuration {
    /// The title with the attributes that its transformer makes, for renderers; nil where plain text is all there is.
    package var displayedAttributedTitle: AttributedString? {
        Self.transformed(attributedTitle, plain: title, by: titleTextAttributesTransformer)
    }

    /// The subtitle with the attributes that its transformer makes, for renderers; nil where plain text is all there is.
    package var displayedAttributedSubtitle: AttributedString? {
        Self.transformed(attributedSubtitle, plain: subtitle, by: subtitleTextAttributesTransformer)
    }

    private static func transformed(
        _ attributed: AttributedString?,
        plain: String?,
        by transformer: UIConfigurationTextAttributesTransformer?
    ) -> AttributedString? {
        guard let transformer else { return attributed }
        guard var text = attributed ?? plain.map({ AttributedString($0) }) else { return nil }
        text.mergeAttributes(transformer(AttributeContainer()))
        return text
    }
}
