import Foundation

extension UIContentUnavailableView {
    /// The height of image, texts and buttons below each other with the space around them, in whole pixels.
    ///
    /// - Parameter width: The width at which lines break.
    final func heightOfContent(forWidth width: CGFloat) -> CGFloat {
        let shown = shownConfiguration
        let margins = shown.directionalLayoutMargins
        let room = max(width - margins.leading - margins.trailing, 1)
        let wheels = childViews.filter { $0 is UIActivityIndicatorView }
        let pictures = [shown.imageHeight].filter { $0 > 0 } + wheels.map(\.intrinsicContentSize.height)
        let title = shown.titleHeight(forWidth: room)
        let detail = shown.detailHeight(forWidth: room)
        let buttons = childViews.compactMap { $0 as? UIButton }.map { $0.heightOnPage(forWidth: room) }
        var height = pictures.reduce(0, +)
        func add(_ part: CGFloat, after distance: CGFloat) {
            guard part > 0 else { return }
            if height > 0 { height += distance }
            height += part
        }
        add(title, after: shown.imageToTextPadding)
        add(detail, after: title > 0 ? shown.textToSecondaryTextPadding : shown.imageToTextPadding)
        for (index, button) in buttons.enumerated() {
            add(button, after: index == 0 ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
        }
        return (height + margins.top + margins.bottom).roundedUp(at: traitCollection.displayScale)
    }
}

extension UIContentUnavailableConfiguration {
    /// How wide and high a symbol is, in points.
    private static let symbolSide: CGFloat = 56
    /// How wide the lines of the text are at most, in points.
    private static let titleWidth: CGFloat = 448
    /// How wide the lines of the text below are at most, in points.
    private static let detailWidth: CGFloat = 384

    /// Drawings keep their size; symbols and pictures are as large as each other.
    fileprivate var imageHeight: CGFloat {
        guard let image, image.symbolName != nil || image.drawnImage != nil || image.urlPath != nil else { return 0 }
        return image.drawnImage == nil ? Self.symbolSide : max(image.size.height, 0)
    }

    fileprivate func titleHeight(forWidth width: CGFloat) -> CGFloat {
        var font = textProperties.font.attributes
        // The text is bold unless the app gave it a font.
        if textProperties.font == .preferredFont(forTextStyle: .title2) { font.weight = .bold }
        return height(of: attributedText?.string ?? text, font, width: min(width, Self.titleWidth))
    }

    fileprivate func detailHeight(forWidth width: CGFloat) -> CGFloat {
        height(
            of: secondaryAttributedText?.string ?? secondaryText, secondaryTextProperties.font.attributes,
            width: min(width, Self.detailWidth))
    }

    private func height(of text: String?, _ font: FontAttributes, width: CGFloat) -> CGFloat {
        guard let text, !text.isEmpty else { return 0 }
        return CGFloat(TextMeasurement.extent(of: text, font: font, in: TextLimits(width: width)).height)
    }
}

extension UIButton {
    /// The height that the button has on the page, where a finger needs 44 points.
    fileprivate func heightOnPage(forWidth width: CGFloat) -> CGFloat {
        max(intrinsicContentSize(forWidth: width)?.height ?? intrinsicContentSize.height, 44)
    }
}
