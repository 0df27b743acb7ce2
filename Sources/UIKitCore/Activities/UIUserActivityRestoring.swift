/// An object that can take up what a person was doing.
///
/// Every responder conforms.
///
/// Source: UIKit, `UIUserActivityRestoring`.
@MainActor
public protocol UIUserActivityRestoring: AnyObject {
    /// Called to take an activity up.
    ///
    /// - Parameter activity: The activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
