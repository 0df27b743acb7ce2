import Foundation

extension UILabel {
    /// Forgets how large the text was, and has the label shown and laid out anew.
    final func textSizeDidChange(_ member: StaticString = #function) {
        measuredTexts = nil
        setNeedsRendering(member)
        invalidateIntrinsicContentSize()
    }

    /// The size of the text, with whole pixels, whose lines break at a width if there may be several.
    ///
    /// - Parameter width: The width in points; 0 sets no limit.
    final func contentSize(forWidth width: CGFloat) -> CGSize {
        guard plainText?.isEmpty == false else { return .zero }
        let unlimited = CGFloat.greatestFiniteMagnitude
        let breaksLines = numberOfLines != 1 && width > 0
        let bounds = CGRect(x: 0, y: 0, width: breaksLines ? width : unlimited, height: unlimited)
        let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
        let scale = traitCollection.displayScale
        return CGSize(width: size.width.roundedUp(at: scale), height: size.height.roundedUp(at: scale))
    }

    /// The rectangle of the text in the middle of the height of bounds, and as the alignment has it in their width.
    final func measuredTextRect(in bounds: CGRect, numberOfLines: Int) -> CGRect {
        let extent = textExtent(forWidth: bounds.width, numberOfLines: numberOfLines)
        guard extent.lineCount > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let scale = traitCollection.displayScale
        let size = extent.size(roundedUpAt: scale)
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        let isUnlimited = bounds.height >= UIView.layoutFittingExpandedSize.height
        let top = isUnlimited ? 0 : (bounds.height - height) / 2
        let spare = bounds.width >= UIView.layoutFittingExpandedSize.width ? 0 : bounds.width - width
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        let leading: CGFloat =
            switch textAlignment {
            case .center: spare / 2
            case .right: spare
            case .natural: isRightToLeft ? spare : 0
            case .left, .justified: 0
            }
        return CGRect(x: bounds.minX + leading, y: bounds.minY + top, width: width, height: height)
    }

    /// The size of the text in a width, at the size that its font gets.
    final func textExtent(forWidth width: CGFloat, numberOfLines: Int) -> TextExtent {
        guard let plainText, !plainText.isEmpty else { return TextExtent() }
        let limits = TextLimits(
            width: width < UIView.layoutFittingExpandedSize.width ? width : .infinity, lineCount: numberOfLines,
            wraps: numberOfLines != 1, lineBreakMode: lineBreakMode)
        let measured = measuredTexts ?? MeasuredTexts()
        measuredTexts = measured
        return measured.extent(in: limits) { measureText(plainText, in: limits) }
    }

    /// By how much the font is scaled so that the text fits the width that the label has; 1 where it is not.
    package final var displayedFontScale: Double {
        guard adjustsFontSizeToFitWidth, numberOfLines > 0, bounds.width > 0, let plainText, !plainText.isEmpty else {
            return 1
        }
        let limits = TextLimits(
            width: bounds.width, lineCount: numberOfLines, wraps: numberOfLines != 1, lineBreakMode: lineBreakMode)
        return fit(plainText, in: limits).scale
    }

    private func measureText(_ plainText: String, in limits: TextLimits) -> TextExtent {
        guard adjustsFontSizeToFitWidth, limits.lineCount > 0, limits.width.isFinite else {
            return extent(of: plainText, in: limits, scale: 1)
        }
        return fit(plainText, in: limits).extent
    }

    private func fit(_ plainText: String, in limits: TextLimits) -> (extent: TextExtent, scale: Double) {
        // Without a factor, UIKit goes down to half the size.
        let smallest = minimumScaleFactor > 0 ? min(Double(minimumScaleFactor), 1) : 0.5
        return TextMeasurement.fitting(minimumScale: smallest, in: limits) {
            extent(of: plainText, in: limits, scale: $0)
        }
    }

    private func extent(of plainText: String, in limits: TextLimits, scale: Double) -> TextExtent {
        var font = (ownFont ?? Self.defaultFont).attributes
        if let attributed = rarities?.attributedText {
            return TextMeasurement.extent(of: attributed, font: font, in: limits, scale: scale)
        }
        if scale != 1 { font.pointSize *= CGFloat(scale) }
        return TextMeasurement.extent(of: plainText, font: font, in: limits)
    }

    // MARK: Room around the text

    /// What the label's class adds to the size of its text, in points.
    final var addedContentSize: CGSize {
        guard type(of: self) != UILabel.self else { return .zero }
        let (size, text) = (intrinsicContentSize, contentSize(forWidth: preferredMaxLayoutWidth))
        return CGSize(width: max(0, size.width - text.width), height: max(0, size.height - text.height))
    }

    /// How far the label's class keeps the text away from the edges, in points.
    ///
    /// Those are the distances at which it draws the text; without any, what it adds to the size of the text.
    package final var textInsets: UIEdgeInsets {
        guard type(of: self) != UILabel.self else { return .zero }
        let small = CGRect(origin: .zero, size: bounds.isEmpty ? CGSize(width: 100, height: 100) : bounds.size)
        let large = CGRect(x: 0, y: 0, width: small.width + 16, height: small.height + 16)
        let (inSmall, inLarge) = (drawnInsets(in: small), drawnInsets(in: large))
        var insets = UIEdgeInsets.zero
        for edge in [\UIEdgeInsets.top, \.left, \.bottom, \.right]
        where inSmall[keyPath: edge] > 0 && abs(inSmall[keyPath: edge] - inLarge[keyPath: edge]) < 0.5 {
            insets[keyPath: edge] = inSmall[keyPath: edge]
        }
        guard insets == .zero, inSmall == .zero else { return insets }
        let added = addedContentSize
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        let before: CGFloat =
            switch textAlignment {
            case .center: added.width / 2
            case .right: added.width
            case .natural: isRightToLeft ? added.width : 0
            case .left, .justified: 0
            }
        return UIEdgeInsets(
            top: added.height / 2, left: before, bottom: added.height / 2, right: added.width - before)
    }

    private func drawnInsets(in bounds: CGRect) -> UIEdgeInsets {
        Self.drawnTextRect = nil
        drawText(in: bounds)
        guard let rect = Self.drawnTextRect else { return .zero }
        return UIEdgeInsets(
            top: rect.minY - bounds.minY, left: rect.minX - bounds.minX, bottom: bounds.maxY - rect.maxY,
            right: bounds.maxX - rect.maxX)
    }
}
