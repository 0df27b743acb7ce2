public import Foundation

/// What stands for a controller in a tab bar.
///
/// Source: UIKit, `UITabBarItem`.
open class UITabBarItem: UIBarItem {
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

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - image: The image above the text.
    ///   - tag: A number for the app.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - image: The image above the text.
    ///   - selectedImage: The image while the tab is selected; nil for the other one.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates one of the items that many apps have.
    ///
    /// - Parameters:
    ///   - systemItem: Which one.
    ///   - tag: A number for the app.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }

    /// The image while the tab is selected; nil for the other one.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { itemDidChange() } }
    }

    /// The text in the badge; nil for no badge.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }

    /// The colour of the badge; nil for red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor !== oldValue { itemDidChange() } }
    }

    /// How far the title is moved, in points, where the look of the bar does not say so.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { if titlePositionAdjustment != oldValue { itemDidChange() } }
    }

    /// The look of the bar while this tab is selected; nil for that of the bar.
    open var standardAppearance: UITabBarAppearance? {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance = newValue?.copy { [weak self] in self?.itemDidChange() }
            itemDidChange()
        }
    }

    /// The look of the bar with nothing scrolled beneath it; nil for that of the bar.
    ///
    /// Kept for the app: on the page the bar always has the standard look.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownScrollEdgeAppearance }
        set { ownScrollEdgeAppearance = newValue?.copy { [weak self] in self?.itemDidChange() } }
    }

    final var ownStandardAppearance: UITabBarAppearance?
    final var ownScrollEdgeAppearance: UITabBarAppearance?
    final var storedButton: TabBarButton?
}

extension UITabBarItem {
    /// The items that many apps have.
    ///
    /// Source: UIKit, `UITabBarItem.SystemItem`.
    public enum SystemItem: Int, Sendable {
        /// More tabs.
        case more = 0
        /// What the user likes.
        case favorites = 1
        /// What is recommended.
        case featured = 2
        /// What others rate best.
        case topRated = 3
        /// What was used last.
        case recents = 4
        /// People.
        case contacts = 5
        /// What happened.
        case history = 6
        /// Saved places.
        case bookmarks = 7
        /// Search.
        case search = 8
        /// What was loaded.
        case downloads = 9
        /// What is new.
        case mostRecent = 10
        /// What others look at most.
        case mostViewed = 11

        /// The text of the item.
        package var title: String { text.localized }

        private var text: FrameworkText {
            switch self {
            case .more: .more
            case .favorites: .favorites
            case .featured: .featured
            case .topRated: .topRated
            case .recents: .recents
            case .contacts: .contacts
            case .history: .history
            case .bookmarks: .bookmarks
            case .search: .search
            case .downloads: .downloads
            case .mostRecent: .mostRecent
            case .mostViewed: .mostViewed
            }
        }

        /// The symbol of the item.
        package var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites: "star.fill"
            case .featured: "star"
            case .topRated: "list.star"
            case .recents, .mostRecent: "clock"
            case .contacts: "person.crop.circle"
            case .history: "clock.arrow.circlepath"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle"
            case .mostViewed: "list.number"
            }
        }
    }

    /// The control that shows the item; it stays the same for the life of the item.
    var button: TabBarButton {
        if let storedButton { return storedButton }
        let button = TabBarButton(item: self)
        storedButton = button
        return button
    }
}
