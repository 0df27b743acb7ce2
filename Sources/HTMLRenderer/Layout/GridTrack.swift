import Foundation

/// How long the part between two neighbouring lines of a grid is.
enum GridTrack: Equatable {
    /// A number of quarter points.
    case fixed(Int)
    /// As long as the content, and no less than a number of quarter points.
    case content(least: Int)
    /// A number of thousandths of what the other tracks leave; `isBounded` for one that content does not stretch.
    case share(Int, isBounded: Bool, least: Int = 0)
    /// A number of thousandths of how long a view is that scrolls, and a number of quarter points.
    case part(Int, rest: Int)

    /// Whether it grows with what the other tracks leave.
    var isShare: Bool {
        if case .share = self { true } else { false }
    }

    /// Whether it is as long as the content.
    var followsContent: Bool {
        if case .content = self { true } else { false }
    }

    /// A length in quarter points.
    static func quarters(_ points: CGFloat) -> Int {
        points.isFinite ? Int((min(max(points, -1e6), 1e6) * 4).rounded()) : 0
    }
}

extension [UInt8] {
    /// Appends a track as CSS reads it.
    mutating func append(_ track: GridTrack) {
        switch track {
        case .fixed(let quarters): append(quarters: quarters)
        case .content(0): append("auto" as StaticString)
        case .content(let least):
            append("minmax(" as StaticString)
            append(quarters: least)
            append(",auto)" as StaticString)
        case .share(let thousandths, let isBounded, let least):
            if isBounded || least > 0 {
                append("minmax(" as StaticString)
                append(quarters: least)
                append(UInt8(ascii: ","))
            }
            append(number: Double(thousandths) / 1000)
            append("fr" as StaticString)
            if isBounded || least > 0 { append(UInt8(ascii: ")")) }
        case .part(let thousandths, let rest):
            append("calc(" as StaticString)
            append(number: Double(thousandths) / 10)
            append("% + " as StaticString)
            append(number: Double(rest) / 4)
            append("px)" as StaticString)
        }
    }

    /// Appends a length of quarter points.
    mutating func append(quarters: Int) {
        append(points: Double(quarters) / 4)
    }

    /// Appends tracks with spaces between them.
    mutating func append(_ tracks: [GridTrack]) {
        for (index, track) in tracks.enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            append(track)
        }
    }
}
