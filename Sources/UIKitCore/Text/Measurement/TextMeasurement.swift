package import Foundation

/// Measures text as it would be laid out.
package enum TextMeasurement {
    /// The size of text in one font.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font.
    ///   - limits: The room that the text has.
    package static func extent(of text: String, font: FontAttributes, in limits: TextLimits) -> TextExtent {
        var reader = CharacterReader(limits: limits)
        reader.read(text[...].unicodeScalars, font: .measurements(of: font))
        reader.breaker.finish()
        return reader.breaker.extent
    }

    /// The size of text whose attributes set fonts, distances and paragraphs.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font of characters without one.
    ///   - limits: The room that the text has.
    ///   - scale: By how much fonts are scaled.
    package static func extent(
        of text: NSAttributedString, font: FontAttributes, in limits: TextLimits, scale: Double = 1
    ) -> TextExtent {
        var reader = AttributedReader(font: font, limits: limits, scale: scale)
        text.enumerateRuns { run, attributes in reader.read(run, attributes) }
        return reader.finish()
    }

    /// The lines of text whose attributes set fonts, distances and paragraphs.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font of characters without one.
    ///   - limits: The room that the text has.
    static func lines(of text: NSAttributedString, font: FontAttributes, in limits: TextLimits) -> [BrokenLine] {
        var reader = AttributedReader(font: font, limits: limits, keepsLines: true)
        text.enumerateRuns { run, attributes in reader.read(run, attributes) }
        return reader.finishLines()
    }

    /// The size of text, and by how much its font was scaled to fit a width and a number of lines.
    ///
    /// - Parameters:
    ///   - minimumScale: The smallest scale, above 0 and up to 1.
    ///   - limits: The room that the text has.
    ///   - extent: Measures the text at a scale of its fonts.
    package static func fitting(
        minimumScale: Double, in limits: TextLimits, extent: (Double) -> TextExtent
    ) -> (extent: TextExtent, scale: Double) {
        let natural = extent(1)
        guard natural.isTruncated, minimumScale < 1, limits.width.isFinite else { return (natural, 1) }
        let smallest = extent(minimumScale)
        guard !smallest.isTruncated else { return (smallest, minimumScale) }
        var fits = minimumScale
        var exceeds = 1.0
        // Ten halvings are finer than a pixel of any label.
        for _ in 0..<10 {
            let middle = (fits + exceeds) / 2
            if extent(middle).isTruncated { exceeds = middle } else { fits = middle }
        }
        return (extent(fits), fits)
    }
}
