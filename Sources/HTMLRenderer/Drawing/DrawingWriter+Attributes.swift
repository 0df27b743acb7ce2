import Foundation
import UIKitCore

extension DrawingWriter {
    // MARK: Markup

    mutating func markup(_ markup: StaticString) {
        styles.bytes.append(markup)
    }

    mutating func begin(_ name: StaticString) {
        styles.bytes.append(UInt8(ascii: " "))
        styles.bytes.append(name)
        styles.bytes.append("=\"" as StaticString)
    }

    mutating func end() {
        styles.bytes.append(UInt8(ascii: "\""))
    }

    mutating func attribute(_ name: StaticString, _ value: StaticString) {
        begin(name)
        styles.bytes.append(value)
        end()
    }

    /// Writes an attribute with a number of points.
    mutating func attribute(_ name: StaticString, _ number: CGFloat) {
        begin(name)
        styles.bytes.append(number: Double(number))
        end()
    }

    /// Writes an attribute with a number that is a share or a factor.
    mutating func attribute(_ name: StaticString, fine number: CGFloat) {
        begin(name)
        styles.bytes.append(fine: Double(number))
        end()
    }

    /// Writes a transform; nothing for one that leaves everything where it is.
    mutating func attribute(_ name: StaticString, _ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        begin(name)
        var separator: StaticString = "matrix("
        for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
            styles.bytes.append(separator)
            styles.bytes.append(fine: Double(number))
            separator = " "
        }
        styles.bytes.append(UInt8(ascii: ")"))
        end()
    }

    // MARK: Identifiers

    /// The number of the next definition.
    mutating func nextNumber() -> Int {
        definitionCount += 1
        return definitionCount
    }

    /// Writes the identifier of a definition.
    mutating func identifier(_ number: Int) {
        begin("id")
        appendIdentifier(number)
        end()
    }

    /// Writes an attribute that refers to a definition.
    mutating func reference(_ name: StaticString, _ number: Int) {
        begin(name)
        markup("url(#")
        appendIdentifier(number)
        markup(")")
        end()
    }

    private mutating func appendIdentifier(_ number: Int) {
        styles.bytes.append(UInt8(ascii: "d"))
        styles.bytes.append(decimal: Int(scope))
        styles.bytes.append(UInt8(ascii: "-"))
        styles.bytes.append(decimal: number)
    }

    // MARK: Colours

    /// Writes a colour, or that of the text around for a template.
    mutating func append(_ color: CGColor) {
        if isTemplate { markup("currentColor") } else { styles.append(color, orElse: "#000") }
    }

    /// Writes a colour and its opacity.
    mutating func paint(_ name: StaticString, _ opacityName: StaticString, _ color: CGColor, opacity: CGFloat) {
        begin(name)
        append(color)
        end()
        let whole = isTemplate ? opacity * min(max(color.alpha, 0), 1) : opacity
        if whole < 1 { attribute(opacityName, fine: whole) }
    }

    // MARK: Paths

    /// Writes the lines and curves of a path.
    mutating func writePath(_ path: PathElements) {
        begin("d")
        styles.bytes.append(path)
        end()
    }
}

extension [UInt8] {
    /// Appends the lines and curves of a path, as SVG and CSS spell them.
    mutating func append(_ path: PathElements) {
        reserveCapacity(count + path.points.count * 12)
        var place = 0
        for verb in path.verbs {
            switch verb {
            case .move: append(UInt8(ascii: "M"))
            case .line: append(UInt8(ascii: "L"))
            case .quadratic: append(UInt8(ascii: "Q"))
            case .cubic: append(UInt8(ascii: "C"))
            case .close: append(UInt8(ascii: "Z"))
            }
            for index in 0..<verb.pointCount {
                if index > 0 { append(UInt8(ascii: " ")) }
                let point = path.points[place + index]
                append(number: Double(point.x))
                append(UInt8(ascii: " "))
                append(number: Double(point.y))
            }
            place += verb.pointCount
        }
    }

    /// Appends a number with at most six decimal places, for shares and factors; zero when it is not finite.
    mutating func append(fine number: Double) {
        guard number.isFinite, abs(number) < 1e6 else { return append(number: number) }
        let millionths = Int((number * 1e6).rounded())
        if millionths < 0 { append(UInt8(ascii: "-")) }
        append(decimal: Int(millionths.magnitude / 1_000_000))
        var fraction = millionths.magnitude % 1_000_000
        guard fraction > 0 else { return }
        append(UInt8(ascii: "."))
        var place: UInt = 100_000
        while fraction > 0 {
            append(UInt8(ascii: "0") + UInt8(fraction / place))
            fraction %= place
            place /= 10
        }
    }
}
