extension UIFont {
    /// The names of the families that apps and people can choose from.
    ///
    /// The browser shows a family where the device has it, and its own font otherwise.
    public class var familyNames: [String] {
        families.map(\.name)
    }

    /// The names of a family's fonts; empty for one that is not in ``familyNames``.
    ///
    /// - Parameter familyName: The family's name.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        families.contains { $0.name == familyName } ? [familyName] : []
    }

    /// A family and what kind of letters it has.
    struct Family: Sendable {
        /// Its name.
        let name: String
        /// The kind of letters.
        let kind: Kind

        /// Kinds of letters.
        enum Kind: Sendable, CaseIterable {
            /// Letters with serifs.
            case serif
            /// Letters without serifs.
            case sansSerif
            /// Letters of one width.
            case monospaced
            /// Letters as written by hand, or for display.
            case script

            /// What a person reads above the families of the kind.
            var title: FrameworkText {
                switch self {
                case .serif: .serif
                case .sansSerif: .sansSerif
                case .monospaced: .monospaced
                case .script: .scriptFonts
                }
            }
        }
    }

    /// The families.
    static let families: [Family] =
        names(of: .serif, "Baskerville", "Cochin", "Didot", "Georgia", "Hoefler Text", "Palatino", "Times New Roman")
        + names(
            of: .sansSerif, "Arial", "Avenir", "Avenir Next", "Futura", "Gill Sans", "Helvetica", "Helvetica Neue",
            "Optima", "Trebuchet MS", "Verdana")
        + names(of: .monospaced, "American Typewriter", "Courier New", "Menlo")
        + names(
            of: .script, "Bradley Hand", "Chalkboard SE", "Copperplate", "Marker Felt", "Noteworthy", "Papyrus",
            "Snell Roundhand", "Zapfino")

    private static func names(of kind: Family.Kind, _ names: String...) -> [Family] {
        names.map { Family(name: $0, kind: kind) }
    }
}
