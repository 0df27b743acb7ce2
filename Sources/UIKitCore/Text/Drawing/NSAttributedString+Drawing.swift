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
        let limits = TextLimits(
            width: isBlock ? size.width : .infinity, lineCount: isBlock ? 0 : 1, wraps: isBlock && !cutsLinesOff)
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

    /// Draws the text with its top left corner at a point, on as many lines as it has line ends.
    ///
    /// UIKit: `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let lines = TextMeasurement.lines(of: self, font: Self.usualFont, in: TextLimits(wraps: false))
        TextDrawing(self, into: context).draw(lines, at: point, width: .infinity, height: .infinity)
    }

    /// Draws the text within a rectangle: lines break at its width, and those below it are left out.
    ///
    /// A paragraph whose style cuts off what is too long takes one line.
    ///
    /// UIKit: `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text within a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - options: How the text is laid out. Without `usesLineFragmentOrigin` it is one line, whose base line begins at
    ///     the rectangle's origin.
    ///   - context: Receives the rectangle that the text takes.
    ///
    /// UIKit: `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        guard let graphics = UIGraphicsGetCurrentContext(), rect.isDrawable else { return }
        let rect = rect.standardized
        _ = boundingRect(with: rect.size, options: options, context: context)
        let drawing = TextDrawing(self, into: graphics)
        guard options.contains(.usesLineFragmentOrigin) else {
            let limits = TextLimits(lineCount: 1, wraps: false)
            let lines = TextMeasurement.lines(of: self, font: Self.usualFont, in: limits)
            let top = rect.minY - CGFloat(lines.first?.baseline ?? 0)
            return drawing.draw(lines, at: CGPoint(x: rect.minX, y: top), width: .infinity, height: .infinity)
        }
        var lines = TextMeasurement.lines(
            of: self, font: Self.usualFont, in: TextLimits(width: rect.width, wraps: !cutsLinesOff))
        let height = rect.height > 0 ? rect.height : .infinity
        let fitting = max(lines.prefix { $0.top + $0.height <= Double(height) + 0.5 }.count, 1)
        if options.contains(.truncatesLastVisibleLine), fitting < lines.count {
            lines = Array(lines.prefix(fitting))
            lines[fitting - 1].isCutOff = true
        }
        drawing.draw(
            lines, at: rect.origin, width: rect.width > 0 ? rect.width : .infinity, height: height)
    }

    /// Whether the style of the text has lines that are too long cut off and not broken.
    private var cutsLinesOff: Bool {
        guard length > 0 else { return false }
        let style = attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
        return switch style?.lineBreakMode {
        case .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
        default: false
        }
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
