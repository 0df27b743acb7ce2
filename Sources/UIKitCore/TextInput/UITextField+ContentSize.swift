import Foundation

extension UITextField {
    /// Has the field shown and laid out anew, as what is in it changed.
    final func contentSizeDidChange(by cause: StaticString = #function) {
        setNeedsRendering(cause)
        invalidateIntrinsicContentSize()
    }

    /// The size of the text or the placeholder.
    final var contentExtent: TextExtent {
        let font = (ownFont ?? Self.defaultFont).attributes
        let text =
            if storedText.isEmpty { placeholder ?? "" } else if isSecureTextEntry {
                String(repeating: "•", count: storedText.count)
            } else { storedText }
        let limits = TextLimits(lineCount: 1, wraps: false, lineBreakMode: .byClipping)
        // An empty field is as high as one with text.
        var extent = TextMeasurement.extent(of: text.isEmpty ? " " : text, font: font, in: limits)
        if text.isEmpty { extent.width = 0 }
        return extent
    }

    /// The size of the text or the placeholder, with the border and the views beside it.
    final var contentSize: CGSize {
        let extent = contentExtent
        let insets = textInsets
        var width = CGFloat(extent.width).roundedUp(at: traitCollection.displayScale) + insets.left + insets.right
        let height = CGFloat(extent.height).rounded(.up)
        var least: CGFloat = 0
        for view in [shownLeftView, shownRightView] {
            guard let view else { continue }
            let size = view.bounds.isEmpty ? view.intrinsicContentSize : view.bounds.size
            width += max(0, size.width)
            least = max(least, size.height)
        }
        let own: CGFloat =
            switch borderStyle {
            case .none: height + 1
            case .line: height + 3
            case .bezel: height + 10
            case .roundedRect: roundedHeight(around: height)
            }
        return CGSize(width: width, height: max(own, least))
    }

    private func roundedHeight(around text: CGFloat) -> CGFloat {
        let usual = traitCollection[SystemMeasuresTrait.self].textFieldHeight
        return max(usual, text + usual - 22)
    }

    /// The part of bounds between the border and the views beside the text.
    final func usualTextRect(in bounds: CGRect) -> CGRect {
        var insets = textInsets
        if let view = shownLeftView { insets.left += view.bounds.width }
        if let view = shownRightView { insets.right += view.bounds.width }
        return bounds.inset(by: insets)
    }

    /// The space that the border leaves beside the text.
    private var textInsets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
        case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    private var shownLeftView: UIView? { leftViewMode.shows(in: self) ? leftView : nil }
    private var shownRightView: UIView? { rightViewMode.shows(in: self) ? rightView : nil }
}

extension UITextField.ViewMode {
    @MainActor
    fileprivate func shows(in field: UITextField) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }
}
