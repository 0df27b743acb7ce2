import Foundation

extension UINavigationController {
    /// Prepares the bars; called by every initializer.
    final func setUp() {
        definesPresentationContext = true
        ownNavigationBar.navigationController = self
        ownNavigationBar.delegate = self
        ownToolbar.isHidden = true
    }

    /// Makes the view: the navigation bar, the place for the top controller's view, the toolbar.
    final func loadContainerView() {
        let content = ContentView()
        contentView = content
        let container = ContainerView(for: self)
        container.addSubview(ownNavigationBar)
        container.addSubview(content)
        container.addSubview(ownToolbar)
        view = container
    }

    /// Gives the bars the items of the controllers that are shown.
    final func updateBars() {
        let items = shownStack.map(\.navigationItem)
        let present = ownNavigationBar.itemStack
        if items.count != present.count || !zip(items, present).allSatisfy({ $0 === $1 }) {
            ownNavigationBar.replaceItems(with: items)
        }
        updateToolbar()
    }

    /// Gives the toolbar the top controller's items.
    final func updateToolbar() {
        let top = shownStack.last
        let hidesBottomBar = shownStack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        ownToolbar.isHidden = prefersToolbarHidden || hidesBottomBar
        if ownToolbar.items != top?.toolbarItems { ownToolbar.items = top?.toolbarItems }
        viewIfLoaded?.setNeedsLayout()
        tabBarController?.childDidChange(self)
    }

    /// Whether the tab bar around this navigation controller is hidden by a controller on the stack.
    final var hidesTabBar: Bool { shownStack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    /// Places the bars at the edges and the content in the whole view, of which the bars cover a part.
    final func layOutBarsAndContent() {
        guard let view = viewIfLoaded, let contentView else { return }
        let bounds = view.bounds
        let safeArea = view.safeAreaInsets
        var covered = UIEdgeInsets.zero
        if !ownNavigationBar.isHidden {
            covered.top = ownNavigationBar.sizeThatFits(bounds.size).height
            ownNavigationBar.place(in: CGRect(x: 0, y: safeArea.top, width: bounds.width, height: covered.top))
        }
        if !ownToolbar.isHidden {
            covered.bottom = ownToolbar.sizeThatFits(bounds.size).height
            let top = bounds.height - safeArea.bottom - covered.bottom
            ownToolbar.place(in: CGRect(x: 0, y: top, width: bounds.width, height: covered.bottom))
        }
        contentView.opaqueEdges = [
            ownNavigationBar.isTranslucent ? [] : .top, ownToolbar.isTranslucent ? [] : .bottom,
        ]
        contentView.place(in: bounds)
        contentView.cover(covered)
    }
}
