import UIKit

/// Where the plant stands, on the back of its page.
@IBClass
final class MoveController: UIViewController {
    var place = ""

    @Outlet private weak var placeField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        placeField.text = place
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(place, forKey: "place")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeObject(forKey: "place") as? String ?? ""
        if isViewLoaded { placeField.text = place }
    }

    @IBAction func changePlace(_ sender: UITextField) {
        place = (sender.text ?? "").trimmingCharacters(in: .whitespaces)
    }
}
