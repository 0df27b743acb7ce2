extension UIButton {
    /// Whether a press opens the menu instead of sending events.
    package final var opensMenu: Bool {
        guard let properties, properties.menu != nil else { return false }
        return properties.showsMenuAsPrimaryAction
    }

    final var offeredInteractions: [UserInteractionEvent] {
        if opensMenu { return [.selectMenuItem] }
        return menu == nil ? [.touchUpInside] : [.touchUpInside, .selectMenuItem]
    }

    /// What a finger does that presses the button and lifts: the button is highlighted in between.
    final func press() {
        let event = UIEvent(type: .touches, view: self)
        isHighlighted = true
        sendActions(for: .touchDown, event: event)
        isHighlighted = false
        guard isEnabled else { return }
        sendPress(event: event)
    }

    final func sendPress(event: UIEvent?) {
        if changesSelectionAsPrimaryAction, menu == nil {
            isSelected.toggle()
            sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered], event: event)
        } else {
            sendActions(for: [.touchUpInside, .primaryActionTriggered], event: event)
        }
    }

    final func chooseMenuItem(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard let menu else { throw .eventNotAvailable(interaction.event) }
        let (path, leaf) = try menu.chosenLeaf(by: interaction)
        sendActions(for: .menuActionTriggered, event: UIEvent(type: .touches, view: self))
        menu.selectLeaf(at: path, isSingleSelection: changesSelectionAsPrimaryAction)
        leaf.performWithSender(self, target: nil)
        setNeedsRendering()
    }

    final func setMenu(_ menu: UIMenu?, by cause: StaticString = #function) {
        guard menu !== self.menu else { return }
        buttonProperties.menu = menu
        tickFirstMenuElement()
        setNeedsRendering(cause)
    }

    final func setChangesSelection(_ changesSelection: Bool) {
        setProperty(\.changesSelectionAsPrimaryAction, to: changesSelection)
        tickFirstMenuElement()
    }

    /// A button that shows what was chosen from its menu always shows something.
    private func tickFirstMenuElement() {
        guard changesSelectionAsPrimaryAction, let menu, menu.selectedElements.isEmpty else { return }
        guard let path = menu.firstLeafPath else { return }
        menu.selectLeaf(at: path, isSingleSelection: true)
    }

    // MARK: Accessibility

    final var spokenTitle: String? {
        guard let title = displayedTitle, !title.isEmpty else {
            let symbol = displayedImage?.symbolName
            if symbol == buttonType.symbolName, let name = buttonType.spokenName { return name.localized }
            return symbol.map { $0.replacing(".", with: " ") }
        }
        return title
    }

    final var derivedTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        if changesSelectionAsPrimaryAction, menu == nil { traits.insert(.toggleButton) }
        return traits
    }
}
