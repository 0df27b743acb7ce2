import Foundation

/// A field with which a person chooses files on their device and sends them.
///
/// On the page it is a file input with a button beside it. The files arrive with the press of that button, and the
/// field's `primaryActionTriggered` follows.
package final class FileField: UIControl {
    /// What the button says.
    package var buttonTitle = FrameworkText.upload.localized {
        didSet { if buttonTitle != oldValue { setNeedsRendering() } }
    }

    /// Which files are offered for choice, as media types and extensions with dots; empty for all.
    ///
    /// What arrives is checked against it.
    package var acceptedTypes: [String] = [] {
        didSet { if acceptedTypes != oldValue { setNeedsRendering() } }
    }

    /// Whether several files may be chosen.
    package var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { setNeedsRendering() } }
    }

    /// Which camera a phone offers for taking the file: `user` or `environment`; nil for none.
    package var captureDevice: String? {
        didSet { if captureDevice != oldValue { setNeedsRendering() } }
    }

    /// The files that came last.
    ///
    /// They are deleted from the disk when the scene goes.
    package private(set) var files: [ReceivedFile] = []

    // MARK: User interactions

    package override var isValueField: Bool { true }

    package override func checkFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        _ = try allowedFiles(value)
    }

    package override func acceptFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        files = try allowedFiles(value)
        if let scene = window?.windowScene { scene.receivedFiles += files }
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        [.primaryActionTriggered] + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .primaryActionTriggered else { return try super.perform(interaction) }
        sendActions(for: .primaryActionTriggered, event: UIEvent(type: .touches, view: self))
    }

    /// The files of a value; the name that a page without an upload sends stands for none.
    private func allowedFiles(_ value: UserInteractionValue) throws(UserInteractionRefusal) -> [ReceivedFile] {
        guard case .files(let files) = value else { return [] }
        guard files.count <= 1 || allowsMultipleSelection else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "Only one file can be chosen here.", told: .oneFileOnly))
        }
        for file in files where !accepts(file) {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The file “\(file.url.lastPathComponent)” is of a type not accepted here.",
                    told: .fileTypeNotAccepted, file.url.lastPathComponent))
        }
        if let scene = window?.windowScene {
            let length = files.reduce(scene.receivedFiles.reduce(0) { $0 + $1.length }) { $0 + $1.length }
            let count = scene.receivedFiles.count + files.count
            guard length <= scene.receivedFileAllowance, count <= scene.receivedFileCountAllowance else {
                throw .valueNotAllowed(
                    reason: ValueRefusalReason(
                        "There is no more room for files here. Close this page and begin anew.", told: .noMoreFiles))
            }
        }
        return files
    }

    /// Whether the name or the stated type of a file is one of those accepted.
    private func accepts(_ file: ReceivedFile) -> Bool {
        guard !acceptedTypes.isEmpty else { return true }
        let name = file.url.lastPathComponent.lowercased()
        let type = file.contentType?.lowercased() ?? ""
        return acceptedTypes.contains { accepted in
            if accepted.hasPrefix(".") { return name.hasSuffix(accepted.lowercased()) }
            if accepted.hasSuffix("/*") { return type.hasPrefix(accepted.dropLast().lowercased()) }
            return type == accepted.lowercased()
        }
    }
}
