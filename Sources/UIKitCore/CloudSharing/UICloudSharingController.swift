public import Foundation

/// A record of iCloud that is shared; there is no iCloud here, so it holds nothing.
///
/// Source: CloudKit, `CKShare`.
open class CKShare: NSObject {}

/// A container of iCloud; there is no iCloud here, so it holds nothing.
///
/// Source: CloudKit, `CKContainer`.
open class CKContainer: NSObject {}

/// A controller that would invite others to a record of iCloud.
///
/// There is no iCloud on a server. The page says so, and closing it tells the delegate that the share could not be
/// saved.
///
/// Source: UIKit, `UICloudSharingController`.
open class UICloudSharingController: UIViewController {
    /// Creates a controller of a share.
    ///
    /// - Parameters:
    ///   - share: The share.
    ///   - container: Where it is.
    public init(share: CKShare, container: CKContainer) {
        self.share = share
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.share.localized
    }

    /// Creates a controller of a share that is yet to be made; nobody asks for it here.
    ///
    /// - Parameter preparationHandler: Would make the share.
    public init(
        preparationHandler:
            @escaping @MainActor (
                UICloudSharingController, @escaping @MainActor (CKShare?, CKContainer?, (any Error)?) -> Void
            ) -> Void
    ) {
        share = nil
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.share.localized
    }

    /// Creates a controller without a share from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        share = nil
        super.init(coder: coder)
        title = FrameworkText.share.localized
    }

    /// The share; nil before it is made.
    public final let share: CKShare?

    /// The object that is told how it ended.
    open weak var delegate: (any UICloudSharingControllerDelegate)?

    /// What others may be allowed to do.
    open var availablePermissions: UICloudSharingController.PermissionOptions = []

    /// Says that there is no iCloud.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = UIViewController()
        content.title = title
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismissItself() })
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "cloud")
        configuration.text = FrameworkText.sharingNotAvailable.localized
        configuration.secondaryText = FrameworkText.sharingNotOnWebsites.localized
        content.contentUnavailableConfiguration = configuration
        embedInNavigation(content)
    }

    /// Tells the delegate that nothing was shared.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed {
            delegate?.cloudSharingController(self, failedToSaveShareWithError: CocoaError(.featureUnsupported))
        }
    }
}

extension UICloudSharingController {
    /// What others may be allowed to do.
    ///
    /// Source: UIKit, `UICloudSharingController.PermissionOptions`.
    public struct PermissionOptions: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates options of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// As is usual.
        public static let standard: PermissionOptions = []
        /// Everybody with the link.
        public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
        /// Those who are invited.
        public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
        /// Reading.
        public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
        /// Reading and changing.
        public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
    }
}

/// What a cloud sharing controller asks and tells.
///
/// Source: UIKit, `UICloudSharingControllerDelegate`.
@MainActor
public protocol UICloudSharingControllerDelegate: AnyObject {
    /// The name of what is shared.
    func itemTitle(for csc: UICloudSharingController) -> String?

    /// An image of what is shared, as data; nil unless implemented.
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?

    /// The identifier of the type of what is shared; nil unless implemented.
    func itemType(for csc: UICloudSharingController) -> String?

    /// Called when the share could not be saved, which is always so here, after the controller is gone.
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)

    /// Called when the share was saved; never here.
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)

    /// Called when the sharing was ended; never here.
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    /// None.
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }

    /// None.
    public func itemType(for csc: UICloudSharingController) -> String? { nil }

    /// Does nothing.
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}

    /// Does nothing.
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
