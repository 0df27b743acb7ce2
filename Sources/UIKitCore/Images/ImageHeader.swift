package import Foundation

/// What the first bytes of an image file say: its kind, and its width and height in pixels.
package struct ImageHeader: Hashable, Sendable {
    /// The kinds of image that browsers show and whose headers are understood here.
    package enum Format: String, Hashable, Sendable {
        case png, jpeg, gif, webp, svg

        /// The extension of files of the kind.
        package var pathExtension: String { self == .jpeg ? "jpg" : rawValue }

        /// The media type of the kind.
        package var mediaType: String { self == .svg ? "image/svg+xml" : "image/" + rawValue }
    }

    /// The kind of image.
    package let format: Format
    /// The width in pixels, or in units of the drawing for SVG.
    package let width: Double
    /// The height in pixels, or in units of the drawing for SVG.
    package let height: Double

    /// The size in points when so many pixels make a point.
    package func size(scale: CGFloat) -> CGSize {
        CGSize(width: width / Double(scale), height: height / Double(scale))
    }

    /// The header of the file at a path, of which only the first part is read; nil when it is no known image.
    package static func read(atPath path: String) -> ImageHeader? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        return read { offset, count in
            do {
                try handle.seek(toOffset: UInt64(offset))
                return [UInt8](try handle.read(upToCount: count) ?? Data())
            } catch {
                return []
            }
        }
    }

    /// The header of an image in memory; nil when it is no known image.
    package static func read(from data: Data) -> ImageHeader? {
        read { offset, count in
            [UInt8](data.dropFirst(offset).prefix(count))
        }
    }

    /// The header as a reader of pieces gives it: it is asked for so many bytes from an offset and answers with as many
    /// as there are.
    private static func read(_ bytes: (_ offset: Int, _ count: Int) -> [UInt8]) -> ImageHeader? {
        let start = bytes(0, 32)
        return png(start) ?? gif(start) ?? webp(start) ?? jpeg(start, bytes) ?? svg(start, bytes)
    }

    private static func png(_ start: [UInt8]) -> ImageHeader? {
        guard start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), start.count >= 24 else {
            return nil
        }
        return ImageHeader(
            format: .png,
            width: Double(bigEndian(start[16..<20])),
            height: Double(bigEndian(start[20..<24]))
        )
    }

    private static func gif(_ start: [UInt8]) -> ImageHeader? {
        guard start.starts(with: Array("GIF8".utf8)), start.count >= 10 else { return nil }
        return ImageHeader(
            format: .gif,
            width: Double(littleEndian(start[6..<8])),
            height: Double(littleEndian(start[8..<10]))
        )
    }

    private static func webp(_ start: [UInt8]) -> ImageHeader? {
        guard start.count >= 30, start.starts(with: Array("RIFF".utf8)), start[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        let width: Int
        let height: Int
        switch String(decoding: start[12..<16], as: UTF8.self) {
        case "VP8 ":
            width = littleEndian(start[26..<28]) & 0x3FFF
            height = littleEndian(start[28..<30]) & 0x3FFF
        case "VP8L":
            let bits = littleEndian(start[21..<25])
            width = (bits & 0x3FFF) + 1
            height = ((bits >> 14) & 0x3FFF) + 1
        case "VP8X":
            width = littleEndian(start[24..<27]) + 1
            height = littleEndian(start[27..<30]) + 1
        default: return nil
        }
        return ImageHeader(format: .webp, width: Double(width), height: Double(height))
    }

    /// How many segments of a JPEG file are looked at for its size.
    private static let mostSegments = 512

    private static func jpeg(_ start: [UInt8], _ bytes: (_ offset: Int, _ count: Int) -> [UInt8]) -> ImageHeader? {
        guard start.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var offset = 2
        for _ in 0..<mostSegments {
            let segment = bytes(offset, 9)
            guard segment.count == 9, segment[0] == 0xFF else { return nil }
            switch segment[1] {
            case 0xFF: offset += 1
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return ImageHeader(
                    format: .jpeg,
                    width: Double(bigEndian(segment[7..<9])),
                    height: Double(bigEndian(segment[5..<7]))
                )
            case 0xDA: return nil
            default: offset += 2 + bigEndian(segment[2..<4])
            }
        }
        return nil
    }

    private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
