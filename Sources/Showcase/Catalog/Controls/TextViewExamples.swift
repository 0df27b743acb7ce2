import UIKit

/// Text of several lines, to edit and to read.
final class TextViewExamples: CatalogExamplesViewController, UITextViewDelegate {
    private let count = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let editor = UITextView()
        editor.text = "Type here.\nLines are kept."
        editor.font = .preferredFont(forTextStyle: .body)
        editor.delegate = self
        editor.accessibilityLabel = "Text"
        editor.backgroundColor = .tertiarySystemFill
        editor.layer.cornerRadius = 8
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        let save = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Count") { [weak self, weak editor] _ in
                guard let editor else { return }
                self?.textViewDidChange(editor)
            })
        addExample("Editable", editor, count, save)

        let reader = UITextView()
        reader.text = "This text can be read and selected, but not changed."
        reader.isEditable = false
        reader.backgroundColor = .clear
        addExample("Read Only", reader)
    }

    func textViewDidChange(_ textView: UITextView) {
        count.text = "\(textView.text.count) characters"
    }
}
