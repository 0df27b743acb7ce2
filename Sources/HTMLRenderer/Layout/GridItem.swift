import Foundation

/// What a page says of the place of one view in a grid.
struct GridItem: Equatable {
    /// The columns and the rows that the view takes.
    var columns: Range<Int>
    var rows: Range<Int>
    /// How the view lies in them where they are larger; nil for a view that fills them.
    var justification: GridAlignment?
    var alignment: GridAlignment?
    /// The sizes that do not follow from the tracks, in quarter points.
    var width: Int?
    var height: Int?
    var leastHeight: Int?
    /// The width by the height, where constraints relate them.
    var aspectRatio: CGFloat?
    /// Whether the columns alone decide the width, whatever the content's own is.
    var hasWidthOfColumns = false
    /// Whether the rows alone decide the height, whatever the content's own is.
    var hasHeightOfRows = false
    /// Whether the content may be larger than the view and scrolls then.
    var scrolls = false
    /// How far the view reaches beyond the edges at which it begins and ends, as negative numbers of quarter points.
    var startMargin = 0
    var endMargin = 0
    var topMargin = 0
    /// How far the view stays above the lower edge of the window, in quarter points; nil for one that scrolls with the page.
    var distanceFromEdge: Int?

    /// Whether a view of a width reaches beyond its columns.
    private var reachesOut: Bool { width != nil && (startMargin != 0 || endMargin != 0) }

    /// Whether the view reaches beyond its columns as it does by another layout.
    func reachesOut(like other: GridItem) -> Bool {
        guard startMargin == other.startMargin, endMargin == other.endMargin else { return false }
        return startMargin == 0 && endMargin == 0 || width == other.width
    }

    /// Takes over how another item lies across.
    mutating func keepColumns(of other: GridItem) {
        columns = other.columns
        justification = other.justification
        width = other.width
        hasWidthOfColumns = other.hasWidthOfColumns
        startMargin = other.startMargin
        endMargin = other.endMargin
    }

    /// Moves the view to other rows.
    mutating func moveRows(by distance: Int) {
        rows = rows.lowerBound + distance..<rows.upperBound + distance
    }

    /// Writes the declarations.
    ///
    /// - Parameter base: What holds unless this says otherwise; nil for a page that says nothing else.
    func write(into rule: inout StyleWriter, insteadOf base: GridItem?) {
        let hadHeightOfRows = base?.hasHeightOfRows == true
        writeArea(into: &rule)
        if justification != base?.justification { rule.declare("justify-self", justification) }
        if !hasHeightOfRows, hadHeightOfRows || alignment != base?.alignment { rule.declare("align-self", alignment) }
        if width != base?.width { rule.declare("inline-size", quarters: width, orElse: "auto") }
        if hasWidthOfColumns, base?.hasWidthOfColumns != true { rule.declare("inline-size:auto;max-inline-size:none") }
        if reachesOut, base?.reachesOut != true { rule.declare("max-inline-size:none") }
        if height != base?.height { rule.declare("block-size", quarters: height, orElse: "auto") }
        if leastHeight != base?.leastHeight { rule.declare("min-block-size", quarters: leastHeight, orElse: "0") }
        if !hasHeightOfRows, hadHeightOfRows || aspectRatio != base?.aspectRatio {
            if let aspectRatio {
                rule.declare("aspect-ratio", number: aspectRatio)
            } else {
                rule.declare("aspect-ratio:auto")
            }
        }
        if hasHeightOfRows, !hadHeightOfRows { rule.declare("contain:size;aspect-ratio:auto;align-self:stretch") }
        if hadHeightOfRows, !hasHeightOfRows { rule.declare("contain:none") }
        // A view that scrolls on narrow pages clips its content on wide ones as well, so that nothing is to be taken back.
        if scrolls, base?.scrolls != true { rule.declare("overflow:auto") }
        if startMargin != base?.startMargin ?? 0 {
            rule.declare("margin-inline-start", quarters: startMargin, orElse: "0")
        }
        if endMargin != base?.endMargin ?? 0 { rule.declare("margin-inline-end", quarters: endMargin, orElse: "0") }
        writeFloating(into: &rule, insteadOf: base)
        if topMargin != base?.topMargin ?? 0 { rule.declare("margin-block-start", quarters: topMargin, orElse: "0") }
    }

    /// Writes how the view stays above the lower edge of the window, the bars there, and a keyboard on the screen.
    private func writeFloating(into rule: inout StyleWriter, insteadOf base: GridItem?) {
        guard distanceFromEdge != base?.distanceFromEdge else { return }
        guard let distanceFromEdge else { return rule.declare("position:relative;inset-block-end:auto;z-index:auto") }
        rule.declare("position:sticky;z-index:9")
        rule.begin("inset-block-end")
        rule.bytes.append("calc(var(--lower-edge) + " as StaticString)
        rule.bytes.append(number: Double(distanceFromEdge) / 4)
        rule.bytes.append("px)" as StaticString)
        rule.end()
    }

    /// Writes the columns and the rows.
    func writeArea(into rule: inout StyleWriter) {
        rule.begin("grid-area")
        var separator = false
        for line in [rows.lowerBound, columns.lowerBound, rows.upperBound, columns.upperBound] {
            if separator { rule.bytes.append(UInt8(ascii: "/")) }
            rule.bytes.append(decimal: line + 1)
            separator = true
        }
        rule.end()
    }
}

extension StyleWriter {
    fileprivate mutating func declare(_ property: StaticString, _ alignment: GridAlignment?) {
        begin(property)
        bytes.append(alignment?.text ?? "stretch")
        end()
    }

    fileprivate mutating func declare(_ property: StaticString, quarters: Int?, orElse usual: StaticString) {
        begin(property)
        if let quarters { bytes.append(quarters: quarters) } else { bytes.append(usual) }
        end()
    }
}
