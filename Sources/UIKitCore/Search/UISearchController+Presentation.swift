import Logging

extension UISearchController {
    /// Begins the search: the delegate may present it, else it is presented over the searched controller.
    final func activate() {
        guard !isSearchActive, !isEmbedded, presenter == nil else { return }
        if storedPresentationController == nil {
            storedPresentationController = SearchPresentationController(
                presentedViewController: self, presenting: nil)
        }
        delegate?.presentSearchController(self)
        if presenter == nil { presentOverSearchedController() }
    }

    /// Ends the search.
    final func deactivate() {
        guard isSearchActive, !isEmbedded else { return }
        guard searchedController?.waitingSearch !== self else { return endWaiting() }
        presenter?.dismissPresentedChain(animated: true, completion: nil)
    }

    /// The controller whose content is searched.
    private var searchedController: UIViewController? {
        if let owner = hostItem?.owner { return owner }
        var view: UIView? = searchBar
        while let current = view {
            if let controller = current.owningViewController { return controller }
            view = current.parentView
        }
        return nil
    }

    private func presentOverSearchedController() {
        guard let searched = searchedController, let window = searched.viewIfLoaded?.window,
            let presentation = storedPresentationController
        else { return }
        guard searched.presentedController == nil else {
            Logger.uiKit.warning("Attempt to present \(self) on \(searched) which is already presenting.")
            return
        }
        presentation.presenting = searched
        presentation.stage = .presenting
        presenter = searched
        searched.presentedController = self
        window.transitionEngine.run(
            PresentationTransition(
                of: self, over: searched, from: searched, with: presentation, animated: true, completion: nil))
    }

    // MARK: Going on after a restoration

    /// Has the search go on that was active: at once if what is searched is on the screen, else when that appears.
    final func resume() {
        guard !isSearchActive, !isEmbedded, let searched = searchedController, searched.viewIfLoaded?.window == nil
        else { return isActive = true }
        isSearchActive = true
        searched.waitingSearch = self
        updateBar()
    }

    /// Presents the search that waited, what is searched being about to appear.
    final func presentAgain() {
        guard let searched = searchedController else { return }
        searched.waitingSearch = nil
        guard searched.presentedController == nil, searched.viewIfLoaded?.window != nil else {
            isSearchActive = false
            return updateBar()
        }
        let presentation = SearchPresentationController(presentedViewController: self, presenting: searched)
        storedPresentationController = presentation
        presenter = searched
        searched.presentedController = self
        loadViewIfNeeded()
        presentation.installContainer()
        presentation.presentationTransitionWillBegin()
        beginAppearance(.appearing, animated: false)
        presentation.installPresentedView()
        presentation.stage = .presented
        presentation.presentationTransitionDidEnd(true)
    }

    /// Ends the search before what is searched has appeared.
    private func endWaiting() {
        searchedController?.waitingSearch = nil
        dismissalWillBegin()
        dismissalDidEnd(true)
    }

    // MARK: What the presentation tells

    func presentationWillBegin() {
        isSearchActive = true
        delegate?.willPresentSearchController(self)
        updateBar()
    }

    func presentationDidEnd(_ completed: Bool) {
        guard completed else {
            isSearchActive = false
            return updateBar()
        }
        updateContent()
        delegate?.didPresentSearchController(self)
    }

    func dismissalWillBegin() {
        delegate?.willDismissSearchController(self)
        isSearchActive = false
        clearQuery()
        searchBar.resignFirstResponder()
        updateBar()
        updateContent()
        updateResults()
    }

    func dismissalDidEnd(_ completed: Bool) {
        if completed {
            delegate?.didDismissSearchController(self)
        } else {
            isSearchActive = true
            updateBar()
            updateContent()
        }
    }
}

/// The presentation of a search over the controller whose content is searched.
final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presented as? UISearchController }

    override func presentationTransitionWillBegin() {
        search?.presentationWillBegin()
        search?.updateContent()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        search?.presentationDidEnd(completed)
    }

    override func dismissalTransitionWillBegin() {
        search?.dismissalWillBegin()
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        search?.dismissalDidEnd(completed)
    }

    override func allowsDismissalByUser() -> Bool { search?.dimsContent ?? false }
}
