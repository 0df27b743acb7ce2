/// Leaves out what is there for those who read the source of a script.
///
/// That is lines that only say something to them, spaces, semicolons before closing braces, commas before closing brackets, and
/// the ends of lines where a statement or a list goes on or ends anyway. No line may say something to readers behind its code. A slash begins a regular
/// expression where an operator, a bracket or the beginning of a line stands before it.
struct ScriptCondenser {
    /// What a closing brace ends: a block or an object, or the code in a template.
    private enum Nesting { case block, template }

    private let source: [UInt8]
    private var position = 0
    private var nestings: [Nesting] = []
    private var result: [UInt8] = []

    /// Condenses a script.
    static func condense(_ script: [UInt8]) -> [UInt8] {
        var condenser = ScriptCondenser(script)
        return condenser.condense()
    }

    private init(_ script: [UInt8]) {
        source = script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
            .map { line in line.drop { $0 == UInt8(ascii: " ") } }
            .filter { line in !line.isEmpty && !line.starts(with: "//".utf8) && !line.starts(with: "/**".utf8) }
            .reduce(into: []) { bytes, line in
                // A line that begins so goes on with the one before, or ends what that is in.
                if let first = line.first, ".?:&|)]}".utf8.contains(first), bytes.last == UInt8(ascii: "\n") {
                    bytes.removeLast()
                }
                bytes += line
                if let last = line.last, !"{([,;".utf8.contains(last) { bytes.append(UInt8(ascii: "\n")) }
            }
    }

    private mutating func condense() -> [UInt8] {
        result.reserveCapacity(source.count)
        while position < source.count {
            let byte = source[position]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): copyText(until: byte)
            case UInt8(ascii: "/") where isBeforeOperand: copyExpression()
            case UInt8(ascii: "{"):
                nestings.append(.block)
                copy()
            case UInt8(ascii: "}"):
                dropComma()
                if nestings.popLast() == .template {
                    copyText(until: UInt8(ascii: "`"))
                } else {
                    if result.last == UInt8(ascii: ";") { result.removeLast() }
                    copy()
                }
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                dropComma()
                copy()
            case UInt8(ascii: " ") where !isNeededSpace: position += 1
            default: copy()
            }
        }
        return result
    }

    /// Leaves out the comma after the last element of a list.
    private mutating func dropComma() {
        if result.last == UInt8(ascii: ",") { result.removeLast() }
    }

    private mutating func copy() {
        guard position < source.count else { return }
        result.append(source[position])
        position += 1
    }

    /// Copies a text in quotation marks, or a template from its beginning or the end of some code up to the next code or its end.
    private mutating func copyText(until end: UInt8) {
        copy()
        while position < source.count, source[position] != end {
            let isCode = end == UInt8(ascii: "`") && source[position...].starts(with: "${".utf8)
            if source[position] == UInt8(ascii: "\\") || isCode { copy() }
            copy()
            if isCode { return nestings.append(.template) }
        }
        copy()
    }

    /// Copies a regular expression, in whose classes slashes stand for themselves.
    private mutating func copyExpression() {
        var isInClass = false
        copy()
        while position < source.count, isInClass || source[position] != UInt8(ascii: "/") {
            if source[position] == UInt8(ascii: "[") { isInClass = true }
            if source[position] == UInt8(ascii: "]") { isInClass = false }
            if source[position] == UInt8(ascii: "\\") { copy() }
            copy()
        }
        copy()
    }

    /// Whether no value has just ended.
    private var isBeforeOperand: Bool {
        let last = result.last { $0 != UInt8(ascii: " ") }
        return last.map { "(,=:[!&|?{};>\n".utf8.contains($0) } ?? true
    }

    /// Whether a space keeps two words, or two signs, from being one.
    private var isNeededSpace: Bool {
        guard let last = result.last, position + 1 < source.count else { return false }
        let next = source[position + 1]
        return Self.isPartOfWord(last) && Self.isPartOfWord(next)
            || "+-".utf8.contains(last) && "+-".utf8.contains(next)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"): true
        default: false
        }
    }
}
