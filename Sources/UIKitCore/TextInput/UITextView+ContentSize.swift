import Foundation

extension UITextView {
    /// Has the view shown and laid out anew, as its text changed.
    final func contentSizeDidChange(by cause: StaticString = #function) {
        setNeedsRendering(cause)
        invalidateIntrinsicContentSize()
    }

    /// The size of the text in whole pixels, with the space around it.
    ///
    /// - Parameter width: The width of the view in points; 0 sets no limit.
    final func contentSize(forWidth width: CGFloat) -> CGSize {
        let insets = textContainerInset
        let padding = insets.left + insets.right + 2 * lineFragmentPadding
        let extent = textExtent(forWidth: width > 0 ? max(1, width - padding) : 0)
        let scale = traitCollection.displayScale
        return CGSize(
            width: (CGFloat(extent.width) + padding).roundedUp(at: scale),
            height: (CGFloat(extent.height) + insets.top + insets.bottom).roundedUp(at: scale))
    }

    /// Where the base lines of the text are, which begins at the top.
    final func contentBaselines(in size: CGSize) -> TextBaselines {
        let insets = textContainerInset
        let extent = textExtent(
            forWidth: max(1, size.width - insets.left - insets.right - 2 * lineFragmentPadding))
        return TextBaselines(
            firstFromTop: insets.top + CGFloat(extent.firstBaseline),
            lastFromBottom: size.height - insets.top - CGFloat(extent.lastBaseline))
    }

    private func textExtent(forWidth width: CGFloat) -> TextExtent {
        let font = (ownFont ?? Self.defaultFont).attributes
        let limits = TextLimits(width: width)
        // The line on which one goes on writing counts as well.
        let endsWithLineEnd = storedText.isEmpty || storedText.last?.isNewline == true
        guard let attributed = storedAttributedText else {
            return TextMeasurement.extent(
                of: endsWithLineEnd ? storedText + " " : storedText, font: font, in: limits)
        }
        guard endsWithLineEnd else { return TextMeasurement.extent(of: attributed, font: font, in: limits) }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.append(NSAttributedString(string: " ", attributes: typingAttributes))
        return TextMeasurement.extent(of: text, font: font, in: limits)
    }
}
