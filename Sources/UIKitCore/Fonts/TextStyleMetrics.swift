package import Foundation

/// The size, weight and line height of a text style in each text size, as Apple's guidelines tabulate them.
package struct TextStyleMetrics: Sendable {
    /// One size in points for each of the twelve content size categories, smallest first.
    let sizes: [CGFloat]
    /// The distance between base lines at the usual text size, in points.
    package let leading: CGFloat
    /// How bold the style is.
    package let weight: UIFont.Weight

    /// The size in points at a text size.
    package func pointSize(for category: UIContentSizeCategory) -> CGFloat {
        sizes[category.position]
    }

    /// How much larger the style is at a text size than at the usual one.
    package func scale(for category: UIContentSizeCategory) -> CGFloat {
        pointSize(for: category) / pointSize(for: .large)
    }
}

extension UIFont.TextStyle {
    /// The numbers of the style; those of the body for a style that is not known.
    package var metrics: TextStyleMetrics {
        Self.table[self] ?? Self.bodyMetrics
    }

    private static let bodyMetrics = TextStyleMetrics(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leading: 22,
        weight: .regular
    )

    private static let table: [UIFont.TextStyle: TextStyleMetrics] = [
        .extraLargeTitle: TextStyleMetrics(
            sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62], leading: 43, weight: .bold),
        .extraLargeTitle2: TextStyleMetrics(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], leading: 34, weight: .bold),
        .largeTitle: TextStyleMetrics(
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], leading: 41, weight: .regular),
        .title1: TextStyleMetrics(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], leading: 34, weight: .regular),
        .title2: TextStyleMetrics(
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], leading: 28, weight: .regular),
        .title3: TextStyleMetrics(
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], leading: 25, weight: .regular),
        .headline: TextStyleMetrics(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], leading: 22, weight: .semibold),
        .body: bodyMetrics,
        .callout: TextStyleMetrics(
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], leading: 21, weight: .regular),
        .subheadline: TextStyleMetrics(
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], leading: 20, weight: .regular),
        .footnote: TextStyleMetrics(
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], leading: 18, weight: .regular),
        .caption1: TextStyleMetrics(
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], leading: 16, weight: .regular),
        .caption2: TextStyleMetrics(
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], leading: 13, weight: .regular),
    ]
}
