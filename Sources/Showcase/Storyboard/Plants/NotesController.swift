import UIKit

/// What the person writes about a plant.
@IBClass
final class NotesController: UIViewController {
    private(set) var notes: String

    @Outlet private weak var textView: UITextView!

    init?(coder: NSCoder, notes: String) {
        self.notes = notes
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        notes = ""
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = notes
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isViewLoaded ? textView.text : notes, forKey: "notes")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        notes = coder.decodeObject(forKey: "notes") as? String ?? ""
        if isViewLoaded { textView.text = notes }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        notes = textView.text
    }
}
