import Logging

extension UIViewController {
    /// The view, loaded if need be.
    final func loadedView() -> UIView {
        if let storedView { return storedView }
        if isLoadingView {
            // loadView() read the view before it assigned one.
            let view = UIView()
            setView(view)
            return view
        }
        return loadAndAnnounceView()
    }

    /// Loads the view and calls `viewDidLoad`.
    @discardableResult
    final func loadAndAnnounceView() -> UIView {
        isLoadingView = true
        journaled("loadView()") { loadView() }
        isLoadingView = false
        if storedView == nil {
            Logger.uiKit.warning("\(self) has no view after loadView(); it gets an empty one.")
            setView(UIView())
        }
        journaled("viewDidLoad()") { viewDidLoad() }
        settleInterfaceStyle()
        contentUnavailableConfigurationDidChange()
        return loadedView()
    }

    /// Makes a view the root view, or gives the present one up.
    final func setView(_ newView: UIView?) {
        guard newView !== storedView else { return }
        if let newView, let other = newView.owningViewController, other !== self {
            SceneFault.raise(
                .hierarchyInconsistency,
                "A view can only be associated with at most one view controller at a time! View \(newView) is associated "
                    + "with \(other). Clear this association before associating this view with \(self).",
                in: newView.owningScene)
            return
        }
        let oldView = storedView
        let superview = oldView?.superview
        let place = superview?.subviews.firstIndex { $0 === oldView }
        oldView?.owningViewController = nil
        storedView = newView
        newView?.owningViewController = self
        if let identifier = focusGroupIdentifier { newView?.focusGroupIdentifier = identifier }
        guard let oldView, let superview else { return }
        if let newView, let place {
            newView.frame == .zero ? newView.place(in: oldView.untransformedFrame) : ()
            oldView.removeFromSuperview()
            superview.insertSubview(newView, at: place)
        } else {
            oldView.removeFromSuperview()
        }
    }
}
