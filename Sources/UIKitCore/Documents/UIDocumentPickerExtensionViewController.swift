public import Foundation

/// How a document picker is used.
///
/// Source: UIKit, `UIDocumentPickerMode`.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// A copy of a file comes into the app.
    case `import` = 0
    /// The app works on a file where it is.
    case open = 1
    /// A copy of the app's file goes elsewhere.
    case exportToService = 2
    /// The app's file moves elsewhere.
    case moveToService = 3
}

/// The base of controllers with which an extension of another app would offer its files.
///
/// There are no extensions on the web: nothing presents such a controller by itself, but one can be presented like any
/// other, and grants access by dismissing itself.
///
/// Source: UIKit, `UIDocumentPickerExtensionViewController`.
open class UIDocumentPickerExtensionViewController: UIViewController {
    /// How the picker is used.
    open var documentPickerMode: UIDocumentPickerMode { .import }

    /// The file that is to go elsewhere; nil for the other modes.
    open var originalURL: URL? { nil }

    /// The identifiers of the types that may be chosen; nil for all.
    open var validTypes: [String]? { nil }

    /// The identifier of the extension that keeps the files.
    open var providerIdentifier: String { Bundle.main.bundleIdentifier ?? "" }

    /// The folder of files that are shared; nil where nothing is shared.
    open var documentStorageURL: URL? { nil }

    /// Called before the controller appears because it is presented; does nothing unless overridden.
    ///
    /// - Parameter mode: How the picker is used.
    open func prepareForPresentation(in mode: UIDocumentPickerMode) {}

    /// Prepares for the presentation.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { prepareForPresentation(in: documentPickerMode) }
    }

    /// Dismisses the controller with a file.
    ///
    /// - Parameter url: The file; nil for none.
    open func dismissGrantingAccess(to url: URL?) {
        grantedURL = url
        dismissItself()
    }

    /// The file that access was granted to.
    public private(set) final var grantedURL: URL?
}
