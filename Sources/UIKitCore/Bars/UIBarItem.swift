public import Foundation

/// Something that stands in a bar: the common part of bar buttons and tabs.
///
/// Source: UIKit, `UIBarItem`.
@MainActor
open class UIBarItem: NSObject {
    /// Creates an item without content.
    public override init() {
        super.init()
    }

    /// Creates an item from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? InterfaceCoder)?.configure(self)
    }

    /// Called when this object and all others of its scene or nib were made and connected.
    ///
    /// Source: UIKit, `NSObject.awakeFromNib()`.
    open func awakeFromNib() {}

    /// Called by Interface Builder where it draws the object on its canvas, and nowhere else.
    ///
    /// Source: UIKit, `NSObject.prepareForInterfaceBuilder()`.
    open func prepareForInterfaceBuilder() {}

    /// The text of the item.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// The image of the item, shown instead of the text in a bar and above it in a tab.
    open var image: UIImage? {
        didSet { if image !== oldValue { itemDidChange() } }
    }

    /// The image on compact height; ``image`` where there is none.
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone !== oldValue { itemDidChange() } }
    }

    /// The image with large text.
    ///
    /// Kept for the app.
    open var largeContentSizeImage: UIImage?

    /// How far the image is moved from each edge, in points; it keeps its size.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if imageInsets != oldValue { itemDidChange() } }
    }

    /// How far ``landscapeImagePhone`` is moved from each edge, in points; it keeps its size.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
        didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange() } }
    }

    /// Whether the item can be pressed.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    /// A number for the app.
    open var tag = 0

    /// The name of the item for assistive technology; the title where there is none.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { itemDidChange() } }
    }

    /// What happens when the item is pressed, for assistive technology.
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { itemDidChange() } }
    }

    /// A name for tests and for the JSON interface.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
    }

    /// Sets the attributes of the title.
    ///
    /// - Parameters:
    ///   - attributes: The attributes, or nil for those of the bar.
    ///   - state: The state in which they are used; a page uses those of `normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleTextAttributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// The attributes of the title.
    ///
    /// - Parameter state: The state in which they are used.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes[state.rawValue]
    }

    private var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// What appearance proxies gave the item, by the place of the property.
    final var appliedAppearance: [Int: NSObject] = [:]

    /// The image that a bar shows, which has another one on compact height if there is one.
    ///
    /// - Parameter traits: Those of the bar.
    package final func displayedImage(with traits: UITraitCollection) -> UIImage? {
        traits.verticalSizeClass == .compact ? landscapeImagePhone ?? image : image
    }

    /// How far the image that a bar shows is from where it stands otherwise, in points.
    ///
    /// - Parameter traits: Those of the bar.
    package final func displayedImageMovement(with traits: UITraitCollection) -> UIOffset {
        let isLandscape = traits.verticalSizeClass == .compact && landscapeImagePhone != nil
        let insets = isLandscape ? landscapeImagePhoneInsets : imageInsets
        return UIOffset(horizontal: (insets.left - insets.right) / 2, vertical: (insets.top - insets.bottom) / 2)
    }

    /// The bar that shows the item.
    final weak var observer: (any BarItemObserver)?

    /// Tells the bar that the item changed.
    func itemDidChange() {
        observer?.barItemDidChange(self)
    }
}

/// A bar that shows items.
@MainActor
protocol BarItemObserver: AnyObject {
    /// Called when something changed that the bar shows.
    func barItemDidChange(_ item: UIBarItem)
}
