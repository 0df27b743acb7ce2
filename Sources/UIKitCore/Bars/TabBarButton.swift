package import Foundation

/// The control that shows a tab in a tab bar.
package final class TabBarButton: UIControl {
    /// The item that is shown.
    ///
    /// The item owns its button.
    package private(set) weak var item: UITabBarItem?

    /// Creates the control of an item.
    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Takes over what changed in the item.
    func update(isSelected: Bool) {
        guard let item else { return }
        isEnabled = item.isEnabled
        self.isSelected = isSelected
        accessibilityLabel = item.accessibilityLabel
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsRendering()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard item?.landscapeImagePhone != nil else { return }
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { setNeedsRendering() }
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        isEnabled ? [.touchUpInside] : []
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .touchUpInside, let item, let bar = superview as? UITabBar else {
            throw .eventNotAvailable(interaction.event)
        }
        bar.press(item)
    }
}
