/// The proportions of a typeface, in ems.
struct TypefaceMetrics: Sendable {
    /// Which widths its characters have.
    enum Widths: Sendable {
        /// Those of a table, times a factor.
        case table(AdvanceTable, factor: Double)
        /// One width for all.
        case equal(Double)
    }

    /// Which widths its characters have.
    let widths: Widths
    /// How far letters rise above the base line.
    let ascender: Double
    /// How far letters fall below the base line; negative.
    let descender: Double
    /// The space between two lines that belongs to neither.
    var lineGap = 0.0
    /// The height of capital letters.
    var capHeight = 0.716
    /// The height of the small x.
    var xHeight = 0.523
    /// Whether letters are moved apart or together by their size, and pairs of them by their shapes.
    var isInterfaceFont = false

    /// The proportions of the letters of a design.
    static func metrics(of design: FontAttributes.Design) -> TypefaceMetrics {
        switch design {
        case .system, .rounded: interface
        case .serif: serif
        case .monospaced: monospaced
        case .named(let name): families[familyKey(name)] ?? interface
        }
    }

    /// A family's name in lower case, without spaces and without the style that the name of a face ends with.
    private static func familyKey(_ name: String) -> String {
        let family = name.prefix { $0 != "-" }
        return String(family.lowercased().filter { $0 != " " })
    }

    private static let interface = TypefaceMetrics(
        widths: .table(.system, factor: 1), ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 1443.0 / 2048,
        xHeight: 1078.0 / 2048, isInterfaceFont: true)

    private static let serif = TypefaceMetrics(
        widths: .table(.serif, factor: 1.06), ascender: 0.952, descender: -0.241, capHeight: 0.69, xHeight: 0.5)

    private static let monospaced = TypefaceMetrics(
        widths: .equal(0.6), ascender: 0.952, descender: -0.241, capHeight: 0.705, xHeight: 0.526)

    private static let families: [String: TypefaceMetrics] = {
        let helvetica = sans(0.952, -0.213, gap: 0.028)
        let arial = sans(0.905, -0.212, gap: 0.033)
        let times = serif(0.891, -0.216, gap: 0.042)
        let courier = TypefaceMetrics(
            widths: .equal(0.6), ascender: 0.833, descender: -0.3, capHeight: 0.571, xHeight: 0.423)
        return [
            "helveticaneue": helvetica, "helvetica": sans(0.92, -0.23), "arial": arial, "arialmt": arial,
            "avenir": sans(1, -0.366, factor: 0.99), "avenirnext": sans(1, -0.366, factor: 1.01),
            "futura": sans(1.039, -0.26), "gillsans": sans(0.918, -0.23, factor: 0.92),
            "optima": sans(0.919, -0.266, gap: 0.028, factor: 0.96), "trebuchetms": sans(0.939, -0.222, factor: 0.97),
            "verdana": sans(1.005, -0.21, factor: 1.16), "timesnewroman": times, "timesnewromanpsmt": times,
            "georgia": serif(0.917, -0.219, factor: 1.1), "baskerville": serif(0.897, -0.246, factor: 0.97),
            "palatino": serif(0.916, -0.266, factor: 1.09), "couriernew": courier, "couriernewpsmt": courier,
            "courier": courier,
            "menlo": TypefaceMetrics(
                widths: .equal(0.602), ascender: 0.928, descender: -0.236, capHeight: 0.729, xHeight: 0.547),
        ]
    }()

    private static func sans(
        _ ascender: Double, _ descender: Double, gap: Double = 0, factor: Double = 1
    ) -> TypefaceMetrics {
        TypefaceMetrics(
            widths: .table(.sans, factor: factor), ascender: ascender, descender: descender, lineGap: gap)
    }

    private static func serif(
        _ ascender: Double, _ descender: Double, gap: Double = 0, factor: Double = 1
    ) -> TypefaceMetrics {
        TypefaceMetrics(
            widths: .table(.serif, factor: factor), ascender: ascender, descender: descender, lineGap: gap,
            capHeight: 0.662, xHeight: 0.448)
    }
}
