package import Foundation

extension UINavigationBar {
    /// The control that leads back; nil where the item that is shown has none.
    package final var backButton: NavigationBackButton? {
        guard let topItem, backItem != nil || topItem.backAction != nil, !topItem.hidesBackButton else { return nil }
        let hasLeftItems = !(topItem.leftBarButtonItems ?? []).isEmpty
        guard !hasLeftItems || topItem.leftItemsSupplementBackButton else { return nil }
        if let storedBackButton { return storedBackButton }
        let button = NavigationBackButton(bar: self)
        storedBackButton = button
        return button
    }

    /// What the back button says.
    package final var backButtonTitle: String {
        guard let backItem else { return "Back" }
        if let title = backItem.backBarButtonItem?.title { return title }
        if let title = backItem.backButtonTitle { return title }
        if backItem.backButtonDisplayMode == .default, let title = backItem.title, !title.isEmpty { return title }
        return "Back"
    }

    /// The views at the left beside the back button, from left to right.
    ///
    /// What a split view adds comes first; its way back is left out where the stack has one of its own.
    package final var leadingViews: [UIView] {
        let added = containerButtons.filter { $0.purpose != .back || itemStack.count < 2 }
        return added + views(of: topItem?.leftBarButtonItems ?? [])
    }

    /// The views at the right, from left to right.
    package final var trailingViews: [UIView] { views(of: (topItem?.rightBarButtonItems ?? []).reversed()) }

    /// Whether the heading is large.
    package final var showsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        for item in itemStack.reversed() {
            switch item.largeTitleDisplayMode {
            case .automatic: continue
            case .always: return true
            case .never, .inline: return false
            }
        }
        return true
    }

    /// Has the buttons put in place anew before the next response.
    final func setNeedsContent() {
        setNeedsRendering()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Puts the buttons of the item that is shown into the bar and takes out others.
    final func updateContent() {
        var wanted = leadingViews
        if let backButton {
            backButton.update()
            wanted.insert(backButton, at: 0)
        }
        if let titleView = topItem?.titleView { wanted.append(titleView) }
        wanted += trailingViews
        for view in shownButtons where !wanted.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        for (index, view) in wanted.enumerated() where !subviews.indices.contains(index) || subviews[index] !== view {
            insertSubview(view, at: index)
        }
        shownButtons = wanted
    }

    private func views(of items: [UIBarButtonItem]) -> [UIView] {
        items.compactMap { item in
            item.observer = self
            return item.isSpace ? nil : item.customView ?? item.button
        }
    }
}

extension UINavigationBar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {
        (item as? UIBarButtonItem)?.storedButton?.update()
        setNeedsContent()
    }
}

/// The control in a navigation bar that leads back.
package final class NavigationBackButton: UIControl {
    private weak var bar: UINavigationBar?

    /// What the button says.
    package private(set) var title = ""

    /// Whether the button shows the chevron alone; the text is its name for assistive technology then.
    package private(set) var isMinimal = false

    /// Creates the back button of a bar.
    init(bar: UINavigationBar) {
        self.bar = bar
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Takes over the text from the bar's items.
    func update() {
        guard let bar else { return }
        title = bar.topItem?.backAction.map { $0.title.isEmpty ? bar.backButtonTitle : $0.title } ?? bar.backButtonTitle
        isMinimal = bar.backItem?.backButtonDisplayMode == .minimal
        setNeedsRendering()
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        isEnabled ? [.touchUpInside] : []
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .touchUpInside, let bar else { throw .eventNotAvailable(interaction.event) }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        if let action = bar.topItem?.backAction {
            action.run(sender: self)
        } else if let navigationController = bar.navigationController {
            navigationController.goBack()
        } else {
            bar.popItem(animated: true)
        }
    }
}
