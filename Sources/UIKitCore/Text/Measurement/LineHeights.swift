/// How far the fonts of a piece of text reach above and below the base line, in points.
struct LineHeights {
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0

    /// What a font needs.
    init(_ font: FontMeasurements) {
        ascent = font.ascender
        descent = -font.descender
        leading = font.leading
    }

    /// What nothing needs.
    init() {}

    /// Grows to what another piece on the line needs.
    mutating func include(_ other: LineHeights) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        leading = max(leading, other.leading)
    }
}
