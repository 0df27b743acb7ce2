extension UIWindowScene {
    /// The controller that decides about the page as a whole: the root controller of the front window, or the last one
    /// presented over it that takes part.
    ///
    /// - Parameter takesPart: Whether a presented controller takes over from what presents it.
    package final func frontController(
        takingPart takesPart: (UIViewController) -> Bool
    ) -> UIViewController? {
        guard let root = (keyWindow ?? visibleWindows.last)?.rootViewController else { return nil }
        return root.presentedChain.first(where: takesPart) ?? root
    }

    /// The controller that has a preference: the controller in front, or the child that it names.
    ///
    /// - Parameters:
    ///   - child: Names the child that decides.
    ///   - takesPart: Whether a presented controller takes over from what presents it.
    package final func decidingController(
        _ child: (UIViewController) -> UIViewController?,
        takingPart takesPart: (UIViewController) -> Bool = \.fillsScreen
    ) -> UIViewController? {
        frontController(takingPart: takesPart)?.decidingController(child)
    }
}

extension UIViewController {
    /// The controller that has a preference in place of this one: the child that it names, or the one that this names.
    ///
    /// Controllers of an app may name themselves or each other: none is asked twice.
    ///
    /// - Parameter child: Names the child that decides.
    final func decidingController(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        // Each page asks several times, and most controllers name nobody.
        guard var next = child(self), next !== self else { return self }
        var controller = self
        var asked = Set([ObjectIdentifier(self)])
        while asked.insert(ObjectIdentifier(next)).inserted {
            controller = next
            guard let other = child(controller) else { break }
            next = other
        }
        return controller
    }

    /// Whether the controller is presented over everything else.
    package final var fillsScreen: Bool {
        guard let style = storedPresentationController?.effectiveStyle else { return false }
        return style == .fullScreen || style == .overFullScreen
    }
}
