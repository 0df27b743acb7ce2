/// Recognises that the pointer is over a view.
///
/// Pages do not report where the pointer is, so that it is never recognised; the page's own styles react to the pointer.
///
/// Source: UIKit, `UIHoverGestureRecognizer`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
