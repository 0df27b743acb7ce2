public import Foundation

extension UIButton {
    /// A description of a button's look.
    ///
    /// UIKit: `UIButton.Configuration`.
    public struct Configuration: Hashable, @unchecked Sendable {
        /// The style that a configuration was made of, for renderers.
        package enum Style: Hashable, Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        }

        /// The style it was made of.
        package let style: Style

        private init(_ style: Style, _ cornerStyle: CornerStyle = .dynamic) {
            self.style = style
            self.cornerStyle = cornerStyle
        }

        // MARK: Creating a configuration

        /// A title in the tint without background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint on a grey background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint on a background of the tint's shade.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on a background in the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// A title in the tint without background or insets.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// A title in the tint on a grey background, for a bordered button.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// A title in the tint on a background of the tint's shade, for a bordered button.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// A white title on a background in the tint, for a bordered button that stands out.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

        /// A title on glass, which the page shows as grey with round ends.
        public static func glass() -> Configuration { Configuration(.gray, .capsule) }
        /// A white title on glass in the tint, which the page shows as a background in the tint with round ends.
        public static func prominentGlass() -> Configuration { Configuration(.filled, .capsule) }
        /// A title on clear glass, which the page shows as ``glass()``.
        public static func clearGlass() -> Configuration { glass() }
        /// A white title on clear glass in the tint, which the page shows as ``prominentGlass()``.
        public static func prominentClearGlass() -> Configuration { prominentGlass() }

        // MARK: Title

        /// The title.
        public var title: String?
        /// The title with attributes; it takes the place of ``title``.
        public var attributedTitle: AttributedString?
        /// What makes the shown attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { transformers.title }
            set { transformers.title = newValue }
        }
        /// What happens to a title that is too long.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The text below the title.
        public var subtitle: String?
        /// The text below the title with attributes; it takes the place of ``subtitle``.
        public var attributedSubtitle: AttributedString?
        /// What makes the shown attributes of the text below the title.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { transformers.subtitle }
            set { transformers.subtitle = newValue }
        }
        /// What happens to a text below the title that is too long.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How title and subtitle are aligned.
        public var titleAlignment = TitleAlignment.automatic
        /// The space between title and subtitle, in points.
        public var titlePadding: CGFloat = 1

        // MARK: Image

        /// The image.
        public var image: UIImage?
        /// What makes the shown colour of the image.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { transformers.image }
            set { transformers.image = newValue }
        }
        /// The configuration of a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the title at which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// Whether a turning wheel stands in place of the image.
        public var showsActivityIndicator = false
        /// What makes the shown colour of the wheel.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { transformers.activityIndicator }
            set { transformers.activityIndicator = newValue }
        }
        /// The sign that a menu opens.
        public var indicator = Indicator.automatic
        /// What makes the shown colour of the sign.
        public var indicatorColorTransformer: UIConfigurationColorTransformer? {
            get { transformers.indicator }
            set { transformers.indicator = newValue }
        }

        // MARK: Colours, size and shape

        /// The colour of title and image; nil is that of the style.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil is that of the style.
        public var baseBackgroundColor: UIColor?
        /// The background.
        public var background = UIBackgroundConfiguration(purpose: .button)
        /// How round the corners are.
        public var cornerStyle: CornerStyle
        /// How large the button is.
        public var buttonSize = Size.medium
        /// The space around title and image, in points; that of the size unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { customContentInsets ?? buttonSize.contentInsets }
            set { customContentInsets = newValue }
        }

        /// Takes back ``contentInsets``, so that they are those of the size.
        public mutating func setDefaultContentInsets() {
            customContentInsets = nil
        }

        /// Whether a selected button of a style without fill gets one.
        public var automaticallyUpdateForSelection = true

        /// The insets that the app set, or nil.
        package private(set) var customContentInsets: NSDirectionalEdgeInsets?

        private var transformers = Transformers()

        /// The configuration as it looks for the state, the role and the menu of a button.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            var updated = self
            if button.state.contains(.disabled) {
                updated.baseForegroundColor = .tertiaryLabel
                updated.baseBackgroundColor = style.hasFill ? .tertiarySystemFill : baseBackgroundColor
            } else if button.role == .destructive, baseForegroundColor == nil, baseBackgroundColor == nil {
                if style.isProminent {
                    updated.baseBackgroundColor = .systemRed
                } else {
                    updated.baseForegroundColor = .systemRed
                }
            }
            return updated
        }
    }
}

/// The transformers of a button's configuration, which are compared by whether they are there.
private struct Transformers: Hashable, Sendable {
    var title: UIConfigurationTextAttributesTransformer?
    var subtitle: UIConfigurationTextAttributesTransformer?
    var image: UIConfigurationColorTransformer?
    var activityIndicator: UIConfigurationColorTransformer?
    var indicator: UIConfigurationColorTransformer?

    private var presence: [Bool] {
        [title == nil, subtitle == nil, image == nil, activityIndicator == nil, indicator == nil]
    }

    static func == (left: Transformers, right: Transformers) -> Bool {
        left.presence == right.presence
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(presence)
    }
}
