import UIKit

/// Switches, and a control that depends on one.
final class SwitchExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let lights = UISwitch()
        lights.isOn = true
        lights.accessibilityLabel = "Lights"
        let dimmer = UISlider()
        dimmer.value = 0.7
        dimmer.accessibilityLabel = "Brightness"
        lights.addAction(
            UIAction { [weak self, weak lights, weak dimmer] _ in
                dimmer?.isEnabled = lights?.isOn ?? false
                self?.show(lights?.isOn == true ? "The lights are on." : "The lights are off.")
            }, for: .valueChanged)
        addExample("A Switch and What It Governs", row("Lights", lights), row("Brightness", dimmer))

        let tinted = UISwitch()
        tinted.isOn = true
        tinted.onTintColor = .systemPurple
        tinted.accessibilityLabel = "Tinted"
        let disabled = UISwitch()
        disabled.isEnabled = false
        disabled.accessibilityLabel = "Disabled"
        addExample("Looks", row("Tinted", tinted), row("Disabled", disabled))
    }

    private func row(_ title: String, _ control: UIView) -> UIStackView {
        let label = UILabel()
        label.text = title
        let row = UIStackView(arrangedSubviews: [label, control])
        row.spacing = 12
        row.alignment = .center
        row.distribution = .equalSpacing
        return row
    }
}
