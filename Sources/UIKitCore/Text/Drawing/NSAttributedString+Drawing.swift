public import Foundation

extension NSAttributedString {
    /// The size of the text on one line, or as many as it has line ends, in points.
    ///
    /// Characters without a font count as the system font in 12 points.
    ///
    /// UIKit: `NSAttributedString.size()`.
    public func size() -> CGSize {
        TextMeasurement.extent(of: self, font: Self.usualFont, in: TextLimits(wraps: false)).size
    }

    /// The rectangle that the text takes, in points.
    ///
    /// - Parameters:
    ///   - size: The room; a width or height of 0 sets no limit.
    ///   - options: How the text is laid out. Without `usesLineFragmentOrigin` it is one line, and the rectangle begins
    ///     at the base line.
    ///   - context: Receives the scale and the rectangle.
    /// - Returns: The rectangle, as wide as the longest line.
    ///
    /// UIKit: `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let limits = TextLimits(width: isBlock ? size.width : .infinity, lineCount: isBlock ? 0 : 1, wraps: isBlock)
        let minimumScale = context.map { Double($0.minimumScaleFactor) } ?? 0
        var fitting: (extent: TextExtent, scale: Double)
        if minimumScale > 0, size.width > 0 {
            let line = TextLimits(width: size.width, lineCount: 1, wraps: false, lineBreakMode: .byClipping)
            fitting = TextMeasurement.fitting(minimumScale: minimumScale, in: line) { scale in
                TextMeasurement.extent(of: self, font: Self.usualFont, in: line, scale: scale)
            }
        } else {
            fitting = (TextMeasurement.extent(of: self, font: Self.usualFont, in: limits), 1)
        }
        if isBlock, size.height > 0, options.contains(.truncatesLastVisibleLine) {
            fitting.extent = extent(fitting.extent, cutOffAt: size, in: limits)
        }
        let extent = fitting.extent
        let top = isBlock ? 0 : -extent.firstBaseline
        let bounds = CGRect(x: 0, y: top, width: extent.width, height: extent.height)
        context?.actualScaleFactor = CGFloat(fitting.scale)
        context?.totalBounds = bounds
        return bounds
    }

    /// The text with as many lines as fit a height, and at least one.
    private func extent(_ all: TextExtent, cutOffAt size: CGSize, in limits: TextLimits) -> TextExtent {
        guard all.height > Double(size.height), all.lineCount > 1 else { return all }
        var fits = 1
        var exceeds = all.lineCount
        var best = all
        var limits = limits
        repeat {
            let middle = max(fits, (fits + exceeds) / 2)
            limits.lineCount = middle
            let extent = TextMeasurement.extent(of: self, font: Self.usualFont, in: limits)
            if middle == 1 || extent.height <= Double(size.height) {
                fits = middle
                best = extent
            } else {
                exceeds = middle
            }
        } while exceeds - fits > 1
        return best
    }

    /// The font of characters without one.
    static let usualFont = FontAttributes(design: .system, pointSize: 12)
}
