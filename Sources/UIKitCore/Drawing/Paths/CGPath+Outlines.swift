public import Foundation

extension CGPath {
    /// The path cut into dashes, in straight lines that follow its curves closely.
    ///
    /// Lengths of which no dashes can be made leave the path whole.
    ///
    /// - Parameters:
    ///   - phase: Where in the dashes each part of the path begins, in points.
    ///   - lengths: The lengths of dashes and gaps by turns, in points.
    ///   - transform: Where the path is taken first.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let moved = elements.applying(transform)
        return CGPath(lengths.isEmpty ? moved : moved.dashed(phase: phase, lengths: lengths) ?? moved)
    }

    /// The shape that a line along the path covers, to be filled by the winding rule.
    ///
    /// It consists of pieces that lie over each other, in straight lines that follow curves closely. A width that is not
    /// above zero gives an empty path.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line, in points.
    ///   - lineCap: How the line ends.
    ///   - lineJoin: How the line turns corners.
    ///   - miterLimit: How long a corner's point may be, in widths of the line.
    ///   - transform: Where the path is taken first.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var style = StrokeStyle()
        style.width = lineWidth
        style.cap = lineCap
        style.join = lineJoin
        style.miterLimit = miterLimit.isFinite ? max(miterLimit, 1) : 10
        return CGPath(elements.applying(transform).stroked(style))
    }
}
