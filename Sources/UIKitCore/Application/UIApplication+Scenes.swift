import Foundation

extension UIApplication {
    /// Starts the process: makes the delegate and calls its launch methods.
    ///
    /// - Parameter delegate: The delegate.
    /// - Returns: False when the delegate said that the app cannot go on.
    package final func launch(delegate: any UIApplicationDelegate) -> Bool {
        processDelegate = delegate
        guard delegate.application(self, willFinishLaunchingWithOptions: nil),
            delegate.application(self, didFinishLaunchingWithOptions: nil)
        else { return false }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        return true
    }

    /// Ends the process' work: scenes are disconnected, the delegate is told.
    package final func terminate() {
        for case let scene as UIWindowScene in scenes { disconnect(scene) }
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
        processDelegate?.applicationWillTerminate(self)
    }

    /// Connects the scene of a session: makes it and its delegate, has the app build its window, and brings it to the
    /// foreground.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - options: Why it is connected; the address that was opened.
    ///   - state: What was preserved of an earlier scene of the session; nil for none.
    ///   - prepare: Sets the scene's screen and traits from what is known of the browser, before the app sees it.
    /// - Returns: The scene, laid out and ready to be shown.
    package final func connectScene(
        for session: UISceneSession, options: UIScene.ConnectionOptions, restoring state: RestorableScene? = nil,
        prepare: (UIWindowScene) -> Void = { _ in }
    ) -> UIWindowScene {
        let configuration =
            processDelegate?.application(self, configurationForConnecting: session, options: options)
            ?? session.configuration
        session.configuration = configuration
        let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        session.scene = scene
        scenes.insert(scene)
        prepare(scene)
        let style = propertyList.userInterfaceStyle
        if style != .unspecified { scene.traitOverrides.userInterfaceStyle = style }
        scene.inTurn {
            let storyboard = configuration.storyboard(for: scene.traitCollection.userInterfaceIdiom)
            if let state { scene.prepareToRestore(state) }
            NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
            if let delegate = makeSceneDelegate(for: configuration) {
                scene.delegate = delegate
                let window = makeWindow(of: storyboard, in: scene) { window in
                    (delegate as? any UIWindowSceneDelegate)?.window = window
                }
                delegate.scene(scene, willConnectTo: session, options: options)
                if let window { show(window, unlessReplacedBy: (delegate as? any UIWindowSceneDelegate)?.window) }
                if let state { _ = scene.decode(state) }
            } else {
                connectWithoutSceneDelegate(scene, storyboard: storyboard, options: options, restoring: state)
            }
            enterForeground(scene)
            scene.commit()
            let restoration = scene.restoration
            scene.finishRestoring()
            if let state {
                scene.commit()
                scene.restoreViewIdentifiers(state, after: restoration)
            }
        }
        return scene
    }

    /// Disconnects a scene: it leaves the foreground and is freed.
    ///
    /// - Parameter scene: The scene.
    package final func disconnect(_ scene: UIWindowScene) {
        guard scenes.contains(scene) else { return }
        scene.inTurn {
            enterBackground(scene)
            scene.activationState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
            scene.discardWindows()
        }
        scenes.remove(scene)
        sceneDelegates[ObjectIdentifier(scene)] = nil
        scene.session.scene = nil
    }

    /// Disconnects the scenes of sessions that will not come back and tells the delegate.
    ///
    /// - Parameter sessions: The sessions.
    package final func discard(_ sessions: Set<UISceneSession>) {
        guard !sessions.isEmpty else { return }
        for session in sessions {
            if let scene = session.scene as? UIWindowScene { disconnect(scene) }
        }
        processDelegate?.application(self, didDiscardSceneSessions: sessions)
    }

    /// Makes a scene active, calling its delegate where that changes something.
    package final func enterForeground(_ scene: UIWindowScene) {
        guard scene.activationState != .foregroundActive else { return }
        if scene.activationState != .foregroundInactive {
            scene.activationState = .foregroundInactive
            scene.delegate?.sceneWillEnterForeground(scene)
            NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
            NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        }
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    /// Takes a scene out of the foreground, calling its delegate where that changes something.
    package final func enterBackground(_ scene: UIWindowScene) {
        if scene.activationState == .foregroundActive {
            scene.activationState = .foregroundInactive
            scene.delegate?.sceneWillResignActive(scene)
            NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
            NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        }
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }

    /// Makes the window of a storyboard with the controller that it begins with.
    ///
    /// - Parameters:
    ///   - storyboard: The storyboard, or nil for no window.
    ///   - scene: The scene.
    ///   - adopt: Takes the window before the controller is made.
    /// - Returns: The window, which is not shown yet.
    private func makeWindow(
        of storyboard: UIStoryboard?, in scene: UIWindowScene, adopt: (UIWindow) -> Void
    ) -> UIWindow? {
        guard let storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        if let tint = storyboard.globalTintColor { window.tintColor = tint }
        adopt(window)
        // The configuration was made before the scene, when nobody's languages were known.
        window.rootViewController = storyboard.inLanguagesOfScene.instantiateInitialViewController()
        return window
    }

    /// Shows the window of a storyboard, unless the delegate made one of its own in its place.
    private func show(_ window: UIWindow, unlessReplacedBy own: UIWindow?) {
        if let own, own !== window {
            window.windowScene = nil
        } else {
            window.makeKeyAndVisible()
        }
    }

    private func makeSceneDelegate(for configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        let delegateClass: AnyClass? = configuration.delegateClass ?? defaultSceneDelegateClass
        guard let delegateClass = delegateClass as? NSObject.Type else { return nil }
        return delegateClass.instantiate() as? any UISceneDelegate
    }

    /// The class `SceneDelegate` in the module of the application's delegate, as Xcode's template names it.
    private var defaultSceneDelegateClass: AnyClass? {
        guard let processDelegate else { return nil }
        let delegateName = String(reflecting: type(of: processDelegate))
        guard let dot = delegateName.firstIndex(of: ".") else { return nil }
        return NSClassFromString(delegateName[..<dot] + ".SceneDelegate")
    }

    /// Gives a scene a delegate of the application's delegate class for itself, and has that make the window.
    ///
    /// The state is restored between its two launch methods, as on iOS, or after them when only the second one makes the
    /// window.
    private func connectWithoutSceneDelegate(
        _ scene: UIWindowScene, storyboard: UIStoryboard?, options: UIScene.ConnectionOptions,
        restoring state: RestorableScene?
    ) {
        guard let processDelegate, let delegateClass = type(of: processDelegate) as? NSObject.Type,
            let delegate = delegateClass.instantiate() as? any UIApplicationDelegate
        else { return }
        sceneDelegates[ObjectIdentifier(scene)] = delegate
        let window = makeWindow(of: storyboard, in: scene) { delegate.window = $0 }
        let launchOptions = options.shortcutItem.map { [LaunchOptionsKey.shortcutItem: $0 as Any] }
        let mayPerform = delegate.application(self, willFinishLaunchingWithOptions: launchOptions)
        let restoresEarly = !scene.windows.isEmpty
        if let state, restoresEarly { _ = scene.decode(state) }
        let isReady = delegate.application(self, didFinishLaunchingWithOptions: launchOptions)
        if let window { show(window, unlessReplacedBy: delegate.window) }
        if let state, !restoresEarly { _ = scene.decode(state) }
        for activity in options.userActivities { continueActivity(activity, delegate: delegate) }
        if let item = options.shortcutItem, mayPerform, isReady {
            delegate.application(self, performActionFor: item) { _ in }
        }
    }

    /// Has a connected scene continue an activity: its delegate, or that of an app without scene delegates.
    ///
    /// - Parameters:
    ///   - activity: The activity, such as an address that was opened.
    ///   - scene: The scene.
    package final func continueActivity(_ activity: NSUserActivity, in scene: UIWindowScene) {
        if let delegate = scene.delegate {
            delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            delegate.scene(scene, continue: activity)
        } else if let delegate = delegate(of: scene) {
            continueActivity(activity, delegate: delegate)
        }
    }

    /// The application's delegate that a scene without a delegate of its own has to itself.
    final func delegate(of scene: UIWindowScene) -> (any UIApplicationDelegate)? {
        sceneDelegates[ObjectIdentifier(scene)]
    }

    /// Has a delegate continue an activity, and the objects it names take it up.
    private func continueActivity(_ activity: NSUserActivity, delegate: any UIApplicationDelegate) {
        _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
        _ = delegate.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }
}
