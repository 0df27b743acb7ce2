import UIKit

/// A form of static cells, from which Save leads back to the list only when the plant has a name.
@IBClass
final class NewPlantController: UITableViewController {
    @Outlet private weak var nameField: UITextField!
    @Outlet private weak var placeField: UITextField!
    @Outlet private weak var sunSwitch: UISwitch!
    @Outlet private weak var waterSlider: UISlider!
    @Outlet private weak var waterLabel: UILabel!
    @Outlet private weak var problemLabel: UILabel!

    /// The plant as the form describes it.
    var plant: Plant {
        let place = (placeField.text ?? "").trimmingCharacters(in: .whitespaces)
        return Plant(
            name: name, place: place.isEmpty ? translated("Anywhere") : place, isInSun: sunSwitch.isOn,
            daysBetweenWaterings: days, daysSinceWatering: 0)
    }

    private var name: String { (nameField.text ?? "").trimmingCharacters(in: .whitespaces) }
    private var days: Int { max(1, Int(waterSlider.value.rounded())) }

    override func viewDidLoad() {
        super.viewDidLoad()
        showDays(waterSlider)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if isViewLoaded { coder.encode(problemLabel.text, forKey: "problem") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if isViewLoaded { problemLabel.text = coder.decodeObject(forKey: "problem") as? String }
    }

    /// What was entered is there again; what follows from it is shown.
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        if isViewLoaded { showDays(waterSlider) }
    }

    @IBAction func showDays(_ sender: UISlider) {
        waterLabel.text =
            days == 1 ? translated("Water every day") : String(format: translated("Water every %ld days"), days)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "save", name.isEmpty else { return true }
        problemLabel.text = translated("A plant needs a name.")
        tableView.performBatchUpdates(nil)
        nameField.becomeFirstResponder()
        return false
    }
}
