import Foundation

extension ElementKind {
    /// What all items of bars have.
    private static let barItem = ElementKind(
        UIBarItem.self, make: { type, coder in (type as? UIBarItem.Type)?.init(coder: coder) },
        [
            .attribute("title", .text, \UIBarItem.title),
            .attribute("image", .image, \UIBarItem.image),
            .attribute("landscapeImage", .image, \UIBarItem.landscapeImagePhone),
            .attribute("enabled", .boolean, \UIBarItem.isEnabled),
            .attribute("tag", .integer, \UIBarItem.tag),
            .child("imageReference", key: "image", .image, \UIBarItem.image),
            .child("imageReference", key: "landscapeImage", .image, \UIBarItem.landscapeImagePhone),
            .accessibility,
            .ignored("catalog"), .ignored("largeContentSizeImage"), .ignored("landscapeImagePhone"),
            .ignoredChild("inset"), .ignoredChild("offsetWrapper"), .ignoredChild("textAttributes"),
        ])

    /// `barButtonItem`.
    static let barButtonItem = ElementKind(
        UIBarButtonItem.self, extends: barItem,
        [
            .attribute("systemItem", .enumeration()) {
                (item: UIBarButtonItem, systemItem: UIBarButtonItem.SystemItem) in
                item.systemItem = systemItem
                systemItem.configure(item)
            },
            .attribute("style", .enumeration(), \UIBarButtonItem.style),
            .attribute("width", .number, \UIBarButtonItem.width),
            .attribute("hidden", .boolean, \UIBarButtonItem.isHidden),
            .attribute("selected", .boolean, \UIBarButtonItem.isSelected),
            .attribute(
                "changesSelectionAsPrimaryAction", .boolean, \UIBarButtonItem.changesSelectionAsPrimaryAction),
            .ignored("springLoaded"), .ignored("backgroundImage"), .ignored("preferredMenuElementOrder"),
            .ignored("menuTitle"),
            .child("color", key: "tintColor", .color, \UIBarButtonItem.tintColor),
            .child("menu", .menu) { (item: UIBarButtonItem, menu) in item.menu = menu },
            .object(ElementKind.anyName, key: "customView") { (item: UIBarButtonItem, view: UIView) in
                item.customView = view
            },
        ])

    /// `tabBarItem`.
    static let tabBarItem = ElementKind(
        UITabBarItem.self, extends: barItem,
        [
            .attribute("systemItem", .enumeration()) { (item: UITabBarItem, systemItem: UITabBarItem.SystemItem) in
                item.title = systemItem.title
                item.image = UIImage(systemName: systemItem.symbolName)
            },
            .attribute("selectedImage", .image, \UITabBarItem.selectedImage),
            .attribute("badgeValue", .text, \UITabBarItem.badgeValue),
            .child("imageReference", key: "selectedImage", .image, \UITabBarItem.selectedImage),
            .child("color", key: "badgeColor", .color, \UITabBarItem.badgeColor),
        ])

    /// `navigationItem`.
    static let navigationItem = ElementKind(
        UINavigationItem.self, make: { type, coder in (type as? UINavigationItem.Type)?.init(coder: coder) },
        [
            .attribute("title", .text, \UINavigationItem.title),
            .attribute("prompt", .text, \UINavigationItem.prompt),
            .attribute("subtitle", .text, \UINavigationItem.subtitle),
            .attribute("backButtonTitle", .text, \UINavigationItem.backButtonTitle),
            .attribute("hidesBackButton", .boolean, \UINavigationItem.hidesBackButton),
            .attribute("leftItemsSupplementBackButton", .boolean, \UINavigationItem.leftItemsSupplementBackButton),
            .attribute("largeTitleDisplayMode", .enumeration(), \UINavigationItem.largeTitleDisplayMode),
            .attribute("backButtonDisplayMode", .enumeration(), \UINavigationItem.backButtonDisplayMode),
            .ignored("style"), .ignored("preferredSearchBarPlacement"), .ignored("hidesSearchBarWhenScrolling"),
            .object("barButtonItem", key: "leftBarButtonItem") { (item: UINavigationItem, button: UIBarButtonItem) in
                item.leftBarButtonItem = button
            },
            .object("barButtonItem", key: "rightBarButtonItem") { (item: UINavigationItem, button: UIBarButtonItem) in
                item.rightBarButtonItem = button
            },
            .object("barButtonItem", key: "backBarButtonItem") { (item: UINavigationItem, button: UIBarButtonItem) in
                item.backBarButtonItem = button
            },
            .objects("leftBarButtonItems") { (item: UINavigationItem, buttons: [UIBarButtonItem]) in
                item.leftBarButtonItems = buttons
            },
            .objects("rightBarButtonItems") { (item: UINavigationItem, buttons: [UIBarButtonItem]) in
                item.rightBarButtonItems = buttons
            },
            .object(ElementKind.anyName, key: "titleView") { (item: UINavigationItem, view: UIView) in
                item.titleView = view
            },
            .ignoredChild("navigationBarAppearance"), .ignoredChild("searchController"),
            .ignoredChild(ElementKind.anyName, key: "searchController"),
        ])
}

extension ElementKindTable {
    /// Bars and their items.
    static let barKinds: [String: ElementKind] = [
        "barButtonItem": .barButtonItem,
        "tabBarItem": .tabBarItem,
        "navigationItem": .navigationItem,
        "navigationBar": ElementKind(
            UINavigationBar.self, extends: .view,
            [
                .attribute("translucent", .boolean, \UINavigationBar.isTranslucent),
                .attribute("largeTitles", .boolean, \UINavigationBar.prefersLargeTitles),
                .ignored("barStyle"), .ignored("backIndicatorImage"), .ignored("backIndicatorTransitionMask"),
                .ignored("shadowImage"), .ignored("backgroundImage"),
                .child("color", key: "barTintColor", .color, \UINavigationBar.barTintColor),
                .textAttributes("titleTextAttributes", \UINavigationBar.titleTextAttributes),
                .textAttributes("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
                .child("navigationBarAppearance", key: "standardAppearance", .navigationBarAppearance) {
                    (bar: UINavigationBar, appearance) in bar.standardAppearance = appearance
                },
                .child("navigationBarAppearance", key: "compactAppearance", .navigationBarAppearance) {
                    (bar: UINavigationBar, appearance) in bar.compactAppearance = appearance
                },
                .child("navigationBarAppearance", key: "scrollEdgeAppearance", .navigationBarAppearance) {
                    (bar: UINavigationBar, appearance) in bar.scrollEdgeAppearance = appearance
                },
                .ignoredChild("navigationBarAppearance"),
                .objects("items") { (bar: UINavigationBar, items: [UINavigationItem]) in
                    bar.setItems(items, animated: false)
                },
            ]),
        "toolbar": ElementKind(
            UIToolbar.self, extends: .view,
            [
                .attribute("translucent", .boolean, \UIToolbar.isTranslucent),
                .ignored("barStyle"), .ignored("backgroundImage"), .ignored("shadowImage"),
                .child("color", key: "barTintColor", .color, \UIToolbar.barTintColor),
                .ignoredChild("toolbarAppearance"), .ignoredChild("barAppearance"),
                .objects("items") { (bar: UIToolbar, items: [UIBarButtonItem]) in bar.items = items },
            ]),
        "tabBar": ElementKind(
            UITabBar.self, extends: .view,
            [
                .attribute("translucent", .boolean, \UITabBar.isTranslucent),
                .ignored("barStyle"), .ignored("itemPositioning"), .ignored("itemSpacing"), .ignored("itemWidth"),
                .ignored("backgroundImage"), .ignored("shadowImage"), .ignored("selectionIndicatorImage"),
                .ignored("selectedItem"),
                .child("color", key: "barTintColor", .color, \UITabBar.barTintColor),
                .child("color", key: "unselectedItemTintColor", .color, \UITabBar.unselectedItemTintColor),
                .ignoredChild("color", key: "selectedImageTintColor"), .ignoredChild("tabBarAppearance"),
                .objects("items") { (bar: UITabBar, items: [UITabBarItem]) in bar.items = items },
            ]),
    ]
}

extension ElementProperty {
    /// The attributes of a bar's text.
    fileprivate static func textAttributes<Object: AnyObject>(
        _ key: String, _ property: ReferenceWritableKeyPath<Object, [NSAttributedString.Key: Any]?>
    ) -> ElementProperty {
        child("textAttributes", key: key) { element, reading in
            let attributes = InterfaceBarText.attributes(of: element, reading)
            return { object, _ in (object as? Object)?[keyPath: property] = attributes }
        }
    }
}

/// Reads the attributes of the text in bars.
@MainActor
private enum InterfaceBarText {
    static func attributes(
        of element: InterfaceElement, _ reading: ElementReading
    ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            if child.name == "color", child.key == "textColor" {
                attributes[.foregroundColor] = InterfaceColor.color(of: child, reading)
            } else if child.name == "fontDescription" {
                attributes[.font] = InterfaceFont.font(of: child)
            }
        }
        return attributes
    }
}

extension ChildReader where Value == UINavigationBarAppearance {
    /// The look of a navigation bar.
    fileprivate static let navigationBarAppearance = ChildReader { element, reading in
        let appearance = UINavigationBarAppearance()
        for child in element.children {
            switch (child.name, child.key) {
            case ("color", "backgroundColor"): appearance.backgroundColor = InterfaceColor.color(of: child, reading)
            case ("color", "shadowColor"): appearance.shadowColor = InterfaceColor.color(of: child, reading)
            case ("textAttributes", "titleTextAttributes"):
                appearance.titleTextAttributes = InterfaceBarText.attributes(of: child, reading)
            case ("textAttributes", "largeTitleTextAttributes"):
                appearance.largeTitleTextAttributes = InterfaceBarText.attributes(of: child, reading)
            default: break
            }
        }
        return appearance
    }
}
