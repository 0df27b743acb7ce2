import Foundation

extension UISegmentedControl {
    /// The width in which every segment shows its content: all as wide as the widest, unless they follow their contents.
    final var contentWidth: CGFloat {
        let widths = segments.map { width(of: $0) }
        let sum =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +)
            : (widths.max() ?? 0) * CGFloat(widths.count)
        return sum.rounded(.up)
    }

    private func width(of segment: Segment) -> CGFloat {
        if segment.width > 0 { return segment.width }
        if let image = segment.image { return image.size.width + Self.padding }
        let text = segment.title ?? ""
        let limits = TextLimits(lineCount: 1, wraps: false)
        return CGFloat(TextMeasurement.extent(of: text, font: Self.titleFont, in: limits).width) + Self.padding
    }

    /// The space beside the content of a segment.
    private static let padding: CGFloat = 20
    private static let titleFont = FontAttributes(design: .system, pointSize: 13, weight: .medium)
}
