public import Foundation
import Logging

/// A document of the app: a file, and what is read from it.
///
/// A subclass turns the file's bytes into its model with ``load(fromContents:ofType:)`` and back with
/// ``contents(forType:)``. Reading and writing happen in the call; their completion handlers run before it returns.
///
/// Source: UIKit, `UIDocument`.
@MainActor
open class UIDocument: NSObject {
    /// Creates a document of a file, which need not exist yet; it is not read.
    ///
    /// - Parameter url: Where the file is.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    /// Where the file is.
    public private(set) final var fileURL: URL

    /// A name for people: the file's name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The identifier of the file's type.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }

    /// When the file was changed last, as far as this document knows.
    open var fileModificationDate: Date?

    /// What can be done with the document now.
    public private(set) final var documentState: UIDocument.State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }

    /// Posted when ``documentState`` changed; the object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    // MARK: Reading and writing

    /// Reads the file.
    ///
    /// - Parameter completionHandler: Told whether it could be read.
    open func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        do {
            try read(from: fileURL)
            documentState = .normal
            completionHandler?(true)
        } catch {
            documentState = .closed
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
    }

    /// Writes what has not been written and lets go of the file.
    ///
    /// - Parameter completionHandler: Told whether everything is written.
    open func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            documentState = .closed
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting) { success in
            if success { self.documentState = .closed }
            completionHandler?(success)
        }
    }

    /// Reads bytes into the model; does nothing unless overridden.
    ///
    /// - Parameters:
    ///   - contents: The file's bytes, as `Data`.
    ///   - typeName: The identifier of the file's type.
    /// - Throws: Why the bytes cannot be read.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// The model as bytes; empty unless overridden.
    ///
    /// - Parameter typeName: The identifier of the file's type.
    /// - Returns: The bytes, as `Data`.
    open func contents(forType typeName: String) throws -> Any { Data() }

    /// Reads a file.
    ///
    /// - Parameter url: Where it is.
    open func read(from url: URL) throws {
        try load(fromContents: try Data(contentsOf: url), ofType: fileType)
        fileModificationDate = try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }

    /// Writes the model.
    ///
    /// - Parameters:
    ///   - url: Where the file is to be.
    ///   - saveOperation: Whether the file must be new.
    ///   - completionHandler: Told whether it was written.
    open func save(
        to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        do {
            let contents = try contents(forType: fileType ?? UTType.data.identifier)
            try writeContents(contents, andAttributes: nil, safelyTo: url, for: saveOperation)
            fileURL = url
            fileModificationDate = Date()
            changeCount = 0
            documentState.subtract([.savingError, .closed])
            completionHandler?(true)
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
    }

    /// Writes what has not been written.
    ///
    /// - Parameter completionHandler: Told whether everything is written.
    open func autosave(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Writes bytes so that the file is never half written.
    ///
    /// - Parameters:
    ///   - contents: The bytes, as `Data`.
    ///   - additionalFileAttributes: Attributes for the file, or nil.
    ///   - url: Where the file is to be.
    ///   - saveOperation: Whether the file must be new.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: UIDocument.SaveOperation
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: saveOperation == .forCreating ? [.withoutOverwriting] : [.atomic])
    }

    /// Reads the file again, giving up what has not been written.
    ///
    /// - Parameters:
    ///   - url: Where it is.
    ///   - completionHandler: Told whether it could be read.
    open func revert(toContentsOf url: URL, completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        do {
            try read(from: url)
            changeCount = 0
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
    }

    // MARK: Changes

    /// Whether something has not been written.
    open var hasUnsavedChanges: Bool { changeCount != 0 }

    /// Takes note of a change, or of its being undone or redone.
    ///
    /// - Parameter change: What happened.
    open func updateChangeCount(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
    }

    /// Called when reading or writing failed; writes to the log unless overridden.
    ///
    /// - Parameters:
    ///   - error: Why.
    ///   - userInteractionPermitted: Whether the person may be told.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        Self.logger.error("document failed", metadata: ["file": "\(fileURL.path)", "error": "\(error)"])
    }

    private var changeCount = 0
    private static let logger = Logger(label: "segue.documents")
}

extension UIDocument {
    /// What happened to a document.
    ///
    /// Source: UIKit, `UIDocument.ChangeKind`.
    public enum ChangeKind: Int, Sendable {
        /// A change was made.
        case done = 0
        /// A change was undone.
        case undone = 1
        /// A change was redone.
        case redone = 2
        /// All changes are written.
        case cleared = 3
    }

    /// Whether a file must be new.
    ///
    /// Source: UIKit, `UIDocument.SaveOperation`.
    public enum SaveOperation: Int, Sendable {
        /// It must not exist yet.
        case forCreating = 0
        /// It is replaced.
        case forOverwriting = 1
    }

    /// What can be done with a document.
    ///
    /// Source: UIKit, `UIDocument.State`.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates a state of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Everything.
        public static let normal: State = []
        /// It is not open.
        public static let closed = State(rawValue: 1 << 0)
        /// Versions of the file contradict one another.
        public static let inConflict = State(rawValue: 1 << 1)
        /// It could not be written.
        public static let savingError = State(rawValue: 1 << 2)
        /// It must not be changed now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// It is being fetched.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }
}
