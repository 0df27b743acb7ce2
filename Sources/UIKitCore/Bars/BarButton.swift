package import Foundation

/// The control that shows a bar button item in a bar.
package final class BarButton: UIControl {
    /// The item that is shown.
    ///
    /// The item owns its button.
    package private(set) weak var item: UIBarButtonItem?

    /// Creates the control of an item.
    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        update()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Takes over what changed in the item.
    func update() {
        guard let item else { return }
        isEnabled = item.isEnabled
        isHidden = item.isHidden
        isSelected = item.isSelected
        tintColor = item.tintColor
        accessibilityLabel = item.accessibilityLabel ?? (item.image == nil ? nil : item.title)
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
        guard isEnabled, let item, !item.isSpace else { return [] }
        if item.displayedMenu == nil { return [.touchUpInside] }
        let opensMenu = item.primaryAction == nil && item.action == nil
        return opensMenu ? [.selectMenuItem] : [.touchUpInside, .selectMenuItem]
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard let item, userInteractions().contains(interaction.event) else {
            throw .eventNotAvailable(interaction.event)
        }
        switch interaction.event {
        case .touchUpInside:
            let event = UIEvent(type: .touches, interaction: interaction, view: self)
            sendActions(for: [.touchUpInside, .primaryActionTriggered], event: event)
            item.performPress(with: event)
        default:
            guard let menu = item.displayedMenu else { throw .eventNotAvailable(interaction.event) }
            let (path, leaf) = try menu.chosenLeaf(by: interaction)
            menu.selectLeaf(at: path, isSingleSelection: item.changesSelectionAsPrimaryAction)
            leaf.performWithSender(item, target: nil)
        }
    }
}
