/// Writes JSON (RFC 8259) as UTF-8 into one buffer, with commas and escapes where they belong.
struct JSONWriter {
    /// What has been written.
    private(set) var bytes: [UInt8] = []

    private var needsComma = false

    /// Creates a writer with room for a number of bytes.
    init(capacity: Int = 1_024) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes an object with the members that the closure writes.
    mutating func object(_ members: (inout JSONWriter) -> Void) {
        enclosed(between: UInt8(ascii: "{"), and: UInt8(ascii: "}"), members)
    }

    /// Writes an array with the elements that the closure writes.
    mutating func array(_ elements: (inout JSONWriter) -> Void) {
        enclosed(between: UInt8(ascii: "["), and: UInt8(ascii: "]"), elements)
    }

    /// Writes the name of a member; its value comes next.
    mutating func name(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a string.
    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 { append(escaping: byte) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a number; JSON has no infinity and no NaN, so these become null.
    mutating func number(_ number: Double) {
        guard number.isFinite else { return null() }
        if let integer = Int(exactly: number) { return integerNumber(integer) }
        literal("\(number)")
    }

    /// Writes an integer.
    mutating func integerNumber(_ number: Int) {
        literal(String(number))
    }

    /// Writes a truth value.
    mutating func boolean(_ boolean: Bool) {
        literal(boolean ? "true" : "false")
    }

    /// Writes null.
    mutating func null() {
        literal("null")
    }

    private mutating func literal(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func enclosed(between opening: UInt8, and closing: UInt8, _ content: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(opening)
        needsComma = false
        content(&self)
        bytes.append(closing)
        needsComma = true
    }

    private mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case UInt8(ascii: "\r"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
        case UInt8(ascii: "\t"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
        case 0..<0x20, 0x7F:
            let digits = Array("0123456789abcdef".utf8)
            bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")]
            bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        default: bytes.append(byte)
        }
    }
}

extension JSONWriter {
    /// Writes a member whose value is a string.
    mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    /// Writes a member whose value is a string, if there is one.
    mutating func member(_ name: String, ifPresent value: String?) {
        guard let value else { return }
        member(name, value)
    }

    /// Writes a member whose value is an integer.
    mutating func member(_ name: String, _ value: Int) {
        self.name(name)
        integerNumber(value)
    }

    /// Writes a member whose value is a number.
    mutating func member(_ name: String, _ value: Double) {
        self.name(name)
        number(value)
    }

    /// Writes a member whose value is a truth value.
    mutating func member(_ name: String, _ value: Bool) {
        self.name(name)
        boolean(value)
    }
}
