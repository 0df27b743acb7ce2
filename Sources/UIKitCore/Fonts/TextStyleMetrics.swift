package import Foundation

/// The size and weight of a text style in each text size, as Apple's guidelines tabulate them.
package struct TextStyleMetrics: Sendable {
    /// One size in points for each of the twelve content size categories, smallest first.
    let sizes: [CGFloat]
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

    /// The distance between base lines that text styles have in a size, in points.
    ///
    /// - Parameter size: The size in points.
    package static func leading(forSize size: CGFloat) -> CGFloat {
        guard let after = leadings.firstIndex(where: { $0.size >= size }) else { return size * 70 / 60 }
        let end = leadings[after]
        if end.size == size { return end.leading }
        guard after > 0 else { return size * end.leading / end.size }
        let begin = leadings[after - 1]
        return begin.leading + (end.leading - begin.leading) * (size - begin.size) / (end.size - begin.size)
    }

    /// The distances of the sizes that text styles come in, as Apple's guidelines tabulate them.
    private static let leadings: [(size: CGFloat, leading: CGFloat)] = [
        (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26),
        (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37), (31, 38), (32, 39),
        (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56),
        (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
    ]
}

extension UIFont.TextStyle {
    /// The numbers of the style; those of the body for a style that is not known.
    package var metrics: TextStyleMetrics {
        Self.table[self] ?? Self.bodyMetrics
    }

    private static let bodyMetrics = TextStyleMetrics(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        weight: .regular
    )

    private static let table: [UIFont.TextStyle: TextStyleMetrics] = [
        .extraLargeTitle: TextStyleMetrics(
            sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62], weight: .bold),
        .extraLargeTitle2: TextStyleMetrics(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], weight: .bold),
        .largeTitle: TextStyleMetrics(
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], weight: .regular),
        .title1: TextStyleMetrics(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], weight: .regular),
        .title2: TextStyleMetrics(
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], weight: .regular),
        .title3: TextStyleMetrics(
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], weight: .regular),
        .headline: TextStyleMetrics(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], weight: .semibold),
        .body: bodyMetrics,
        .callout: TextStyleMetrics(
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], weight: .regular),
        .subheadline: TextStyleMetrics(
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], weight: .regular),
        .footnote: TextStyleMetrics(
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], weight: .regular),
        .caption1: TextStyleMetrics(
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], weight: .regular),
        .caption2: TextStyleMetrics(
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], weight: .regular),
    ]
}
