public import Foundation

/// A list of things to share.
///
/// Source: UIKit, `UIActivityItemsConfiguration`.
@MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// Creates a list of providers.
    ///
    /// - Parameter itemProviders: The things to share.
    public init(itemProviders: [NSItemProvider]) {
        itemProvidersForActivityItemsConfiguration = itemProviders
        super.init()
    }

    /// Creates a list of objects: texts, addresses, images.
    ///
    /// - Parameter objects: The things to share.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    /// The things to share.
    public final let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

    /// The object that the things are of; kept for the app.
    open weak var localObject: AnyObject?

    /// The ways in which the things may be used; both at first.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]

    /// Says something about all the things together; nil for nothing.
    open var metadataProvider: (@MainActor (_ key: UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Says something about one of the things; nil for nothing.
    open var perItemMetadataProvider:
        (@MainActor (_ index: Int, _ key: UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Gives an image of one of the things; nil for none.
    open var previewProvider:
        (
            @MainActor (_ index: Int, _ intent: UIActivityItemsConfigurationPreviewIntent, _ suggestedSize: CGSize) ->
                NSItemProvider?
        )?

    /// Gives the app's own activities for the things; nil for none.
    open var applicationActivitiesProvider: (@MainActor () -> [UIActivity])?

    /// Whether the interaction is among the supported ones.
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }

    /// What the provider says.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }

    /// What the provider says.
    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? {
        perItemMetadataProvider?(index, key)
    }

    /// What the provider gives.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? {
        previewProvider?(index, intent, suggestedSize)
    }

    /// What the provider gives.
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}
