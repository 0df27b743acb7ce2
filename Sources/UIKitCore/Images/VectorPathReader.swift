import Foundation

/// Reads the lines and curves of a `path` element of SVG.
///
/// Source: SVG 2, section 9.3, "Path data".
struct VectorPathReader {
    private var rest: Substring.UTF8View
    private let path = UIBezierPath()
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The control point that a smooth curve continues from, with the letter of the curve that it belongs to.
    private var control: (letter: UInt8, point: CGPoint)?

    private init(_ text: String) {
        rest = text[...].utf8
    }

    /// The path of an attribute `d`; as far as it can be read, as SVG has it.
    static func path(_ text: String) -> UIBezierPath {
        var reader = VectorPathReader(text)
        reader.read()
        return reader.path
    }

    private mutating func read() {
        var letter: UInt8?
        while true {
            skipSeparators()
            guard let next = rest.first else { return }
            let isLetter = (next | 0x20) >= UInt8(ascii: "a") && (next | 0x20) <= UInt8(ascii: "z")
            if isLetter {
                letter = next
                rest.removeFirst()
            } else if letter.map({ $0 | 0x20 == UInt8(ascii: "m") }) == true {
                // Further points of a move are lines.
                letter = letter.map { $0 == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L") }
            }
            guard let letter, draw(letter) else { return }
        }
    }

    /// Draws what a letter says with the numbers behind it; false where they are not there.
    private mutating func draw(_ letter: UInt8) -> Bool {
        let isRelative = letter >= UInt8(ascii: "a")
        let former = control
        control = nil
        switch letter | 0x20 {
        case UInt8(ascii: "m"):
            guard let end = place(isRelative) else { return false }
            path.move(to: end)
            start = end
            point = end
        case UInt8(ascii: "l"):
            guard let end = place(isRelative) else { return false }
            line(to: end)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(to: CGPoint(x: isRelative ? point.x + x : x, y: point.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(to: CGPoint(x: point.x, y: isRelative ? point.y + y : y))
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            return curve(isSmooth: letter | 0x20 == UInt8(ascii: "s"), isRelative, after: former)
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            return quadCurve(isSmooth: letter | 0x20 == UInt8(ascii: "t"), isRelative, after: former)
        case UInt8(ascii: "a"):
            return arc(isRelative)
        case UInt8(ascii: "z"):
            path.close()
            point = start
            // Numbers cannot follow it.
            skipSeparators()
            return rest.first.map { ($0 | 0x20) >= UInt8(ascii: "a") } ?? false
        default: return false
        }
        return true
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        point = end
    }

    private mutating func curve(
        isSmooth: Bool, _ isRelative: Bool, after former: (letter: UInt8, point: CGPoint)?
    ) -> Bool {
        let letter = UInt8(ascii: "c")
        guard let first = isSmooth ? reflected(former, letter) : place(isRelative), let second = place(isRelative),
            let end = place(isRelative)
        else { return false }
        path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
        control = (letter, second)
        point = end
        return true
    }

    private mutating func quadCurve(
        isSmooth: Bool, _ isRelative: Bool, after former: (letter: UInt8, point: CGPoint)?
    ) -> Bool {
        let letter = UInt8(ascii: "q")
        guard let middle = isSmooth ? reflected(former, letter) : place(isRelative), let end = place(isRelative) else {
            return false
        }
        path.addQuadCurve(to: end, controlPoint: middle)
        control = (letter, middle)
        point = end
        return true
    }

    /// The control point on the other side of the present point, where the curve before was of the same kind.
    private func reflected(_ former: (letter: UInt8, point: CGPoint)?, _ letter: UInt8) -> CGPoint {
        guard let former, former.letter == letter else { return point }
        return CGPoint(x: 2 * point.x - former.point.x, y: 2 * point.y - former.point.y)
    }

    /// An arc of an ellipse, as curves of at most a quarter each (SVG 2, appendix B.2.4).
    private mutating func arc(_ isRelative: Bool) -> Bool {
        guard let radiusX = number().map(abs), let radiusY = number().map(abs), let degrees = number(),
            let isLarge = flag(), let isSweep = flag(), let end = place(isRelative)
        else { return false }
        defer { point = end }
        guard radiusX > 0, radiusY > 0, end != point else {
            path.addLine(to: end)
            return true
        }
        let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        let halfway = CGPoint(x: (point.x - end.x) / 2, y: (point.y - end.y) / 2).applying(turn.inverted())
        // Radii that do not reach grow.
        let growth = max(1, hypot(halfway.x / radiusX, halfway.y / radiusY))
        let radii = CGSize(width: radiusX * growth, height: radiusY * growth)
        let unit = CGPoint(x: halfway.x / radii.width, y: halfway.y / radii.height)
        let square = unit.x * unit.x + unit.y * unit.y
        let factor = (isLarge == isSweep ? -1 : 1) * max(0, 1 / square - 1).squareRoot()
        let center = CGPoint(x: factor * unit.y, y: -factor * unit.x)
        let first = atan2(unit.y - center.y, unit.x - center.x)
        var sweep = atan2(-unit.y - center.y, -unit.x - center.x) - first
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        let toEllipse = CGAffineTransform(scaleX: radii.width, y: radii.height).concatenating(turn).concatenating(
            CGAffineTransform(translationX: (point.x + end.x) / 2, y: (point.y + end.y) / 2))
        let count = max(1, (abs(sweep) / (.pi / 2)).rounded(.up))
        let step = sweep / count
        let length = 4 / 3 * tan(step / 4)
        for part in 0..<Int(count) {
            let from = first + CGFloat(part) * step
            let to = from + step
            func place(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
                CGPoint(
                    x: center.x + cos(angle) - tangent * sin(angle), y: center.y + sin(angle) + tangent * cos(angle)
                ).applying(toEllipse)
            }
            path.addCurve(
                to: place(to, 0), controlPoint1: place(from, length), controlPoint2: place(to, -length))
        }
        return true
    }

    // MARK: Numbers

    private mutating func place(_ isRelative: Bool) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return isRelative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func flag() -> Bool? {
        skipSeparators()
        guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        rest.removeFirst()
        return byte == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        var end = rest.startIndex
        var hasPoint = false
        var hasExponent = false
        scan: while end < rest.endIndex {
            let byte = rest[end]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                let isFirst = end == rest.startIndex
                let followsExponent = !isFirst && rest[rest.index(before: end)] | 0x20 == UInt8(ascii: "e")
                guard isFirst || followsExponent else { break scan }
            case UInt8(ascii: "."):
                guard !hasPoint, !hasExponent else { break scan }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard !hasExponent, end > rest.startIndex else { break scan }
                hasExponent = true
            default: break scan
            }
            end = rest.index(after: end)
        }
        let value = Double(String(Substring(rest[..<end])))
        guard let value, value.isFinite, abs(value) < 1e6 else { return nil }
        rest = rest[end...]
        return CGFloat(value)
    }

    private mutating func skipSeparators() {
        rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D, 0x0C, UInt8(ascii: ",")].contains($0) }
    }
}
