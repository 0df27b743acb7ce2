public import Foundation

/// A description of what stands in place of content that is missing: an image, texts and buttons.
///
/// UIKit: `UIContentUnavailableConfiguration`.
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// What the description was made for, for renderers.
    package enum Purpose: Hashable, Sendable {
        case empty, loading, search
    }

    /// What it was made for.
    package let purpose: Purpose

    private init(_ purpose: Purpose) {
        self.purpose = purpose
    }

    // MARK: Creating a configuration

    /// A description of content that there is none of.
    public static func empty() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(.empty)
    }

    /// A description of content that is being loaded, with a turning wheel.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.loading)
        configuration.text = FrameworkText.loading.localized
        configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// A description of a search that found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = FrameworkText.noResults.localized
        configuration.secondaryText = FrameworkText.tryNewSearch.localized
        return configuration
    }

    // MARK: Content

    /// The image.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes; it takes the place of ``text``.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    /// The text below.
    public var secondaryText: String?
    /// The text below with attributes; it takes the place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// How the text below is shown.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline),
        color: .secondaryLabel
    )

    // MARK: Buttons

    /// The look of the button, which is shown when there is a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The look of the second button, which is shown when there is a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()

    // MARK: Layout

    /// How the content stands in the view.
    public var alignment = Alignment.center
    /// The space around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    /// The space between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The space between both texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The space between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 25
    /// The space between both buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 18
    /// The background.
    public var background = UIBackgroundConfiguration.clear()

    /// A new view that shows the description.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// The description in a state: that of a search names what was searched for, unless it has a text of the app's own.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard purpose == .search, text == FrameworkText.noResults.localized,
            let searchText = (state as? UIContentUnavailableConfigurationState)?.searchText, !searchText.isEmpty
        else { return self }
        var result = self
        result.text = FrameworkText.noResultsFor.localized(searchText)
        return result
    }

    /// How text in place of missing content is shown.
    public typealias TextProperties = UIListContentConfiguration.TextProperties

    /// How an image in place of missing content is shown.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties

    /// How what stands in place of missing content is aligned.
    ///
    /// UIKit: `UIContentUnavailableConfiguration.Alignment`.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// In the middle of the width, in a place that suits the image and the text.
        case natural = 1
    }

    /// What a button in place of missing content does.
    ///
    /// UIKit: `UIContentUnavailableConfiguration.ButtonProperties`.
    public struct ButtonProperties: Hashable, @unchecked Sendable {
        /// What a press does.
        public var primaryAction: UIAction?
        /// The menu of the button.
        public var menu: UIMenu?
        /// Whether the button can be pressed.
        public var isEnabled = true
        /// What the button is for.
        public var role = UIButton.Role.normal
    }
}
