import Foundation

extension UIButton {
    /// Has the button shown and laid out anew, as what is in it changed.
    final func contentSizeDidChange(by cause: StaticString = #function) {
        setNeedsRendering(cause)
        invalidateIntrinsicContentSize()
    }

    /// The font of a title whose label was not given one.
    final var usualTitleFont: UIFont { .systemFont(ofSize: kind == .custom ? 18 : 15) }

    /// The size of title and image with the space around them, in whole points.
    ///
    /// - Parameter width: The width at which lines of the title break, where it may have several.
    final func contentSize(forWidth width: CGFloat) -> CGSize {
        if let displayedConfiguration {
            return displayedConfiguration.contentSize(forWidth: width, in: traitCollection)
        }
        if let size = kind.size { return size }
        let image = displayedImage?.size ?? .zero
        let insets = contentEdgeInsets
        let title = titleExtent(forWidth: width - insets.left - insets.right - image.width)
        var size = CGSize(
            width: image.width + CGFloat(title.width), height: max(image.height, CGFloat(title.height)))
        if title.lineCount > 0, insets == .zero {
            // Titles keep six points above and below themselves until the app sets the space.
            size.height = max(image.height, CGFloat(title.height).rounded(.up) + 12)
            size.width = max(size.width, 30)
        }
        if title.lineCount == 0, displayedImage == nil, currentBackgroundImage == nil, insets == .zero {
            // A button that shows nothing is as high as one with a title.
            let font = titleLabelIfPresent?.font ?? usualTitleFont
            return CGSize(width: 30, height: (font.lineHeight).rounded(.up) + 12)
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(size.width, background.width).roundedUp(at: 1),
            height: max(size.height, background.height).roundedUp(at: 1))
    }

    /// The size of the title.
    private func titleExtent(forWidth width: CGFloat) -> TextExtent {
        let label = titleLabelIfPresent
        let lineCount = label?.numberOfLines ?? 1
        let limits = TextLimits(
            width: lineCount == 1 ? .infinity : width, lineCount: lineCount, wraps: lineCount != 1,
            lineBreakMode: label?.lineBreakMode ?? .byTruncatingMiddle)
        let font = label?.font ?? usualTitleFont
        if let attributed = currentAttributedTitle {
            return TextMeasurement.extent(of: attributed, font: font.attributes, in: limits)
        }
        guard let title = displayedTitle, !title.isEmpty else { return TextExtent() }
        return TextMeasurement.extent(of: title, font: font.attributes, in: limits)
    }

    /// Whether the title may have several lines.
    final var hasTitleOfSeveralLines: Bool {
        if let configuration = displayedConfiguration {
            return configuration.titleLineBreakMode == .byWordWrapping && configuration.hasTitle
        }
        return titleLabelIfPresent.map { $0.numberOfLines != 1 } ?? false
    }

    /// Where the base lines of the title are.
    final func titleBaselines(in size: CGSize) -> TextBaselines? {
        if let displayedConfiguration {
            return displayedConfiguration.titleBaselines(in: size, traits: traitCollection)
        }
        let insets = contentEdgeInsets
        let extent = titleExtent(forWidth: size.width - insets.left - insets.right)
        return extent.lineCount > 0 ? TextBaselines(extent, centeredIn: size.height, insets: insets) : nil
    }
}

extension UIButton.ButtonType {
    /// The size of a button of a type that shows a symbol, in points.
    fileprivate var size: CGSize? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 20, height: 20)
        case .close: CGSize(width: 30, height: 30)
        }
    }
}
