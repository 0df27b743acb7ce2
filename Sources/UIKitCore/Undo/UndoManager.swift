public import Foundation

/// Records how to take back what a person did, so that it can be undone and done again.
///
/// Every window has one, which the responders in it find as their `undoManager`. What is registered while one event of the
/// page is handled forms one group. On the page, undo and redo stand in the list of keyboard shortcuts while there is
/// something to undo.
///
/// Foundation: `UndoManager`.
@MainActor
open class UndoManager: NSObject {
    /// Creates an undo manager with nothing to undo.
    public override init() {
        super.init()
    }

    // MARK: Registering undo operations

    /// Registers how to take a change back.
    ///
    /// - Parameters:
    ///   - target: The object that was changed; it is not retained, and what was registered for it goes with it.
    ///   - handler: Takes the change back. What it registers meanwhile is the redo.
    public final func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(target) { object in
            if let target = object as? TargetType { handler(target) }
        }
    }

    /// Registers a method that takes a change back.
    ///
    /// - Parameters:
    ///   - target: The object that was changed; it is not retained.
    ///   - selector: A method with one argument, made with `#action`.
    ///   - anObject: The argument.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(target as AnyObject) { target in
            ActionInvocation(selector, sender: anObject).perform(on: target)
        }
    }

    /// Forgets everything that could be undone and redone.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        openGroups.removeAll()
    }

    /// Forgets what was registered for an object.
    ///
    /// - Parameter target: The object.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        undoStack.removeAll { $0.removeActions(for: target) }
        redoStack.removeAll { $0.removeActions(for: target) }
        for group in openGroups { _ = group.removeActions(for: target) }
    }

    /// Turns registering off, as often as it is called.
    open func disableUndoRegistration() {
        disablingCount += 1
    }

    /// Takes ``disableUndoRegistration()`` back.
    open func enableUndoRegistration() {
        guard disablingCount > 0 else {
            return complain("enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
        }
        disablingCount -= 1
    }

    /// Whether what is registered is kept.
    open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }

    // MARK: Grouping

    /// Begins a group: what is registered until its end is undone together.
    open func beginUndoGrouping() {
        let group = UndoGroup()
        if openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(group)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the innermost group.
    open func endUndoGrouping() {
        guard let group = openGroups.last else {
            return complain("endUndoGrouping called with no matching begin")
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        openGroups.removeLast()
        if let outer = openGroups.last {
            if !group.isEmpty { outer.append(group) }
        } else if !group.isEmpty {
            isUndoing ? redoStack.append(group) : undoStack.append(group)
            dropOldestGroups()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }

    /// Whether everything that is registered while one event is handled forms a group.
    ///
    /// The default is true. Otherwise what is registered outside a group is a fault.
    open var groupsByEvent = true

    /// How many groups can be undone; 0, the default, for any number.
    open var levelsOfUndo = 0 {
        didSet { dropOldestGroups() }
    }

    /// The modes in which a run loop ends groups on iOS; the end of an event does here.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    // MARK: Undoing and redoing

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }

    /// Whether there is something to redo.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Whether something is being undone.
    public private(set) final var isUndoing = false

    /// Whether something is being redone.
    public private(set) final var isRedoing = false

    /// Undoes the last group, ending the one of the present event before.
    open func undo() {
        if groupingLevel == 1, groupsByEvent { endUndoGrouping() }
        guard groupingLevel == 0 else {
            return complain("undo was called with too many nested undo groups")
        }
        undoNestedGroup()
    }

    /// Undoes the last group.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        performCollecting(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        performCollecting(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    // MARK: Names

    /// Names what the present group does, for the titles of undo and redo.
    ///
    /// - Parameter actionName: The name, such as `Typing`.
    open func setActionName(_ actionName: String) {
        (openGroups.first ?? undoStack.last)?.name = actionName
    }

    /// The name of what would be undone; empty when it has none.
    open var undoActionName: String { (openGroups.first { !$0.isEmpty } ?? undoStack.last)?.name ?? "" }

    /// The name of what would be redone; empty when it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of a button that undoes, such as `Undo Typing`.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a button that redoes, such as `Redo Typing`.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a button that undoes something of a name.
    ///
    /// - Parameter actionName: The name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title(.undo, .undoAction, actionName)
    }

    /// The title of a button that redoes something of a name.
    ///
    /// - Parameter actionName: The name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title(.redo, .redoAction, actionName)
    }

    private static func title(_ text: FrameworkText, _ textOfAction: FrameworkText, _ actionName: String) -> String {
        actionName.isEmpty ? text.localized : textOfAction.localized(actionName)
    }

    // MARK: Discardable actions

    /// Says whether the present group may be undone or lost without harm.
    ///
    /// - Parameter discardable: Whether it may.
    open func setActionIsDiscardable(_ discardable: Bool) {
        (openGroups.first ?? undoStack.last)?.isDiscardable = discardable
    }

    /// Whether what would be undone may be lost without harm.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }

    /// Whether what would be redone may be lost without harm.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    // MARK: State

    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    private var openGroups: [UndoGroup] = []
    private var disablingCount = 0

    private func register(_ target: AnyObject, _ action: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else { return complain("must begin a group before registering undo") }
            beginUndoGrouping()
            endGroupAfterEvent()
        }
        openGroups.last?.append(target, action)
        if !isUndoing, !isRedoing { redoStack.removeAll() }
    }

    private func endGroupAfterEvent() {
        let group = openGroups.first
        UIApplication.shared.afterCommit { [weak self] in
            guard let self, let group, self.openGroups.first === group else { return }
            while !self.openGroups.isEmpty { self.endUndoGrouping() }
        }
    }

    /// Performs a group backwards; what is registered meanwhile is a group for the other direction.
    private func performCollecting(_ group: UndoGroup) {
        beginUndoGrouping()
        let collected = openGroups.last
        collected?.name = group.name
        collected?.isDiscardable = group.isDiscardable
        group.perform()
        while let last = openGroups.last, last !== collected { endUndoGrouping() }
        endUndoGrouping()
    }

    private func dropOldestGroups() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
        if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    private func complain(_ reason: String) {
        SceneFault.raise(.internalInconsistency, "\(self): \(reason)")
    }
}

extension Notification.Name {
    /// Posted when an undo manager opens or closes a group, and before it undoes or redoes.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted when an undo manager opened a group.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before an undo manager closes a group.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when an undo manager closed a group.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before an undo manager undoes.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted when an undo manager undid.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before an undo manager redoes.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted when an undo manager redid.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
