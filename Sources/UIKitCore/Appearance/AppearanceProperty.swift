import Foundation

/// A property that appearance proxies hand on: one that UIKit marks as an appearance selector.
@MainActor
struct AppearanceProperty {
    /// The class that declares the property.
    let owner: ObjectIdentifier
    /// The value that was set on an object; nil while it has the system's.
    let value: (NSObject) -> NSObject?
    /// Gives an object the value of a proxy.
    let copy: (_ proxy: NSObject, _ object: NSObject) -> Void

    /// Whether a proxy has a value of its own.
    func isSet(on proxy: NSObject) -> Bool { value(proxy) != nil }

    /// A property, by what was set and how it is set.
    private init<Root: NSObject, Value>(
        _ root: Root.Type, value: @escaping (Root) -> Value?, as object: @escaping (Value) -> NSObject,
        set: @escaping (Root, Value) -> Void
    ) {
        owner = ObjectIdentifier(root)
        self.value = { ($0 as? Root).flatMap(value).map(object) }
        copy = { proxy, object in
            guard let proxy = proxy as? Root, let object = object as? Root, let value = value(proxy) else { return }
            set(object, value)
        }
    }

    /// An optional object, nil for the system's.
    private init<Root: NSObject, Value: NSObject>(_ path: ReferenceWritableKeyPath<Root, Value?>) {
        self.init(path, stored: { $0[keyPath: path] })
    }

    /// An object that is read as the system's where none was set.
    private init<Root: NSObject, Value: NSObject>(
        _ path: ReferenceWritableKeyPath<Root, Value?>, stored: @escaping (Root) -> Value?
    ) {
        self.init(Root.self, value: stored, as: { $0 }, set: { $0[keyPath: path] = $1 })
    }

    /// An object that is never nil, kept apart where one was set.
    private init<Root: NSObject, Value: NSObject>(
        _ path: ReferenceWritableKeyPath<Root, Value>, stored: @escaping (Root) -> Value?
    ) {
        self.init(Root.self, value: stored, as: { $0 }, set: { $0[keyPath: path] = $1 })
    }

    /// A plain value, different from the system's.
    private init<Root: NSObject, Value: Hashable>(
        _ path: ReferenceWritableKeyPath<Root, Value>, unless usual: Value
    ) {
        self.init(
            Root.self, value: { $0[keyPath: path] == usual ? nil : $0[keyPath: path] },
            as: { NSNumber(value: $0.hashValue) }, set: { $0[keyPath: path] = $1 })
    }

    /// A truth value that is read as the system's where none was set.
    private init<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, Bool>, stored: @escaping (Root) -> Bool?) {
        self.init(Root.self, value: stored, as: { NSNumber(value: $0) }, set: { $0[keyPath: path] = $1 })
    }

    /// Attributes of a text.
    private init<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>) {
        self.init(
            Root.self, value: { $0[keyPath: path] }, as: { NSAttributedString(string: " ", attributes: $0) },
            set: { $0[keyPath: path] = $1 })
    }

    /// A value for a state of a control.
    private init<Root: NSObject, Value: NSObject>(
        _ state: UIControl.State, _ value: @escaping (Root, UIControl.State) -> Value?,
        _ set: @escaping (Root, Value?, UIControl.State) -> Void
    ) {
        self.init(Root.self, value: { value($0, state) }, as: { $0 }, set: { set($0, $1, state) })
    }

    /// Attributes of an item's title for a state.
    private init(titleOf state: UIControl.State) {
        self.init(
            UIBarItem.self, value: { $0.titleTextAttributes(for: state) },
            as: { NSAttributedString(string: " ", attributes: $0) }, set: { $0.setTitleTextAttributes($1, for: state) })
    }

    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]

    /// All properties; a place in this list names one.
    static let all: [AppearanceProperty] =
        views + bars + controls
        + states.map { AppearanceProperty(titleOf: $0) }
        + states.map { state in
            AppearanceProperty(
                state, { (button: UIButton, state) in button.ownTitleColor(for: state) },
                { $0.setTitleColor($1, for: $2) })
        }

    private static let views: [AppearanceProperty] = [
        AppearanceProperty(\UIView.tintColor, stored: \.ownTintColor),
        AppearanceProperty(\UIView.backgroundColor),
        AppearanceProperty(\UILabel.textColor, stored: \.ownTextColor),
        AppearanceProperty(\UILabel.font, stored: \.ownFont),
        AppearanceProperty(\UILabel.shadowColor),
        AppearanceProperty(
            \UITableView.separatorColor, stored: { $0.separatorColor == .separator ? nil : $0.separatorColor }),
        AppearanceProperty(\UITableView.sectionIndexColor),
        AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
        AppearanceProperty(\UITableView.sectionIndexTrackingBackgroundColor),
        AppearanceProperty(\UIProgressView.progressTintColor),
        AppearanceProperty(\UIProgressView.trackTintColor),
        AppearanceProperty(\UIActivityIndicatorView.color, stored: \.ownColor),
    ]

    private static let bars: [AppearanceProperty] = [
        AppearanceProperty(\UINavigationBar.barTintColor),
        AppearanceProperty(\UINavigationBar.barStyle, unless: .default),
        AppearanceProperty(\UINavigationBar.isTranslucent, unless: true),
        AppearanceProperty(\UINavigationBar.prefersLargeTitles, stored: \.ownPrefersLargeTitles),
        AppearanceProperty(\UINavigationBar.titleTextAttributes),
        AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(\UINavigationBar.standardAppearance, stored: \.ownStandardAppearance),
        AppearanceProperty(\UINavigationBar.compactAppearance),
        AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
        AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
        AppearanceProperty(\UINavigationBar.backIndicatorImage),
        AppearanceProperty(\UIToolbar.barTintColor),
        AppearanceProperty(\UIToolbar.barStyle, unless: .default),
        AppearanceProperty(\UIToolbar.isTranslucent, unless: true),
        AppearanceProperty(\UIToolbar.standardAppearance, stored: \.ownStandardAppearance),
        AppearanceProperty(\UIToolbar.compactAppearance),
        AppearanceProperty(\UIToolbar.scrollEdgeAppearance),
        AppearanceProperty(\UIToolbar.compactScrollEdgeAppearance),
        AppearanceProperty(\UITabBar.barTintColor),
        AppearanceProperty(\UITabBar.unselectedItemTintColor),
        AppearanceProperty(\UITabBar.isTranslucent, unless: true),
        AppearanceProperty(\UITabBar.standardAppearance, stored: \.ownStandardAppearance),
        AppearanceProperty(\UITabBar.scrollEdgeAppearance),
        AppearanceProperty(\UISearchBar.barTintColor),
        AppearanceProperty(\UIBarButtonItem.tintColor),
        AppearanceProperty(\UITabBarItem.badgeColor),
    ]

    private static let controls: [AppearanceProperty] = [
        AppearanceProperty(\UISwitch.onTintColor),
        AppearanceProperty(\UISwitch.thumbTintColor),
        AppearanceProperty(\UISlider.minimumTrackTintColor),
        AppearanceProperty(\UISlider.maximumTrackTintColor),
        AppearanceProperty(\UISlider.thumbTintColor),
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    ]
}
