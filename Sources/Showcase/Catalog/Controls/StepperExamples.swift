import UIKit

/// Steppers with limits, steps and wrapping.
final class StepperExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample("Zero to Ten", stepper(label: "Guests", configure: { $0.maximumValue = 10 }))
        addExample(
            "Steps of Five, Wrapping",
            stepper(
                label: "Minutes",
                configure: {
                    $0.maximumValue = 55
                    $0.stepValue = 5
                    $0.wraps = true
                }))
        addExample("Disabled", stepper(label: "Nothing", configure: { $0.isEnabled = false }))
    }

    private func stepper(label text: String, configure: (UIStepper) -> Void) -> UIStackView {
        let stepper = UIStepper()
        configure(stepper)
        stepper.accessibilityLabel = text
        let label = UILabel()
        label.text = "\(text): 0"
        stepper.addAction(
            UIAction { [weak label, weak stepper] _ in label?.text = "\(text): \(Int(stepper?.value ?? 0))" },
            for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [label, stepper])
        row.alignment = .center
        row.distribution = .equalSpacing
        return row
    }
}
