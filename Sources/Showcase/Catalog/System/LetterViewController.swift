import Foundation
import UIKit

/// A text in a file of the person's.
final class Letter: UIDocument {
    var text = ""

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self.text = text
    }

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
}

/// Shows a letter, once one was chosen, and lets it be changed and saved.
final class LetterViewController: UIDocumentViewController {
    private let field = UITextView()
    private let outcome = UILabel()
    private lazy var stack = UIStackView(arrangedSubviews: [field, outcome])
    private lazy var save = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.saveLetter() })

    init() {
        super.init(document: nil)
        launchOptions.title = "No Letter Yet"
        launchOptions.contentTypes = [.plainText]
        launchOptions.documentProvider = { Letter(fileURL: $0) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemGroupedBackground
        field.font = .preferredFont(forTextStyle: .body)
        field.accessibilityLabel = "Letter"
        outcome.font = .preferredFont(forTextStyle: .footnote)
        outcome.textColor = .secondaryLabel
        outcome.isHidden = true
        stack.isHidden = true
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 240),
        ])
        super.viewDidLoad()
    }

    override func navigationItemDidUpdate() {
        navigationItem.title = document?.localizedName ?? "Letter"
    }

    override func documentDidOpen() {
        stack.isHidden = false
        field.text = (document as? Letter)?.text
        navigationItem.rightBarButtonItem = save
    }

    private func saveLetter() {
        guard let letter = document as? Letter else { return }
        letter.text = field.text ?? ""
        letter.updateChangeCount(.done)
        letter.autosave { [weak self] success in
            self?.outcome.text = success ? "“\(letter.localizedName)” is saved." : "The letter could not be saved."
            self?.outcome.isHidden = false
        }
    }
}
