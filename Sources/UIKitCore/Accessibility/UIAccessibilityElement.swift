public import Foundation

/// Something that assistive technology finds in a view that draws its content, such as a bar of a chart.
///
/// On the web an element is a text, a heading or an image that is read and not seen; one that is a button or a link is a button,
/// which is seen where it has the focus; one that is adjustable has two for its steps.
///
/// Source: UIKit, `UIAccessibilityElement`.
@MainActor
open class UIAccessibilityElement: NSObject {
    /// The view that the element is in.
    open weak var accessibilityContainer: AnyObject?

    /// Whether assistive technology finds the element; it does unless this is changed.
    open var isAccessibilityElement = true { didSet { changed() } }

    /// What the element is called; one without a name is left out.
    open var accessibilityLabel: String? { didSet { changed() } }

    /// What happens when the element is used.
    open var accessibilityHint: String? { didSet { changed() } }

    /// The value of the element.
    open var accessibilityValue: String? { didSet { changed() } }

    /// What kind of element it is.
    open var accessibilityTraits = UIAccessibilityTraits.none { didSet { changed() } }

    /// A name for tests and for programs, not read to anybody.
    open var accessibilityIdentifier: String?

    /// Where the element is in its container; pages make no use of that.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Where the element is on the screen; pages make no use of that.
    open var accessibilityFrame = CGRect.zero

    /// Creates an element.
    ///
    /// - Parameter container: The view that the element is in; it is not retained.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
    }

    /// Called when a person presses an element that is a button or a link.
    ///
    /// - Returns: Whether the element did something; false unless this is overridden.
    open func accessibilityActivate() -> Bool { false }

    /// Called when a person adds a step to the value of an element with the trait `adjustable`; the default does nothing.
    open func accessibilityIncrement() {}

    /// Called when a person takes a step from the value of an element with the trait `adjustable`; the default does nothing.
    open func accessibilityDecrement() {}

    /// Whether pages offer to move the value of the element up and down.
    package final var isAdjustable: Bool {
        isShown && accessibilityTraits.contains(.adjustable) && !accessibilityTraits.contains(.notEnabled)
    }

    /// Whether pages offer to press the element.
    package final var isPressable: Bool {
        isShown && !accessibilityTraits.isDisjoint(with: [.button, .link]) && !accessibilityTraits.contains(.notEnabled)
    }

    /// Whether pages have the element.
    package final var isShown: Bool { isAccessibilityElement && accessibilityLabel?.isEmpty == false }

    private func changed() { (accessibilityContainer as? UIView)?.setNeedsRendering() }
}
