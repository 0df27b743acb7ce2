import Foundation

/// The controller that a `UIPopoverController` presents: it has the content as its child while it is shown.
final class PopoverFrameController: UIViewController {
    /// What the popover shows.
    var content: UIViewController {
        didSet {
            guard content !== oldValue, oldValue.parentController === self else { return }
            release(oldValue)
            embed()
            contentDidChange()
        }
    }

    /// The size that the popover was given, in points; nil for that of the content.
    var statedSize: CGSize? {
        didSet { if statedSize != oldValue { contentDidChange() } }
    }

    /// The popover controller, which stays alive while it is shown.
    var owner: AnyObject?

    /// Creates the controller of a popover.
    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Whether the popover is shown and not about to go.
    var isShown: Bool { presenter != nil && storedPresentationController?.isDismissalRequested != true }

    override var preferredContentSize: CGSize {
        get { statedSize ?? content.deprecated.contentSizeForViewInPopover }
        set { statedSize = newValue }
    }

    override var isModalInPresentation: Bool {
        get { content.deprecated.isModalInPopover }
        set { content.isModalInPresentation = newValue }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        embed()
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        contentDidChange()
    }

    override func didForwardAppearance() {
        guard appearance.phase == .disappeared, storedPresentationController?.isDismissalRequested ?? true else {
            return
        }
        release(content)
        owner = nil
    }

    private func embed() {
        guard content.parentController !== self else { return }
        adopt(content)
        content.loadedView().frame = loadedView().bounds
        content.loadedView().autoresizingMask = [.flexibleWidth, .flexibleHeight]
        loadedView().addSubview(content.loadedView())
        content.sendDidMove(toParent: self)
    }

    private func release(_ content: UIViewController) {
        guard content.parentController === self else { return }
        content.sendWillMove(toParent: nil)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
    }

    private func contentDidChange() {
        tellContainersOfPreferredContentSize()
    }
}
