public import Foundation

/// A control with which a person loads the content of a scroll view again.
///
/// On the page it is a button above the content. Pressing it sends `valueChanged`; the app calls ``endRefreshing()``
/// when the content is there.
///
/// UIKit: `UIRefreshControl`.
open class UIRefreshControl: UIControl {
    /// Whether content is being loaded.
    public private(set) final var isRefreshing = false

    /// The text beside the button.
    open var attributedTitle: NSAttributedString? {
        didSet { if attributedTitle != oldValue { setNeedsRendering() } }
    }

    /// Shows that content is being loaded; no event is sent.
    open func beginRefreshing() {
        setRefreshing(true)
    }

    /// Shows that the content is there.
    open func endRefreshing() {
        setRefreshing(false)
    }

    /// Refreshing, unless it is going on.
    package override func userInteractions() -> [UserInteractionEvent] {
        isRefreshing ? super.userInteractions() : [.refresh] + super.userInteractions()
    }

    /// Begins refreshing and sends `valueChanged`.
    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .refresh else { return try super.perform(interaction) }
        guard !isRefreshing else { throw .eventNotAvailable(interaction.event) }
        setRefreshing(true)
        sendActions(for: [.valueChanged, .primaryActionTriggered], event: UIEvent(type: .touches, view: self))
    }

    private func setRefreshing(_ isRefreshing: Bool, by cause: StaticString = #function) {
        guard isRefreshing != self.isRefreshing else { return }
        self.isRefreshing = isRefreshing
        setNeedsRendering(cause)
    }
}
