import Foundation

/// Draws attributed text into a context: each line by itself, with the font, the colour and the lines of its runs.
struct TextDrawing {
    /// A stretch of the text with its place, counted in Unicode scalars.
    private struct Run {
        var characters: Range<Int>
        var scalars: [Unicode.Scalar]
        var attributes: [NSAttributedString.Key: Any]
    }

    private let context: CGContext
    private var runs: [Run] = []

    /// A drawing of text into a context.
    init(_ text: NSAttributedString, into context: CGContext) {
        self.context = context
        var place = 0
        text.enumerateRuns { characters, attributes in
            let scalars = Array(characters.unicodeScalars)
            runs.append(Run(characters: place..<place + scalars.count, scalars: scalars, attributes: attributes))
            place += scalars.count
        }
    }

    /// Draws lines.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - origin: Where their top left corner is.
    ///   - width: How wide the room is, in points; infinite where lines begin at the origin whatever their alignment.
    ///   - height: How high the room is, in points; lines beginning below it are left out, but for the first.
    func draw(_ lines: [BrokenLine], at origin: CGPoint, width: CGFloat, height: CGFloat) {
        guard origin.isFinite else { return }
        for (index, line) in lines.enumerated() where index == 0 || line.top < Double(height) {
            draw(line, at: origin, width: Double(width))
        }
    }

    private func draw(_ line: BrokenLine, at origin: CGPoint, width: Double) {
        let pieces = line.isCutOff ? cutOffPieces(of: line) : pieces(of: line)
        guard !pieces.isEmpty else { return }
        let anchor: DrawnLine.Anchor
        let place: Double
        switch line.alignment {
        case .center where width.isFinite: (anchor, place) = (.middle, (line.indent + width) / 2)
        case .right where width.isFinite: (anchor, place) = (.end, width)
        default: (anchor, place) = (.start, line.indent)
        }
        let point = CGPoint(x: origin.x + CGFloat(place), y: origin.y + CGFloat(line.baseline))
        var left = point.x
        if anchor != .start || pieces.contains(where: { $0.attributes[.backgroundColor] != nil || $0.isAttachment }) {
            let length = pieces.reduce(0) { $0 + $1.width }
            if anchor == .middle { left -= CGFloat(length / 2) }
            if anchor == .end { left -= CGFloat(length) }
            drawBackgrounds(of: pieces, left: left, top: origin.y + CGFloat(line.top), height: CGFloat(line.height))
        }
        guard pieces.contains(where: \.isAttachment) else {
            record(pieces, at: point, anchor)
            return
        }
        // An image interrupts the line, whose parts then stand where their widths put them.
        for piece in pieces {
            if let attachment = piece.attachment {
                draw(attachment, of: piece, left: left, baseline: point.y)
            } else {
                record([piece], at: CGPoint(x: left, y: point.y), .start)
            }
            left += CGFloat(piece.width)
        }
    }

    private func record(_ pieces: [Piece], at point: CGPoint, _ anchor: DrawnLine.Anchor) {
        let count = pieces.reduce(0) { $0 + $1.text.unicodeScalars.count }
        context.record(
            .text(DrawnLine(runs: pieces.map(\.run), point: point, anchor: anchor), context.ctm), size: count + 1)
    }

    private func draw(_ attachment: NSTextAttachment, of piece: Piece, left: CGFloat, baseline: CGFloat) {
        guard let image = attachment.image else { return }
        let bounds = attachment.bounds(besideTextOf: piece.font.pointSize)
        for index in 0..<piece.text.unicodeScalars.count {
            let origin = CGPoint(x: left + bounds.minX + CGFloat(index) * bounds.width, y: baseline - bounds.maxY)
            context.draw(image, in: CGRect(origin: origin, size: bounds.size))
        }
    }

    private func drawBackgrounds(of pieces: [Piece], left: CGFloat, top: CGFloat, height: CGFloat) {
        var left = left
        for piece in pieces {
            let width = CGFloat(piece.width)
            if let color = piece.attributes[.backgroundColor] as? UIColor {
                context.paint(
                    context.shape { $0.addRect(CGRect(x: left, y: top, width: width, height: height)) },
                    fill: color.cgColor)
            }
            left += width
        }
    }

    // MARK: Lines

    /// The stretches of a line, without spaces at its end.
    private func pieces(of line: BrokenLine) -> [Piece] {
        var pieces = runs.compactMap { run -> Piece? in
            let shared = run.characters.clamped(to: line.characters)
            guard !shared.isEmpty else { return nil }
            var text = String.UnicodeScalarView()
            let start = run.characters.lowerBound
            text.append(contentsOf: run.scalars[shared.lowerBound - start..<shared.upperBound - start])
            return Piece(text: String(text), attributes: run.attributes)
        }
        while let last = pieces.last, !last.isAttachment {
            let trimmed = last.text.replacing(/[ \t\r\n]+$/, with: "")
            guard trimmed.isEmpty else {
                pieces[pieces.count - 1].text = trimmed
                break
            }
            pieces.removeLast()
        }
        return pieces
    }

    /// The stretches of a line of which not all fits, with an ellipsis where something is left out.
    private func cutOffPieces(of line: BrokenLine) -> [Piece] {
        let whole = pieces(of: line)
        let style = whole.last?.attributes[.paragraphStyle] as? NSParagraphStyle
        let mode = style?.lineBreakMode ?? .byWordWrapping
        guard mode != .byClipping else { return whole }
        let cut: CutOffText
        if mode == .byTruncatingHead || mode == .byTruncatingMiddle {
            cut = CutOffText(pieces(of: toEndOfParagraph(line)), leavesOut: mode == .byTruncatingHead ? .head : .middle)
        } else {
            cut = CutOffText(whole, leavesOut: .tail)
        }
        return cut.fitting(line.widthLimit - line.indent)
    }

    /// A line with what the paragraph says behind its end.
    private func toEndOfParagraph(_ line: BrokenLine) -> BrokenLine {
        var line = line
        var end = line.characters.upperBound
        let start = end
        for run in runs where run.characters.upperBound > start {
            let rest = run.scalars.dropFirst(max(0, start - run.characters.lowerBound))
            let part = rest.prefix { !Character($0).isNewline }
            end = max(start, run.characters.lowerBound) + part.count
            if part.count < rest.count { break }
        }
        line.characters = line.characters.lowerBound..<max(end, line.characters.upperBound)
        return line
    }
}

/// A text of which a part is left out, with an ellipsis in its place.
private struct CutOffText {
    /// Which part is left out.
    enum Part {
        case head, middle, tail
    }

    private let characters: [(text: Character, piece: Int)]
    private let pieces: [Piece]
    private let part: Part

    init(_ pieces: [Piece], leavesOut part: Part) {
        self.pieces = pieces
        self.part = part
        characters = pieces.enumerated().flatMap { index, piece in piece.text.map { ($0, index) } }
    }

    /// The text with as many characters as fit a width.
    func fitting(_ width: Double) -> [Piece] {
        var fits = 0
        var exceeds = characters.count
        while exceeds - fits > 1 {
            let middle = (fits + exceeds) / 2
            if keeping(middle).reduce(0, { $0 + $1.width }) <= width { fits = middle } else { exceeds = middle }
        }
        return keeping(fits)
    }

    private func keeping(_ count: Int) -> [Piece] {
        let front =
            switch part {
            case .head: 0
            case .middle: (count + 1) / 2
            case .tail: count
            }
        let back = characters.count - (count - front)
        var kept: [Piece] = []
        for (text, piece) in characters[..<front] { append(String(text), piece, to: &kept) }
        let neighbour = front > 0 ? front - 1 : min(back, characters.count - 1)
        append("…", characters.indices.contains(neighbour) ? characters[neighbour].piece : 0, to: &kept)
        for (text, piece) in characters[back...] { append(String(text), piece, to: &kept) }
        return kept
    }

    private func append(_ text: String, _ piece: Int, to kept: inout [Piece]) {
        guard pieces.indices.contains(piece) else { return }
        if let last = kept.last, last.number == piece {
            kept[kept.count - 1].text += text
        } else {
            kept.append(Piece(text: text, attributes: pieces[piece].attributes, number: piece))
        }
    }
}

/// A stretch of a line in one look.
private struct Piece {
    var text: String
    var attributes: [NSAttributedString.Key: Any]
    /// Which of the pieces of a whole text it is a part of.
    var number = 0

    /// The image in the place of the text.
    var attachment: NSTextAttachment? { NSTextAttachment.standing(for: text, with: attributes) }

    var isAttachment: Bool { attachment != nil }

    var font: FontAttributes { (attributes[.font] as? UIFont)?.attributes ?? NSAttributedString.usualFont }

    /// How wide it is, in points.
    var width: Double {
        TextMeasurement.extent(
            of: NSAttributedString(string: text, attributes: attributes), font: NSAttributedString.usualFont,
            in: TextLimits(wraps: false, lineBreakMode: .byClipping)
        ).width
    }

    /// How it is drawn.
    var run: DrawnLine.Run {
        let outline = Self.number(attributes[.strokeWidth])
        return DrawnLine.Run(
            text: text, font: font, color: attributes[.foregroundColor] as? UIColor,
            outlineColor: attributes[.strokeColor] as? UIColor, outlineWidth: outline * font.pointSize / 100,
            kern: attributes[.kern] == nil ? Self.number(attributes[.tracking]) : Self.number(attributes[.kern]),
            raise: Self.number(attributes[.baselineOffset]), isUnderlined: Self.hasLine(attributes[.underlineStyle]),
            isStruckThrough: Self.hasLine(attributes[.strikethroughStyle]))
    }

    private static func number(_ value: Any?) -> CGFloat {
        let number: CGFloat =
            switch value {
            case let number as CGFloat: number
            case let number as Int: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: 0
            }
        return number.isFinite ? number : 0
    }

    private static func hasLine(_ value: Any?) -> Bool {
        switch value {
        case let style as NSUnderlineStyle: !style.isEmpty
        default: number(value) != 0
        }
    }
}
