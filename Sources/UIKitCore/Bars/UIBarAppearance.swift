public import Foundation

/// The look of a bar: its background and the line at its edge.
///
/// A bar or an item keeps a copy of the look it is given; changing that copy in place, as in
/// `navigationBar.standardAppearance.backgroundColor = .systemTeal`, changes the page.
///
/// Source: UIKit, `UIBarAppearance`.
@MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
    /// Creates the system's default look.
    public override init() {
        super.init()
    }

    /// Creates a look for a device.
    ///
    /// - Parameter idiom: The kind of device; a page looks the same on all.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    /// Creates a copy of another bar's look.
    ///
    /// - Parameter barAppearance: The look to copy.
    public required init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        background = barAppearance.background
        super.init()
    }

    /// A copy that changes independently.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(barAppearance: self)
    }

    /// The colour of the background; nil for the system's.
    open var backgroundColor: UIColor? {
        didSet { didChange() }
    }

    /// The image over the colour of the background; symbols are not shown.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { didChange() } }
    }

    /// How the image of the background fills the bar.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
        didSet { if backgroundImageContentMode != oldValue { didChange() } }
    }

    /// The blur of what lies behind the bar; nil for none.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
        didSet { didChange() }
    }

    /// The colour of the line at the edge; nil for none.
    open var shadowColor: UIColor? = .separator {
        didSet { didChange() }
    }

    /// The image in place of the line at the edge, in its own height and repeated along the bar; nil for a line.
    open var shadowImage: UIImage? {
        didSet { if shadowImage !== oldValue { didChange() } }
    }

    /// Makes the background the system's translucent one.
    open func configureWithDefaultBackground() {
        background = .default
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// Makes the background opaque.
    open func configureWithOpaqueBackground() {
        background = .opaque
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = .separator
    }

    /// Makes the background transparent, without line.
    open func configureWithTransparentBackground() {
        background = .transparent
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = nil
    }

    /// The kinds of background.
    package enum Background: Sendable {
        case `default`, opaque, transparent
    }

    /// The kind of background.
    package private(set) final var background = Background.default

    /// Called when something changed that a bar shows.
    final var changeHandler: (@MainActor () -> Void)?

    /// Tells the bar that has this look of a change.
    func didChange() {
        changeHandler?()
    }

    /// A copy whose changes are told.
    final func copy(changed: @escaping @MainActor () -> Void) -> Self {
        let copy = type(of: self).init(barAppearance: self)
        copy.changeHandler = changed
        return copy
    }
}
