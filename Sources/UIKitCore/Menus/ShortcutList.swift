/// What a person can do in a window with the keyboard: the key commands of the responders in front, those of the app's
/// menus, and undo and redo.
@MainActor
package struct ShortcutList {
    /// One entry of the list.
    @MainActor
    package struct Shortcut {
        /// What the shortcut is called.
        package let title: String
        /// The keys as menus show them.
        package let keys: String
        /// The character of the page's access key, in lower case; nil when the shortcut has none.
        package let accessKey: String?
        /// What tells the shortcut apart, for the event of the page.
        package let identifier: String
        /// Performs the shortcut.
        let perform: @MainActor () -> Void
    }

    /// The entries, the nearest responder's first.
    package private(set) var shortcuts: [Shortcut] = []
    private var identifiers: Set<String> = []

    /// Collects the shortcuts of a window.
    package init(of window: UIWindow) {
        guard let start = window.firstResponder ?? window.frontController ?? window.rootViewController else { return }
        let own = Self.commands(from: start)
        addCommands(own.filter(\.wantsPriorityOverSystemBehavior), from: start)
        addUndo(of: start)
        addCommands(own, from: start)
        addEscape(from: start, in: window)
        addCommands(window.windowScene?.menuCommands ?? [], from: start)
    }

    /// The shortcut of an identifier, if it is offered.
    func shortcut(_ identifier: String) -> Shortcut? {
        shortcuts.first { $0.identifier == identifier }
    }

    /// The commands of the responders from one on.
    ///
    /// A controller that presents another one leaves its commands out unless it says otherwise.
    private static func commands(from start: UIResponder) -> [UIKeyCommand] {
        var commands: [UIKeyCommand] = []
        for responder in start.chain where !responder.leavesActionsToPresented {
            if let own = responder.keyCommands, !own.isEmpty { commands += own }
        }
        return commands
    }

    private mutating func addCommands(_ commands: [UIKeyCommand], from start: UIResponder) {
        for command in commands {
            // What was disabled may be usable again: whoever performs it is asked each time.
            guard command.input?.isEmpty == false,
                let target = start.target(forAction: command.action, withSender: command) as? UIResponder,
                !target.leavesActionsToPresented
            else { continue }
            target.validate(command)
            guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
            add(
                Shortcut(
                    title: command.shortcutTitle, keys: command.keyDescription, accessKey: command.accessKey,
                    identifier: command.shortcutIdentifier
                ) {
                    UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
                })
        }
    }

    private mutating func addUndo(of start: UIResponder) {
        guard let undoManager = start.undoManager else { return }
        if undoManager.canUndo {
            add(
                Shortcut(
                    title: undoManager.undoMenuItemTitle, keys: "⌘Z", accessKey: "z", identifier: "undo",
                    perform: { undoManager.undo() }))
        }
        if undoManager.canRedo {
            add(
                Shortcut(
                    title: undoManager.redoMenuItemTitle, keys: "⇧⌘Z", accessKey: nil, identifier: "redo",
                    perform: { undoManager.redo() }))
        }
    }

    /// Adds the way out of what is shown, where the app has one of its own.
    private mutating func addEscape(from start: UIResponder, in window: UIWindow) {
        let responders = window.respondersToEscape(from: start)
        guard !responders.isEmpty else { return }
        add(
            Shortcut(
                title: FrameworkText.close.localized, keys: "Esc", accessKey: nil, identifier: "escape"
            ) {
                if responders.contains(where: { $0.accessibilityPerformEscape() }) { return }
                // The key would have dismissed this, had nobody asked for it.
                window.dismissiblePresentation?.dismissByUser()
            })
    }

    /// Adds a shortcut unless a nearer responder has one for the same keys.
    private mutating func add(_ shortcut: Shortcut) {
        guard identifiers.insert(shortcut.keys).inserted else { return }
        shortcuts.append(shortcut)
    }
}

extension UIResponder {
    /// Whether this is a controller that performs no commands, as it presents another one.
    fileprivate final var leavesActionsToPresented: Bool {
        guard let controller = self as? UIViewController else { return false }
        return controller.presentedController != nil && !controller.performsActionsWhilePresentingModally
    }
}

extension UIWindow {
    /// The responders that are asked when a person leaves what is shown, of those whose classes have an answer: a modal view of
    /// the app, then the chain.
    fileprivate final func respondersToEscape(from start: UIResponder) -> [UIResponder] {
        var modal: [UIResponder] = []
        var asked: [UIResponder] = []
        // This is looked for with each page, and most often there is none.
        for responder in start.chain where !responder.leavesActionsToPresented {
            if AccessibilityOverrides.escape.isPresent(in: type(of: responder)) { asked.append(responder) }
            guard let view = (responder as? UIViewController)?.viewIfLoaded else { continue }
            for child in view.childViews where child.accessibilityViewIsModal && !child.isHidden {
                guard !(child is PresentationContainerView),
                    AccessibilityOverrides.escape.isPresent(in: type(of: child)),
                    !start.chain.contains(where: { $0 === child })
                else { continue }
                modal.append(child)
            }
        }
        return modal.isEmpty ? asked : modal.reversed() + asked
    }

    /// The presentation in front, if people may dismiss it.
    fileprivate final var dismissiblePresentation: UIPresentationController? {
        var controller = frontController
        while let current = controller {
            if let found = current.storedPresentationController, found.allowsDismissalByUser() { return found }
            controller = current.parentController
        }
        return nil
    }

    /// The controller in front: the last one presented, or what is on top in it.
    final var frontController: UIViewController? {
        guard var controller = rootViewController else { return nil }
        var asked: Set<ObjectIdentifier> = []
        // Controllers of the app's own may name each other.
        while asked.insert(ObjectIdentifier(controller)).inserted {
            if let presented = controller.presentedController {
                controller = presented
            } else if let child = controller.childrenThatAppear().last {
                controller = child
            } else {
                return controller
            }
        }
        return controller
    }

    /// Performs a shortcut that the page offered.
    ///
    /// - Parameter value: The shortcut's identifier.
    final func performShortcut(_ value: UserInteractionValue?) throws(UserInteractionRefusal) {
        guard let identifier = value?.text, let shortcut = ShortcutList(of: self).shortcut(identifier) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "There is no such keyboard shortcut now.", told: .choiceGone))
        }
        shortcut.perform()
    }
}

extension UIWindowScene {
    /// The commands with shortcuts in the app's menus, built when they are first asked for.
    final var menuCommands: [UIKeyCommand] {
        let system = UIMenuSystem.main
        if let built = builtMenu, built.revision == system.revision { return built.commands }
        let builder = MenuBuilder(system: system)
        for responder in UIApplication.shared.chain { responder.buildMenu(with: builder) }
        let commands = builder.leaves.compactMap { $0 as? UIKeyCommand }
        builtMenu = (system.revision, commands)
        return commands
    }
}
