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

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        notes = textView.text
    }
}
