/// A link with which a person gets a file from the app.
///
/// On the page it is a link that looks like a button. The file is served to nobody but the person who could press the
/// link now, and following it changes nothing that the page shows.
package final class FileLink: UIControl {
    /// The file; without one, the link cannot be followed.
    package var file: OfferedFile? {
        didSet { setNeedsRendering() }
    }

    /// What the link says.
    package var title = "" {
        didSet { if title != oldValue { setNeedsRendering() } }
    }

    /// The symbol before the title; nil for none.
    package var image: UIImage? {
        didSet { setNeedsRendering() }
    }

    /// Whether the browser shows the file in a tab of its own, as for printing, rather than saving it.
    package var opensInBrowser = false {
        didSet { if opensInBrowser != oldValue { setNeedsRendering() } }
    }

    /// Called when the file is fetched.
    package var fetchHandler: (@MainActor () -> Void)?

    /// The title unless set.
    package override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }
}
