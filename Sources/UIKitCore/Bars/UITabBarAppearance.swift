public import Foundation

/// The look of a tab bar: its background, the mark of the selected tab, and the tabs.
///
/// Source: UIKit, `UITabBarAppearance`.
open class UITabBarAppearance: UIBarAppearance {
    /// Creates the system's default look.
    public override init() {
        super.init()
        observeItems()
    }

    /// Creates a copy of another bar's look, with the tabs if that is a tab bar's.
    ///
    /// - Parameter barAppearance: The look to copy.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let source = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = source.stackedLayoutAppearance.copied()
            inlineLayoutAppearance = source.inlineLayoutAppearance.copied()
            compactInlineLayoutAppearance = source.compactInlineLayoutAppearance.copied()
            selectionIndicatorTintColor = source.selectionIndicatorTintColor
            selectionIndicatorImage = source.selectionIndicatorImage
            stackedItemPositioning = source.stackedItemPositioning
            stackedItemWidth = source.stackedItemWidth
            stackedItemSpacing = source.stackedItemSpacing
        }
        observeItems()
    }

    // MARK: Tabs

    /// The look of tabs whose text stands below the image: those of a bar on compact width.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { observeItems() }
    }

    /// The look of tabs whose text stands beside the image: those of a bar or a sidebar on regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { observeItems() }
    }

    /// The look of tabs whose text stands beside the image in a low bar.
    ///
    /// Kept for the app: a page has no such bar.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { observeItems() }
    }

    // MARK: The selected tab

    /// The colour of the mark behind the selected tab: of the image, or of all its place without one; nil for none.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { if selectionIndicatorTintColor !== oldValue { didChange() } }
    }

    /// The image behind the selected tab, in its own size; a sidebar does not show it.
    open var selectionIndicatorImage: UIImage? {
        didSet { if selectionIndicatorImage !== oldValue { didChange() } }
    }

    // MARK: Placing the tabs

    /// How the tabs share a bar on compact width, where the bar itself does not say it.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { if stackedItemPositioning != oldValue { didChange() } }
    }

    /// The width of each tab where they stand in the middle, in points; 0 is the usual width.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { if stackedItemWidth != oldValue { didChange() } }
    }

    /// The distance between tabs where they stand in the middle, in points; 0 is the usual distance.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { if stackedItemSpacing != oldValue { didChange() } }
    }

    private func observeItems() {
        for appearance in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            appearance.changeHandler = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}
