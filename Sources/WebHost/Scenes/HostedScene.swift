import HTMLRenderer
import UIKitCore

/// A scene of a user session, with what the web needs to know of it beyond UIKit.
@MainActor
final class HostedScene {
    /// The name of the scene in its addresses.
    let identifier: String

    /// The window scene.
    let scene: UIWindowScene

    /// The address it was opened at, which need not be the one it shows.
    let openedAddress: SceneAddress

    /// Whether it ever had an event; those that never had one make room first.
    var isTouched = false

    /// When a request last used it, or it was last seen to be watched.
    var lastUsed = Duration.zero

    /// Whether a response showed it; one that waits is shown to the next request for its address.
    var isShown = false

    /// What is known of the browser's window and its person.
    var browserTraits: BrowserTraits

    /// What pages and programs said of the window and the person, and the same as it is stored.
    private(set) var environment: (reported: ReportedEnvironment, text: String)?

    /// The client hints that were last taken over.
    var hints: BrowserHints?

    /// Whether the browser was asked to load the page again with client hints.
    var awaitsHints = false

    /// What the next page tells the person besides the scene itself.
    var notice: String?

    /// Whether that notice says that the page before is lost because its session was, or that some of it is.
    var noticeTellsOfLoss = false

    /// What was typed into fields that are gone, to be copied from that notice.
    var unplacedTexts: [UnplacedText] = []

    /// Whether an answer told of that notice.
    ///
    /// The answer may get lost on its way, so the notice stays until something is done after it.
    var isNoticeShown = false

    /// The number of the last report of a page, and the name of that page; nil when there was none.
    var lastReport: (page: String, number: Int)?

    /// What had the focus on the page that a browser got last, and the number of its next event; nil when none got any.
    private var shownFocus: (focus: PageFocus, sequence: Int)?

    /// Takes note that a browser gets the page as it is now.
    func noteShownFocus() {
        shownFocus = (PageFocus(of: scene), history.nextSequence)
    }

    /// Whether something has the focus, and a browser has shown so since anything was done.
    var isFocusShown: Bool {
        guard let shownFocus, shownFocus.sequence == history.nextSequence else { return false }
        let focus = PageFocus(of: scene)
        return focus == shownFocus.focus && (scene.restoredFocus != nil || !focus.fields.isEmpty)
    }

    /// The page as it was last written, once it was asked for twice.
    var keptPage: KeptPage?

    /// What the page was like that was written last.
    var lastCircumstances: KeptPage.Circumstances?

    /// What the browsers know of the scene whose pages run the script; nil when there are none.
    var livePage: LivePage?

    /// The submissions by which repetitions are recognised.
    var history: SubmissionHistory

    /// What the app stopped at and is not performed again for a while.
    var stoppedActions: [StoppedAction] = []

    /// How often the app stopped its process shortly after the scene was restored, since the person last did something.
    var stopCount = 0

    /// The revision that the store has; nil when it has none of the scene.
    var storedRevision: Int?

    /// The greatest number of a view that the store knows; nil when it has nothing of the scene.
    var storedViewIdentifier: Int32?

    /// What tells the state that the store has from others; nil until it is known.
    var storedFingerprint: Int?

    /// What the files are called that were given to the store.
    var storedFiles: Set<String> = []

    /// Whether it changed by itself and is about to be stored.
    var awaitsPreservation = false

    /// Whether some of what it shows would not come back from the store; nil until it was stored.
    var isIncomplete: Bool?

    /// Creates the record of a connected scene.
    init(
        identifier: String, scene: UIWindowScene, openedAddress: SceneAddress, browserTraits: BrowserTraits,
        history: SubmissionHistory
    ) {
        self.identifier = identifier
        self.browserTraits = browserTraits
        self.scene = scene
        self.openedAddress = openedAddress
        self.history = history
    }
}

extension HostedScene {
    /// Whether a page in a browser gets what changes by itself.
    var isWatched: Bool { livePage?.streams.isEmpty == false }

    /// Whether the store does not have all of its files yet.
    ///
    /// Files only come; none goes before the scene does.
    var hasUnstoredFiles: Bool { scene.receivedFiles.count > storedFiles.count }

    /// Takes the files that the store does not have yet: it has to get them now.
    func takeUnstoredFiles() -> [ReceivedFile] {
        guard hasUnstoredFiles else { return [] }
        let new = scene.receivedFiles.filter { !storedFiles.contains($0.identifier) }
        storedFiles.formUnion(new.map(\.identifier))
        return new
    }

    /// Takes note of what a page or a program said of the window and the person, which is kept with the scene.
    func note(_ reported: ReportedEnvironment?) {
        environment = reported.map { ($0, $0.storedText) }
    }

    /// Tells the scene what is known of the browser's window, and lets it come to rest.
    func updateScene() {
        scene.inTurn {
            browserTraits.update(scene)
            scene.commit()
        }
    }
}
