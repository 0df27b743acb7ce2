import Foundation

extension UIListContentConfiguration {
    /// The height of image and texts with the space around them, in whole pixels, and at least that of a finger.
    ///
    /// - Parameters:
    ///   - width: The width at which lines break.
    ///   - traits: The traits that pixels follow.
    @MainActor
    func contentHeight(forWidth width: CGFloat, in traits: UITraitCollection) -> CGFloat {
        let margins = directionalLayoutMargins
        var room = width - margins.leading - margins.trailing
        let imageSize = shownImageSize
        if imageSize.width > 0 {
            room -= max(imageSize.width, imageProperties.reservedLayoutSize.width) + imageToTextPadding
        }
        let first = extent(of: text, or: attributedText, textProperties, width: room)
        let second = extent(of: secondaryText, or: secondaryAttributedText, secondaryTextProperties, width: room)
        var height = CGFloat(first.height)
        if second.lineCount > 0 {
            let standsBeside =
                prefersSideBySideTextAndSecondaryText
                && CGFloat(first.width + second.width) + textToSecondaryTextHorizontalPadding <= room
            let padding = first.lineCount > 0 ? textToSecondaryTextVerticalPadding : 0
            height = standsBeside ? max(height, CGFloat(second.height)) : height + padding + CGFloat(second.height)
        }
        height = max(height, imageSize.height, imageProperties.reservedLayoutSize.height)
        height = (height + margins.top + margins.bottom).roundedUp(at: traits.displayScale)
        return isRow ? max(height, 44) : height
    }

    /// Whether the content is made for a row, not for a header or footer.
    package var isRow: Bool {
        switch purpose {
        case .cell, .subtitleCell, .valueCell, .sidebarCell: true
        case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .sidebarHeader, .prominentInsetGroupedHeader:
            false
        }
    }

    /// The size of the image, no larger than is allowed.
    private var shownImageSize: CGSize {
        guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
        let most = imageProperties.maximumSize
        var scale: CGFloat = 1
        if most.width > 0 { scale = min(scale, most.width / size.width) }
        if most.height > 0 { scale = min(scale, most.height / size.height) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func extent(
        of text: String?, or attributed: NSAttributedString?, _ properties: TextProperties, width: CGFloat
    ) -> TextExtent {
        let lineCount = properties.numberOfLines
        let limits = TextLimits(
            width: lineCount == 1 ? .infinity : width, lineCount: lineCount, wraps: lineCount != 1,
            lineBreakMode: properties.lineBreakMode)
        if let attributed {
            return TextMeasurement.extent(of: attributed, font: properties.font.attributes, in: limits)
        }
        guard let text, !text.isEmpty else { return TextExtent() }
        return TextMeasurement.extent(of: text, font: properties.font.attributes, in: limits)
    }
}
