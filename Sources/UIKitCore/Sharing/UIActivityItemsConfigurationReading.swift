public import Foundation

/// An object that says what can be shared of it.
///
/// Source: UIKit, `UIActivityItemsConfigurationProviding`.
@MainActor
public protocol UIActivityItemsConfigurationProviding: AnyObject {
    /// What can be shared; nil for nothing.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// What can be shared of an object.
///
/// Source: UIKit, `UIActivityItemsConfigurationReading`.
@MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The things to share.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }

    /// Whether the things may be used in a way; both unless implemented.
    ///
    /// - Parameter interaction: Sharing or copying.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool

    /// Something about all the things together; nil unless implemented.
    ///
    /// - Parameter key: What is asked for.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?

    /// Something about one of the things; nil unless implemented.
    ///
    /// - Parameters:
    ///   - index: The place of the thing.
    ///   - key: What is asked for.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?

    /// An image of one of the things; nil unless implemented.
    ///
    /// - Parameters:
    ///   - index: The place of the thing.
    ///   - intent: What the image is for.
    ///   - suggestedSize: The size that it is shown in, in points.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?

    /// The app's own activities for the things; nil unless implemented.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
    /// True.
    public func activityItemsConfigurationSupports(
        interaction: UIActivityItemsConfigurationInteraction
    ) -> Bool { true }

    /// Nothing.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }

    /// Nothing.
    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }

    /// None.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }

    /// None.
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// A way to use what an object offers.
///
/// Source: UIKit, `UIActivityItemsConfigurationInteraction`.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the interaction of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Sharing.
    public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
    /// Copying.
    public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

/// The name of something that is known about things to share.
///
/// Source: UIKit, `UIActivityItemsConfigurationMetadataKey`.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The title, a text: the subject of a mail, or what a row says.
    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
    /// The text before the things in a message.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
    /// The preview of an address; kept for the app.
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
        rawValue: "linkPresentationMetadata")
    /// How others may take part; kept for the app.
    public static let collaborationModeRestrictions = UIActivityItemsConfigurationMetadataKey(
        rawValue: "collaborationModeRestrictions")
    /// With whom the things may be shared; kept for the app.
    public static let shareRecipients = UIActivityItemsConfigurationMetadataKey(rawValue: "shareRecipients")
}

/// What an image of a thing to share is for.
///
/// Source: UIKit, `UIActivityItemsConfigurationPreviewIntent`.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the intent of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// To be seen large.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
    /// To stand before a row.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}
