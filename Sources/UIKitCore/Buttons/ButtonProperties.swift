import Foundation

/// What a button without configuration shows in one state.
struct ButtonContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The properties that not every button has, kept apart so that a plain button stays small.
@MainActor
final class ButtonProperties {
    var configuration: UIButton.Configuration?
    var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
    var automaticallyUpdatesConfiguration = true
    var needsConfigurationUpdate = false
    var isUpdatingConfiguration = false
    /// What is shown in other states than the normal one.
    var contents: [UIControl.State: ButtonContent] = [:]
    var titleLabel: UILabel?
    var imageView: UIImageView?
    var contentEdgeInsets = UIEdgeInsets.zero
    var titleEdgeInsets = UIEdgeInsets.zero
    var imageEdgeInsets = UIEdgeInsets.zero
    var menu: UIMenu?
    var showsMenuAsPrimaryAction = false
    var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    var preferredBehavioralStyle = UIBehavioralStyle.automatic
    var changesSelectionAsPrimaryAction = false
    var role = UIButton.Role.normal
}

extension UIButton {
    /// The properties that not every button has, made when the first of them is set.
    final var buttonProperties: ButtonProperties {
        if let properties { return properties }
        let made = ButtonProperties()
        properties = made
        return made
    }

    /// Sets a property that not every button has, and marks the button as changed if the value is new.
    final func setProperty<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<ButtonProperties, Value>,
        to value: Value
    ) {
        let properties = buttonProperties
        guard properties[keyPath: keyPath] != value else { return }
        properties[keyPath: keyPath] = value
        contentSizeDidChange()
    }

    final func setButtonType(_ type: ButtonType) {
        kind = type
        if let symbolName = type.symbolName { normalContent.image = UIImage(systemName: symbolName) }
    }

    final func setPrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if normalContent.title == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if normalContent.image == nil, let image = action.image { setImage(image, for: .normal) }
    }

    // MARK: Contents by state

    final func content<Value>(_ member: (ButtonContent) -> Value?, for state: UIControl.State) -> Value? {
        if state != .normal, let value = properties?.contents[state].flatMap(member) { return value }
        return member(normalContent)
    }

    /// The colour of the title that was set for a state; nil for none.
    final func ownTitleColor(for state: UIControl.State) -> UIColor? {
        state == .normal ? normalContent.titleColor : properties?.contents[state]?.titleColor
    }

    final func setContent<Value: Equatable>(
        _ keyPath: WritableKeyPath<ButtonContent, Value?>,
        to value: Value?,
        for state: UIControl.State
    ) {
        if state == .normal {
            guard normalContent[keyPath: keyPath] != value else { return }
            normalContent[keyPath: keyPath] = value
        } else {
            let properties = buttonProperties
            guard properties.contents[state]?[keyPath: keyPath] != value else { return }
            properties.contents[state, default: ButtonContent()][keyPath: keyPath] = value
        }
        contentDidChange()
    }

    private func contentDidChange() {
        properties?.titleLabel?.text = displayedTitle
        properties?.imageView?.image = displayedImage
        contentSizeDidChange()
    }

    // MARK: Views of the title and the image

    final var titleLabelOfOwn: UILabel {
        if let label = properties?.titleLabel { return label }
        let label = UILabel()
        label.font = usualTitleFont
        label.text = displayedTitle
        buttonProperties.titleLabel = label
        addSubview(label)
        return label
    }

    final var imageViewOfOwn: UIImageView {
        if let view = properties?.imageView { return view }
        let view = UIImageView(image: displayedImage)
        buttonProperties.imageView = view
        addSubview(view)
        return view
    }

    /// The label of the title, if the app has asked for it: a subview that renderers leave out.
    package final var titleLabelIfPresent: UILabel? { properties?.titleLabel }

    /// The view of the image, if the app has asked for it: a subview that renderers leave out.
    package final var imageViewIfPresent: UIImageView? { properties?.imageView }
}
