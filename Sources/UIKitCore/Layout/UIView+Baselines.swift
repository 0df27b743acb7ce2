package import Foundation

extension UIView {
    /// Where the base lines of the view lie: those of the views in it that stand for it, and its edges where those have
    /// no text.
    ///
    /// - Parameter frame: The frame of a view in its superview, without its transform.
    package final func baselines(frame: (UIView) -> CGRect) -> TextBaselines {
        let height = frame(self).height
        func place(of target: UIView) -> (top: CGFloat, bottom: CGFloat, own: TextBaselines?) {
            let size = frame(target).size
            var top: CGFloat = 0
            var view = target
            while view !== self {
                // What is elsewhere cannot stand for this view.
                guard let superview = view.superview else { return (0, 0, nil) }
                top += frame(view).minY
                view = superview
            }
            return (top, height - top - size.height, target.textBaselines(in: size))
        }
        let first = place(of: forFirstBaselineLayout)
        let last = place(of: forLastBaselineLayout)
        return TextBaselines(
            firstFromTop: first.top + (first.own?.firstFromTop ?? 0),
            lastFromBottom: last.bottom + (last.own?.lastFromBottom ?? 0))
    }

    /// How far apart the base lines of neighbouring lines of the view's text are; nil for a view without text.
    final var distanceOfTextLines: CGFloat? {
        let font: UIFont? =
            switch self {
            case let label as UILabel: label.font
            case let field as UITextField: field.font
            case let text as UITextView: text.font
            case let button as UIButton: button.titleLabelIfPresent?.font ?? button.usualTitleFont
            default: nil
            }
        return font.map { $0.lineHeight + $0.leading }
    }
}
