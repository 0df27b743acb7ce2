public import Foundation

/// Something to search for that an app proposes.
///
/// Source: UIKit, `UISearchSuggestion`.
@MainActor
public protocol UISearchSuggestion: AnyObject {
    /// What is searched for.
    var localizedSuggestion: String? { get }
    /// More about it.
    var localizedDescription: String? { get }
    /// The image beside it.
    var iconImage: UIImage? { get }
    /// What it means to the app.
    var representedObject: Any? { get set }
}

/// A suggestion made of texts and an image.
///
/// Source: UIKit, `UISearchSuggestionItem`.
@MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - suggestion: What is searched for.
    ///   - description: More about it, or nil.
    ///   - iconImage: The image beside it, or nil for a magnifying glass.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    /// Creates a suggestion from a text with attributes, of which the characters are kept.
    ///
    /// - Parameters:
    ///   - suggestion: What is searched for.
    ///   - description: More about it, or nil.
    ///   - iconImage: The image beside it, or nil for a magnifying glass.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(
            localizedSuggestion: suggestion.string, localizedDescription: description, iconImage: iconImage)
    }

    /// What is searched for.
    public final let localizedSuggestion: String?

    /// More about it.
    public final let localizedDescription: String?

    /// The image beside it.
    public final let iconImage: UIImage?

    /// What is searched for, with attributes.
    public final var localizedAttributedSuggestion: NSAttributedString? {
        localizedSuggestion.map { NSAttributedString(string: $0) }
    }

    /// What it means to the app.
    open var representedObject: Any?
}
