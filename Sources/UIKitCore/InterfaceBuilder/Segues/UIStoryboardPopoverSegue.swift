/// A segue that shows its destination in a popover, as documents had them before popovers were presentations.
///
/// The popover is that of the destination's `popoverPresentationController`. Deprecated on iOS.
///
/// Source: UIKit, `UIStoryboardPopoverSegue`.
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
    /// Presents the destination in a popover.
    open override func perform() {
        guard performHandler == nil else { return super.perform() }
        destination.modalPresentationStyle = .popover
        source.present(destination, animated: true)
    }
}
