public import Foundation

/// Something that a person can do with data which the app offers, for instance sending it.
///
/// A subclass says which data it takes, and does its work in ``perform()`` or in the controller that it brings.
///
/// Source: UIKit, `UIActivity`.
@MainActor
open class UIActivity: NSObject {
    /// Creates an activity.
    public override init() {
        super.init()
    }

    /// Whether it is an action or a way to share.
    open class var activityCategory: UIActivity.Category { .action }

    /// The kind of activity; nil unless overridden.
    open var activityType: UIActivity.ActivityType? { nil }

    /// What the row says; nil unless overridden.
    open var activityTitle: String? { nil }

    /// The image of the row; nil unless overridden.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with the data; false unless overridden.
    ///
    /// - Parameter activityItems: The data.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called before the work, with the data.
    ///
    /// - Parameter activityItems: The data.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that does the work and is presented; nil unless overridden.
    open var activityViewController: UIViewController? { nil }

    /// Does the work, where there is no controller; ends with ``activityDidFinish(_:)``.
    open func perform() {
        activityDidFinish(true)
    }

    /// To be called when the work is done.
    ///
    /// - Parameter completed: Whether it was done, rather than given up.
    open func activityDidFinish(_ completed: Bool) {
        finishHandler?(completed)
        finishHandler = nil
    }

    /// Told of the end of the work.
    final var finishHandler: (@MainActor (_ completed: Bool) -> Void)?
}

extension UIActivity {
    /// Whether an activity acts on data or sends it to others.
    ///
    /// Source: UIKit, `UIActivity.Category`.
    public enum Category: Int, Sendable {
        /// It acts on the data.
        case action = 0
        /// It sends the data to others.
        case share = 1
    }

    /// The name of a kind of activity.
    ///
    /// Source: UIKit, `UIActivity.ActivityType`.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates the type of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates the type of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Sending mail; on the page a link to a new message.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sending a message; on the page a link to a new one, which phones know.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Printing; on the page what is to be printed opens in a tab.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copying text; on the page it is shown to be selected and copied.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Saving as a file; on the page a download.
        public static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
        /// Saving an image; on the page a download.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Keeping an address for later; not offered on the page.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Adding to the home screen; not offered on the page.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
        /// Sending to a device near by; not offered on the page.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Assigning an image to a contact; not offered on the page.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Marking up as PDF; not offered on the page.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Opening in the app for books; not offered on the page.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Working on it together with others; not offered on the page.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// Inviting others with a link; not offered on the page.
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Posting to Facebook; not offered on the page.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posting to Flickr; not offered on the page.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posting to Tencent Weibo; not offered on the page.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Posting to Twitter; not offered on the page.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posting to Vimeo; not offered on the page.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posting to Weibo; not offered on the page.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Playing a sound with an animation of the face; not offered on the page.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    }
}
