public import Foundation

/// A button in a navigation bar or toolbar.
///
/// Source: UIKit, `UIBarButtonItem`.
open class UIBarButtonItem: UIBarItem {
    // MARK: Creating an item

    /// Creates an item without content.
    public override init() {
        super.init()
    }

    /// Creates an item from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item with a title.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - style: How much it stands out.
    ///   - target: The object to call, or nil for the first responder that can. It is not retained.
    ///   - action: The name of the method.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        setTarget(target, action: action)
    }

    /// Creates an item with an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - style: How much it stands out.
    ///   - target: The object to call, or nil for the first responder that can. It is not retained.
    ///   - action: The name of the method.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        setTarget(target, action: action)
    }

    /// Creates an item with an image for each vertical size class.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - landscapeImagePhone: The image on compact height.
    ///   - style: How much it stands out.
    ///   - target: The object to call, or nil for the first responder that can. It is not retained.
    ///   - action: The name of the method.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates one of the items that every app has.
    ///
    /// - Parameters:
    ///   - systemItem: Which one.
    ///   - target: The object to call, or nil for the first responder that can. It is not retained.
    ///   - action: The name of the method.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
    {
        self.init()
        self.systemItem = systemItem
        systemItem.configure(self)
        setTarget(target, action: action)
    }

    /// Creates one of the items that every app has, with an action or a menu.
    ///
    /// - Parameters:
    ///   - systemItem: Which one.
    ///   - primaryAction: What a press does, or nil.
    ///   - menu: The menu, or nil.
    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
        systemItem.configure(self)
    }

    /// Creates an item with the title and image of an action.
    ///
    /// - Parameters:
    ///   - primaryAction: What a press does, or nil.
    ///   - menu: The menu, or nil.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        takeContent(of: primaryAction)
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The text; nil for that of the action.
    ///   - image: The image; nil for that of the action.
    ///   - primaryAction: What a press does, or nil.
    ///   - menu: The menu, or nil.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(primaryAction: primaryAction, menu: menu)
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates an item that calls a method.
    ///
    /// - Parameters:
    ///   - title: The text, or nil.
    ///   - image: The image, or nil.
    ///   - target: The object to call, or nil for the first responder that can. It is not retained.
    ///   - action: The name of the method.
    ///   - menu: The menu, or nil.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.menu = menu
        setTarget(target, action: action)
    }

    /// Creates an item that shows a view.
    ///
    /// - Parameter customView: The view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A space of fixed width.
    ///
    /// - Parameter width: The width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    /// A space that takes what is left over.
    public static func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = .flexibleSpace
        return item
    }

    // MARK: Getting and setting properties

    /// The object that ``action`` is sent to; nil for the first responder that can.
    ///
    /// It is not retained.
    open weak var target: AnyObject? {
        didSet { hasTarget = target != nil }
    }

    /// The name of the method that a press calls.
    open var action: Selector?

    /// What a press does instead of ``action``.
    open var primaryAction: UIAction? {
        didSet { itemDidChange() }
    }

    /// The menu that a press opens, or that a long press opens where there is an action.
    open var menu: UIMenu? {
        didSet { itemDidChange() }
    }

    /// The order of the menu's elements, which the page shows from the top down; `automatic` unless set.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// How much the item stands out.
    open var style: UIBarButtonItem.Style = .plain {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// The titles that the item may have, for keeping its width.
    open var possibleTitles: Set<String>?

    /// The width in points; 0 for that of the content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }

    /// Moves the title away from its place.
    ///
    /// - Parameters:
    ///   - adjustment: How far, in points.
    ///   - barMetrics: The size of the bar; that of `default` holds for all that have none of their own.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titlePositionAdjustments[barMetrics] = adjustment
        itemDidChange()
    }

    /// How far the title is moved away from its place, in points.
    ///
    /// - Parameter barMetrics: The size of the bar.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titlePositionAdjustments[barMetrics] ?? .zero
    }

    /// The view that the item shows.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }

    /// The colour of the item; nil for that of the bar.
    open var tintColor: UIColor? {
        didSet { if tintColor !== oldValue { itemDidChange() } }
    }

    /// Whether the item is left out of the bar.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }

    /// Whether the item is drawn as selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { itemDidChange() } }
    }

    /// Whether a press changes ``isSelected``.
    open var changesSelectionAsPrimaryAction = false

    /// The group that the item is in; nil outside a navigation bar.
    public internal(set) final weak var buttonGroup: UIBarButtonItemGroup?

    /// What stands for the item in a menu; nil for an entry with its title and image.
    open var menuRepresentation: UIMenuElement?

    // MARK: State

    /// The menu of a representative: the items of its group.
    final var overflowMenu: UIMenu?

    /// The menu that a press opens.
    package final var displayedMenu: UIMenu? { menu ?? overflowMenu }

    /// Which of the items that every app has this is.
    package final var systemItem: SystemItem? {
        didSet { if systemItem != oldValue { itemDidChange() } }
    }

    /// How far the title is moved in the bar that shows it.
    package final var displayedTitleAdjustment: UIOffset {
        guard !titlePositionAdjustments.isEmpty else { return .zero }
        let isCompact = storedButton?.traitCollection.verticalSizeClass == .compact
        return titlePositionAdjustments[isCompact ? .compact : .default] ?? titlePositionAdjustment(for: .default)
    }

    private var titlePositionAdjustments: [UIBarMetrics: UIOffset] = [:]

    /// Whether a target was given, though it may be gone by now.
    final var hasTarget = false
    final var storedButton: BarButton?
}

extension UIBarButtonItem {
    /// How much a bar button stands out.
    ///
    /// Source: UIKit, `UIBarButtonItem.Style`.
    public enum Style: Int, Sendable {
        /// As all others.
        case plain = 0
        /// As all others; of former times.
        case bordered = 1
        /// The one that ends what the screen is about.
        case done = 2
        /// The one that stands out most; the newer name of `done`.
        public static var prominent: Style { .done }
    }

    /// The view that shows the item.
    package var displayedView: UIView? { customView ?? storedButton }

    /// Whether the item is a space.
    package var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

    /// The button that shows the item; it stays the same for the life of the item.
    var button: BarButton {
        if let storedButton { return storedButton }
        let button = BarButton(item: self)
        storedButton = button
        return button
    }

    func setTarget(_ target: Any?, action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    /// Does what a press does.
    func performPress(with event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.run(sender: self)
        } else if let action, target != nil || !hasTarget {
            let receiver = target ?? displayedView?.target(forAction: action, withSender: self)
            UIApplication.shared.sendAction(action, to: receiver, from: self, for: event)
        }
    }

    private func takeContent(of action: UIAction?) {
        guard let action else { return }
        title = action.title
        image = action.image
    }
}
