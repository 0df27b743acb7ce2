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
        var pieces = pieces(of: line)
        guard !pieces.isEmpty else { return }
        if line.isCutOff { cutOff(&pieces, to: line.widthLimit - line.indent) }
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
            if let attachment = piece.attributes[.attachment] as? NSTextAttachment {
                draw(attachment, left: left, baseline: point.y)
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

    private func draw(_ attachment: NSTextAttachment, left: CGFloat, baseline: CGFloat) {
        guard let image = attachment.image else { return }
        let bounds =
            attachment.bounds.isEmpty ? CGRect(origin: .zero, size: image.size) : attachment.bounds
        context.draw(
            image,
            in: CGRect(x: left + bounds.minX, y: baseline - bounds.maxY, width: bounds.width, height: bounds.height))
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

    /// Ends a line with an ellipsis, where not all of it fits.
    private func cutOff(_ pieces: inout [Piece], to width: Double) {
        let style = pieces.last?.attributes[.paragraphStyle] as? NSParagraphStyle
        guard style?.lineBreakMode != .byClipping, var last = pieces.popLast(), !last.isAttachment else { return }
        let before = pieces.reduce(0) { $0 + $1.width }
        last.text += "…"
        while last.text.count > 1, before + last.width > width {
            last.text.remove(at: last.text.index(last.text.endIndex, offsetBy: -2))
        }
        pieces.append(last)
    }
}

/// A stretch of a line in one look.
private struct Piece {
    var text: String
    var attributes: [NSAttributedString.Key: Any]

    var isAttachment: Bool { attributes[.attachment] is NSTextAttachment }

    /// How wide it is, in points.
    var width: Double {
        TextMeasurement.extent(
            of: NSAttributedString(string: text, attributes: attributes), font: NSAttributedString.usualFont,
            in: TextLimits(wraps: false, lineBreakMode: .byClipping)
        ).width
    }

    /// How it is drawn.
    var run: DrawnLine.Run {
        let font = (attributes[.font] as? UIFont)?.attributes ?? NSAttributedString.usualFont
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
