public import Foundation

/// A controller with which a person gives the app files from their device, or takes files of the app.
///
/// Opening is an upload: the files stand in a temporary folder of the scene, whatever `asCopy` says, and are deleted
/// with the scene; what is to stay must be moved or copied. Exporting is a download for each file.
///
/// Source: UIKit, `UIDocumentPickerViewController`.
open class UIDocumentPickerViewController: UIViewController {
    /// Creates a picker of files that the app opens.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of file that may be chosen.
    ///   - asCopy: On iOS, whether the app gets copies; here it always does.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        task = .opening(contentTypes)
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.chooseFile.localized
    }

    /// Creates a picker with which a person takes files.
    ///
    /// - Parameters:
    ///   - urls: Where the files are.
    ///   - asCopy: On iOS, whether the app keeps its files; here it always does.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        task = .exporting(urls)
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.saveFiles.localized
    }

    /// Creates a picker of files that the app opens.
    ///
    /// - Parameters:
    ///   - allowedUTIs: The identifiers of the types that may be chosen.
    ///   - mode: How the files are used.
    @available(*, deprecated, renamed: "init(forOpeningContentTypes:asCopy:)")
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap(UTType.init), asCopy: mode == .import)
        documentPickerMode = mode
    }

    /// Creates a picker with which a person takes a file.
    ///
    /// - Parameters:
    ///   - url: Where the file is.
    ///   - mode: How it is used.
    @available(*, deprecated, renamed: "init(forExporting:asCopy:)")
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(urls: [url], in: mode)
    }

    /// Creates a picker with which a person takes files.
    ///
    /// - Parameters:
    ///   - urls: Where the files are.
    ///   - mode: How they are used.
    @available(*, deprecated, renamed: "init(forExporting:asCopy:)")
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
        documentPickerMode = mode
    }

    /// How the files are used, where the picker was made with it; else `import`.
    public private(set) final var documentPickerMode = UIDocumentPickerMode.import

    /// Creates a picker of files of any type from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        task = .opening([.item])
        super.init(coder: coder)
        title = FrameworkText.chooseFile.localized
    }

    /// The object that is told of the files.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether several files may be chosen; false unless set.
    open var allowsMultipleSelection = false {
        didSet { field.allowsMultipleSelection = allowsMultipleSelection }
    }

    /// Whether file name extensions are shown on iOS; browsers always show them.
    open var shouldShowFileExtensions = false

    /// The folder that iOS shows first; browsers show the one used last.
    open var directoryURL: URL?

    /// Shows the field or the downloads.
    open override func viewDidLoad() {
        super.viewDidLoad()
        switch task {
        case .opening(let types): showField(for: types)
        case .exporting(let urls): showDownloads(of: urls)
        }
        embedInNavigation(content)
    }

    /// Tells the delegate when the picker is closed in another way than with its buttons.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !isFinished else { return }
        finish(with: [])
    }

    // MARK: Content

    private enum Task {
        case opening([UTType])
        case exporting([URL])
    }

    private let task: Task
    private let field = FileField()
    private lazy var content = StaticTableController(title: title ?? FrameworkText.files.localized)
    private var fetched: [URL] = []
    private var isFinished = false

    private func showField(for types: [UTType]) {
        field.allowsMultipleSelection = allowsMultipleSelection
        field.acceptedTypes =
            types.contains { $0.acceptedTypes.isEmpty } ? [] : types.flatMap(\.acceptedTypes)
        field.buttonTitle = FrameworkText.open.localized
        field.addAction(UIAction { [weak self] _ in self?.takeFiles() }, for: .primaryActionTriggered)
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close(with: []) })
        content.sections = [StaticTableController.Section(footer: limitText, rows: [.init(field)])]
    }

    private var limitText: String {
        allowsMultipleSelection
            ? FrameworkText.chooseFilesHere.localized : FrameworkText.chooseFileHere.localized
    }

    private func showDownloads(of urls: [URL]) {
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in if let self { self.close(with: self.fetched) } })
        let rows = urls.map { url in
            let link = FileLink()
            link.title = FrameworkText.saveNamed.localized(url.lastPathComponent)
            link.image = UIImage(systemName: "square.and.arrow.down")
            link.file = OfferedFile(url: url)
            link.fetchHandler = { [weak self] in self?.remember(url) }
            return StaticTableController.Row(link)
        }
        content.sections = [StaticTableController.Section(rows: rows)]
    }

    private func remember(_ url: URL) {
        if !fetched.contains(url) { fetched.append(url) }
    }

    // MARK: Ending

    private func takeFiles() {
        guard !field.files.isEmpty else {
            let alert = UIAlertController(
                title: FrameworkText.noFileChosen.localized, message: FrameworkText.chooseFileFirst.localized,
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: FrameworkText.ok.localized, style: .default))
            return present(alert, animated: true)
        }
        close(with: field.files.map(\.url))
    }

    private func close(with urls: [URL]) {
        isFinished = true
        dismissItself { self.finish(with: urls) }
    }

    private func finish(with urls: [URL]) {
        isFinished = true
        guard !urls.isEmpty else {
            delegate?.documentPickerWasCancelled(self)
            return
        }
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
}

/// What a document picker tells.
///
/// Source: UIKit, `UIDocumentPickerDelegate`.
@MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called when files were chosen or taken, and the picker is gone.
    ///
    /// - Parameters:
    ///   - controller: The picker.
    ///   - urls: Where the files are.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Called when the picker is gone without files.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}

    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
