public import Foundation

/// The shadow of text; `text-shadow` on the page.
///
/// UIKit: `NSShadow`.
open class NSShadow: NSObject, NSCopying {
    /// For Foundation, which compares the objects of attributed texts; the first of the stored properties.
    private let mark = AttributeObjectMark()

    /// The displacement of the shadow, in points.
    open var shadowOffset = CGSize.zero
    /// How blurred the edge of the shadow is, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a `UIColor`; a third of black's opacity unless set.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

    /// A shadow straight behind the text.
    public override init() {
        super.init()
    }

    /// A shadow of the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
