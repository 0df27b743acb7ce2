import UIKit

/// The days with reminders, one prototype cell for each; choosing one leads back.
@IBClass
final class ReminderDaysController: UITableViewController {
    private(set) var days: Reminder.Days

    init?(coder: NSCoder, days: Reminder.Days) {
        self.days = days
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        days = .everyDay
        super.init(coder: coder)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(days.rawValue, forKey: "days")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        days = Reminder.Days(rawValue: coder.decodeInteger(forKey: "days")) ?? .everyDay
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Reminder.Days.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "days", for: indexPath)
        let days = Reminder.Days.allCases[indexPath.row]
        cell.textLabel?.text = days.title
        cell.accessoryType = days == self.days ? .checkmark : .none
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? UITableViewCell, let index = tableView.indexPath(for: cell) else { return }
        days = Reminder.Days.allCases[index.row]
    }
}
