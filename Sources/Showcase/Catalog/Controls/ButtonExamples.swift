import UIKit

/// Buttons of every configuration, and how they report a press.
final class ButtonExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Configurations",
            button("Plain", .plain()), button("Gray", .gray()), button("Tinted", .tinted()),
            button("Filled", .filled()), button("Bordered Prominent", .borderedProminent()))
        addExample("With Images", imageButton(), subtitledButton())
        addExample("Sizes", sizedButtons())
        addExample("States", countingButton(), disabledButton(), loadingButton(), destructiveButton())
    }

    private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.show("“\(title)” was pressed.") })
    }

    private func imageButton() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Share"
        configuration.image = UIImage(systemName: "square.and.arrow.up")
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule
        return UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.show("Shared.") })
    }

    private func subtitledButton() -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Add to Cart"
        configuration.subtitle = "Ships tomorrow"
        configuration.image = UIImage(systemName: "cart")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        return UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.show("Added.") })
    }

    private func sizedButtons() -> UIStackView {
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ]
        let row = UIStackView(
            arrangedSubviews: sizes.map { title, size in
                var configuration = UIButton.Configuration.gray()
                configuration.buttonSize = size
                return button(title, configuration)
            })
        row.spacing = 8
        row.alignment = .center
        return row
    }

    private func countingButton() -> UIButton {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { [weak self] button in
            button.configuration?.title = "Pressed \(self?.tally ?? 0) times"
        }
        button.addAction(
            UIAction { [weak self, weak button] _ in
                self?.tally += 1
                button?.setNeedsUpdateConfiguration()
            }, for: .touchUpInside)
        button.accessibilityIdentifier = "count"
        return button
    }

    private func disabledButton() -> UIButton {
        let disabled = button("Disabled", .filled())
        disabled.isEnabled = false
        return disabled
    }

    private func loadingButton() -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Loading"
        configuration.showsActivityIndicator = true
        configuration.imagePadding = 8
        return UIButton(configuration: configuration)
    }

    private func destructiveButton() -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Delete"
        configuration.image = UIImage(systemName: "trash")
        configuration.imagePadding = 8
        configuration.baseForegroundColor = .systemRed
        configuration.baseBackgroundColor = .systemRed
        return UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.show("Deleted.") })
    }
}
