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
            .attribute("largeContentSizeImage", .image, \UIBarItem.largeContentSizeImage),
            .attribute("landscapeImagePhone", .image, \UIBarItem.landscapeImagePhone),
            .child("imageReference", key: "largeContentSizeImage", .image, \UIBarItem.largeContentSizeImage),
            .child("inset", key: "imageInsets", .insets, \UIBarItem.imageInsets),
            .child("inset", key: "landscapeImagePhoneInsets", .insets, \UIBarItem.landscapeImagePhoneInsets),
            .ignored("catalog"), .ignored("symbolScale"), .ignored("renderingMode"), .ignored("toolTip"),
            .ignoredChild("inset"), .ignoredChild("offsetWrapper"), .ignoredChild("textAttributes"),
            .child("textAttributes", key: "titleTextAttributes") { element, reading in
                let attributes = InterfaceBarText.attributes(of: element, reading)
                return { object, _ in (object as? UIBarItem)?.setTitleTextAttributes(attributes, for: .normal) }
            },
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
            .attribute("style", .enumeration(["prominent": .done]), \UIBarButtonItem.style),
            .attribute("width", .number, \UIBarButtonItem.width),
            .attribute("hidden", .boolean, \UIBarButtonItem.isHidden),
            .attribute("selected", .boolean, \UIBarButtonItem.isSelected),
            .attribute(
                "changesSelectionAsPrimaryAction", .boolean, \UIBarButtonItem.changesSelectionAsPrimaryAction),
            .ignored("springLoaded"), .ignored("backgroundImage"), .ignored("preferredMenuElementOrder"),
            .ignored("menuTitle"), .ignored("hidesSharedBackground"), .ignored("sharesBackground"),
            .ignored("identifier"), .ignored("symbolAnimationEnabled"),
            .possibleTitles("possibleTitles", key: nil), .possibleTitles("set", key: "possibleTitles"),
            .possibleTitles("array", key: "possibleTitles"),
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
            .child("offsetWrapper", key: "titlePositionAdjustment", .offset, \UITabBarItem.titlePositionAdjustment),
            .ignored("springLoaded"),
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
            .attribute("largeTitle", .text, \UINavigationItem.largeTitle),
            .attribute("largeSubtitle", .text, \UINavigationItem.largeSubtitle),
            .attribute("style", .enumeration(), \UINavigationItem.style),
            .attribute("preferredSearchBarPlacement", .enumeration(), \UINavigationItem.preferredSearchBarPlacement),
            .attribute("hidesSearchBarWhenScrolling", .boolean, \UINavigationItem.hidesSearchBarWhenScrolling),
            .attribute("customizationIdentifier", .name, \UINavigationItem.customizationIdentifier),
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
            .child("navigationBarAppearance", key: "standardAppearance", .navigationBarAppearance) {
                (item: UINavigationItem, appearance) in item.standardAppearance = appearance
            },
            .child("navigationBarAppearance", key: "compactAppearance", .navigationBarAppearance) {
                (item: UINavigationItem, appearance) in item.compactAppearance = appearance
            },
            .child("navigationBarAppearance", key: "scrollEdgeAppearance", .navigationBarAppearance) {
                (item: UINavigationItem, appearance) in item.scrollEdgeAppearance = appearance
            },
            .child("navigationBarAppearance", key: "compactScrollEdgeAppearance", .navigationBarAppearance) {
                (item: UINavigationItem, appearance) in item.compactScrollEdgeAppearance = appearance
            },
            .object("searchController", key: "searchController") {
                (item: UINavigationItem, controller: UISearchController) in item.searchController = controller
            },
            .objects("leadingItemGroups") { (item: UINavigationItem, groups: [UIBarButtonItemGroup]) in
                item.leadingItemGroups = groups
            },
            .objects("centerItemGroups") { (item: UINavigationItem, groups: [UIBarButtonItemGroup]) in
                item.centerItemGroups = groups
            },
            .objects("trailingItemGroups") { (item: UINavigationItem, groups: [UIBarButtonItemGroup]) in
                item.trailingItemGroups = groups
            },
            .object("barButtonItemGroup", key: "pinnedTrailingGroup") {
                (item: UINavigationItem, group: UIBarButtonItemGroup) in item.pinnedTrailingGroup = group
            },
        ])

    /// `barButtonItemGroup`.
    fileprivate static let barButtonItemGroup = ElementKind(
        UIBarButtonItemGroup.self, make: { type, coder in (type as? UIBarButtonItemGroup.Type)?.init(coder: coder) },
        [
            .attribute("alwaysAvailable", .boolean, \UIBarButtonItemGroup.alwaysAvailable),
            .attribute("hidden", .boolean, \UIBarButtonItemGroup.isHidden),
            .objects("barButtonItems") { (group: UIBarButtonItemGroup, items: [UIBarButtonItem]) in
                group.barButtonItems = items
            },
            .object("barButtonItem", key: "representativeItem") {
                (group: UIBarButtonItemGroup, item: UIBarButtonItem) in group.representativeItem = item
            },
        ])
}

extension ElementKindTable {
    /// Bars and their items.
    static let barKinds: [String: ElementKind] = [
        "barButtonItem": .barButtonItem,
        "tabBarItem": .tabBarItem,
        "navigationItem": .navigationItem,
        "barButtonItemGroup": .barButtonItemGroup,
        "navigationBar": ElementKind(
            UINavigationBar.self, extends: .view,
            [
                .attribute("translucent", .boolean, \UINavigationBar.isTranslucent),
                .attribute("largeTitles", .boolean, \UINavigationBar.prefersLargeTitles),
                .attribute("barStyle", .enumeration(["blackOpaque": .black]), \UINavigationBar.barStyle),
                .attribute("backIndicatorImage", .image, \UINavigationBar.backIndicatorImage),
                .attribute("shadowImage", .image, \UINavigationBar.shadowImage),
                .child("imageReference", key: "backIndicatorImage", .image, \UINavigationBar.backIndicatorImage),
                .child("imageReference", key: "shadowImage", .image, \UINavigationBar.shadowImage),
                .image("backIndicatorTransitionMask") { (bar: UINavigationBar, image) in
                    bar.backIndicatorTransitionMaskImage = image
                },
                .imageReference("backIndicatorTransitionMask") { (bar: UINavigationBar, image) in
                    bar.backIndicatorTransitionMaskImage = image
                },
                .image("backgroundImage") { (bar: UINavigationBar, image) in
                    bar.setBackgroundImage(image, for: .default)
                },
                .imageReference("backgroundImage") { (bar: UINavigationBar, image) in
                    bar.setBackgroundImage(image, for: .default)
                },
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
                .child("navigationBarAppearance", key: "compactScrollEdgeAppearance", .navigationBarAppearance) {
                    (bar: UINavigationBar, appearance) in bar.compactScrollEdgeAppearance = appearance
                },
                .objects("items") { (bar: UINavigationBar, items: [UINavigationItem]) in
                    bar.replaceItems(with: items)
                },
            ]),
        "toolbar": ElementKind(
            UIToolbar.self, extends: .view,
            [
                .attribute("translucent", .boolean, \UIToolbar.isTranslucent),
                .attribute("barStyle", .enumeration(["blackOpaque": .black]), \UIToolbar.barStyle),
                .image("backgroundImage") { (bar: UIToolbar, image) in
                    bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
                },
                .imageReference("backgroundImage") { (bar: UIToolbar, image) in
                    bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
                },
                .image("shadowImage") { (bar: UIToolbar, image) in
                    bar.setShadowImage(image, forToolbarPosition: .any)
                },
                .imageReference("shadowImage") { (bar: UIToolbar, image) in
                    bar.setShadowImage(image, forToolbarPosition: .any)
                },
                .child("color", key: "barTintColor", .color, \UIToolbar.barTintColor),
                .child("toolbarAppearance", key: "standardAppearance", .toolbarAppearance) {
                    (bar: UIToolbar, appearance) in bar.standardAppearance = appearance
                },
                .child("toolbarAppearance", key: "compactAppearance", .toolbarAppearance) {
                    (bar: UIToolbar, appearance) in bar.compactAppearance = appearance
                },
                .child("toolbarAppearance", key: "scrollEdgeAppearance", .toolbarAppearance) {
                    (bar: UIToolbar, appearance) in bar.scrollEdgeAppearance = appearance
                },
                .child("toolbarAppearance", key: "compactScrollEdgeAppearance", .toolbarAppearance) {
                    (bar: UIToolbar, appearance) in bar.compactScrollEdgeAppearance = appearance
                },
                .objects("items") { (bar: UIToolbar, items: [UIBarButtonItem]) in bar.items = items },
            ]),
        "tabBar": ElementKind(
            UITabBar.self, extends: .view,
            [
                .attribute("translucent", .boolean, \UITabBar.isTranslucent),
                .attribute("barStyle", .enumeration(["blackOpaque": .black]), \UITabBar.barStyle),
                .attribute("itemPositioning", .enumeration(), \UITabBar.itemPositioning),
                .attribute("itemSpacing", .number(0...), \UITabBar.itemSpacing),
                .attribute("itemWidth", .number(0...), \UITabBar.itemWidth),
                .image("backgroundImage") { (bar: UITabBar, image) in bar.backgroundImage = image },
                .imageReference("backgroundImage") { (bar: UITabBar, image) in bar.backgroundImage = image },
                .image("shadowImage") { (bar: UITabBar, image) in bar.shadowImage = image },
                .imageReference("shadowImage") { (bar: UITabBar, image) in bar.shadowImage = image },
                .image("selectionIndicatorImage") { (bar: UITabBar, image) in bar.selectionIndicatorImage = image },
                .imageReference("selectionIndicatorImage") { (bar: UITabBar, image) in
                    bar.selectionIndicatorImage = image
                },
                .ignored("selectedItem"),
                .child("color", key: "barTintColor", .color, \UITabBar.barTintColor),
                .child("color", key: "unselectedItemTintColor", .color, \UITabBar.unselectedItemTintColor),
                .ignoredChild("color", key: "selectedImageTintColor"),
                .child("tabBarAppearance", key: "standardAppearance", .tabBarAppearance) {
                    (bar: UITabBar, appearance) in bar.standardAppearance = appearance
                },
                .child("tabBarAppearance", key: "scrollEdgeAppearance", .tabBarAppearance) {
                    (bar: UITabBar, appearance) in bar.scrollEdgeAppearance = appearance
                },
                .objects("items") { (bar: UITabBar, items: [UITabBarItem]) in bar.shownItems = items },
            ]),
    ]
}

extension ElementProperty {
    /// An image of a bar, which an attribute names.
    fileprivate static func image<Bar: UIView>(
        _ name: String, set: @escaping @MainActor (Bar, UIImage) -> Void
    ) -> ElementProperty {
        attribute(name, .image, set: set)
    }

    /// An image of a bar, which a child element names.
    fileprivate static func imageReference<Bar: UIView>(
        _ key: String, set: @escaping @MainActor (Bar, UIImage) -> Void
    ) -> ElementProperty {
        child("imageReference", key: key, .image, set: set)
    }

    /// The titles that a button may have, which its width has room for.
    fileprivate static func possibleTitles(_ name: String, key: String?) -> ElementProperty {
        child(name, key: key) { element, _ in
            let titles = Set(element.children.map(\.content))
            return { object, _ in (object as? UIBarButtonItem)?.possibleTitles = titles }
        }
    }

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
enum InterfaceBarText {
    static func attributes(
        of element: InterfaceElement, _ reading: ElementReading
    ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        let shadow = NSShadow()
        for child in element.children {
            switch (child.name, child.key) {
            case ("color", "textColor"): attributes[.foregroundColor] = InterfaceColor.color(of: child, reading)
            case ("fontDescription", _): attributes[.font] = InterfaceFont.font(of: child, reading)
            case ("color", "textShadowColor"):
                shadow.shadowColor = InterfaceColor.color(of: child, reading)
                attributes[.shadow] = shadow
            case ("offsetWrapper", "textShadowOffset"), ("offset", "textShadowOffset"):
                let offset = ChildReader<UIOffset>.offset.read(child, reading) ?? .zero
                shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
                attributes[.shadow] = shadow
            case ("size", "textShadowOffset"):
                shadow.shadowOffset = ChildReader<CGSize>.size.read(child, reading) ?? .zero
                attributes[.shadow] = shadow
            default: break
            }
        }
        return attributes
    }
}

extension ChildReader where Value == UIOffset {
    /// How far something is moved, in points.
    static let offset = ChildReader { element, reading in
        let reading = reading.with(element)
        return UIOffset(
            horizontal: reading.number("horizontal") ?? 0, vertical: reading.number("vertical") ?? 0)
    }
}

extension ChildReader where Value == UINavigationBarAppearance {
    /// The look of a navigation bar.
    fileprivate static let navigationBarAppearance = ChildReader { element, reading in
        let appearance = UINavigationBarAppearance()
        InterfaceBarAppearance.read(element, reading, into: appearance)
        for child in element.children {
            switch (child.name, child.key) {
            case ("textAttributes", "titleTextAttributes"):
                appearance.titleTextAttributes = InterfaceBarText.attributes(of: child, reading)
            case ("textAttributes", "largeTitleTextAttributes"):
                appearance.largeTitleTextAttributes = InterfaceBarText.attributes(of: child, reading)
            case ("offsetWrapper", "titlePositionAdjustment"):
                appearance.titlePositionAdjustment = ChildReader<UIOffset>.offset.read(child, reading) ?? .zero
            case ("barButtonItemAppearance", "buttonAppearance"):
                appearance.buttonAppearance = InterfaceItemAppearance.buttons(of: child, reading)
            case ("barButtonItemAppearance", "doneButtonAppearance"),
                ("barButtonItemAppearance", "prominentButtonAppearance"):
                appearance.prominentButtonAppearance = InterfaceItemAppearance.buttons(of: child, reading)
            case ("barButtonItemAppearance", "backButtonAppearance"):
                appearance.backButtonAppearance = InterfaceItemAppearance.buttons(of: child, reading)
            default: break
            }
        }
        return appearance
    }
}

extension ChildReader where Value == UIToolbarAppearance {
    /// The look of a toolbar.
    fileprivate static let toolbarAppearance = ChildReader { element, reading in
        let appearance = UIToolbarAppearance()
        InterfaceBarAppearance.read(element, reading, into: appearance)
        for child in element.children where child.name == "barButtonItemAppearance" {
            let buttons = InterfaceItemAppearance.buttons(of: child, reading)
            switch child.key {
            case "buttonAppearance": appearance.buttonAppearance = buttons
            case "doneButtonAppearance", "prominentButtonAppearance": appearance.prominentButtonAppearance = buttons
            default: break
            }
        }
        return appearance
    }
}

extension ChildReader where Value == UITabBarAppearance {
    /// The look of a tab bar.
    fileprivate static let tabBarAppearance = ChildReader { element, reading in
        let appearance = UITabBarAppearance()
        InterfaceBarAppearance.read(element, reading, into: appearance)
        for child in element.children where child.name == "tabBarItemAppearance" {
            let tabs = InterfaceItemAppearance.tabs(of: child, reading)
            switch child.key {
            case "stackedLayoutAppearance": appearance.stackedLayoutAppearance = tabs
            case "inlineLayoutAppearance": appearance.inlineLayoutAppearance = tabs
            case "compactInlineLayoutAppearance": appearance.compactInlineLayoutAppearance = tabs
            default: break
            }
        }
        return appearance
    }
}

/// Reads what the looks of all bars have.
@MainActor
private enum InterfaceBarAppearance {
    static func read(_ element: InterfaceElement, _ reading: ElementReading, into appearance: UIBarAppearance) {
        if element["backgroundEffect"] == "none" {
            appearance.backgroundEffect = nil
        } else if let style: UIBlurEffect.Style = reading.with(element).value("backgroundEffect", .enumeration()) {
            appearance.backgroundEffect = UIBlurEffect(style: style)
        }
        for child in element.children {
            switch (child.name, child.key) {
            case ("color", "backgroundColor"): appearance.backgroundColor = InterfaceColor.color(of: child, reading)
            case ("color", "shadowColor"): appearance.shadowColor = InterfaceColor.color(of: child, reading)
            case ("imageReference", "backgroundImage"):
                appearance.backgroundImage = InterfaceImage.image(of: child, reading)
            case ("imageReference", "shadowImage"): appearance.shadowImage = InterfaceImage.image(of: child, reading)
            case ("blurEffect", _):
                appearance.backgroundEffect = ChildReader<UIBlurEffect.Style>.blurStyle.read(child, reading)
                    .map { UIBlurEffect(style: $0) }
            default: break
            }
        }
    }
}
