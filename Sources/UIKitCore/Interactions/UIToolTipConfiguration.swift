public import Foundation

/// The text of a tool tip and the part of the view that it is for.
///
/// Source: UIKit, `UIToolTipConfiguration`.
@MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    public final let toolTip: String

    /// The part of the view that the text is for; null for the whole view, as it is on the page in any case.
    public final let sourceRect: CGRect

    /// Creates a text for a whole view.
    ///
    /// - Parameter toolTip: The text.
    public convenience init(toolTip: String) {
        self.init(toolTip: toolTip, in: .null)
    }

    /// Creates a text for a part of a view.
    ///
    /// - Parameters:
    ///   - toolTip: The text.
    ///   - sourceRect: The part, in the view's coordinates and in points.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }
}
