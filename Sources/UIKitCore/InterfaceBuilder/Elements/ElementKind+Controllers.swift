import Foundation

extension ElementKind {
    /// Makes a controller with its `init(coder:)`.
    private static let makeController: Making = { type, coder in
        (type as? UIViewController.Type)?.init(coder: coder)
    }

    /// `viewController`, and what all controllers have.
    ///
    /// The view of a scene is not among the properties: it is made when it is first asked for.
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
            .attribute("nibName", .name) { (controller: UIViewController, name) in controller.storedNibName = name },
            .child("extendedEdge", key: "edgesForExtendedLayout", .edges, \UIViewController.edgesForExtendedLayout),
            .attribute("automaticallyAdjustsScrollViewInsets", .boolean) { (controller: UIViewController, adjusts) in
                controller.environment.adjustsScrollViewInsets = adjusts
            },
            .attribute("wantsFullScreenLayout", .boolean) { (controller: UIViewController, wants) in
                controller.environment.wantsFullScreenLayout = wants
            },
            .attribute(
                "viewRespectsSystemMinimumLayoutMargins", .boolean,
                \UIViewController.viewRespectsSystemMinimumLayoutMargins),
            .attribute("focusGroupIdentifier", .name, \UIViewController.focusGroupIdentifier),
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
            // What a popover took for the size of a controller before there was a preferred one.
            .child("value", key: "contentSizeForViewInPopover", .size, \UIViewController.preferredContentSize),
            .keyCommands,
            .attribute("storyboardIdentifier", .name) { (controller: UIViewController, name) in
                let coder = controller.sceneObjects?.blueprint.controllerElement
                if coder?.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
                    controller.restorationIdentifier = name
                }
            },
            .ignored("storyboardName"), .ignored("referencedIdentifier"),
            .ignored("bundleIdentifier"), .ignored("storyboardBundleIdentifier"),
            .ignored("autoresizesArchivedViewToFullSize"), .ignored("performPrimaryActionForSelection"),
            .viewOfNib,
        ])

    /// A controller of a kind that is not known: it has its view and what all controllers have.
    static let unknownController = ElementKindTable.controller(standingIn: .viewController)

    /// `navigationController`.
    fileprivate static let navigationController = ElementKind(
        UINavigationController.self, extends: .viewController,
        [
            .attribute("hidesBarsOnSwipe", .boolean, \UINavigationController.hidesBarsOnSwipe),
            .attribute("hidesBarsOnTap", .boolean, \UINavigationController.hidesBarsOnTap),
            .attribute(
                "hidesBarsWhenKeyboardAppears", .boolean, \UINavigationController.hidesBarsWhenKeyboardAppears),
            .attribute(
                "hidesBarsWhenVerticallyCompact", .boolean, \UINavigationController.hidesBarsWhenVerticallyCompact),
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
                    if element["customClass"] != nil, let bar = assembly.make(blueprint) as? UIToolbar {
                        controller.ownToolbar = bar
                    } else {
                        assembly.configure(controller.ownToolbar, as: blueprint)
                    }
                }
            },
            .attribute("navigationBarHidden", .boolean) { (controller: UINavigationController, isHidden) in
                controller.setNavigationBarHidden(isHidden, animated: false)
            },
            .attribute("toolbarHidden", .boolean) { (controller: UINavigationController, isHidden) in
                controller.setToolbarHidden(isHidden, animated: false)
            },
            .objects("viewControllers") { (controller: UINavigationController, children: [UIViewController]) in
                controller.setViewControllers(children, animated: false)
            },
        ])
}

extension ElementProperty {
    /// The view of a controller that is an object of a nib, made with the controller so that outlets lead to what is in it.
    fileprivate static let viewOfNib = child(ElementKind.anyName, key: "view") { element, reading in
        guard reading.scope.scene?.controllerElement !== reading.element, let blueprint = reading.blueprint(of: element)
        else { return nil }
        return { object, assembly in
            guard let controller = object as? UIViewController, let view = assembly.make(blueprint) as? UIView else {
                return
            }
            controller.environment.viewOfNib = view
        }
    }

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
                .child("tabBar", key: "tabBar") { element, reading in
                    guard let blueprint = reading.blueprint(of: element) else { return nil }
                    return { object, assembly in
                        guard let controller = object as? UITabBarController else { return }
                        if element["customClass"] != nil, let bar = assembly.make(blueprint) as? UITabBar {
                            controller.ownTabBar = bar
                        } else {
                            assembly.configure(controller.ownTabBar, as: blueprint)
                        }
                    }
                },
                .objects("viewControllers") { (controller: UITabBarController, children: [UIViewController]) in
                    controller.setViewControllers(children, animated: false)
                },
                .attribute("mode", .enumeration(), \UITabBarController.mode),
                .attribute("customizationIdentifier", .name, \UITabBarController.customizationIdentifier),
                .attribute("selectedIndex", .integer(0...), \UITabBarController.selectedIndex),
                .ignored("tabBarMinimizeBehavior"), .ignoredChild("sidebar"),
                .ignoredChild(ElementKind.anyName, key: "sidebar"),
            ]),
        "collectionViewController": ElementKind(
            UICollectionViewController.self, extends: .viewController,
            [
                .attribute(
                    "clearsSelectionOnViewWillAppear", .boolean,
                    \UICollectionViewController.clearsSelectionOnViewWillAppear),
                .attribute(
                    "useLayoutToLayoutNavigationTransitions", .boolean,
                    \UICollectionViewController.useLayoutToLayoutNavigationTransitions),
                .attribute(
                    "installsStandardGestureForInteractiveMovement", .boolean,
                    \UICollectionViewController.installsStandardGestureForInteractiveMovement),
            ]),
        "splitViewController": .splitViewController,
        "pageViewController": ElementKind(
            UIPageViewController.self, extends: .viewController,
            [
                .attribute("doubleSided", .boolean, \UIPageViewController.isDoubleSided),
                .ignored("transitionStyle"), .ignored("navigationOrientation"), .ignored("spineLocation"),
                .ignored("pageSpacing"),
            ]),
        "searchController": ElementKind(
            UISearchController.self, extends: .viewController,
            [
                .attribute(
                    "obscuresBackgroundDuringPresentation", .boolean,
                    \UISearchController.obscuresBackgroundDuringPresentation),
                .attribute(
                    "hidesNavigationBarDuringPresentation", .boolean,
                    \UISearchController.hidesNavigationBarDuringPresentation),
                .attribute(
                    "automaticallyShowsCancelButton", .boolean, \UISearchController.automaticallyShowsCancelButton),
                .ignored("dimsBackgroundDuringPresentation"),
                .existing("searchBar", key: "searchBar") { (controller: UISearchController) in controller.searchBar },
            ]),
        "imagePickerController": ElementKind(
            UIImagePickerController.self, extends: .viewController,
            [
                .attribute("allowsEditing", .boolean, \UIImagePickerController.allowsEditing),
                .ignored("allowsImageEditing"), .ignored("sourceType"), .ignored("navigationBarHidden"),
                .ignored("toolbarHidden"), .ignoredChild("navigationBar"), .ignoredChild("toolbar"),
            ]),
        "avPlayerViewController": controller(standingIn: .viewController),
        "glkViewController": controller(standingIn: .viewController),
        "hostingController": controller(standingIn: .viewController),
        "documentBrowserViewController": ElementKind(
            UIDocumentBrowserViewController.self, extends: .viewController,
            [
                .attribute(
                    "allowsDocumentCreation", .boolean, \UIDocumentBrowserViewController.allowsDocumentCreation),
                .attribute(
                    "allowsPickingMultipleItems", .boolean,
                    \UIDocumentBrowserViewController.allowsPickingMultipleItems),
                .attribute(
                    "shouldShowFileExtensions", .boolean, \UIDocumentBrowserViewController.shouldShowFileExtensions),
            ]),
        "peoplePickerNavigationController": controller(standingIn: .viewController),
        "qlPreviewController": controller(standingIn: .viewController),
    ]
}

extension ElementKind {
    /// `splitViewController`.
    fileprivate static let splitViewController = ElementKind(
        UISplitViewController.self, extends: .viewController,
        [
            .attribute(
                "preferredDisplayMode",
                .enumeration([
                    "beside": .oneBesideSecondary, "overlay": .oneOverSecondary, "allVisible": .oneBesideSecondary,
                    "primaryOverlay": .oneOverSecondary, "primaryHidden": .secondaryOnly,
                    "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary,
                    "twoDisplace": .twoDisplaceSecondary,
                ]), \UISplitViewController.preferredDisplayMode),
            .attribute("primaryBackgroundStyle", .enumeration(), \UISplitViewController.primaryBackgroundStyle),
            .attribute("behavior", .enumeration(), \UISplitViewController.preferredSplitBehavior),
            .attribute("preferredSplitBehavior", .enumeration(), \UISplitViewController.preferredSplitBehavior),
            .attribute("primaryEdge", .enumeration(), \UISplitViewController.primaryEdge),
            .attribute("presentsWithGesture", .boolean, \UISplitViewController.presentsWithGesture),
            .attribute("showsSecondaryOnlyButton", .boolean, \UISplitViewController.showsSecondaryOnlyButton),
            .attribute("showSecondaryOnlyButton", .boolean, \UISplitViewController.showsSecondaryOnlyButton),
            .attribute(
                "displayModeButtonVisibility", .enumeration(), \UISplitViewController.displayModeButtonVisibility),
            .width("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth),
            .width("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction),
            .width("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
            .width("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
            .width("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth),
            .width(
                "preferredSupplementaryColumnWidthFraction",
                \UISplitViewController.preferredSupplementaryColumnWidthFraction),
            .width("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth),
            .width("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth),
            .width("preferredSecondaryColumnWidth", \UISplitViewController.preferredSecondaryColumnWidth),
            .width("minimumSecondaryColumnWidth", \UISplitViewController.minimumSecondaryColumnWidth),
            .width("preferredInspectorColumnWidth", \UISplitViewController.preferredInspectorColumnWidth),
            .width(
                "preferredInspectorColumnWidthFraction", \UISplitViewController.preferredInspectorColumnWidthFraction),
            .width("minimumInspectorColumnWidth", \UISplitViewController.minimumInspectorColumnWidth),
            .width("maximumInspectorColumnWidth", \UISplitViewController.maximumInspectorColumnWidth),
            .ignored("style"), .ignored("allowDoubleColumnStyle"),
        ])
}

extension ElementProperty {
    /// The width of a column in points, or as a part of the whole; a negative one is automatic.
    fileprivate static func width(
        _ name: String, _ property: ReferenceWritableKeyPath<UISplitViewController, CGFloat>
    ) -> ElementProperty {
        attribute(name, .number) { (split: UISplitViewController, width: CGFloat) in
            if width >= 0 { split[keyPath: property] = width }
        }
    }

    /// The key commands of a controller.
    fileprivate static let keyCommands = child("keyCommands") { element, reading in
        let commands = element.children.compactMap { command -> UIKeyCommand? in
            guard command.name == "keyCommand" else {
                reading.reportUnknownElement(command)
                return nil
            }
            return InterfaceMenu.keyCommand(of: command, reading)
        }
        return { object, _ in
            for command in commands { (object as? UIViewController)?.addKeyCommand(command) }
        }
    }
}
