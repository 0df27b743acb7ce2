import Foundation

extension UIButton {
    final func setConfiguration(_ configuration: Configuration?) {
        guard configuration != properties?.configuration else { return }
        let properties = buttonProperties
        properties.configuration = configuration
        contentSizeDidChange()
        if !properties.isUpdatingConfiguration, configuration != nil { setNeedsUpdateConfiguration() }
    }

    final func markConfigurationOutdated() {
        guard let properties, properties.configuration != nil || properties.configurationUpdateHandler != nil else {
            return
        }
        properties.needsConfigurationUpdate = true
        setNeedsLayout()
    }

    final func updateConfigurationIfNeeded() {
        guard let properties, properties.needsConfigurationUpdate else { return }
        properties.needsConfigurationUpdate = false
        properties.isUpdatingConfiguration = true
        updateConfiguration()
        properties.isUpdatingConfiguration = false
    }

    // MARK: What is shown now

    /// The configuration as it looks in the present state, with the titles and images that it lacks filled in from
    /// those that were set for the state; nil for a button without configuration.
    package final var displayedConfiguration: Configuration? {
        guard var shown = properties?.configuration else { return nil }
        if properties?.automaticallyUpdatesConfiguration ?? true { shown = shown.updated(for: self) }
        if shown.title == nil, shown.attributedTitle == nil { shown.title = displayedTitle }
        if shown.image == nil { shown.image = displayedImage }
        return shown
    }

    /// The plain title that is shown now.
    package final var displayedTitle: String? {
        if let title = selectedMenuElement?.title { return title }
        if let configuration = properties?.configuration {
            if let attributed = configuration.attributedTitle { return String(attributed.characters) }
            if let title = configuration.title { return title }
        }
        return title(for: state) ?? attributedTitle(for: state)?.string
    }

    /// The image that is shown now.
    package final var displayedImage: UIImage? {
        let shown = properties?.configuration?.image ?? image(for: state)
        guard let shown, shown.isSymbolImage, let preferred = currentPreferredSymbolConfiguration else { return shown }
        return shown.applyingSymbolConfiguration(preferred)
    }

    /// The colour of the title that is shown now.
    package final var displayedTitleColor: UIColor {
        if let foreground = displayedConfiguration?.baseForegroundColor { return foreground }
        if let color = titleColor(for: state) { return color }
        if state.contains(.disabled), kind != .custom { return .tertiaryLabel }
        if role == .destructive { return .systemRed }
        return kind == .custom && properties?.configuration == nil ? .white : .tintColor
    }

    /// The element of the menu that the button shows in place of its title, where it keeps what was chosen.
    package final var selectedMenuElement: UIMenuElement? {
        guard changesSelectionAsPrimaryAction, let menu else { return nil }
        return menu.selectedElements.first
    }
}
