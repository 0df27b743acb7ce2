// Written by docs/scripts/advance_widths.py; do not edit.

extension AdvanceTable {
    /// Where the widths of each 128 Unicode scalars stand in the tables; 255 for scalars without.
    static let pages: [UInt8] = [
        0, 1, 2, 3, 255, 255, 4, 5, 6, 7, 8, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 9, 10, 255, 255, 11, 12, 13, 14, 15, 16, 255, 255,
        255, 255, 255, 17,
    ]
}
