extension UIViewController {
    /// Fills the view with another controller, in a navigation controller of its own.
    ///
    /// - Parameter content: The first controller of the navigation.
    /// - Returns: The navigation controller, which is a child now.
    @discardableResult
    final func embedInNavigation(_ content: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: content)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.sendDidMove(toParent: self)
        return navigation
    }

    /// Dismisses this controller as its own buttons do.
    ///
    /// - Parameter completion: Called when it is gone, or at once when nobody presents it.
    final func dismissItself(completion: @escaping () -> Void = {}) {
        guard let presentingViewController else { return completion() }
        presentingViewController.dismiss(animated: true, completion: completion)
    }
}
