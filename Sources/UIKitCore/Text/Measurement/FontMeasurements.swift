import Foundation
import Synchronization

/// What text in a font measures, in points.
///
/// The interface font has the widths that Apple's engine solved labels with, as far as Interface Builder documents tell:
/// letters are moved apart in small and together in usual sizes, as Apple's guidelines tabulate, pairs such as "To" stand
/// closer, and sizes above 20 points have narrower shapes.
package final class FontMeasurements: Sendable {
    /// How far letters rise above the base line.
    package let ascender: Double
    /// How far letters fall below the base line; negative.
    package let descender: Double
    /// The space between two lines that belongs to neither.
    package let leading: Double
    /// The height of capital letters.
    package let capHeight: Double
    /// The height of the small x.
    package let xHeight: Double
    /// The width of a space.
    let spaceWidth: Double

    private let typeface: TypefaceMetrics
    private let pointSize: Double
    private let shapeScale: Double
    private let tracking: Double
    private let boldness: Double
    /// The widths of ASCII characters.
    private let asciiWidths: [Double]

    /// How high a line is.
    package var lineHeight: Double { ascender - descender }

    private init(_ attributes: FontAttributes) {
        let typeface = TypefaceMetrics.metrics(of: attributes.design)
        let size = Double(attributes.pointSize)
        self.typeface = typeface
        pointSize = size
        ascender = typeface.ascender * size
        descender = typeface.descender * size
        capHeight = typeface.capHeight * size
        xHeight = typeface.xHeight * size
        leading =
            attributes.textStyle == nil
            ? typeface.lineGap * size
            : max(0, Double(attributes.lineHeight) - (typeface.ascender - typeface.descender) * size)
        let room = attributes.width.room
        shapeScale = typeface.isInterfaceFont ? Self.shapeScale(forSize: size) * room : room
        tracking = typeface.isInterfaceFont ? Self.tracking(forSize: size) : 0
        boldness = Self.boldness(of: attributes)
        var widths = (0..<UInt32(128)).map { [boldness, shapeScale, tracking] scalar in
            scalar < 32 || scalar == 127
                ? 0
                : Self.width(
                    of: scalar, typeface: typeface, size: size * shapeScale, tracking: tracking, boldness: boldness)
                    ?? 0
        }
        if attributes.hasMonospacedDigits {
            for digit in 0x30...0x39 { widths[digit] = widths[0x30] }
        }
        asciiWidths = widths
        spaceWidth = widths[0x20]
    }

    private static func boldness(of attributes: FontAttributes) -> Double {
        var weight = Double(attributes.weight.openTypeWeight)
        if case .named(let name) = attributes.design, let style = name.split(separator: "-").dropFirst().last {
            for (word, value) in [("Black", 900.0), ("Heavy", 800), ("DemiBold", 600), ("Bold", 700), ("Medium", 500)]
            where style.contains(word) {
                weight = value
                break
            }
        }
        return (weight - 400) / 300
    }

    private static func width(
        of scalar: UInt32, typeface: TypefaceMetrics, size: Double, tracking: Double, boldness: Double
    ) -> Double? {
        switch typeface.widths {
        case .equal(let width): return scalar < 0x2E80 ? width * size : nil
        case .table(let table, let factor):
            guard let width = table.advance(of: scalar, boldness: boldness) else { return nil }
            return width * factor * size + tracking
        }
    }

    // MARK: Measuring characters

    /// The width of an ASCII character; 0 for control characters.
    func width(ofASCII character: UInt32) -> Double {
        asciiWidths[Int(character & 127)]
    }

    /// The width of a scalar; 0 for one that joins the character before it.
    func width(of scalar: Unicode.Scalar) -> Double {
        if scalar.value < 128 { return asciiWidths[Int(scalar.value)] }
        let own = Self.width(
            of: scalar.value, typeface: typeface, size: pointSize * shapeScale, tracking: tracking, boldness: boldness)
        if let own, !scalar.isJoining { return own }
        return ScalarWidth.ems(of: scalar) * pointSize
    }

    /// The width of an emoji.
    var emojiWidth: Double { ScalarWidth.emoji * pointSize }

    /// How much further apart two ASCII characters stand than their widths say; negative for closer.
    func kerning(_ first: UInt32, _ second: UInt32) -> Double {
        guard typeface.isInterfaceFont, first &- 32 < 95, second &- 32 < 95 else { return 0 }
        let letter = PairKerning.letters.utf8Start[Int(first &- 32) * 95 + Int(second &- 32)]
        if letter == UInt8(ascii: "Z") { return 0 }
        let distance = letter < UInt8(ascii: "Z") ? Int(letter) - 0x5A : Int(letter) - 0x60
        return Double(distance) * pointSize / 256
    }

    // MARK: Sizes of the interface font

    /// The points by which letters are moved apart in sizes from 6 to 40 points, as Apple's guidelines tabulate.
    private static let trackings = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26,
        -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37,
    ]

    /// How much narrower shapes are than in text sizes, in sizes from 19 to 28 points.
    private static let shapeScales = [1, 0.97, 0.962, 0.955, 0.94, 0.925, 0.915, 0.905, 0.895, 0.885]

    private static func tracking(forSize size: Double) -> Double {
        value(in: trackings, at: size - 6)
    }

    private static func shapeScale(forSize size: Double) -> Double {
        value(in: shapeScales, at: size - 19)
    }

    /// The value at a place between the numbers, or that of the nearest end.
    private static func value(in numbers: [Double], at place: Double) -> Double {
        let place = min(max(place, 0), Double(numbers.count - 1))
        let low = Int(place)
        let high = min(low + 1, numbers.count - 1)
        return numbers[low] + (numbers[high] - numbers[low]) * (place - Double(low))
    }

    // MARK: Finding

    /// What text in a font of the attributes measures.
    package static func measurements(of attributes: FontAttributes) -> FontMeasurements {
        known.withLock { known in
            if let found = known[attributes] { return found }
            // An app that makes up sizes without end is not to fill the memory.
            if known.count >= 512 { known.removeAll(keepingCapacity: true) }
            let made = FontMeasurements(attributes)
            known[attributes] = made
            return made
        }
    }

    private static let known = Mutex<[FontAttributes: FontMeasurements]>([:])
}

extension Unicode.Scalar {
    /// Whether the scalar belongs to the character before it: an accent, a joiner, a choice of variant.
    var isJoining: Bool {
        switch value {
        case 0..<0x300: false
        case 0x300...0x36F, 0x483...0x489, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20FF: true
        case 0x1F3FB...0x1F3FF, 0xFE00...0xFE0F, 0xE0000...0xE0FFF: true
        case 0x370..<0x483, 0x1E00..<0x2000, 0x2E80..<0xA000: false
        default: properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
        }
    }
}
