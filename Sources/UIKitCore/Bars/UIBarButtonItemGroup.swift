public import Foundation

/// Buttons of a navigation bar that belong together.
///
/// On compact width a group of several buttons that has a representative shows that instead; pressing it opens a menu of
/// the buttons unless it has an action or a menu of its own.
///
/// Source: UIKit, `UIBarButtonItemGroup`.
@MainActor
open class UIBarButtonItemGroup: NSObject {
    /// Creates a group.
    ///
    /// - Parameters:
    ///   - barButtonItems: The buttons, in reading direction.
    ///   - representativeItem: The button that stands for them where there is little room, or nil.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        takeItems(from: [])
    }

    /// Creates an empty group from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
        (coder as? InterfaceCoder)?.configure(self)
    }

    /// Creates a group that people cannot take out of the bar.
    ///
    /// - Parameters:
    ///   - representativeItem: The button that stands for the others where there is little room, or nil.
    ///   - items: The buttons, in reading direction.
    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Creates a group that people can move within the middle of a bar whose item has a `customizationIdentifier`.
    ///
    /// - Parameters:
    ///   - customizationIdentifier: The name under which the place is remembered.
    ///   - representativeItem: The button that stands for the others where there is little room, or nil.
    ///   - items: The buttons, in reading direction.
    public static func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.customization = .movable(customizationIdentifier)
        return group
    }

    /// Creates a group that people can move, take out and put back within the middle of a bar whose item has a
    /// `customizationIdentifier`.
    ///
    /// - Parameters:
    ///   - customizationIdentifier: The name under which the place is remembered.
    ///   - isInDefaultCustomization: Whether the group is in the bar before the person changes that.
    ///   - representativeItem: The button that stands for the others where there is little room, or nil.
    ///   - items: The buttons, in reading direction.
    public static func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.customization = .optional(customizationIdentifier, isInDefault: isInDefaultCustomization)
        return group
    }

    /// The buttons, in reading direction.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            takeItems(from: oldValue)
            changeHandler?()
        }
    }

    /// The button that stands for the others where there is little room.
    open var representativeItem: UIBarButtonItem? {
        didSet { if representativeItem !== oldValue { changeHandler?() } }
    }

    /// Whether the representative is shown now.
    public internal(set) final var isDisplayingRepresentativeItem = false

    /// What stands for the group in a menu; nil for its buttons.
    open var menuRepresentation: UIMenuElement? {
        didSet { changeHandler?() }
    }

    /// Whether the group stays in the bar when others give way.
    open var alwaysAvailable = false

    /// Whether the group is left out of the bar.
    open var isHidden = false {
        didSet { if isHidden != oldValue { changeHandler?() } }
    }

    /// What a person may do with the group.
    final var customization = Customization.fixed

    /// Called when something changed that the bar shows.
    final var changeHandler: (@MainActor () -> Void)?

    private func takeItems(from oldItems: [UIBarButtonItem]) {
        for item in oldItems where item.buttonGroup === self { item.buttonGroup = nil }
        for item in barButtonItems { item.buttonGroup = self }
    }
}

extension UIBarButtonItemGroup {
    /// The buttons to show where there is much room or little.
    final func displayedItems(isCompact: Bool) -> [UIBarButtonItem] {
        isDisplayingRepresentativeItem = isCompact && representativeItem != nil && barButtonItems.count > 1
        guard !isHidden else { return [] }
        guard isDisplayingRepresentativeItem, let representativeItem else { return barButtonItems }
        let hasOwnWork = representativeItem.primaryAction != nil || representativeItem.action != nil
        representativeItem.overflowMenu = hasOwnWork ? nil : UIMenu(children: menuElements)
        return [representativeItem]
    }

    /// The buttons as entries of a menu.
    final var menuElements: [UIMenuElement] {
        guard !isHidden else { return [] }
        if let menuRepresentation { return [menuRepresentation] }
        return barButtonItems.compactMap(\.menuElement)
    }
}

extension UIBarButtonItem {
    /// A group of this button alone that people cannot take out of the bar.
    public final func creatingFixedGroup() -> UIBarButtonItemGroup {
        .fixedGroup(items: [self])
    }

    /// A group of this button alone that people can move within the middle of a bar.
    ///
    /// - Parameter customizationIdentifier: The name under which the place is remembered.
    public final func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of this button alone that people can move, take out and put back within the middle of a bar.
    ///
    /// - Parameters:
    ///   - customizationIdentifier: The name under which the place is remembered.
    ///   - isInDefaultCustomization: Whether the group is in the bar before the person changes that.
    public final func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    /// The button as an entry of a menu; nil for a space or a view of the app's own.
    final var menuElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        guard !isHidden, !isSpace, customView == nil else { return nil }
        let name = title ?? accessibilityLabel ?? ""
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: name, image: image, children: menu.children)
        }
        return UIAction(
            title: name, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) { [weak self] _ in self?.performPress(with: nil) }
    }
}
