extension UIWindowScene {
    /// Has an activity brought up to date before it is stored or handed out.
    ///
    /// The responders that have it as their `userActivity` are asked first, from the scene inwards, then its delegate, if
    /// it needs saving. The delegate of the scene, or of the app, is told afterwards.
    ///
    /// - Parameter activity: The activity.
    package final func update(_ activity: NSUserActivity) {
        for responder in respondersWithActivities where responder.userActivity === activity {
            responder.updateUserActivityState(activity)
        }
        activity.saveIfNeeded()
        if let delegate {
            delegate.scene(self, didUpdate: activity)
        } else {
            UIApplication.shared.delegate(of: self)?.application(UIApplication.shared, didUpdate: activity)
        }
    }

    /// What can have an activity: the scene, its windows and their controllers, and what the first responder stands in.
    private var respondersWithActivities: [UIResponder] {
        var found: [UIResponder] = [self]
        var known: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        func add(_ responder: UIResponder) {
            if known.insert(ObjectIdentifier(responder)).inserted { found.append(responder) }
        }
        for window in visibleWindows {
            add(window)
            var controllers = window.rootViewController.map { [$0] } ?? []
            while let controller = controllers.popLast() {
                add(controller)
                if let presented = controller.presentedController { controllers.append(presented) }
                controllers += controller.childControllers.reversed()
            }
            for responder in ResponderChain(from: window.firstResponder) { add(responder) }
        }
        return found
    }
}
