public import Foundation

/// The part of a text view that has text.
///
/// UIKit: `NSTextContainer`.
@MainActor
open class NSTextContainer: NSObject {
    /// Makes the container of a text view.
    init(of textView: UITextView) {
        self.textView = textView
        super.init()
    }

    /// How far lines keep from the sides of the container, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { didChange() } }
    }

    /// How many lines of a text that cannot be edited are shown; 0 for all.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange() } }
    }

    /// What becomes of lines that are too long; the page breaks them between words.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// Whether the container is as wide as the view; it always is on the page.
    open var widthTracksTextView = true

    /// Whether the container is as high as the view; it never is on the page.
    open var heightTracksTextView = false

    /// The size of the container: that of the view without its insets, in points.
    open var size: CGSize {
        guard let textView else { return .zero }
        return textView.bounds.inset(by: textView.textContainerInset).size
    }

    private final weak var textView: UITextView?

    private func didChange() {
        textView?.setNeedsRendering()
        textView?.invalidateIntrinsicContentSize()
    }
}
