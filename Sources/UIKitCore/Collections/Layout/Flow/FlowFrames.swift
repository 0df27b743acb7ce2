import Foundation

/// Where the items of a section of a flow layout are from the section's own top left corner, in points.
struct FlowFrames {
    /// The frames of the items.
    private(set) var items: [CGRect] = []

    /// The frame of the header; empty when there is none.
    let header: CGRect

    /// The frame of the footer; empty when there is none.
    private(set) var footer: CGRect

    /// The size of the section.
    private(set) var size: CGSize

    /// Lays out a section.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the items, in points.
    ///   - plan: The spaces.
    ///   - insets: The space around the items, in points.
    ///   - header: How much the header takes in the direction of scrolling, in points; 0 for none.
    ///   - footer: How much the footer takes in the direction of scrolling, in points; 0 for none.
    ///   - breadth: The room across the direction of scrolling, in points.
    init(
        sizes: [CGSize], plan: FlowPlan, insets: UIEdgeInsets, header: CGFloat, footer: CGFloat, breadth: CGFloat
    ) {
        let isSideways = plan.isSideways
        func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
            isSideways
                ? CGRect(x: along, y: across, width: length, height: breadth)
                : CGRect(x: across, y: along, width: breadth, height: length)
        }
        self.header = rect(along: 0, across: 0, length: header, breadth: header > 0 ? breadth : 0)
        let before = isSideways ? insets.top : insets.left
        let available = max(breadth - before - (isSideways ? insets.bottom : insets.right), 0)
        var edge = header + (isSideways ? insets.left : insets.top)
        var usualGap = plan.itemSpacing
        for line in Self.lines(sizes.map { isSideways ? $0.height : $0.width }, plan.itemSpacing, available) {
            let breadths = sizes[line].map { isSideways ? $0.height : $0.width }
            let lengths = sizes[line].map { isSideways ? $0.width : $0.height }
            let length = lengths.max() ?? 0
            let free = available - breadths.reduce(0, +)
            let isLast = line.upperBound == sizes.count
            if !isLast, line.count > 1 { usualGap = free / Double(line.count - 1) }
            var across = before + (line.count == 1 && sizes.count == 1 ? max(free, 0) / 2 : 0)
            for (breadth, own) in zip(breadths, lengths) {
                items.append(
                    rect(along: edge + (length - own) / 2, across: across, length: own, breadth: breadth))
                across += breadth + usualGap
            }
            edge += length + (isLast ? 0 : plan.lineSpacing)
        }
        edge += isSideways ? insets.right : insets.bottom
        self.footer = rect(along: edge, across: 0, length: footer, breadth: footer > 0 ? breadth : 0)
        edge += footer
        size = isSideways ? CGSize(width: edge, height: breadth) : CGSize(width: breadth, height: edge)
    }

    /// Which items stand in a line together.
    private static func lines(_ breadths: [CGFloat], _ gap: Double, _ available: CGFloat) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var filled: CGFloat = 0
        for (index, breadth) in breadths.enumerated() {
            if index > start, filled + gap + breadth > available + 0.01 {
                lines.append(start..<index)
                start = index
                filled = breadth
            } else {
                filled += (index > start ? gap : 0) + breadth
            }
        }
        if start < breadths.count { lines.append(start..<breadths.count) }
        return lines
    }
}
