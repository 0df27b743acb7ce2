public import Foundation

/// An object that gives the data to share when an activity was chosen, rather than before.
///
/// Source: UIKit, `UIActivityItemSource`.
@MainActor
public protocol UIActivityItemSource: AnyObject {
    /// An object of the type of the data, by which activities are offered.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The data for an activity; nil when there is none for it.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// What the data is about: the subject of a mail, and what the row says before an activity is chosen; empty unless
    /// implemented.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// The uniform type identifier of the data, which names a file of bytes; empty unless implemented.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// A small image of the data, which stands before its row; nil unless implemented.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// Nothing.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Unknown.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// None.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// A source whose data is made in a method to be overridden.
///
/// On iOS the data is made in the background; here it is made when an activity is offered.
///
/// Source: UIKit, `UIActivityItemProvider`.
@MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// Creates a provider.
    ///
    /// - Parameter placeholderItem: An object of the type of the data.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// An object of the type of the data.
    public final let placeholderItem: Any?

    /// The activity the data is for; nil outside ``item``.
    public private(set) final var activityType: UIActivity.ActivityType?

    /// The data; the placeholder unless overridden.
    open var item: Any { placeholderItem ?? "" }

    /// The placeholder.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }

    /// The data.
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        defer { self.activityType = nil }
        return item
    }
}
