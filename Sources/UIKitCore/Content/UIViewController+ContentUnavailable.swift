extension UIViewController {
    /// Asks whether content is missing, and brings what stands in its place up to date.
    final func updateContentUnavailable() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        if contentUnavailableConfiguration != nil { contentUnavailableConfigurationDidChange() }
    }

    /// Shows the present configuration for missing content over the view's own content, or takes it away.
    final func contentUnavailableConfigurationDidChange() {
        guard let view = viewIfLoaded else { return }
        guard let configuration = contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState)
        else {
            contentUnavailableView?.removeFromSuperview()
            contentUnavailableView = nil
            return
        }
        if let shown = contentUnavailableView, shown.superview === view, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        contentUnavailableView?.removeFromSuperview()
        let made = configuration.makeContentView()
        contentUnavailableView = made
        view.addSubview(made)
        layOutContentUnavailableView()
    }

    /// Has what stands in the place of missing content cover the view.
    final func layOutContentUnavailableView() {
        guard let view = viewIfLoaded, let shown = contentUnavailableView, shown.superview === view else { return }
        shown.place(in: view.bounds)
    }

    /// The traits, and the text of the search in whose reach the controller is.
    final var currentContentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = activeSearch?.searchBar.text
        return state
    }

    /// The active search that shows this controller's results or searches its content, or that of a parent.
    private var activeSearch: UISearchController? {
        var controller: UIViewController? = self
        while let current = controller {
            let candidates = [
                current as? UISearchController, current.storedNavigationItemIfPresent?.searchController,
                current.presentedController as? UISearchController,
            ]
            if let search = candidates.compactMap(\.self).first(where: \.isActive) { return search }
            controller = current.parentController
        }
        return nil
    }
}
