/// How a person arranged the groups in the middle of a navigation bar.
struct BarCustomization: Equatable {
    /// The identifiers of the groups that can be moved, in the person's order; empty for that of the app.
    var order: [String] = []
    /// The identifiers of optional groups that the person put into the bar.
    var shown: Set<String> = []
    /// The identifiers of optional groups that the person took out of the bar.
    var hidden: Set<String> = []

    /// The groups in the order of the bar, with those that are not shown.
    ///
    /// Groups that cannot be moved keep their places; the others share theirs, new ones last.
    @MainActor
    func arranged(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
        guard !order.isEmpty else { return groups }
        let movable = groups.filter { $0.customization.identifier != nil }
        let known = order.compactMap { identifier in
            movable.first { $0.customization.identifier == identifier }
        }
        var sorted = known + movable.filter { group in !known.contains { $0 === group } }
        return groups.map { $0.customization.identifier == nil ? $0 : sorted.removeFirst() }
    }

    /// Whether the bar shows a group.
    @MainActor
    func shows(_ group: UIBarButtonItemGroup) -> Bool {
        guard case .optional(let identifier, let isInDefault) = group.customization else { return true }
        return isInDefault ? !hidden.contains(identifier) : shown.contains(identifier)
    }

    /// Puts an optional group into the bar or takes it out.
    @MainActor
    mutating func setShown(_ isShown: Bool, _ group: UIBarButtonItemGroup) {
        guard case .optional(let identifier, let isInDefault) = group.customization else { return }
        shown.remove(identifier)
        hidden.remove(identifier)
        if isShown, !isInDefault { shown.insert(identifier) }
        if !isShown, isInDefault { hidden.insert(identifier) }
    }
}

extension UIBarButtonItemGroup {
    /// What a person may do with a group.
    enum Customization: Equatable {
        /// Nothing.
        case fixed
        /// Move it.
        case movable(String)
        /// Move it, take it out of the bar and put it there again.
        case optional(String, isInDefault: Bool)

        /// The name under which the place is remembered; nil for a group that stays where it is.
        var identifier: String? {
            switch self {
            case .fixed: nil
            case .movable(let identifier), .optional(let identifier, _): identifier
            }
        }
    }
}

extension UINavigationItem {
    private var scene: UIWindowScene? { navigationBar?.window?.windowScene }

    /// How the person of the scene arranged the groups in the middle.
    final var customization: BarCustomization {
        get { customizationIdentifier.flatMap { scene?.barCustomizations[$0] } ?? BarCustomization() }
        set {
            guard let customizationIdentifier, let scene else { return }
            scene.barCustomizations[customizationIdentifier] = newValue == BarCustomization() ? nil : newValue
            itemDidChange()
        }
    }

    /// The groups in the middle as the person arranged them, without those taken out.
    final var arrangedCenterGroups: [UIBarButtonItemGroup] {
        let customization = customization
        return customization.arranged(centerItemGroups).filter(customization.shows)
    }

    /// Whether a person may arrange the groups in the middle.
    final var isCustomizable: Bool {
        customizationIdentifier != nil && centerItemGroups.contains { $0.customization != .fixed }
    }

    /// The entry of the menu at the right that opens the list in which the bar is arranged.
    final var customizeElement: UIMenuElement {
        let action = UIAction(
            title: FrameworkText.customizeToolbar.localized, image: UIImage(systemName: "wrench.and.screwdriver")
        ) {
            [weak self] _ in
            guard let self, let owner else { return }
            let list = UINavigationController(rootViewController: BarCustomizationController(of: self))
            list.modalPresentationStyle = .formSheet
            owner.present(list, animated: true)
        }
        return UIMenu(options: .displayInline, children: [action])
    }
}
