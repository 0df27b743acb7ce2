public import Foundation

/// A menu of the places a document can come from or go to.
///
/// On the page it is an action sheet: the person's device, and the app's own options.
///
/// Source: UIKit, `UIDocumentMenuViewController`.
@available(*, deprecated, renamed: "UIDocumentPickerViewController")
open class UIDocumentMenuViewController: UIAlertController {
    /// Creates a menu for opening documents.
    ///
    /// - Parameters:
    ///   - allowedUTIs: The identifiers of the types that may be chosen.
    ///   - mode: How the document is used.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(title: nil, message: nil, preferredStyle: .actionSheet)
        let types = allowedUTIs.compactMap(UTType.init)
        addPickerOption { UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: mode == .import) }
    }

    /// Creates a menu for a document that goes elsewhere.
    ///
    /// - Parameters:
    ///   - url: Where the document is.
    ///   - mode: How it is used.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(title: nil, message: nil, preferredStyle: .actionSheet)
        addPickerOption {
            UIDocumentPickerViewController(forExporting: [url], asCopy: mode == .exportToService)
        }
    }

    /// The object that is told of the choice.
    open weak var delegate: (any UIDocumentMenuDelegate)?

    /// Adds an option of the app's own.
    ///
    /// - Parameters:
    ///   - title: What it says.
    ///   - image: An image on iOS; the page shows none.
    ///   - order: Whether it stands before or after the others.
    ///   - handler: Called when it was chosen.
    open func addOption(
        withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder,
        handler: @escaping @MainActor () -> Void
    ) {
        let action = UIAlertAction(title: title, style: .default) { _ in handler() }
        addAction(action)
        if order == .first { moveToFront(action) }
    }

    private func addPickerOption(_ makePicker: @escaping @MainActor () -> UIDocumentPickerViewController) {
        addAction(
            UIAlertAction(title: FrameworkText.thisDevice.localized, style: .default) { [self] _ in
                delegate?.documentMenu(self, didPickDocumentPicker: makePicker())
            })
        addAction(
            UIAlertAction(title: FrameworkText.cancel.localized, style: .cancel) { [self] _ in
                delegate?.documentMenuWasCancelled(self)
            })
    }
}

/// Where an option of a document menu stands.
///
/// Source: UIKit, `UIDocumentMenuOrder`.
public enum UIDocumentMenuOrder: UInt, Sendable {
    /// Before the others.
    case first = 0
    /// After the others.
    case last = 1
}

/// What a document menu tells.
///
/// Source: UIKit, `UIDocumentMenuDelegate`.
@available(*, deprecated, message: "Use UIDocumentPickerDelegate.")
@MainActor
public protocol UIDocumentMenuDelegate: AnyObject {
    /// Called when a place was chosen; the app presents the picker.
    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController,
        didPickDocumentPicker documentPicker: UIDocumentPickerViewController)

    /// Called when the menu is gone without a choice.
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

@available(*, deprecated, message: "Use UIDocumentPickerDelegate.")
extension UIDocumentMenuDelegate {
    /// Does nothing.
    public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}
