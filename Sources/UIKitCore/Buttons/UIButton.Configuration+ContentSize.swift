import Foundation

extension UIButton.Configuration {
    /// Whether there is a title.
    var hasTitle: Bool { title?.isEmpty == false || attributedTitle != nil }

    /// The size of title, subtitle and image with the space around them, in whole pixels.
    ///
    /// - Parameters:
    ///   - width: The width at which lines break.
    ///   - traits: The traits that fonts and pixels follow.
    @MainActor
    func contentSize(forWidth width: CGFloat, in traits: UITraitCollection) -> CGSize {
        let insets = contentInsets
        let image = imageSize
        let isBeside = imagePlacement.isBesideTitle
        var room = width - insets.leading - insets.trailing
        if isBeside, image.width > 0 { room -= image.width + imagePadding }
        let texts = textExtent(forWidth: room, in: traits)
        var size = texts.size
        let padding = image != .zero && size != .zero ? imagePadding : 0
        if isBeside {
            size.width += image.width + padding
            size.height = max(size.height, image.height)
        } else {
            size.width = max(size.width, image.width)
            size.height += image.height + padding
        }
        let scale = traits.displayScale
        return CGSize(
            width: (size.width + insets.leading + insets.trailing).roundedUp(at: scale),
            height: (size.height + insets.top + insets.bottom).roundedUp(at: scale))
    }

    /// Where the base lines of title and subtitle are in a button of a size.
    @MainActor
    func titleBaselines(in size: CGSize, traits: UITraitCollection) -> TextBaselines? {
        let extent = textExtent(forWidth: size.width - contentInsets.leading - contentInsets.trailing, in: traits)
        guard extent.lineCount > 0 else { return nil }
        var insets = UIEdgeInsets(top: contentInsets.top, left: 0, bottom: contentInsets.bottom, right: 0)
        if image != nil {
            if imagePlacement == .top { insets.top += imageSize.height + imagePadding }
            if imagePlacement == .bottom { insets.bottom += imageSize.height + imagePadding }
        }
        return TextBaselines(extent, centeredIn: size.height, insets: insets)
    }

    private var imageSize: CGSize {
        if showsActivityIndicator { return CGSize(width: 20, height: 20) }
        guard let image else { return .zero }
        guard image.isSymbolImage, let preferredSymbolConfigurationForImage else { return image.size }
        return image.applyingSymbolConfiguration(preferredSymbolConfigurationForImage)?.size ?? image.size
    }

    /// The size of the title above the subtitle.
    @MainActor
    private func textExtent(forWidth width: CGFloat, in traits: UITraitCollection) -> TextExtent {
        let titleExtent = extent(
            of: title, or: displayedAttributedTitle, style: buttonSize.titleStyle, mode: titleLineBreakMode,
            width: width, traits: traits)
        let subtitleExtent = extent(
            of: subtitle, or: displayedAttributedSubtitle, style: buttonSize.subtitleStyle,
            mode: subtitleLineBreakMode, width: width, traits: traits)
        if subtitleExtent.lineCount == 0 { return titleExtent }
        if titleExtent.lineCount == 0 { return subtitleExtent }
        var whole = titleExtent
        let top = titleExtent.height + Double(titlePadding)
        whole.width = max(titleExtent.width, subtitleExtent.width)
        whole.height = top + subtitleExtent.height
        whole.lastBaseline = top + subtitleExtent.lastBaseline
        whole.lineCount += subtitleExtent.lineCount
        return whole
    }

    @MainActor
    private func extent(
        of text: String?, or attributed: AttributedString?, style: UIFont.TextStyle, mode: NSLineBreakMode,
        width: CGFloat, traits: UITraitCollection
    ) -> TextExtent {
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping
        let limits = TextLimits(
            width: wraps ? width : .infinity, lineCount: wraps ? 0 : 1, wraps: wraps, lineBreakMode: mode)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).attributes
        if let attributed {
            return TextMeasurement.extent(of: NSAttributedString(attributed), font: font, in: limits)
        }
        guard let text, !text.isEmpty else { return TextExtent() }
        return TextMeasurement.extent(of: text, font: font, in: limits)
    }
}

extension UIButton.Configuration.Size {
    /// The text style of titles.
    fileprivate var titleStyle: UIFont.TextStyle {
        switch self {
        case .large, .medium: .body
        case .small, .mini: .subheadline
        }
    }

    /// The text style of subtitles.
    fileprivate var subtitleStyle: UIFont.TextStyle {
        switch self {
        case .large, .medium: .footnote
        case .small, .mini: .caption1
        }
    }
}

extension NSDirectionalRectEdge {
    /// Whether an image at the edge stands beside the title rather than above or below it.
    fileprivate var isBesideTitle: Bool { self != .top && self != .bottom }
}
