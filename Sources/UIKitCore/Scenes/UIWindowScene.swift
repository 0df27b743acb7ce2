public import Foundation

/// A scene with windows: on the web, one tab with the page in it.
///
/// Source: UIKit, `UIWindowScene`.
open class UIWindowScene: UIScene {
    /// Creates the scene of a session.
    ///
    /// The application connects scenes; apps do not create them.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - connectionOptions: Why the scene is connected.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        screen = UIScreen(bounds: UIScreen.defaultBounds)
        traitCollection = UITraitCollection.current
        systemTraits = UITraitCollection.current
        super.init(session: session, connectionOptions: connectionOptions)
        chooseLanguage()
    }

    /// The screen of the browser.
    public final let screen: UIScreen

    /// The windows, in the order in which they were made.
    public private(set) final var windows: [UIWindow] = [] {
        didSet { preservedViews = nil }
    }

    /// What was found of the views to be preserved; nil once one of them changed.
    final var preservedViews: PreservedViews?

    /// The window that gets keyboard events.
    public package(set) final weak var keyWindow: UIWindow?

    /// The traits of the browser, with what the app replaces: size classes, colour scheme, language direction.
    public package(set) final var traitCollection: UITraitCollection {
        didSet { if traitCollection != oldValue { traitsDidChange(from: oldValue) } }
    }

    /// The traits of the browser.
    package final var systemTraits: UITraitCollection {
        didSet { traitCollection = systemTraits.overridden(by: storedTraitOverrides.values) }
    }

    final var storedTraitOverrides = UITraitOverrides()
    final var traitChangeObservers = TraitChangeObservers()
    /// The traits before those that the scene is to be told of in the next commit.
    final var traitsBeforeChange: UITraitCollection?

    /// Called when the traits of the scene changed, in the commit that follows, before its windows are told.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the edges of the device's screen take of the window, in points.
    package final var safeAreaInsets: UIEdgeInsets = .zero {
        didSet { if safeAreaInsets != oldValue { for window in windows { window.setNeedsLayout() } } }
    }

    /// What the person set up on their device.
    package final var accessibilitySettings = AccessibilitySettings()

    /// The languages that the person likes, the best first; none where the browser does not say.
    ///
    /// They are those of the request that connected the scene.
    package final var preferredLanguages: [String] = [] { didSet { chooseLanguage() } }

    /// The languages that the app is in.
    package final var appLanguages = UIApplication.shared.propertyList.languages { didSet { chooseLanguage() } }

    /// The language of the page.
    final var chosenLanguage = AppLanguages().development

    /// The conventions of the person.
    final var chosenLocale = Locale(identifier: AppLanguages().development)

    /// The language of the framework's own texts: that of the page where they are in it.
    package internal(set) final var frameworkLanguage = FrameworkLanguage.english

    /// The time zone of the person's device; nil as long as the browser has not said.
    ///
    /// The server's own, `TimeZone.current`, is that of no person. Date pickers without a time zone of their own use it, and an
    /// app gives it to its formatters. On iOS it is `TimeZone.current`; the server has many people at once.
    public package(set) final var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { timeZoneDidChange() } }
    }

    /// The text size that the browser applies by itself to what follows a text style.
    package final var browserTextSize = UIContentSizeCategory.large

    /// The size that the browser reported, in points; zero before that.
    final var reportedSize = CGSize.zero
    /// How the device is turned.
    final var reportedOrientation = UIInterfaceOrientation.portrait
    /// How the interface is turned.
    final var settledOrientation = UIInterfaceOrientation.portrait

    /// The size of the browser's window, in points.
    package final var coordinateSpaceBounds: CGRect { screen.bounds }

    // MARK: Files

    /// The files that the person sent to the scene; they are on disk as long as they are kept here.
    package final var receivedFiles: [ReceivedFile] = []

    /// How many bytes of files the scene takes in all.
    package final var receivedFileAllowance = 64 << 20

    /// How many files the scene takes in all; empty ones count too, as each has its place on the disk.
    package final var receivedFileCountAllowance = 1_000

    /// What happens in the scene, for its developers; nil but in development.
    package final var journal: SceneJournal?

    // MARK: Committing

    /// How many commits changed something.
    ///
    /// A page says which revision it shows.
    package private(set) final var revision = 0

    /// What the last event did to the controllers, for the animation of the page.
    package final var lastTransition = SceneTransition.none

    /// How views came to look as they do by what an app animated, for the next page or patch.
    package final var viewMotions: [ViewMotion] = []

    /// How rows and items get to their places by edits of their lists, for the next page or patch.
    package final var rowMotions: [RowMotion.Subject: RowMotion] = [:]

    /// Forgets what was to move, as it was shown or as something new happens.
    package final func endMotion() {
        lastTransition = .none
        viewMotions.removeAll()
        rowMotions.removeAll()
    }

    /// What is called after a commit outside the scene's turn, as one for a timer or a task.
    package final var lateCommitHandler: (@MainActor () -> Void)?

    /// What assistive technology is to say next; those who show the scene take it.
    package final var announcements: [String] = []

    /// What the app scrolled to since the page was last told.
    final var scrollRequests: [ScrollRequest] = []

    /// The fields for text that left last, the oldest first.
    final var departedFields: [DepartedField] = []

    /// Whether the person did nothing in the scene since it was made, or made anew after a pause.
    final var isUntouchedSincePause = true

    /// Where the views are now of which the request tells that is being performed; nil where it gives no values.
    package final var remadeRows: RemadeRows?

    /// What pages showed in fields that are there.
    final var shownValues = ShownValues()

    /// What moves the focus of the scene for the app.
    public private(set) final lazy var focusSystem: UIFocusSystem? = UIFocusSystem(of: self)

    /// Where the app has the focus moved in the next commit.
    final var requestedFocus: (any UIFocusEnvironment)?

    /// What a person used last.
    final var usedPlace: FocusPlace?

    /// What has the focus on the page because a transition gave it back, until a person uses something.
    package final var restoredFocus: FocusPlace? {
        didSet {
            oldValue?.view?.setNeedsRendering()
            restoredFocus?.view?.setNeedsRendering()
        }
    }

    /// The views out of which controllers grew, the last one at the end.
    final var zoomSources: [WeakView] = []

    /// The faults since they were last taken.
    package private(set) final var faults: [SceneFault] = []

    /// The pasteboards of the scene, which no other scene sees.
    final var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
    /// The commands with shortcuts in the app's menus, with the revision of the menus that they are from.
    final var builtMenu: (revision: Int, commands: [UIKeyCommand])?

    /// How the person arranged navigation bars, by the names that the app gave their items.
    final var barCustomizations: [String: BarCustomization] = [:]
    /// The scenes that the app would like to open in further tabs, the newest last.
    package final var activationOffers: [SceneActivationOffer] = []

    // MARK: State restoration

    /// The objects that the app registered for state restoration.
    final var registeredRestorables = RegisteredRestorables()
    /// The restoration that is going on, and what waits for its views since; nil for neither.
    final var restorationProgress: RestorationProgress?
    /// The state from which the scene is being restored, until the app says that it has finished.
    final var restorationSource: RestorationArchive?
    /// How often the app said that it goes on restoring.
    final var restorationExtensionCount = 0
    /// Whether something of the state was left out when the scene was restored.
    package final var isRestorationIncomplete = false
    /// What people call what the restored state does not contain: titles of alerts and of controllers.
    package final var namesOfLostContent: [String] = []
    /// Whether all that was to be lost is there: the app made it again by itself.
    package final var hasLostContentAgain = false
    /// What was typed into controllers and views of the restored state that do not come back, with the names of the fields.
    final var textsOfLostControllers: [(name: String?, text: String)] = []
    /// Whether windows wait with appearances until the controllers are restored.
    final var holdsTransitions = false

    private var hasChanges = false
    private var isCommitting = false
    private var isCommitScheduled = false
    private var transitionCompletions: [() -> Void] = []

    /// What is called in the next commit that has something to do, not in this one.
    private var laterCompletions: [() -> Void] = []
    private var viewsByIdentifier: [Int32: UIView] = [:]
    /// The greatest number that a view of the scene was given.
    package private(set) final var lastViewIdentifier: Int32 = 0
}

// MARK: - Windows

extension UIWindowScene {
    final func add(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        windows.append(window)
        remember(window)
        setNeedsCommit()
    }

    final func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        forget(window)
        if keyWindow === window { keyWindow = nil }
        setNeedsCommit()
    }

    /// The windows that are shown, from back to front.
    package final var visibleWindows: [UIWindow] {
        let visible = windows.filter { !$0.isHidden }
        return visible.count > 1 ? visible.sorted { $0.windowLevel < $1.windowLevel } : visible
    }
}

// MARK: - View identifiers

extension UIWindowScene {
    /// The number of a view on the page, given when it is first asked for and kept while the view lives in this scene.
    ///
    /// - Parameter view: A view in one of the scene's windows.
    package final func identifier(for view: UIView) -> Int32 {
        if let identifier = view.viewIdentifier { return identifier }
        lastViewIdentifier += 1
        preservedViews = nil
        view.viewIdentifier = lastViewIdentifier
        viewsByIdentifier[lastViewIdentifier] = view
        noteShownValue(of: view, since: revision)
        return lastViewIdentifier
    }

    /// Gives a view the number that it had before the scene was put away, unless it has one or another view has it.
    final func setIdentifier(_ identifier: Int32, for view: UIView) {
        guard view.viewIdentifier == nil, viewsByIdentifier[identifier] == nil else { return }
        preservedViews = nil
        view.viewIdentifier = identifier
        viewsByIdentifier[identifier] = view
    }

    /// Gives out only greater numbers from now on, and none that pages may show which the scene had after it was put away.
    final func reserveViewIdentifiers(through last: Int32) {
        lastViewIdentifier = max(lastViewIdentifier, last + Int32(Self.skippedNumbers))
    }

    /// How many numbers are left out when a scene comes back.
    ///
    /// What it showed between the last time that it was put away and the end of its process nobody knows, and nothing on a
    /// page from then must be taken for something else.
    private static let skippedNumbers = 1_000

    /// The view in the scene's windows that has a number.
    ///
    /// - Parameter identifier: The number.
    package final func view(withIdentifier identifier: Int32) -> UIView? {
        viewsByIdentifier[identifier]
    }

    /// The first view in the scene's windows, front window first, that has an accessibility identifier.
    ///
    /// - Parameter accessibilityIdentifier: The identifier.
    package final func view(withAccessibilityIdentifier accessibilityIdentifier: String) -> UIView? {
        for window in visibleWindows.reversed() {
            if let view = window.firstView(where: { $0.accessibilityIdentifier == accessibilityIdentifier }) {
                return view
            }
        }
        return nil
    }

    /// Takes note of a view that came into a window and has a number from before.
    final func remember(_ view: UIView) {
        guard let identifier = view.viewIdentifier else { return }
        preservedViews = nil
        if identifier <= lastViewIdentifier, viewsByIdentifier[identifier] == nil {
            viewsByIdentifier[identifier] = view
        } else if viewsByIdentifier[identifier] !== view {
            view.viewIdentifier = nil
        }
    }

    /// Forgets a view that left the windows.
    final func forget(_ view: UIView) {
        guard let identifier = view.viewIdentifier, viewsByIdentifier[identifier] === view else { return }
        preservedViews = nil
        noteDepartedField(view)
        viewsByIdentifier[identifier] = nil
        shownValues.forget(identifier)
    }
}

// MARK: - Committing

extension UIWindowScene {
    /// How often a commit may begin again before it is given up as endless.
    private static let maximumPasses = 100

    /// Runs work as part of the scene's turn: what it asks the application for concerns this scene.
    ///
    /// - Parameter work: The work.
    package final func inTurn<Result>(_ work: () throws -> Result) rethrows -> Result {
        let previous = UIApplication.shared.sceneInTurn
        guard previous !== self else { return try work() }
        UIApplication.shared.sceneInTurn = self
        defer { UIApplication.shared.sceneInTurn = previous }
        return try SceneOfTask.$current.withValue(SceneOfTask(self)) { try work() }
    }

    /// Says that something changed that the page shows.
    ///
    /// In the turn of the scene the commit follows the event. Outside it, for changes by timers and tasks, a commit is
    /// scheduled for the end of the main actor's turn.
    package final func setNeedsCommit() {
        hasChanges = true
        guard !isCommitScheduled, !isCommitting, UIApplication.shared.sceneInTurn !== self else { return }
        isCommitScheduled = true
        Task { @MainActor [weak self] in
            guard let self else { return }
            self.isCommitScheduled = false
            self.inTurn { self.commit() }
            self.lateCommitHandler?()
        }
    }

    /// Goes on counting revisions beyond those that the scene had before its process ended, so that pages from then are older
    /// ones.
    ///
    /// - Parameter revision: The one that it had when it was put away.
    package final func continueRevisions(after revision: Int) {
        self.revision = max(self.revision, revision + Self.skippedNumbers)
        shownValues.continueRevisions(from: self.revision)
    }

    /// Has something run when the present transition is complete, in the next commit.
    ///
    /// - Parameter completion: What to run.
    package final func addTransitionCompletion(_ completion: @escaping () -> Void) {
        transitionCompletions.append(completion)
        setNeedsCommit()
    }

    /// Has something run in the next commit that has something else to do, after the one that may be under way.
    ///
    /// - Parameter completion: What to run.
    final func addLaterCompletion(_ completion: @escaping () -> Void) {
        laterCompletions.append(completion)
    }

    /// Brings the scene to rest: layout, ends of transitions and completions, until nothing is left to do.
    ///
    /// The revision goes up if something changed.
    package final func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        if hasChanges || !transitionCompletions.isEmpty {
            transitionCompletions += laterCompletions
            laterCompletions.removeAll()
        }
        var changed = false
        var passes = 0
        while hasChanges || !transitionCompletions.isEmpty || windows.contains(where: { $0.transitionEngine.isActive })
            || placesWaitingValues()
        {
            changed = true
            hasChanges = false
            passes += 1
            guard passes <= Self.maximumPasses else {
                transitionCompletions.removeAll()
                hasChanges = false
                let reason =
                    "The interface did not come to rest after \(Self.maximumPasses) passes of layout and transitions."
                SceneFault.raise(.internalInconsistency, reason, in: self)
                break
            }
            tellOfTraits()
            for window in windows {
                window.updateTraits()
                window.updateInputBar()
                window.transitionEngine.advance {
                    window.updateStaleProperties()
                    window.layOutStaleViews()
                    window.rootViewController?.tellOfFittingSizes()
                }
            }
            let completions = transitionCompletions
            transitionCompletions.removeAll()
            for completion in completions { completion() }
        }
        guard changed else { return }
        if reportedOrientation.isLandscape || settledOrientation.isLandscape { settleOrientation() }
        for window in windows {
            window.displayStaleViews()
            if window.clearRenderingMarks() { preservedViews = nil }
        }
        revision += 1
    }

    /// Remembers a fault for the answer to the request.
    final func record(_ fault: SceneFault) {
        faults.append(fault)
        journal(fault)
    }

    /// The faults so far; none are left afterwards.
    package final func takeFaults() -> [SceneFault] {
        defer { faults.removeAll() }
        return faults
    }

    /// Frees the windows and everything in them.
    ///
    /// Controllers are told that they disappear, so that they let go of what keeps them in memory. Editing does not end: nobody
    /// has left the field, and what is typed there is not to be taken over.
    package final func discardWindows() {
        for window in windows {
            window.forgetFirstResponder()
            window.rootViewController = nil
            window.transitionEngine.advance {}
            window.isHidden = true
        }
        windows.removeAll()
        viewsByIdentifier.removeAll()
        transitionCompletions.removeAll()
        laterCompletions.removeAll()
        receivedFiles.removeAll()
    }
}
