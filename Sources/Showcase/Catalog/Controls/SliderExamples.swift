import UIKit

/// Sliders that are sent with the page, with limits and tints.
final class SliderExamples: CatalogExamplesViewController {
    private let reading = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let temperature = UISlider()
        temperature.minimumValue = 5
        temperature.maximumValue = 30
        temperature.value = 20
        temperature.accessibilityLabel = "Temperature"
        temperature.accessibilityIdentifier = "temperature"
        temperature.addAction(
            UIAction { [weak self, weak temperature] _ in self?.report(temperature?.value) }, for: .valueChanged)
        report(temperature.value)
        let apply = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Heat") { [weak self, weak temperature] _ in
                self?.show("Heating to \(Int(temperature?.value ?? 0)) °C.")
            })
        addExample("Temperature", temperature, reading, apply)

        let tinted = UISlider()
        tinted.minimumTrackTintColor = .systemOrange
        tinted.value = 0.4
        tinted.accessibilityLabel = "Tinted"
        let disabled = UISlider()
        disabled.isEnabled = false
        disabled.accessibilityLabel = "Disabled"
        addExample("Looks", tinted, disabled)
    }

    private func report(_ value: Float?) {
        reading.text = "\(Int(value ?? 0)) °C"
    }
}
