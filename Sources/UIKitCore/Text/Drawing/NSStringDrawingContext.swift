public import Foundation

/// What measuring and drawing text is told and tells beyond rectangles.
///
/// UIKit: `NSStringDrawingContext`.
open class NSStringDrawingContext: NSObject {
    /// The smallest scale that fonts may get so that text fits, up to 1; 0, the default, leaves fonts as they are.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale that fonts got when text was last measured.
    public internal(set) final var actualScaleFactor: CGFloat = 1
    /// The rectangle that text took when it was last measured, in points.
    public internal(set) final var totalBounds = CGRect.zero

    /// A context that leaves fonts as they are.
    public override init() {
        super.init()
    }
}
