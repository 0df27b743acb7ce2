import UIKit

/// Date pickers: a day, a time, both, within limits.
final class DatePickerExamples: CatalogExamplesViewController {
    private let reading = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let day = picker("Day", mode: .date)
        day.addAction(
            UIAction { [weak self, weak day] _ in
                self?.reading.text = day?.date.formatted(date: .long, time: .omitted)
            }, for: .valueChanged)
        reading.text = day.date.formatted(date: .long, time: .omitted)
        reading.numberOfLines = 0
        let choose = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Choose") { [weak self] _ in
                self?.show("Chosen: \(self?.reading.text ?? "").")
            })
        addExample("Day", day, reading, choose)
        addExample("Time", picker("Time", mode: .time))
        let limited = picker("Appointment", mode: .dateAndTime)
        limited.minimumDate = Calendar.current.startOfDay(for: .now)
        limited.maximumDate = .now.addingTimeInterval(30 * 24 * 3600)
        addExample("The Next Thirty Days", limited)
    }

    private func picker(_ label: String, mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .compact
        picker.accessibilityLabel = label
        return picker
    }
}
