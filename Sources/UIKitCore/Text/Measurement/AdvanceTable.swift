/// The advance widths of a typeface's characters, in 2048ths of an em.
///
/// The tables hold Latin, Greek and Cyrillic letters, punctuation and common symbols; what is not in them is measured by
/// its script, see ``ScalarWidth``.
struct AdvanceTable: Sendable {
    /// The widths in the regular weight, by page and place in it; 0 for a scalar that the typeface lacks.
    let regular: [UInt16]
    /// The widths in the bold weight, in the same order.
    let bold: [UInt16]

    /// The width of a scalar in ems.
    ///
    /// - Parameters:
    ///   - scalar: The scalar's number.
    ///   - boldness: 0 for regular and 1 for bold text; weights between and beyond follow the line through both.
    /// - Returns: The width, or nil for a scalar that is not in the table.
    func advance(of scalar: UInt32, boldness: Double) -> Double? {
        let page = Int(scalar >> 7)
        guard page < Self.pages.count else { return nil }
        let position = Self.pages[page]
        guard position != 255 else { return nil }
        let place = Int(position) << 7 | Int(scalar & 127)
        let width = Double(regular[place])
        guard width > 0 else { return nil }
        return (width + (Double(bold[place]) - width) * boldness) / 2048
    }
}
