import Foundation

extension ImageHeader {
    /// How much of an SVG file is looked at for its root element.
    private static let longestProlog = 16_384

    /// The header of an SVG file: the width and height of its root element, or those of its view box.
    static func svg(_ start: [UInt8], _ bytes: (_ offset: Int, _ count: Int) -> [UInt8]) -> ImageHeader? {
        guard let first = start.first(where: { !$0.isSpaceOrMark }), first == UInt8(ascii: "<") else { return nil }
        let text = String(decoding: bytes(0, longestProlog), as: UTF8.self)
        guard let opening = text.range(of: "<svg"), let closing = text[opening.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let root = text[opening.upperBound..<closing]
        if let width = length("width", in: root), let height = length("height", in: root) {
            return ImageHeader(format: .svg, width: width, height: height)
        }
        let box = (attribute("viewBox", in: root) ?? "")
            .split { $0 == "," || $0.isWhitespace }
            .compactMap { Double($0) }
        guard box.count == 4 else { return ImageHeader(format: .svg, width: 300, height: 150) }
        return ImageHeader(format: .svg, width: box[2], height: box[3])
    }

    /// A length in pixels; nil when it is missing, in percent or in a unit relative to text.
    private static func length(_ name: String, in root: Substring) -> Double? {
        guard let value = attribute(name, in: root)?.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
        let number = value.hasSuffix("px") ? String(value.dropLast(2)) : value
        guard let length = Double(number), length.isFinite, length > 0 else { return nil }
        return length
    }

    /// The value of an attribute of the root element.
    private static func attribute(_ name: String, in root: Substring) -> Substring? {
        var rest = root
        while let found = rest.range(of: name) {
            let isWhole = found.lowerBound > root.startIndex && root[root.index(before: found.lowerBound)].isWhitespace
            let value = rest[found.upperBound...].drop { $0.isWhitespace }
            if isWhole, value.first == "=" {
                let quoted = value.dropFirst().drop { $0.isWhitespace }
                guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
                return quoted.dropFirst().prefix { $0 != quote }
            }
            rest = rest[found.upperBound...]
        }
        return nil
    }
}

extension UInt8 {
    /// Whether the byte is white space or part of a byte order mark.
    fileprivate var isSpaceOrMark: Bool {
        [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(self)
    }
}
