import UIKitCore

/// The way of one submission through a scene: everything is checked, field values are stored, events are sent, and the
/// scene comes to rest.
///
/// What is refused changes nothing, so the first event and all fields are checked before the first value is stored.
/// Later events of the same request can only be checked when the ones before them were performed.
@MainActor
struct SubmissionCycle {
    private let submission: Submission
    private let scene: UIWindowScene
    private let isFromOlderPage: Bool
    private let loadsPage: Bool

    /// Prepares the way of a submission.
    ///
    /// - Parameters:
    ///   - submission: What is to be done.
    ///   - scene: Where.
    ///   - loadsPage: Whether a page is loaded afterwards, which has the focus nowhere unless it is told where.
    init(_ submission: Submission, in scene: UIWindowScene, loadsPage: Bool = false) {
        self.submission = submission
        self.scene = scene
        self.loadsPage = loadsPage
        isFromOlderPage = submission.revision.map { $0 < scene.revision } ?? false
    }

    /// Goes the way, as part of the scene's turn.
    ///
    /// - Returns: What became of it.
    func run() -> SubmissionOutcome {
        if !submission.fields.isEmpty {
            let targets = submission.fields.map(\.target) + submission.events.prefix(1).map(\.target)
            scene.remadeRows = RemadeRows(awaiting: targets.compactMap(\.viewIdentifier))
        }
        defer { scene.remadeRows = nil }
        return scene.inTurn {
            do throws(EventRefusal) {
                scene.commit()
                let fields = try check()
                scene.endMotion()
                try perform(fields)
                return .performed
            } catch {
                return .refused(error)
            }
        }
    }

    /// Checks what can be checked before anything changes.
    ///
    /// - Returns: The fields to store.
    private func check() throws(EventRefusal) -> [Submission.FieldValue] {
        if let revision = submission.revision, revision > scene.revision {
            throw EventRefusal(reason: .unknownRevision)
        }
        if let first = submission.events.first { try check(first) }
        try checkThatNothingIsLost()
        return try acceptableFields()
    }

    private func perform(_ fields: [Submission.FieldValue]) throws(EventRefusal) {
        // The page that was loaded last has said them.
        if loadsPage { scene.announcements.removeAll() }
        let edited = store(fields)
        if submission.isReturnKey {
            if let field = edited {
                try perform(Submission.Event(target: field, interaction: UserInteraction(.editingDidEndOnExit)), at: 0)
            }
            if loadsPage { scene.keepFocusOnUsedPlace() }
        }
        for (index, event) in submission.events.enumerated() {
            try perform(event, at: index)
            // Further events tell of what the ones before them left.
            scene.remadeRows = nil
            if loadsPage { scene.keepFocusOnUsedPlace() }
            scene.commit()
        }
        scene.commit()
    }

    private func check(_ event: Submission.Event) throws(EventRefusal) {
        do throws(UserInteractionRefusal) {
            let view = try scene.reachableView(event.target)
            guard view.offeredEvents.contains(event.interaction.event) else {
                throw .eventNotAvailable(event.interaction.event)
            }
        } catch {
            throw refusal(error, of: event.target, at: 0)
        }
    }

    /// Refuses to do something without what was typed or chosen for it.
    ///
    /// The scene may have come back after a pause without the field, as in the app's next version. An app that takes a field
    /// away itself knows what it does.
    private func checkThatNothingIsLost() throws(EventRefusal) {
        guard submission.isReturnKey || !submission.events.isEmpty else { return }
        for field in submission.fields {
            guard case .viewIdentifier(let identifier) = field.target,
                scene.isLostInPause(field.value, forFieldWith: identifier)
            else { continue }
            throw refusal(.notFound, of: field.target, at: nil)
        }
    }

    /// The fields to store.
    ///
    /// Those out of reach are left out when the page is an older one, and when they say what the field holds anyway: a
    /// browser also sends fields that nobody could edit.
    private func acceptableFields() throws(EventRefusal) -> [Submission.FieldValue] {
        var acceptable: [Submission.FieldValue] = []
        for field in submission.fields {
            do throws(UserInteractionRefusal) {
                let view = try scene.reachableView(field.target)
                try view.checkFieldValue(field.value)
                acceptable.append(field)
            } catch {
                if case .valueNotAllowed = error {} else if isFromOlderPage || isUnchanged(field) { continue }
                throw refusal(error, of: field.target, at: nil)
            }
        }
        return acceptable
    }

    /// Whether a field of a page has the value that its view holds, or that the page showed: nobody changed it there.
    private func isUnchanged(_ field: Submission.FieldValue) -> Bool {
        guard case .viewIdentifier(let identifier) = field.target, let view = scene.view(withIdentifier: identifier),
            view.isValueField
        else { return false }
        if case .form = submission.source, isFromOlderPage, let revision = submission.revision,
            scene.showed(field.value, inFieldWith: identifier, at: revision)
        {
            return true
        }
        return switch view.interactionValue {
        case .text(let text): text == field.value.text?.replacing("\r\n", with: "\n")
        case .number(let number): number == field.value.parts.value.number
        case .boolean(let boolean): boolean == field.value.boolean
        case .files, nil: false
        }
    }

    /// Stores field values, and finds the field that Return was pressed in: the only one that knows Return, or the only
    /// one of those whose value changed.
    private func store(_ fields: [Submission.FieldValue]) -> InteractionTarget? {
        var returnFields: [InteractionTarget] = []
        var edited: [InteractionTarget] = []
        // A field that says what its view held anyway was not edited; the changes of other fields may give it a new value.
        let untouched = Set(fields.indices.filter { isUnchanged(fields[$0]) })
        for (index, field) in fields.enumerated() {
            if !untouched.contains(index), let number = field.target.viewIdentifier {
                scene.remadeRows?.leaveField(before: number, in: scene)
            }
            // What the change of another field has put out of reach is left as it is.
            guard let view = try? scene.reachableView(field.target) else { continue }
            let previous = view.interactionValue
            guard untouched.contains(index) || (try? scene.accept(field.value, in: view)) != nil else { continue }
            guard view.userInteractions().contains(.editingDidEndOnExit) else { continue }
            returnFields.append(field.target)
            if view.interactionValue != previous { edited.append(field.target) }
        }
        return returnFields.count == 1 ? returnFields.first : edited.count == 1 ? edited.first : nil
    }

    private func perform(_ event: Submission.Event, at index: Int) throws(EventRefusal) {
        do throws(UserInteractionRefusal) {
            try scene.perform(event.interaction, on: event.target)
        } catch {
            scene.commit()
            var refusal = refusal(error, of: event.target, at: index)
            refusal.followsChanges = index > 0 || !submission.fields.isEmpty
            throw refusal
        }
    }

    private func refusal(_ refusal: UserInteractionRefusal, of target: InteractionTarget, at index: Int?)
        -> EventRefusal
    {
        EventRefusal(reason: .view(refusal), target: target, eventIndex: index, isFromOlderPage: isFromOlderPage)
    }
}
