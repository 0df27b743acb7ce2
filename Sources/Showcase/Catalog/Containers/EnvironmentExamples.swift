import Foundation
import UIKit

/// What a controller knows of the window and the person, and traits replaced for a part of the screen.
final class EnvironmentExamples: CatalogExamplesViewController {
    private let known = UILabel()
    private let card = UIStackView()
    private let total = UILabel()
    private var count = 1 {
        didSet { setNeedsUpdateProperties() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        known.numberOfLines = 0
        known.accessibilityIdentifier = "known"
        addExample("The Window", known)
        addExample("Interface Style of a Part", makeStyleChooser(), makeCard())
        addExample("Properties", makeStepper(), total)
        addExample(
            "Windows", button("Offer Another Window") { [weak self] in self?.offerWindow() },
            button("Close This Window") { [weak self] in self?.closeWindow() })
        registerForTraitChanges([
            UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitPreferredContentSizeCategory.self,
        ]) {
            (controller: EnvironmentExamples, _) in controller.setNeedsUpdateProperties()
        }
    }

    /// Asks for a scene, which the person opens in a tab of its own.
    private func offerWindow() {
        let activity = NSUserActivity(activityType: "showcase.window")
        activity.title = "Showcase"
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) {
            [weak self] _ in self?.show("The window was declined.")
        }
    }

    private func closeWindow() {
        guard let session = view.window?.windowScene?.session else { return }
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        setNeedsUpdateProperties()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [weak self] _ in self?.setNeedsUpdateProperties() }
    }

    /// Called before the layout when something above asked for it, however often.
    override func updateProperties() {
        super.updateProperties()
        let size = view.window?.bounds.size ?? view.bounds.size
        let width = traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
        let turn = view.window?.windowScene?.interfaceOrientation.isLandscape == true ? "sideways" : "upright"
        let bars = view.safeAreaInsets
        known.text = """
            \(Int(size.width)) by \(Int(size.height)) points, \(width) width, \(turn)
            Bars cover \(Int(bars.top)) points at the top and \(Int(bars.bottom)) at the bottom
            Body text has \(Int(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize)) points
            Time zone: \(view.window?.windowScene?.timeZone?.identifier ?? "not known")
            """
        total.text = count == 1 ? "One apple" : "\(count) apples"
    }

    private func makeStyleChooser() -> UIView {
        let chooser = UISegmentedControl(items: ["As the Page", "Light", "Dark"])
        chooser.selectedSegmentIndex = 0
        chooser.addAction(
            UIAction { [weak self, weak chooser] _ in
                guard let chooser else { return }
                let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
                self?.card.overrideUserInterfaceStyle = styles[chooser.selectedSegmentIndex]
            }, for: .valueChanged)
        return chooser
    }

    private func makeCard() -> UIView {
        let text = UILabel()
        text.text = "Colours follow the traits"
        let button = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "A Button") { _ in })
        card.addArrangedSubview(text)
        card.addArrangedSubview(button)
        card.axis = .vertical
        card.spacing = 12
        card.isLayoutMarginsRelativeArrangement = true
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 12
        card.accessibilityIdentifier = "card"
        return card
    }

    private func makeStepper() -> UIView {
        let stepper = UIStepper()
        stepper.value = 1
        stepper.accessibilityLabel = "Apples"
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in self?.count = Int(stepper?.value ?? 0) }, for: .valueChanged)
        total.accessibilityIdentifier = "total"
        return stepper
    }
}
