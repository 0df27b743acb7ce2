import UIKit

/// The settings: static cells with switches, sliders and fields, from a storyboard of their own.
@IBClass
final class SettingsController: UITableViewController, GreenhouseVisitor {
    var greenhouse: Greenhouse! {
        didSet { if isViewLoaded { showReminder() } }
    }

    @Outlet private weak var reminderSwitch: UISwitch!
    @Outlet private weak var hourSlider: UISlider!
    @Outlet private weak var hourLabel: UILabel!
    @Outlet private weak var daysCell: UITableViewCell!
    @Outlet private weak var nameField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        if greenhouse != nil { showReminder() }
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        if isViewLoaded, greenhouse != nil { showReminder() }
    }

    /// Only rows that lead somewhere can be chosen, not those around a control.
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        self.tableView(tableView, cellForRowAt: indexPath).selectionStyle != .none
    }

    private func showReminder() {
        let reminder = greenhouse.reminder
        reminderSwitch.isOn = reminder.isOn
        hourSlider.value = Float(reminder.hour)
        hourSlider.isEnabled = reminder.isOn
        hourLabel.text = String(format: translated("Remind me at %ld:00"), reminder.hour)
        daysCell.detailTextLabel?.text = reminder.days.title
        nameField.text = reminder.owner
    }

    // MARK: Actions

    @IBAction func turnReminder(_ sender: UISwitch) {
        greenhouse.reminder.isOn = sender.isOn
        showReminder()
    }

    @IBAction func changeHour(_ sender: UISlider) {
        greenhouse.reminder.hour = Int(sender.value.rounded())
        showReminder()
    }

    @IBAction func changeName(_ sender: UITextField) {
        greenhouse.reminder.owner = sender.text ?? ""
    }

    // MARK: Ways to other scenes and back

    @IBSegueAction func makeDays(_ coder: NSCoder, sender: Any?) -> ReminderDaysController? {
        ReminderDaysController(coder: coder, days: greenhouse.reminder.days)
    }

    @IBAction func keepDays(_ segue: UIStoryboardSegue) {
        guard let controller = segue.source as? ReminderDaysController else { return }
        greenhouse.reminder.days = controller.days
        showReminder()
    }

    @IBAction func comeBackToSettings(_ segue: UIStoryboardSegue) {}
}
