extension Unicode.Scalar {
    /// Whether it controls a terminal, ends a line somewhere, or changes the order in which others are read, so that it
    /// may not stand in a log as it is.
    package var leavesItsLine: Bool {
        guard value >= 0x20, value != 0x7F else { return true }
        guard value >= 0x80 else { return false }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
