/// A line of laid out text: which of the text's characters it has and where it is, in points.
struct BrokenLine: Equatable {
    /// The characters, counted as Unicode scalars; spaces at the end may be among them.
    var characters: Range<Int>
    /// How far the line begins behind the edge.
    var indent: Double
    /// How far the base line is below the top of the text.
    var baseline: Double
    /// How far the line is below the top of the text.
    var top: Double
    /// How high the line is.
    var height: Double
    /// How far the line may reach, from the edge; infinite for no limit.
    var widthLimit: Double
    /// Where the line stands between the edges.
    var alignment: NSTextAlignment
    /// Whether its text goes on behind the edge.
    var isCutOff: Bool
}
