public import Foundation

/// The activity type of an address that was opened from outside.
///
/// Foundation: `NSUserActivityTypeBrowsingWeb`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing, in a form from which it can be taken up again.
///
/// On the web an activity is an address: the `webpageURL` of the visible controller's activity is what the browser
/// shows, and opening an address reaches the app as an activity of type ``NSUserActivityTypeBrowsingWeb``. Foundation:
/// `NSUserActivity`.
open class NSUserActivity: NSObject {
    /// The type of the activity's identifier.
    public typealias PersistentIdentifier = String

    /// The kind of activity, a reverse domain name that the app chooses.
    public let activityType: String

    /// A description for people, such as the name of a document.
    open var title: String?

    /// What is needed to take the activity up again: property-list values.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of `userInfo` that must not be dropped when the activity is stored; nil keeps all.
    open var requiredUserInfoKeys: Set<String>?

    /// The address of the activity, with the scheme `http` or `https`.
    open var webpageURL: URL?

    /// The address of the page that led to this activity.
    open var referrerURL: URL?

    /// The time after which the activity is of no more use.
    open var expirationDate = Date.distantFuture

    /// Words under which the activity may be found.
    open var keywords: Set<String> = []

    /// The identifier of the content, by which the system picks the scene that shows it.
    open var targetContentIdentifier: String?

    /// Whether the delegate is to be asked to update `userInfo` before the activity is stored.
    open var needsSave = false

    /// Whether the activity may continue on another device.
    open var isEligibleForHandoff = true

    /// Whether the activity may be found in searches on the device.
    open var isEligibleForSearch = false

    /// Whether the activity may be found in public searches.
    open var isEligibleForPublicIndexing = false

    /// Whether the activity may be suggested to the person.
    open var isEligibleForPrediction = false

    /// An identifier of the app's choice.
    open var persistentIdentifier: PersistentIdentifier?

    /// The object that brings the activity up to date.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the activity is the one the person is engaged in.
    package private(set) var isCurrent = false

    /// Whether the activity has ended.
    package private(set) var isInvalidated = false

    /// An activity of a type, a reverse domain name such as `org.example.notes.edit`.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to `userInfo`, replacing those of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Makes the activity the one the person is engaged in; without effect once it is invalidated.
    open func becomeCurrent() {
        guard !isInvalidated else { return }
        isCurrent = true
    }

    /// Ends being the activity the person is engaged in.
    open func resignCurrent() {
        isCurrent = false
    }

    /// Ends the activity for good.
    open func invalidate() {
        isInvalidated = true
        isCurrent = false
    }

    /// Asks the delegate to bring the activity up to date when something is to be saved.
    package func saveIfNeeded() {
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
    }
}

/// Brings a user activity up to date.
///
/// Foundation: `NSUserActivityDelegate`.
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before the activity is stored, when its `needsSave` is set.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Called when the activity was taken up elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
