public import Foundation

/// The app that an extension runs in.
///
/// A page is never an extension of another app, so no controller has one; the class exists for code that asks.
///
/// Source: Foundation, `NSExtensionContext`.
@MainActor
open class NSExtensionContext: NSObject {
    /// What the other app handed over; nothing.
    open var inputItems: [Any] { [] }

    /// Ends the extension's work; calls the handler with false, nothing having run.
    ///
    /// - Parameters:
    ///   - items: The results.
    ///   - completionHandler: Called with whether the app took them, or nil.
    open func completeRequest(returningItems items: [Any]?, completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    /// Gives the extension's work up; does nothing.
    ///
    /// - Parameter error: The reason.
    open func cancelRequest(withError error: any Error) {}

    /// Asks the other app to open an address; calls the handler with false.
    ///
    /// - Parameters:
    ///   - URL: The address.
    ///   - completionHandler: Called with whether it was opened, or nil.
    open func open(_ URL: URL, completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
}

/// What an extension's main object does.
///
/// Nobody calls it on the web.
///
/// Source: Foundation, `NSExtensionRequestHandling`.
@MainActor
public protocol NSExtensionRequestHandling: AnyObject {
    /// Called with the app that the extension runs in.
    ///
    /// - Parameter context: The app.
    func beginRequest(with context: NSExtensionContext)
}

extension UIViewController: NSExtensionRequestHandling {}
