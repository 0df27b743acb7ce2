extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and in which direction they follow each other.
    ///
    /// Source: UIKit, `NSLayoutConstraint.FormatOptions`.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates options of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// All left edges are aligned.
        public static let alignAllLeft = Self(rawValue: 1 << 1)
        /// All right edges are aligned.
        public static let alignAllRight = Self(rawValue: 1 << 2)
        /// All top edges are aligned.
        public static let alignAllTop = Self(rawValue: 1 << 3)
        /// All bottom edges are aligned.
        public static let alignAllBottom = Self(rawValue: 1 << 4)
        /// All edges where lines of text begin are aligned.
        public static let alignAllLeading = Self(rawValue: 1 << 5)
        /// All edges where lines of text end are aligned.
        public static let alignAllTrailing = Self(rawValue: 1 << 6)
        /// All horizontal middles are aligned.
        public static let alignAllCenterX = Self(rawValue: 1 << 9)
        /// All vertical middles are aligned.
        public static let alignAllCenterY = Self(rawValue: 1 << 10)
        /// All baselines of last lines are aligned.
        public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
        /// All baselines of first lines are aligned.
        public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
        /// The bits of the alignments.
        public static let alignmentMask = Self(rawValue: 0xFFFF)
        /// The views follow each other in the direction of text.
        public static let directionLeadingToTrailing: Self = []
        /// The views follow each other from left to right.
        public static let directionLeftToRight = Self(rawValue: 1 << 16)
        /// The views follow each other from right to left.
        public static let directionRightToLeft = Self(rawValue: 2 << 16)
        /// The bits of the directions.
        public static let directionMask = Self(rawValue: 3 << 16)
        /// Distances in a column are measured from edge to edge.
        public static let spacingEdgeToEdge: Self = []
        /// Distances in a column are measured from the baseline of the last line of text to that of the first line below.
        public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
        /// The bit that says how distances are measured.
        public static let spacingMask = Self(rawValue: 1 << 19)

        /// The attributes in which the views are aligned.
        var alignments: [Attribute] {
            (1...12).compactMap { contains(Self(rawValue: 1 << $0)) ? Attribute(rawValue: $0) : nil }
        }
    }
}
