import Foundation

extension UIApplication {
    /// Tells the app that the process is about to use more memory than it may.
    ///
    /// First the application's delegates hear of it, then those who observe the notification, then the controllers of
    /// every scene, each in its scene's turn, with a commit.
    package final func sendMemoryWarning() {
        processDelegate?.applicationDidReceiveMemoryWarning(self)
        for delegate in sceneDelegates.values { delegate.applicationDidReceiveMemoryWarning(self) }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        for case let scene as UIWindowScene in scenes {
            scene.inTurn {
                for window in scene.windows { window.rootViewController?.sendMemoryWarning() }
                scene.commit()
            }
        }
    }
}

extension UIViewController {
    /// Warns this controller, its children and what it presents.
    fileprivate func sendMemoryWarning() {
        didReceiveMemoryWarning()
        for child in childControllers { child.sendMemoryWarning() }
        presentedController?.sendMemoryWarning()
    }
}
