package import Foundation
import Logging

/// What is preserved of a scene, and what was left out.
package struct PreservedScene: Sendable {
    /// The state.
    package let state: PreservedState

    /// The classes of the controllers on the screen that will not come back, because they have no restoration identifier
    /// or are in a container that does not encode them.
    package let lostControllers: [String]

    /// Whether an alert or an action sheet is open, which does not come back: what it asks is asked for again.
    package var hasAlert = false

    /// The state, in a form that ``RestorableScene/init(data:)`` reads.
    package var data: Data { state.data }
}

/// The state of a scene that was read and can be restored.
package struct RestorableScene: Sendable {
    let archive: RestorationArchive

    /// Reads a state.
    ///
    /// - Parameter data: What ``UIWindowScene/preservedState()`` gave, in this process or another one.
    /// - Throws: Why the data is no state, for instance because it is truncated or was written by a later version.
    package init(data: Data) throws(RestorationError) {
        archive = try RestorationArchive(data: data)
    }

    /// When the state was preserved; nil when it does not say so.
    package var date: Date? {
        guard case .date(let seconds) = archive.application[UIApplication.stateRestorationTimestampKey] else {
            return nil
        }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }

    /// The version of the app that preserved the state; nil when it does not say so.
    package var bundleVersion: String? {
        archive.application[UIApplication.stateRestorationBundleVersionKey]?.text
    }
}

/// The names of what the session keeps in a state.
private enum SessionKey {
    static let activity = "activity"
    static let userInfo = "userInfo"
    static let title = "title"
    static let bars = "bars"
    static let viewIdentifiers = CommonText.views.text
    static let lostFields = "lostFields"
    static let lostNames = "lostNames"
}

extension RestorableScene {
    /// Gives a session what was kept with it, unless the app gave it something else since.
    ///
    /// - Parameter session: The session.
    @MainActor
    package func restore(_ session: UISceneSession) {
        let restored = RestoredObjects()
        if session.stateRestorationActivity == nil, let value = archive.session[SessionKey.activity] {
            session.stateRestorationActivity = NSUserActivity(restoring: value, with: restored)
        }
        let userInfo = archive.session[SessionKey.userInfo]?.decoded(with: restored) as? [AnyHashable: Any]
        if session.userInfo == nil, let userInfo {
            session.userInfo = userInfo.reduce(into: [:]) { result, entry in
                if let key = entry.key as? String { result[key] = entry.value }
            }
        }
    }
}

extension RestorableScene {
    /// What a person typed, as far as the state says so, with the names of the fields where these are known; to be shown for
    /// copying where the scene is not restored.
    @MainActor
    package var typedTexts: [(name: String?, text: String)] {
        var texts: [(name: String?, text: String)] = []
        if case .array(let fields) = archive.session[SessionKey.lostFields] {
            for field in fields.compactMap({ DepartedField($0) }) {
                if let text = field.lostText { texts.append((field.name, text)) }
            }
        }
        texts += LostRecords(in: archive.records, withNumbers: Set(archive.records.map(\.number))).texts
        for (_, values) in archive.session[TypedValues.key]?.keyedValues ?? [:] {
            texts += LostRecords.texts(inTypedValues: values)
        }
        return texts
    }
}

extension UIWindowScene {
    /// Asks the app, the controllers and their views to encode what is to be preserved of the scene.
    ///
    /// Callbacks run in UIKit's order: the application delegate's `shouldSave`, its `willEncode`, then each controller
    /// from the roots of the windows down, with its views after it. The session's `stateRestorationActivity` is asked for
    /// first. Nothing of the scene changes.
    ///
    /// - Returns: The state. While the app is still restoring, the state it restores from. Only the session's activity is
    ///   in it when the app does not want the controllers preserved.
    package final func preservedState() -> PreservedScene {
        inTurn {
            if restorationExtensionCount > 0, let source = restorationSource {
                return PreservedScene(state: PreservedState(source), lostControllers: [])
            }
            updateStateRestorationActivity()
            var preservation = StatePreservation(of: self)
            let isPreserved = preservation.encode()
            var archive = preservation.takeArchive()
            archive.session = encodedSession
            guard isPreserved else { return PreservedScene(state: PreservedState(archive), lostControllers: []) }
            archive.session[SessionKey.viewIdentifiers] = preservation.viewIdentifiers
            let roots = preservation.typedValuesOfRoots
            if !roots.isEmpty { archive.session[TypedValues.key] = .object(className: "", values: roots) }
            let lost = preservation.contentToBeLost
            guard !lost.isEmpty else { return PreservedScene(state: PreservedState(archive), lostControllers: []) }
            let (fields, names) = (lost.fields, lost.names)
            if !fields.isEmpty { archive.session[SessionKey.lostFields] = .array(fields.map(\.restorationValue)) }
            if !names.isEmpty { archive.session[SessionKey.lostNames] = .array(names) }
            return PreservedScene(
                state: PreservedState(archive),
                lostControllers: lost.controllers.map { String(reflecting: type(of: $0)) },
                hasAlert: !lost.alerts.isEmpty)
        }
    }

    /// Restores the controllers and their views in a scene whose app has made its windows.
    ///
    /// Callbacks run in UIKit's order: `shouldRestore`; the making of each controller; every `decodeRestorableState`; every
    /// `applicationFinishedRestoringState`; the application delegate's `didDecode`; the scene delegate's
    /// `restoreInteractionStateWith`. Presentations begin in the commits that follow.
    ///
    /// - Parameter state: The state.
    /// - Returns: Whether the app wanted it restored.
    @discardableResult
    package final func restore(_ state: RestorableScene) -> Bool {
        inTurn {
            let isRestored = decode(state)
            finishRestoring()
            return isRestored
        }
    }

    // MARK: Steps of connecting

    /// Gives the session what it kept, before the app connects the scene, and holds appearances back until the
    /// controllers are restored.
    final func prepareToRestore(_ state: RestorableScene) {
        state.restore(session)
        if let title = state.archive.session[SessionKey.title]?.text { self.title = title }
        barCustomizations = BarCustomization.read(from: state.archive.session[SessionKey.bars])
        holdsTransitions = true
    }

    /// Makes the controllers and has them decode.
    final func decode(_ state: RestorableScene) -> Bool {
        restorationSource = state.archive
        let restoration = StateRestoration(of: self, from: state.archive)
        restorationProgress = RestorationProgress(restoration)
        let isRestored =
            state.archive.records.isEmpty && state.archive.application.isEmpty ? false : restoration.restore()
        isRestorationIncomplete = !isRestored && !state.archive.records.isEmpty
        if let activity = session.stateRestorationActivity {
            delegate?.scene(self, restoreInteractionStateWith: activity)
        }
        releaseTransitions()
        return isRestored
    }

    /// Shows what was restored.
    final func finishRestoring() {
        if let restoration {
            restoration.finish()
            restorationProgress?.awaitedChildren = restoration.takeAwaitedChildren()
            restoration.logDropped()
            note(restoration)
        }
        restorationProgress?.restoration = nil
        commit()
        if restorationExtensionCount == 0 { restorationSource = nil }
    }

    /// Takes note of what a restoration could not bring back.
    final func note(_ restoration: StateRestoration) {
        isRestorationIncomplete = isRestorationIncomplete || restoration.isIncomplete
        let lost = restoration.lostRecords
        namesOfLostContent += lost.names
        textsOfLostControllers += lost.texts
    }

    /// Gives the views that were restored the numbers that they had on the page, and takes note of the fields that were
    /// not, and of the screens that are lost.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - restoration: What made the controllers of the state.
    final func restoreViewIdentifiers(_ state: RestorableScene, after restoration: StateRestoration?) {
        let session = state.archive.session
        if let value = session[SessionKey.viewIdentifiers] {
            PreservedViewIdentifiers.restore(value, in: self, after: restoration)
        }
        if case .array(let fields) = session[SessionKey.lostFields] {
            for field in fields.compactMap({ DepartedField($0) }) {
                guard let view = view(withIdentifier: field.identifier) else {
                    note(field.lostInPause)
                    continue
                }
                if let text = field.lostText { view.takeTypedText(text) }
            }
        }
        if case .array(let names) = session[SessionKey.lostNames] {
            let contents = names.compactMap { LostContent($0) }
            let missed = contents.filter { !$0.isThere(in: self, after: restoration) }
            namesOfLostContent = missed.compactMap(\.name) + namesOfLostContent
            hasLostContentAgain = missed.isEmpty && contents.count == names.count && !names.isEmpty
        }
    }

    private func releaseTransitions() {
        guard holdsTransitions else { return }
        holdsTransitions = false
        for window in windows { window.transitionEngine.beginHeldTransitions() }
    }

    // MARK: The session

    private func updateStateRestorationActivity() {
        guard let delegate else { return }
        session.stateRestorationActivity = delegate.stateRestorationActivity(for: self)
        if let activity = session.stateRestorationActivity { update(activity) }
    }

    private var encodedSession: KeyedValues {
        var values = KeyedValues()
        let (activity, userInfo) = (session.stateRestorationActivity, session.userInfo)
        if activity != nil || userInfo != nil {
            let references = RestorationReferences()
            if let activity { values[SessionKey.activity] = activity.restorationValue(references: references) }
            if let userInfo {
                values[SessionKey.userInfo] = RestorationValue(encoding: userInfo, references: references)
            }
        }
        if let title, !title.isEmpty { values[SessionKey.title] = .string(title) }
        if !barCustomizations.isEmpty {
            values[SessionKey.bars] = .dictionary(
                barCustomizations.reduce(into: [:]) { $0[.string($1.key)] = $1.value.restorationValue })
        }
        return values
    }
}
