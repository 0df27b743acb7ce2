package import Foundation

/// The control in a navigation bar that leads back.
package final class NavigationBackButton: UIControl {
    private weak var bar: UINavigationBar?

    /// What the button says.
    package private(set) var title = ""

    /// How many screens the bar has, the one included that the button leads away from.
    var screenCount: Int { bar?.items?.count ?? 0 }

    /// Whether the button shows the chevron alone; the text is its name for assistive technology then.
    package private(set) var isMinimal = false

    /// The image in place of the chevron.
    package private(set) var indicatorImage: UIImage?

    /// Creates the back button of a bar.
    init(bar: UINavigationBar) {
        self.bar = bar
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Takes over the text from the bar's items.
    func update() {
        guard let bar else { return }
        title = bar.topItem?.backAction.map { $0.title.isEmpty ? bar.backButtonTitle : $0.title } ?? bar.backButtonTitle
        indicatorImage = bar.displayedAppearance.backIndicatorImage ?? bar.backIndicatorImage
        isMinimal = bar.backItem?.backButtonDisplayMode == .minimal
        setNeedsRendering()
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        isEnabled ? [.touchUpInside] : []
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .touchUpInside, let bar else { throw .eventNotAvailable(interaction.event) }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        if let action = bar.topItem?.backAction {
            action.run(sender: self)
        } else if let navigationController = bar.navigationController {
            navigationController.goBack()
        } else {
            bar.popItem(animated: true)
        }
    }
}
