public import Foundation

/// A controller that shows a document.
///
/// Without a document it shows a way to choose one. A subclass shows the content in ``documentDidOpen()``.
///
/// Source: UIKit, `UIDocumentViewController`.
open class UIDocumentViewController: UIViewController {
    /// Creates a controller of a document.
    ///
    /// - Parameter document: The document, or nil to have the person choose one.
    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without a document from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The document; setting another one opens it when the view is there.
    open var document: UIDocument? {
        didSet {
            guard document !== oldValue else { return }
            navigationItemDidUpdate()
            if isViewLoaded { showDocument() }
        }
    }

    /// What the screen offers that is shown without a document.
    open var launchOptions = LaunchOptions()

    /// Called when the document is open and the view is there; does nothing unless overridden.
    open func documentDidOpen() {}

    /// Called when the title was taken from the document; does nothing unless overridden.
    open func navigationItemDidUpdate() {
        navigationItem.title = document?.localizedName
    }

    /// Reads the document, if it is not open.
    ///
    /// - Parameter completionHandler: Told whether it is open.
    open func openDocument(completionHandler: @escaping @MainActor (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        guard document.documentState.contains(.closed) else { return completionHandler(true) }
        document.open { success in
            if success, self.isViewLoaded { self.documentDidOpen() }
            completionHandler(success)
        }
    }

    /// Opens the document.
    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationItemDidUpdate()
        showDocument()
    }

    private func showDocument() {
        guard let document else {
            contentUnavailableConfiguration = launchConfiguration
            return
        }
        contentUnavailableConfiguration = nil
        guard document.documentState.contains(.closed) else { return documentDidOpen() }
        openDocument { [weak self] success in if !success { self?.showFailure() } }
    }

    private var launchConfiguration: UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "doc")
        configuration.text = launchOptions.title ?? FrameworkText.noDocument.localized
        configuration.button = .filled()
        configuration.button.title = FrameworkText.chooseDocument.localized
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.presentPicker() }
        return configuration
    }

    private func showFailure() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "exclamationmark.triangle")
        configuration.text = FrameworkText.documentCannotBeOpened.localized
        configuration.secondaryText = document?.localizedName
        contentUnavailableConfiguration = configuration
    }

    private func presentPicker() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: launchOptions.contentTypes)
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension UIDocumentViewController {
    /// What the screen without a document offers.
    ///
    /// Source: UIKit, `UIDocumentViewController.LaunchOptions`.
    @MainActor
    public struct LaunchOptions {
        /// The text; nil for the usual one.
        public var title: String?

        /// The types of file that may be chosen.
        public var contentTypes: [UTType] = [.item]

        /// Makes the document of a chosen file; without it, nothing can be opened.
        public var documentProvider: (@MainActor (URL) -> UIDocument)?

        /// Creates options with the usual text and files of any type.
        public init() {}
    }
}

extension UIDocumentViewController: UIDocumentPickerDelegate {
    /// Opens the chosen document.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let url = urls.first, let makeDocument = launchOptions.documentProvider else { return }
        document = makeDocument(url)
    }
}
