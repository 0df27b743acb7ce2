/// Reads a body of `multipart/form-data` piece by piece as it arrives (RFC 7578).
///
/// Bytes go in with `parse(_:)`, in pieces of any size, and what they complete comes out as events: a part begins, some
/// of its bytes, the part ends. Nothing is kept but the piece of a boundary or header that has not ended yet, so an
/// upload of any size passes through in little memory. After an error the parser must not be used again.
package struct MultipartFormParser: Sendable {
    /// What a piece of the body turned out to hold.
    package enum Event: Sendable, Hashable {
        /// A field or file begins.
        case partBegan(MultipartPart)
        /// The next bytes of its value.
        case bytes([UInt8])
        /// Its value is complete.
        case partEnded
    }

    private enum State {
        case preamble
        case boundaryEnd
        case partHeaders
        case partBody
        case epilogue
    }

    private let delimiter: [UInt8]
    private let limits: FormLimits
    private var state = State.preamble
    private var pending: [UInt8]
    private var partCount = 0
    private var part: MultipartPart?
    private var partLength = 0
    private var fieldsLength = 0

    /// Creates a parser for the boundary that the content type states.
    ///
    /// - Parameters:
    ///   - boundary: 1 to 70 characters of the set that RFC 2046 allows.
    ///   - limits: how much the form may hold.
    package init(boundary: String, limits: FormLimits = FormLimits()) throws(FormError) {
        guard (1...70).contains(boundary.utf8.count), boundary.utf8.last != UInt8(ascii: " "),
            boundary.utf8.allSatisfy(Self.boundaryCharacters.contains)
        else { throw .malformed(.invalidBoundary) }
        delimiter = Array("\r\n--\(boundary)".utf8)
        self.limits = limits
        // The first boundary needs no line before it; with this one, all are found alike.
        pending = Array("\r\n".utf8)
    }

    /// Takes the next piece of the body and returns what it completed.
    package mutating func parse(_ bytes: [UInt8]) throws(FormError) -> [Event] {
        pending.append(contentsOf: bytes)
        var events: [Event] = []
        var start = 0
        while try advance(from: &start, events: &events) {}
        pending.removeFirst(start)
        return events
    }

    /// Checks, at the end of the body, that its last boundary came.
    package func finish() throws(FormError) {
        guard case .epilogue = state else { throw .malformed(.incomplete) }
    }

    /// Does one step with the pending bytes from `start` on; false when it needs more of them.
    private mutating func advance(from start: inout Int, events: inout [Event]) throws(FormError) -> Bool {
        switch state {
        case .preamble:
            let (length, isComplete) = lengthBeforeDelimiter(from: start)
            start += length
            if isComplete { enterBoundaryEnd(&start) }
            return isComplete
        case .boundaryEnd:
            return try readBoundaryEnd(from: &start)
        case .partHeaders:
            return try readPartHeaders(from: &start, events: &events)
        case .partBody:
            let (length, isComplete) = lengthBeforeDelimiter(from: start)
            try emit(length, from: &start, events: &events)
            if isComplete {
                events.append(.partEnded)
                enterBoundaryEnd(&start)
            }
            return isComplete
        case .epilogue:
            start = pending.count
            return false
        }
    }

    private mutating func enterBoundaryEnd(_ start: inout Int) {
        start += delimiter.count
        state = .boundaryEnd
    }

    private mutating func emit(_ length: Int, from start: inout Int, events: inout [Event]) throws(FormError) {
        guard length > 0, let part else { return }
        partLength += length
        let isFile = part.fileName.map { !$0.isEmpty } ?? false
        let limit = isFile ? limits.fileLength : limits.valueLength
        guard partLength <= limit else { throw .valueTooLong(name: part.name, limit: limit) }
        if !isFile { try count(length) }
        events.append(.bytes(Array(pending[start..<start + length])))
        start += length
    }

    /// Counts bytes of names and of values that are no files, which whoever reads the form keeps in memory.
    private mutating func count(_ length: Int) throws(FormError) {
        fieldsLength += length
        guard fieldsLength <= limits.fieldsLength else { throw .fieldsTooLong(limit: limits.fieldsLength) }
    }

    /// How many bytes from `start` on surely stand before the next delimiter, and whether it follows them.
    private func lengthBeforeDelimiter(from start: Int) -> (length: Int, isComplete: Bool) {
        pending.withUnsafeBufferPointer { bytes in
            var index = start
            while index < bytes.count {
                guard bytes[index] == delimiter[0] else {
                    index += 1
                    continue
                }
                var matched = 1
                while matched < delimiter.count, index + matched < bytes.count,
                    bytes[index + matched] == delimiter[matched]
                {
                    matched += 1
                }
                if matched == delimiter.count { return (index - start, true) }
                if index + matched == bytes.count { return (index - start, false) }
                index += 1
            }
            return (bytes.count - start, false)
        }
    }

    /// After a boundary: two hyphens end the form, a line end begins a part; white space may stand before it.
    private mutating func readBoundaryEnd(from start: inout Int) throws(FormError) -> Bool {
        var index = start
        while index < pending.count, pending[index] == UInt8(ascii: " ") || pending[index] == UInt8(ascii: "\t") {
            index += 1
        }
        guard index - start <= 64 else { throw .malformed(.invalidBoundaryLine) }
        guard index + 1 < pending.count else { return false }
        switch (pending[index], pending[index + 1]) {
        case (UInt8(ascii: "-"), UInt8(ascii: "-")) where index == start:
            state = .epilogue
        case (UInt8(ascii: "\r"), UInt8(ascii: "\n")):
            state = .partHeaders
            // A part without headers has its empty line right here, so the line end serves both.
            start = index
            return true
        default:
            throw .malformed(.invalidBoundaryLine)
        }
        start = index + 2
        return true
    }

    /// Reads the header lines of a part, which begin with the boundary's line end and end with an empty line.
    private mutating func readPartHeaders(from start: inout Int, events: inout [Event]) throws(FormError) -> Bool {
        guard let length = headerLength(from: start) else {
            guard pending.count - start < limits.partHeaderLength else { throw .malformed(.invalidPartHeaders) }
            return false
        }
        guard partCount < limits.fieldCount else { throw .tooManyFields(limit: limits.fieldCount) }
        partCount += 1
        let part = try MultipartPart(headers: length > 0 ? pending[(start + 2)..<(start + length)] : [])
        guard part.name.utf8.count <= limits.nameLength else { throw .nameTooLong(limit: limits.nameLength) }
        try count(part.name.utf8.count)
        events.append(.partBegan(part))
        self.part = part
        partLength = 0
        state = .partBody
        start += length + 4
        return true
    }

    /// The length of the header lines from `start` on, without the four bytes that end the last one and make the empty
    /// line; nil when those have not come within the limit.
    private func headerLength(from start: Int) -> Int? {
        pending.withUnsafeBufferPointer { bytes in
            let last = start + min(bytes.count - start, limits.partHeaderLength) - 4
            var index = start
            while index <= last {
                if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10 {
                    return index - start
                }
                index += 1
            }
            return nil
        }
    }

    private static let boundaryCharacters = ByteSet.lettersAndDigits.union(ByteSet("'()+_,-./:=? "))
}
