public import Foundation

/// Shows a short text beside the pointer that rests on a view.
///
/// On the page it is the `title` of the view's element, which browsers show to the pointer and tell assistive technology as a
/// description. Touch and keyboard do not reach it, so that it must say nothing that a person needs.
///
/// Source: UIKit, `UIToolTipInteraction`. HTML: the `title` attribute.
@MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// Creates an interaction without a text.
    public override init() {
        super.init()
    }

    /// Creates an interaction that shows a text.
    ///
    /// - Parameter defaultToolTip: The text.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    /// The text, unless the delegate has another one; nil or an empty one shows nothing.
    open var defaultToolTip: String? {
        didSet { if defaultToolTip != oldValue { view?.setNeedsRendering() } }
    }

    /// Whether the text is shown; true unless set.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { view?.setNeedsRendering() } }
    }

    /// The object that knows the text.
    open weak var delegate: (any UIToolTipInteractionDelegate)? {
        didSet { if delegate !== oldValue { view?.setNeedsRendering() } }
    }

    /// The view that the text is for.
    public private(set) final weak var view: UIView?

    /// Takes the text from the view that had it.
    open func willMove(to view: UIView?) {
        self.view?.setNeedsRendering()
    }

    /// Takes note of the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.setNeedsRendering()
    }

    /// The text that is shown now; nil for none.
    ///
    /// The page has one text for the whole view, so that the delegate is asked for the one at its centre.
    final var text: String? {
        guard isEnabled, let view else { return nil }
        let text: String?
        if let delegate {
            let bounds = view.bounds
            text = delegate.toolTipInteraction(self, configurationAt: CGPoint(x: bounds.midX, y: bounds.midY))?.toolTip
        } else {
            text = defaultToolTip
        }
        return text?.isEmpty == true ? nil : text
    }
}

extension UIView {
    /// The text that is shown to a pointer that rests on the view; nil for none.
    package final var toolTipText: String? {
        interactions.lazy.compactMap { ($0 as? UIToolTipInteraction)?.text }.first
    }

    /// Shows a text to a pointer that rests on the view, in place of the one before; nil shows none.
    final func showToolTip(_ text: String?) {
        let present = interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
        if let present {
            present.defaultToolTip = text
        } else if let text {
            addInteraction(UIToolTipInteraction(defaultToolTip: text))
        }
    }
}
