import Foundation

extension NSLayoutConstraint {
    /// Makes the constraints that a text in the visual format language describes.
    ///
    /// A text, view or metric that cannot be understood is a scene fault, and no constraints are made.
    ///
    /// - Parameters:
    ///   - format: The text, such as `H:|-[icon(24)]-8-[title]-|`.
    ///   - opts: How the views are aligned.
    ///   - metrics: Numbers by name.
    ///   - views: Views and layout guides by name.
    /// - Returns: The constraints; none is active yet.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatFailure) {
            let parsed: VisualFormat
            do {
                parsed = try VisualFormatParser.parse(format)
            } catch {
                throw VisualFormatFailure(error.reason, at: error.position)
            }
            let layout = VisualFormatLayout(format: parsed, options: opts, metrics: metrics ?? [:], views: views)
            return try layout.constraints()
        } catch {
            let caret = String(repeating: " ", count: error.position ?? format.count) + "^"
            refuse("Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(caret)")
            return []
        }
    }
}

/// What is wrong with a visual format or with the names it uses.
struct VisualFormatFailure: Error {
    let reason: String
    /// How many characters stand before the place; nil for the end.
    let position: Int?

    init(_ reason: String, at position: Int? = nil) {
        self.reason = reason
        self.position = position
    }
}
