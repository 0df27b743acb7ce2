import Foundation
import UIKit

/// Files that come from the person's device and go to it, pictures, and sharing.
final class FileExamples: CatalogExamplesViewController {
    private let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.isHidden = true
        picture.contentMode = .scaleAspectFit
        picture.accessibilityLabel = "Your picture"
        addExample(
            "Documents",
            button("Open a Text File") { [weak self] in self?.open() },
            button("Manage Documents") { [weak self] in self?.manage() },
            button("Write a Letter") { [weak self] in
                self?.navigationController?.pushViewController(LetterViewController(), animated: true)
            },
            button("Choose from a Menu") { [weak self] in self?.former.presentMenu() })
        addExample("Pictures", button("Choose a Picture") { [weak self] in self?.choosePicture() }, picture)
        addExample("Sharing", button("Share") { [weak self] in self?.share() })
        addExample(
            "Without Counterpart",
            button("Look Up “Segue”") { [weak self] in self?.lookUp() },
            button("Invite People") { [weak self] in self?.invite() })
    }

    /// The controller as one whose former way may be used without a warning.
    private var former: any FormerMenus { self }

    @available(*, deprecated, message: "Shows how documents were chosen before pickers.")
    func presentMenu() {
        let menu = UIDocumentMenuViewController(documentTypes: ["public.plain-text"], in: .import)
        menu.addOption(
            withTitle: "A Text by the App", image: UIImage(systemName: "doc.text"), order: .first
        ) { [weak self] in self?.show("The app's own text was chosen.") }
        menuDelegate = MenuDelegate(self)
        menu.delegate = menuDelegate as? any UIDocumentMenuDelegate
        present(menu, animated: true)
    }

    private var menuDelegate: AnyObject?

    private func open() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.delegate = self
        present(picker, animated: true)
    }

    private func manage() {
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        browser.delegate = self
        present(browser, animated: true)
    }

    private func choosePicture() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    private func share() {
        var items: [Any] = ["Segue runs UIKit’s view controllers on a web server."]
        if let url = URL(string: "https://www.swift.org") { items.append(url) }
        let controller = UIActivityViewController(activityItems: items, applicationActivities: [CountLetters()])
        controller.completionWithItemsHandler = { [weak self] activity, completed, _, _ in
            self?.show(completed ? "Done: \(activity?.rawValue ?? "")." : "Nothing was shared.")
        }
        present(controller, animated: true)
    }

    private func lookUp() {
        present(UIReferenceLibraryViewController(term: "segue"), animated: true)
    }

    private func invite() {
        let controller = UICloudSharingController(share: CKShare(), container: CKContainer())
        controller.delegate = self
        present(controller, animated: true)
    }
}

/// What apps did before document pickers.
@MainActor
private protocol FormerMenus {
    func presentMenu()
}

extension FileExamples: FormerMenus {}

extension FileExamples: UICloudSharingControllerDelegate {
    func itemTitle(for csc: UICloudSharingController) -> String? { "Segue" }

    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error) {
        show("Nobody was invited.")
    }
}

/// Shows what was chosen in a document menu.
@available(*, deprecated, message: "Part of the former way.")
private final class MenuDelegate: UIDocumentMenuDelegate {
    private weak var examples: FileExamples?

    init(_ examples: FileExamples) {
        self.examples = examples
    }

    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController,
        didPickDocumentPicker documentPicker: UIDocumentPickerViewController
    ) {
        documentPicker.delegate = examples
        examples?.present(documentPicker, animated: true)
    }

    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {
        examples?.show("Nothing was chosen.")
    }
}

/// An activity of the app's own.
final class CountLetters: UIActivity {
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("letters counted") }
    override var activityTitle: String? { "Count the Letters" }
    override var activityImage: UIImage? { UIImage(systemName: "textformat.size") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String }
    }
}

extension FileExamples: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let url = urls.first, let text = try? String(contentsOf: url, encoding: .utf8) else {
            return show("That file is no text.")
        }
        show("“\(url.lastPathComponent)” begins with: \(text.prefix(80))")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        show("No file was opened.")
    }
}

extension FileExamples: UIDocumentBrowserViewControllerDelegate {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        show("Chosen: \(documentURLs.map(\.lastPathComponent).joined(separator: ", "))")
        dismiss(animated: true)
    }
}

extension FileExamples: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picture.image = info[.originalImage] as? UIImage
        picture.isHidden = picture.image == nil
        picker.dismiss(animated: true)
    }
}
