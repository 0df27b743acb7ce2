import Foundation

/// What surrounds a scene where Interface Builder shows it: the edges of the device and the bars.
@MainActor
struct InterfaceCanvas {
    /// The size of the stored root view, in points.
    let size: CGSize
    /// What the device's edges take of it.
    private(set) var safeArea: UIEdgeInsets = .zero
    /// What the bars take of it.
    private(set) var bars: UIEdgeInsets = .zero
    private var isPad = false

    /// A canvas without surroundings.
    init(size: CGSize) {
        self.size = size
    }

    /// The canvas of a scene.
    ///
    /// - Parameters:
    ///   - objects: The objects of the scene.
    ///   - document: The document.
    ///   - outline: Its scenes and segues, which tell the bars around the scene.
    init(of objects: InterfaceElement, in document: InterfaceDocument, _ outline: InterfaceOutline) {
        let controller = InterfaceDocument.controller(in: objects)
        let view = controller?.children.first { $0.key == "view" }
        let stored = view?.child("rect", key: "frame")
        let device = CanvasDevice(of: document)
        let frame = CGRect(
            x: 0, y: stored?.number("y") ?? 0, width: stored?.number("width") ?? device.size.width,
            height: stored?.number("height") ?? device.size.height)
        size = frame.size
        isPad = device.isPad
        guard let controller, frame.width == device.size.width else { return }
        let surroundings = CanvasBars(around: controller, in: document, outline, isPad: isPad)
        if frame.maxY == device.size.height {
            // A scene that begins below a bar which is not translucent has less or nothing of it above.
            let top = surroundings.hidesStatusBar ? 0 : device.safeArea.top
            safeArea = device.safeArea
            safeArea.top = max(0, top - frame.minY)
            bars.top = max(0, top + surroundings.top - frame.minY) - safeArea.top
        } else if frame.minY == 0, (1...60).contains(device.size.height - frame.height) {
            // A sheet ends at the bottom of the device and begins below its status bar.
            safeArea = device.safeArea
            safeArea.top = 0
            bars.top = surroundings.top > 0 ? surroundings.top + CanvasBars.sheetAddition : 0
        } else {
            return
        }
        bars.bottom = surroundings.bottom
    }

    /// The traits of a window of a size.
    func traits(at size: CGSize) -> UITraitCollection {
        UITraitCollection.current.modifyingTraits { traits in
            traits.userInterfaceIdiom = isPad ? .pad : .phone
            traits.horizontalSizeClass = size.width < 768 ? .compact : .regular
            traits.verticalSizeClass = size.height < 480 ? .compact : .regular
        }
    }
}

/// The device that a document is shown on.
private struct CanvasDevice {
    let size: CGSize
    let safeArea: UIEdgeInsets
    let isPad: Bool

    init(of document: InterfaceDocument) {
        let element = document.root.child("device")
        let name = element?["id"] ?? "retina4_7"
        let tools = document.root["toolsVersion"]?.prefix { $0 != "." }.description ?? ""
        let version = Int(tools) ?? 0
        let (width, height, top, bottom) = Self.shape(name, toolsVersion: version)
        let isLandscape = element?["orientation"] == "landscape"
        isPad = name.hasPrefix("ipad")
        size = isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        let turned = isLandscape && bottom > 20
        safeArea =
            turned
            ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
            : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// The width and height of a device, and what its edges take at top and bottom, all in points.
    private static func shape(
        _ name: String, toolsVersion: Int
    ) -> (width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) {
        // The canvas of Xcode 11 to 14 has no status bar on devices with a button below the screen.
        let statusBar: CGFloat = (14_700..<22_000).contains(toolsVersion) ? 0 : 20
        return switch name {
        case "retina3_5": (320, 480, statusBar, 0)
        case "retina4_0": (320, 568, statusBar, 0)
        case "retina5_5": (414, 736, statusBar, 0)
        case "retina5_9": (375, 812, 44, 34)
        case "retina6_1": (414, 896, toolsVersion < 22_000 ? 44 : 48, 34)
        case "retina6_5": (414, 896, 44, 34)
        case "retina6_0": (390, 844, 47, 34)
        case "retina6_7": (428, 926, 47, 34)
        case "retina6_12": (393, 852, 59, 34)
        case "retina6_72": (430, 932, 59, 34)
        case "retina6_3": (402, 874, 62, 34)
        case "retina6_9": (440, 956, 62, 34)
        case "ipad9_7": (768, 1024, 20, 0)
        case "ipad10_2": (810, 1080, 20, 0)
        case "ipad10_5": (834, 1112, 20, 0)
        case "ipad10_9rounded": (820, 1180, 24, 20)
        case "ipad11_0rounded": (834, 1194, 24, 20)
        case "ipad12_9": (1024, 1366, 20, 0)
        case "ipad12_9rounded": (1024, 1366, 24, 20)
        default: (375, 667, statusBar, 0)
        }
    }
}

/// The bars around a scene: those that it states, else those of the containers that lead to it.
@MainActor
private struct CanvasBars {
    /// How much higher a navigation bar is in a sheet.
    static let sheetAddition: CGFloat = 12

    private(set) var top: CGFloat = 0
    private(set) var bottom: CGFloat = 0
    let hidesStatusBar: Bool

    init(
        around controller: InterfaceElement, in document: InterfaceDocument, _ outline: InterfaceOutline, isPad: Bool
    ) {
        hidesStatusBar = controller.hasNone("simulatedStatusBarMetrics")
        let containers = CanvasContainers(of: controller, in: outline)
        let barHeight: CGFloat = isPad ? 50 : 44
        let item = controller.child("navigationItem", key: "navigationItem")
        let stated = controller.children.first { $0.key == "simulatedTopBarMetrics" }
        let isPrompted = stated?.flag("prompted") ?? false || item?["prompt"] != nil
        let prompt: CGFloat = isPrompted ? 30 : 0
        if stated?.name == "simulatedNavigationBarMetrics" {
            top = barHeight + prompt
        } else if stated == nil, let navigation = containers.navigation, navigation["navigationBarHidden"] != "YES" {
            let isLarge =
                navigation.child("navigationBar", key: "navigationBar")?.flag("largeTitles") ?? false
                && item?["largeTitleDisplayMode"] != "never"
            top = barHeight + prompt + (isLarge ? 52 : 0)
        }
        switch controller.children.first(where: { $0.key == "simulatedBottomBarMetrics" })?.name {
        case "simulatedToolbarMetrics": bottom = barHeight
        case "simulatedTabBarMetrics": bottom = isPad ? 50 : 49
        case nil:
            let showsToolbar = containers.navigation?["toolbarHidden"] == "NO"
            let hidesTabs = controller.flag("hidesBottomBarWhenPushed")
            bottom = showsToolbar ? barHeight : containers.isInTabs && !hidesTabs ? isPad ? 50 : 49 : 0
        default: break
        }
    }
}

/// The containers in which a scene is reached, by going back along the segues.
@MainActor
private struct CanvasContainers {
    private(set) var navigation: InterfaceElement?
    private(set) var isInTabs = false

    init(of controller: InterfaceElement, in outline: InterfaceOutline) {
        var identifier = controller.identifier
        var visited: Set<String> = []
        while let destination = identifier, visited.insert(destination).inserted {
            let incoming = outline.segues(to: destination)
            guard let segue = incoming.first(where: { Self.keepsBars.contains($0.kind) }) else { return }
            if segue.element["relationship"] == "rootViewController", navigation == nil {
                navigation = segue.controller
            }
            if segue.controller?.name == "tabBarController" { isInTabs = true }
            identifier = segue.controller?.identifier
        }
    }

    /// The segues whose destination has the bars of the source.
    private static let keepsBars: Set<String> = ["relationship", "show", "push"]
}

extension InterfaceElement {
    /// Whether a property of the object is explicitly none.
    fileprivate func hasNone(_ key: String) -> Bool { child("nil", key: key) != nil }
}
