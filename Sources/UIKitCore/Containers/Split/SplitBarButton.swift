package import Foundation

/// A button that a split view puts into the bars of its columns.
package final class SplitBarButton: UIControl {
    /// What the button does.
    package enum Purpose: Hashable, Sendable {
        /// It leads back to the column before; only a narrow page shows it.
        case back
        /// It shows or hides the first column; only a wide page shows it.
        case sidebar
    }

    /// What the button does.
    package let purpose: Purpose

    /// What the button says, or its name where it shows a symbol.
    package private(set) var title = ""

    private weak var splitViewController: UISplitViewController?
    private let column: UISplitViewController.Column

    /// Creates the button of a column.
    init(_ purpose: Purpose, of column: UISplitViewController.Column, in splitViewController: UISplitViewController) {
        self.purpose = purpose
        self.column = column
        self.splitViewController = splitViewController
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Takes over what the button says.
    func update(title: String) {
        guard title != self.title else { return }
        self.title = title
        setNeedsRendering()
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        isEnabled ? [.touchUpInside] : []
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .touchUpInside, let splitViewController else {
            throw .eventNotAvailable(interaction.event)
        }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        switch purpose {
        case .back: splitViewController.showColumnBefore(column)
        case .sidebar: splitViewController.toggleDisplayMode()
        }
    }
}

/// The bar button that shows and hides the first column; while the columns are merged there is nothing to show or hide.
package final class DisplayModeButtonItem: UIBarButtonItem {
    fileprivate weak var splitViewController: UISplitViewController?

    package override var isHidden: Bool {
        get { super.isHidden || splitViewController?.isCollapsed == true }
        set { super.isHidden = newValue }
    }
}

extension UISplitViewController {
    /// The bar button that the app may put into a bar itself.
    final func sharedDisplayModeButtonItem() -> UIBarButtonItem {
        if let item = storedDisplayModeButtonItem { return item }
        let item = DisplayModeButtonItem(
            image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction(title: FrameworkText.sidebar.localized) { [weak self] _ in self?.toggleDisplayMode()
            })
        item.splitViewController = self
        storedDisplayModeButtonItem = item
        return item
    }

    /// Has a narrow page show the column before another one.
    final func showColumnBefore(_ column: Column) {
        guard let before = columnBefore(column) else { return }
        if isOverlaid { removeOverlay() }
        chosenNarrowColumn = before
        columnsDidChange()
    }

    /// Gives the bars of the columns their buttons.
    final func updateColumnButtons() {
        guard isViewLoaded else { return }
        let wanted = wantedColumns
        for column in Column.allCases {
            let purposes = wanted.contains(column) ? buttons(for: column) : []
            var buttons = columnButtons[column] ?? []
            buttons.removeAll { button in
                guard !purposes.contains(button.purpose) else { return false }
                button.removeFromSuperview()
                return true
            }
            for purpose in purposes where !buttons.contains(where: { $0.purpose == purpose }) {
                buttons.append(SplitBarButton(purpose, of: column, in: self))
            }
            columnButtons[column] = buttons
            for button in buttons { button.update(title: title(of: button.purpose, for: column)) }
            place(buttons, of: column)
        }
    }

    /// What the controller on top in a column is called.
    package final func title(of column: Column) -> String? {
        let shown = content[column]?.shown
        let top = (shown as? UINavigationController)?.topViewController ?? shown
        return top?.navigationItem.title ?? top?.title
    }

    /// The buttons of a column without a navigation bar.
    package final func freeButtons(of column: Column) -> [UIView] {
        content[column]?.shown is UINavigationController ? [] : columnButtons[column] ?? []
    }

    private func buttons(for column: Column) -> [SplitBarButton.Purpose] {
        guard !isMerged, column != .inspector, column != .compact else { return [] }
        guard columnBefore(column) == nil else { return [.back] }
        guard style != .unspecified, content[.primary] != nil else { return [] }
        return switch displayModeButtonVisibility {
        case .automatic: presentsWithGesture ? [.sidebar] : []
        case .never: []
        case .always: [.sidebar]
        }
    }

    private func title(of purpose: SplitBarButton.Purpose, for column: Column) -> String {
        switch purpose {
        case .back:
            return columnBefore(column).flatMap { self.title(of: $0) } ?? FrameworkText.back.localized
        case .sidebar:
            return modeWithMore == currentMode || currentMode == .oneOverSecondary
                ? FrameworkText.hideSidebar.localized : FrameworkText.showSidebar.localized
        }
    }

    private func place(_ buttons: [SplitBarButton], of column: Column) {
        if let navigation = content[column]?.shown as? UINavigationController {
            if navigation.navigationBar.containerButtons != buttons {
                navigation.navigationBar.containerButtons = buttons
            }
        } else {
            for button in buttons where button.superview == nil { viewIfLoaded?.addSubview(button) }
        }
    }
}
