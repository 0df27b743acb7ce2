import Foundation

extension ElementKind {
    /// Makes a controller with its `init(coder:)`.
    private static let makeController: Making = { type, coder in
        (type as? UIViewController.Type)?.init(coder: coder)
    }

    /// `viewController`, and what all controllers have.
    ///
    /// The view is not among the properties: it is made when it is first asked for.
    static let viewController = ElementKind(
        UIViewController.self, make: makeController,
        [
            .attribute("title", .text, \UIViewController.title),
            .attribute("restorationIdentifier", .name) { (controller: UIViewController, name) in
                controller.restorationIdentifier = name
            },
            .attribute("modalPresentationStyle", .enumeration(), \UIViewController.modalPresentationStyle),
            .attribute("modalTransitionStyle", .enumeration(), \UIViewController.modalTransitionStyle),
            .attribute("definesPresentationContext", .boolean, \UIViewController.definesPresentationContext),
            .attribute(
                "providesPresentationContextTransitionStyle", .boolean,
                \UIViewController.providesPresentationContextTransitionStyle),
            .attribute("modalInPresentation", .boolean, \UIViewController.isModalInPresentation),
            .attribute("hidesBottomBarWhenPushed", .boolean, \UIViewController.hidesBottomBarWhenPushed),
            .attribute(
                "extendedLayoutIncludesOpaqueBars", .boolean, \UIViewController.extendedLayoutIncludesOpaqueBars),
            .attribute("interfaceStyle", .enumeration(), \UIViewController.overrideUserInterfaceStyle),
            .attribute("nibName", .name) { (controller: UIViewController, name) in controller.nibName = name },
            .child("extendedEdge", key: "edgesForExtendedLayout") { element, _ in
                let flags = element.flags
                return { object, _ in
                    (object as? UIViewController)?.edgesForExtendedLayout = UIRectEdge(
                        (flags.contains("top") ? [.top] : []) + (flags.contains("bottom") ? [.bottom] : [])
                            + (flags.contains("left") ? [.left] : []) + (flags.contains("right") ? [.right] : []))
                }
            },
            .child("size", key: "preferredContentSize", .size, \UIViewController.preferredContentSize),
            .child("navigationItem", key: "navigationItem") { element, reading in
                guard let blueprint = reading.blueprint(of: element) else { return nil }
                return { object, assembly in
                    guard let controller = object as? UIViewController else { return }
                    if element["customClass"] != nil, let made = assembly.make(blueprint) as? UINavigationItem {
                        controller.storedNavigationItemIfPresent = made
                    } else {
                        assembly.configure(controller.navigationItem, as: blueprint)
                    }
                }
            },
            .object("tabBarItem", key: "tabBarItem") { (controller: UIViewController, item: UITabBarItem) in
                controller.tabBarItem = item
            },
            .objects("toolbarItems") { (controller: UIViewController, items: [UIBarButtonItem]) in
                controller.toolbarItems = items
            },
            .layoutGuides,
            .ignored("storyboardIdentifier"), .ignored("storyboardName"), .ignored("referencedIdentifier"),
            .ignored("automaticallyAdjustsScrollViewInsets"), .ignored("wantsFullScreenLayout"),
            .ignored("bundleIdentifier"), .ignored("storyboardBundleIdentifier"), .ignored("focusGroupIdentifier"),
            .ignored("autoresizesArchivedViewToFullSize"), .ignored("contentViewInsetsToSafeArea"),
            .ignored("performPrimaryActionForSelection"), .ignored("userInterfaceStyle"),
            .ignoredChild(ElementKind.anyName, key: "view"), .ignoredChild("size"), .ignoredChild("keyCommands"),
            .ignoredChild("simulatedOrientationMetrics"), .ignoredChild("simulatedStatusBarMetrics"),
            .ignoredChild("simulatedNavigationBarMetrics"), .ignoredChild("simulatedTabBarMetrics"),
            .ignoredChild("simulatedToolbarMetrics"), .ignoredChild("simulatedScreenMetrics"),
            .ignoredChild("freeformSimulatedSizeMetrics"), .ignoredChild("modalFormSheetSimulatedSizeMetrics"),
            .ignoredChild("modalPageSheetSimulatedSizeMetrics"), .ignoredChild("simulatedSizeMetrics"),
            .ignoredChild("contentSize"), .ignoredChild("presentationControllerSimulatedMetrics"),
            .ignoredChild("point", key: "canvasLocation"), .ignoredChild("attributedString"),
            .ignoredChild("tabBarItem"), .ignoredChild("value"),
        ])

    /// `navigationController`.
    fileprivate static let navigationController = ElementKind(
        UINavigationController.self, extends: .viewController,
        [
            .attribute("navigationBarHidden", .boolean) { (controller: UINavigationController, isHidden) in
                controller.setNavigationBarHidden(isHidden, animated: false)
            },
            .attribute("toolbarHidden", .boolean) { (controller: UINavigationController, isHidden) in
                controller.setToolbarHidden(isHidden, animated: false)
            },
            .ignored("hidesBarsOnSwipe"), .ignored("hidesBarsOnTap"), .ignored("hidesBarsWhenKeyboardAppears"),
            .ignored("hidesBarsWhenVerticallyCompact"), .ignored("barHideOnTap"),
            .child("navigationBar", key: "navigationBar") { element, reading in
                guard let blueprint = reading.blueprint(of: element) else { return nil }
                return { object, assembly in
                    guard let controller = object as? UINavigationController else { return }
                    if element["customClass"] != nil, let bar = assembly.make(blueprint) as? UINavigationBar {
                        controller.ownNavigationBar = bar
                        controller.setUp()
                    } else {
                        assembly.configure(controller.ownNavigationBar, as: blueprint)
                    }
                }
            },
            .child("toolbar", key: "toolbar") { element, reading in
                guard let blueprint = reading.blueprint(of: element) else { return nil }
                return { object, assembly in
                    guard let controller = object as? UINavigationController else { return }
                    assembly.configure(controller.ownToolbar, as: blueprint)
                }
            },
            .objects("viewControllers") { (controller: UINavigationController, children: [UIViewController]) in
                controller.setViewControllers(children, animated: false)
            },
        ])
}

extension ElementProperty {
    /// The guides that controllers had before there were safe areas.
    fileprivate static let layoutGuides = child("layoutGuides") { element, reading in
        let guides = element.children.compactMap { guide in
            guide.identifier.map {
                (slot: reading.scope.slot(of: $0), guide: ControllerLayoutGuide(isTop: guide["type"] == "top"))
            }
        }
        return { _, assembly in
            for (slot, guide) in guides { assembly.set(guide, at: slot) }
        }
    }
}

extension ElementKindTable {
    /// Controllers.
    static let controllerKinds: [String: ElementKind] = [
        "viewController": .viewController,
        "tableViewController": ElementKind(
            UITableViewController.self, extends: .viewController,
            [
                .attribute(
                    "clearsSelectionOnViewWillAppear", .boolean,
                    \UITableViewController.clearsSelectionOnViewWillAppear),
                .child("refreshControl", key: "refreshControl") { element, reading in
                    guard let blueprint = reading.blueprint(of: element) else { return nil }
                    return { object, assembly in
                        let control = assembly.make(blueprint) as? UIRefreshControl
                        (object as? UITableViewController)?.decodedRefreshControl = control
                    }
                },
            ]),
        "navigationController": .navigationController,
        "tabBarController": ElementKind(
            UITabBarController.self, extends: .viewController,
            [
                .existing("tabBar", key: "tabBar") { (controller: UITabBarController) in controller.tabBar },
                .objects("viewControllers") { (controller: UITabBarController, children: [UIViewController]) in
                    controller.setViewControllers(children, animated: false)
                },
                .ignored("selectedIndex"),
            ]),
        "collectionViewController": standIn("UICollectionViewController", for: .viewController),
        "splitViewController": ElementKind(
            UISplitViewController.self, extends: .viewController,
            [
                .attribute(
                    "preferredDisplayMode",
                    .enumeration(["beside": .oneBesideSecondary, "overlay": .oneOverSecondary]),
                    \UISplitViewController.preferredDisplayMode),
                .attribute("primaryBackgroundStyle", .enumeration(), \UISplitViewController.primaryBackgroundStyle),
                .attribute(
                    "behavior", .enumeration(["overLay": .overlay]), \UISplitViewController.preferredSplitBehavior),
                .attribute("primaryEdge", .enumeration(), \UISplitViewController.primaryEdge),
                .attribute("presentsWithGesture", .boolean, \UISplitViewController.presentsWithGesture),
                .attribute("showsSecondaryOnlyButton", .boolean, \UISplitViewController.showsSecondaryOnlyButton),
                .ignored("style"), .ignored("allowDoubleColumnStyle"), .ignored("showSecondaryOnlyButton"),
            ]),
        "pageViewController": ElementKind(
            UIPageViewController.self, extends: .viewController,
            [
                .attribute("doubleSided", .boolean, \UIPageViewController.isDoubleSided),
                .ignored("transitionStyle"), .ignored("navigationOrientation"), .ignored("spineLocation"),
                .ignored("pageSpacing"),
            ]),
        "avPlayerViewController": standIn("AVPlayerViewController", for: .viewController),
        "glkViewController": standIn("GLKViewController", for: .viewController),
        "hostingController": standIn("UIHostingController", for: .viewController),
        "imagePickerController": standIn("UIImagePickerController", for: .viewController),
        "searchController": standIn("UISearchController", for: .viewController),
    ]

    /// The kind of a class that may not exist: objects of another class stand in for it.
    ///
    /// Attributes of their own are then passed over in silence.
    static func standIn(_ className: String, for kind: ElementKind) -> ElementKind {
        let found: AnyClass? = classNamed(className, module: nil)
        let isUsable = (found as? UIViewController.Type) != nil || (found as? UIView.Type) != nil
        return ElementKind(
            isUsable ? found ?? kind.objectClass : kind.objectClass, extends: kind, isStandIn: true, [])
    }
}
