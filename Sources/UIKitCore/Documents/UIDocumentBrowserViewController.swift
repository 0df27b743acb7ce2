public import Foundation

/// A controller with which a person manages the documents they work on.
///
/// On the page it is a list of the documents that the person brought along or created while they use the app, with a
/// field for more. They stand in a temporary folder of the scene and are deleted with it, so an app keeps what is to
/// stay elsewhere.
///
/// Source: UIKit, `UIDocumentBrowserViewController`.
open class UIDocumentBrowserViewController: UIViewController {
    /// Creates a browser of documents.
    ///
    /// - Parameter contentTypes: The types of file that can be opened; nil for all.
    public init(forOpening contentTypes: [UTType]?) {
        contentTypesForRecentDocuments = contentTypes ?? [.item]
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.documents.localized
    }

    /// Creates a browser of documents of any type from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        contentTypesForRecentDocuments = [.item]
        super.init(coder: coder)
        if title == nil { title = FrameworkText.documents.localized }
    }

    /// The object that is told of choices.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

    /// Whether documents can be created; true unless set.
    open var allowsDocumentCreation = true {
        didSet { if isViewLoaded { showContent() } }
    }

    /// Whether several documents can be brought along at once; false unless set.
    open var allowsPickingMultipleItems = false {
        didSet { field.allowsMultipleSelection = allowsPickingMultipleItems }
    }

    /// What the button for creating says; its usual text unless set.
    open var localizedCreateDocumentActionTitle = FrameworkText.createDocument.localized

    /// The ratio of height to width of that button on iOS; kept for the app.
    open var defaultDocumentAspectRatio: CGFloat = 0.67

    /// Whether file name extensions are shown; false unless set.
    open var shouldShowFileExtensions = false {
        didSet { if isViewLoaded { showContent() } }
    }

    /// The types of file that can be opened.
    public final let contentTypesForRecentDocuments: [UTType]

    /// Buttons of the app's own at the leading end of the bar.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
        didSet { if isViewLoaded { showContent() } }
    }

    /// Buttons of the app's own at the trailing end of the bar.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
        didSet { if isViewLoaded { showContent() } }
    }

    /// Shows a document in the list.
    ///
    /// - Parameters:
    ///   - url: Where it is.
    ///   - importIfNeeded: On iOS, whether it is copied; here it never is.
    ///   - completion: Called with where it is.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: (@MainActor (URL?, (any Error)?) -> Void)? = nil
    ) {
        add(url)
        completion?(url, nil)
    }

    /// Takes a document into the list.
    ///
    /// - Parameters:
    ///   - documentURL: Where it is.
    ///   - neighbourURL: On iOS, the document beside which it goes.
    ///   - importMode: Whether it is copied or moved; here it stays where it is.
    ///   - completion: Called with where it is.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL,
        mode importMode: UIDocumentBrowserViewController.ImportMode,
        completionHandler completion: @escaping @MainActor (URL?, (any Error)?) -> Void
    ) {
        add(documentURL)
        completion(documentURL, nil)
    }

    /// Shows the documents.
    open override func viewDidLoad() {
        super.viewDidLoad()
        field.buttonTitle = FrameworkText.add.localized
        field.allowsMultipleSelection = allowsPickingMultipleItems
        field.acceptedTypes =
            contentTypesForRecentDocuments.contains { $0.acceptedTypes.isEmpty }
            ? [] : contentTypesForRecentDocuments.flatMap(\.acceptedTypes)
        field.addAction(UIAction { [weak self] _ in self?.takeFiles() }, for: .primaryActionTriggered)
        showContent()
        embedInNavigation(content)
    }

    // MARK: Content

    private lazy var content = StaticTableController(title: title ?? FrameworkText.documents.localized)
    private let field = FileField()
    private var documents: [URL] = []

    private func showContent() {
        let create = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.requestCreation() })
        create.accessibilityLabel = localizedCreateDocumentActionTitle
        content.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        content.navigationItem.rightBarButtonItems =
            (allowsDocumentCreation ? [create] : []) + additionalTrailingNavigationBarButtonItems
        let rows = documents.map { url in
            let name = shouldShowFileExtensions ? url : url.deletingPathExtension()
            return StaticTableController.Row(name.lastPathComponent, symbol: "doc", accessory: .disclosureIndicator) {
                [weak self] in self?.open([url])
            }
        }
        content.sections = [
            StaticTableController.Section(rows: rows),
            StaticTableController.Section(header: FrameworkText.addFromDevice.localized, rows: [.init(field)]),
        ].filter { !$0.rows.isEmpty }
    }

    private func add(_ url: URL) {
        if !documents.contains(url) { documents.append(url) }
        if isViewLoaded { showContent() }
    }

    private func takeFiles() {
        let urls = field.files.map(\.url)
        urls.forEach(add)
        if !urls.isEmpty { open(urls) }
    }

    private func open(_ urls: [URL]) {
        delegate?.documentBrowser(self, didPickDocumentsAt: urls)
    }

    private func requestCreation() {
        delegate?.documentBrowser(self) { [weak self] url, mode in
            guard let self, let url, mode != .none else { return }
            self.add(url)
            self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: url)
        }
    }
}

extension UIDocumentBrowserViewController {
    /// What becomes of the file that is taken into the list.
    ///
    /// Source: UIKit, `UIDocumentBrowserViewController.ImportMode`.
    public enum ImportMode: UInt, Sendable {
        /// It is not taken.
        case none = 0
        /// It is copied.
        case copy = 1
        /// It is moved.
        case move = 2
    }
}

/// What a document browser tells.
///
/// Source: UIKit, `UIDocumentBrowserViewControllerDelegate`.
@MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
    /// Called when documents were chosen.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])

    /// Called when a document is to be created; the app makes a file and hands it over.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping @MainActor (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)

    /// Called when a document was taken into the list.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)

    /// Called when a document could not be taken into the list.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Does nothing.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    }

    /// Creates nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping @MainActor (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        importHandler(nil, .none)
    }

    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}

    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) {}
}
