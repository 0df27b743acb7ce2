/// The grammar of the host and port that a request addresses (RFC 3986 sections 3.2.2 and 3.2.3).
extension Span<UInt8> {
    /// Whether the bytes are a host, which may be followed by a port; user information is none of it.
    var isHostAndPort: Bool {
        guard let first = isEmpty ? nil : self[0] else { return false }
        let hostEnd = first == UInt8(ascii: "[") ? addressEnd : nameEnd
        guard let hostEnd, hostEnd > 0 else { return false }
        return hostEnd == count || isPort(from: hostEnd)
    }

    /// Where a registered name or an IPv4 address ends; nil when a percent sign has no two digits behind it.
    private var nameEnd: Int? {
        var index = 0
        while index < count, ByteSet.name.contains(self[index]) {
            if self[index] == UInt8(ascii: "%") {
                guard index + 2 < count, self[index + 1].hexadecimalValue != nil,
                    self[index + 2].hexadecimalValue != nil
                else { return nil }
            }
            index += 1
        }
        return index
    }

    /// Where an address in brackets ends; nil when it is none.
    private var addressEnd: Int? {
        var index = 1
        while index < count, self[index] != UInt8(ascii: "]") { index += 1 }
        guard index < count, index > 1 else { return nil }
        let address = extracting(1..<index)
        guard address.isIPv6Address || address.isFutureAddress else { return nil }
        return index + 1
    }

    /// Whether a colon and the digits of a port, if there are any, follow and end the bytes.
    private func isPort(from start: Int) -> Bool {
        guard self[start] == UInt8(ascii: ":") else { return false }
        var port = 0
        for index in (start + 1)..<count {
            guard let digit = self[index].decimalValue else { return false }
            port = port * 10 + digit
            guard port <= 65535 else { return false }
        }
        return true
    }

    /// Whether the bytes are an IPv6 address: eight groups of four digits at most, of which `::` stands for one or more and a
    /// final IPv4 address for two.
    private var isIPv6Address: Bool {
        var (groupCount, isShortened, index) = (0, false, 0)
        if count >= 2, isGap(at: 0) { (isShortened, index) = (true, 2) }
        while index < count {
            let start = index
            while index < count, self[index].hexadecimalValue != nil { index += 1 }
            if index < count, self[index] == UInt8(ascii: ".") {
                guard extracting(start..<count).isIPv4Address else { return false }
                groupCount += 2
                break
            }
            guard (1...4).contains(index - start) else { return false }
            groupCount += 1
            guard index < count else { break }
            guard self[index] == UInt8(ascii: ":"), index + 1 < count else { return false }
            if isGap(at: index) {
                guard !isShortened else { return false }
                isShortened = true
                index += 1
            }
            index += 1
        }
        return isShortened ? groupCount <= 7 : groupCount == 8
    }

    private func isGap(at index: Int) -> Bool {
        index + 1 < count && self[index] == UInt8(ascii: ":") && self[index + 1] == UInt8(ascii: ":")
    }

    /// Whether the bytes are four numbers up to 255 with dots between them.
    private var isIPv4Address: Bool {
        var (numberCount, value, digitCount) = (1, 0, 0)
        for index in indices {
            if let digit = self[index].decimalValue {
                (value, digitCount) = (value * 10 + digit, digitCount + 1)
                guard digitCount <= 3, value <= 255 else { return false }
            } else {
                guard self[index] == UInt8(ascii: "."), digitCount > 0 else { return false }
                (numberCount, value, digitCount) = (numberCount + 1, 0, 0)
            }
        }
        return numberCount == 4 && digitCount > 0
    }

    /// Whether the bytes are an address of a kind yet to come: `v`, a version, a dot, and what that version says.
    private var isFutureAddress: Bool {
        guard count > 3, self[0].lowercasedASCII == UInt8(ascii: "v") else { return false }
        var index = 1
        while index < count, self[index].hexadecimalValue != nil { index += 1 }
        guard index > 1, index + 1 < count, self[index] == UInt8(ascii: ".") else { return false }
        for place in (index + 1)..<count {
            guard
                self[place] == UInt8(ascii: ":")
                    || self[place] != UInt8(ascii: "%") && ByteSet.name.contains(self[place])
            else { return false }
        }
        return true
    }
}
