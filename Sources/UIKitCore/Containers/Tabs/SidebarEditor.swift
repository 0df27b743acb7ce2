package import Foundation

/// What stands in a sidebar in place of the tabs while a person edits it: a switch for each tab that may be hidden, and
/// buttons that move the members of a group.
package final class SidebarEditor: UIView {
    private weak var controller: UITabBarController?

    /// Creates the editor of a tab bar controller's sidebar.
    init(of controller: UITabBarController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// One line of the editor.
    package struct Row {
        /// The tab.
        package let tab: UITab

        /// How many groups it lies in.
        package let level: Int

        /// The switch that shows and hides the tab; nil for one that always stands there.
        package let toggle: UISwitch?

        /// The buttons that move the tab up and down in its group; empty where the order is fixed.
        package let movers: [UIButton]
    }

    /// The lines, in the order of the tabs.
    package private(set) var rows: [Row] = []

    /// Makes the lines anew.
    func update() {
        guard let controller else { return }
        for row in rows { (row.movers + [row.toggle].compactMap(\.self)).forEach { $0.removeFromSuperview() } }
        rows = controller.tabModel.flatMap { rows(of: $0, level: 0) }
        for row in rows { (([row.toggle].compactMap(\.self) as [UIView]) + row.movers).forEach(addSubview) }
        setNeedsRendering()
    }

    private func rows(of tab: UITab, level: Int) -> [Row] {
        let group = tab as? UITabGroup
        return [Row(tab: tab, level: level, toggle: toggle(for: tab), movers: movers(for: tab))]
            + (group?.displayOrder ?? []).flatMap { rows(of: $0, level: level + 1) }
    }

    private func toggle(for tab: UITab) -> UISwitch? {
        guard tab.allowsHiding else { return nil }
        let toggle = UISwitch()
        toggle.isOn = !tab.isHidden
        toggle.accessibilityLabel = tab.title
        toggle.addAction(
            UIAction { [weak tab] action in
                guard let toggle = action.sender as? UISwitch else { return }
                tab?.isHidden = !toggle.isOn
            }, for: .valueChanged)
        return toggle
    }

    private func movers(for tab: UITab) -> [UIButton] {
        guard let group = tab.parent, group.allowsReordering else { return [] }
        let order = group.displayOrder
        guard order.count > 1, let place = order.firstIndex(of: tab) else { return [] }
        return [
            ("chevron.up", FrameworkText.moveUpNamed.localized(tab.title), -1),
            ("chevron.down", FrameworkText.moveDownNamed.localized(tab.title), 1),
        ].map {
            symbol, name, offset in
            let button = UIButton(configuration: .plain())
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = name
            button.isEnabled = order.indices.contains(place + offset)
            button.addAction(
                UIAction { [weak group, weak tab] _ in
                    if let tab { group?.move(tab, by: offset) }
                }, for: .touchUpInside)
            return button
        }
    }
}

extension UITabGroup {
    /// Moves a member some places towards the end, or towards the beginning.
    fileprivate final func move(_ tab: UITab, by offset: Int) {
        var order = displayOrder
        guard let place = order.firstIndex(of: tab), order.indices.contains(place + offset) else { return }
        order.swapAt(place, place + offset)
        displayOrderIdentifiers = order.map(\.identifier)
    }
}

extension UITabBarController {
    /// Whether a person may change anything about the tabs in the sidebar.
    final var offersSidebarEditing: Bool {
        showsSidebar
            && tabModel.flattened.contains { tab in
                tab.allowsHiding || (tab as? UITabGroup).map { $0.allowsReordering && $0.children.count > 1 } ?? false
            }
    }

    /// The views at the lower end of the sidebar that edit it.
    final var sidebarEditingViews: [UIView] {
        guard offersSidebarEditing else { return [] }
        sidebarEditButton.setTitle((isEditing ? FrameworkText.done : .edit).localized, for: .normal)
        return [sidebarEditButton]
    }

    /// Makes the button that starts and ends the editing of the sidebar.
    final func makeSidebarEditButton() -> UIButton {
        let button = UIButton(configuration: .plain())
        button.contentHorizontalAlignment = .leading
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            }, for: .touchUpInside)
        return button
    }

    /// Starts or ends the editing of the sidebar.
    final func editingDidChange() {
        if isEditing {
            delegate?.tabBarControllerWillBeginEditing(self)
            sidebarEditor = SidebarEditor(of: self)
        } else {
            sidebarEditor = nil
            delegate?.tabBarControllerDidEndEditing(self)
        }
        updateTabBar()
    }
}
