import Foundation

/// The list in which a person arranges the groups in the middle of a navigation bar.
final class BarCustomizationController: ArrangementListController {
    private weak var item: UINavigationItem?

    /// Creates the list of an item's groups.
    init(of item: UINavigationItem) {
        self.item = item
        super.init(title: FrameworkText.customizeToolbar.localized)
    }

    override var rows: [Row] {
        groups.map { group in
            Row(
                name: group.spokenName, image: group.symbol, isMovable: group.customization.identifier != nil,
                isShown: item?.customization.shows(group) ?? true, setShown: change(of: group))
        }
    }

    override func moveRow(from source: Int, to destination: Int) {
        var order = groups
        order.insert(order.remove(at: source), at: destination)
        item?.customization.order = order.compactMap(\.customization.identifier)
    }

    override func reset() {
        item?.customization = BarCustomization()
    }

    private var groups: [UIBarButtonItemGroup] {
        item.map { $0.customization.arranged($0.centerItemGroups) } ?? []
    }

    private func change(of group: UIBarButtonItemGroup) -> (@MainActor (Bool) -> Void)? {
        guard case .optional = group.customization else { return nil }
        return { [weak item, weak group] isShown in
            if let item, let group { item.customization.setShown(isShown, group) }
        }
    }
}

extension UIBarButtonItemGroup {
    /// What the group is called in the list.
    fileprivate var spokenName: String {
        if let name = representativeItem?.spokenName { return name }
        return barButtonItems.compactMap(\.spokenName).joined(separator: ", ")
    }

    /// The image of the group in the list.
    fileprivate var symbol: UIImage? {
        representativeItem?.image ?? barButtonItems.lazy.compactMap(\.image).first
    }
}

extension UIBarButtonItem {
    /// What the item is called; nil without title and label.
    fileprivate var spokenName: String? {
        [title, accessibilityLabel].lazy.compactMap(\.self).first { !$0.isEmpty }
    }
}
