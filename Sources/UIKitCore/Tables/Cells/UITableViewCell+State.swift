extension UITableViewCell {
    final var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isEditing
        return state
    }

    final func setAppearance(_ member: ViewState, to isMember: Bool, by cause: StaticString = #function) {
        guard viewState.contains(member) != isMember else { return }
        viewState.set(member, to: isMember)
        setNeedsRendering(cause)
        setNeedsUpdateConfiguration()
    }

    final func changeEditing(to isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        let state: UITableViewCell.StateMask = isEditing ? .showingEditControl : []
        willTransition(to: state)
        cellState.set(.editing, to: isEditing)
        accessoryDidChange()
        setNeedsUpdateConfiguration()
        didTransition(to: state)
    }

    final func updateConfigurationIfNeeded() {
        guard cellState.contains(.needsUpdateConfiguration) else { return }
        cellState.remove(.needsUpdateConfiguration)
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func updateConfigurationsAutomatically(for state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
            backgroundConfiguration = background.updated(for: state)
        }
    }

    /// Takes back what belonged to the row the cell stood for, before it is used for another one.
    ///
    /// The numbers of its views are given up too, so that a page from before cannot press a button of another row.
    final func endStandingForRow() {
        shownIndexPath = nil
        offer = ItemOffer()
        contextMenu = nil
        statedHeight = nil
        giveUpIdentifiers()
    }

    /// Makes the cell ready for another row.
    final func prepareForAnotherRow() {
        if isSelected { setSelected(false, animated: false) }
        if isHighlighted { setHighlighted(false, animated: false) }
        if isEditing { setEditing(false, animated: false) }
        forgetChangesByPerson()
        prepareForReuse()
    }
}

extension UIView {
    /// Gives up the numbers of the view and of everything in it, once it is in no window.
    final func giveUpIdentifiers() {
        guard window == nil else { return }
        discardIdentifiers()
    }

    /// Takes the view and everything in it for as the app made it: it will show something else.
    final func forgetChangesByPerson() {
        viewState.remove(.changedByPerson)
        attributesIfPresent?.valueBeforeAppChange = nil
        (self as? UITextField)?.forgetGivenText()
        (self as? UITextView)?.forgetGivenText()
        for child in childViews { child.forgetChangesByPerson() }
    }

    private func discardIdentifiers() {
        viewIdentifier = nil
        renderingCache = nil
        for child in childViews { child.discardIdentifiers() }
    }
}
