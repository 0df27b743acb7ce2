/// The parts of a file that a request's `Range` field asks for (RFC 9110, section 14).
package enum ByteRange: Sendable, Hashable {
    /// Everything: there is no range, it is malformed, in another unit, or of a kind this reader leaves aside.
    case whole
    /// These bytes, never empty.
    case part(Range<Int64>)
    /// These runs of bytes, at least two, in the order in which they are to be sent.
    case parts([Range<Int64>])
    /// The field is right but the file has none of those bytes: status 416.
    case unsatisfiable

    /// Reads the value of the field for a file of the given length in bytes.
    ///
    /// When ranges overlap, or leave less between them than it takes to announce a part, those become one and all are put
    /// in order (section 15.3.7.2), so that no client gets more bytes than the file has. A field with more than 16
    /// ranges is ignored, as section 14.2 lets a server do: clients that ask for many small parts cost more than the
    /// whole file, and all of them must cope with getting it.
    package init(_ value: String?, length: Int64) {
        guard let value, let specifications = FieldScanner.rangeSpecifications(value) else {
            self = .whole
            return
        }
        let ranges = specifications.compactMap { $0.resolved(length: length) }
        let merged = Self.merged(ranges)
        switch merged.count {
        case 0: self = .unsatisfiable
        case 1: self = .part(merged[0])
        default: self = .parts(merged.count == ranges.count ? ranges : merged)
        }
    }

    /// The ranges in order, with those that lie close together made one.
    private static func merged(_ ranges: [Range<Int64>]) -> [Range<Int64>] {
        var merged: [Range<Int64>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound - last.upperBound < leastGap {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    /// The bytes between two ranges below which they are sent as one: about what announces a part.
    private static let leastGap: Int64 = 80

    /// The greatest number of ranges read from one field; a field with more is ignored.
    fileprivate static let greatestCount = 16

    /// The value of a `Content-Range` field for a part of a file.
    package static func contentRange(_ range: Range<Int64>, length: Int64) -> String {
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
    }

    /// The value of a `Content-Range` field that tells a client the file's length with status 416.
    package static func unsatisfiedContentRange(length: Int64) -> String {
        "bytes */\(length)"
    }

    /// One range as it is written, before the file's length is known.
    fileprivate enum Specification {
        case from(Int64, through: Int64?)
        case last(Int64)

        func resolved(length: Int64) -> Range<Int64>? {
            switch self {
            case .from(let first, let last):
                guard first < length else { return nil }
                return first..<min(last ?? length - 1, length - 1) + 1
            case .last(let count):
                guard count > 0, length > 0 else { return nil }
                return max(length - count, 0)..<length
            }
        }
    }
}

extension FieldScanner {
    /// The ranges of a field in bytes; nil when the field is malformed, too long or in another unit.
    fileprivate static func rangeSpecifications(_ value: String) -> [ByteRange.Specification]? {
        var scanner = FieldScanner(value)
        scanner.skipSpace()
        guard scanner.lowercasedToken() == "bytes", scanner.skip("=") else { return nil }
        var specifications: [ByteRange.Specification] = []
        var elementCount = 0
        repeat {
            scanner.skipSpace()
            elementCount += 1
            // Empty elements of a list mean nothing (section 5.6.1.2).
            guard !scanner.isAtEnd, scanner.next != UInt8(ascii: ",") else { continue }
            guard let specification = scanner.rangeSpecification() else { return nil }
            specifications.append(specification)
            scanner.skipSpace()
        } while scanner.skip(",") && elementCount < ByteRange.greatestCount
        return scanner.isAtEnd && !specifications.isEmpty ? specifications : nil
    }

    private mutating func rangeSpecification() -> ByteRange.Specification? {
        if skip("-") { return number().map { .last($0) } }
        guard let first = number(), skip("-") else { return nil }
        guard next?.decimalValue != nil else { return .from(first, through: nil) }
        guard let last = number(), last >= first else { return nil }
        return .from(first, through: last)
    }
}
