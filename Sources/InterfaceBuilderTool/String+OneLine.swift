extension String {
    /// The text without what breaks a line or steers a terminal, and not longer than a line may be.
    var inOneLine: String {
        let longest = 1_000
        var line = ""
        for scalar in unicodeScalars.prefix(longest) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                line += "\\u{\(String(scalar.value, radix: 16))}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.count > longest ? line + "…" : line
    }
}
