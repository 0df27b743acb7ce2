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
    private let device: CanvasDevice
    /// What the bars around the scene measure.
    private var measures: SystemMeasures

    /// The canvas of a view that is outermost in a nib.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - document: The document.
    init(of view: UIView, in document: InterfaceDocument) {
        size = view.bounds.size
        device = CanvasDevice(of: document, shown: size)
        measures = SystemMeasures(ofTools: document.toolsVersion)
        let element = document.objectLists.first?.children.first { $0.name == "view" }
        let isWithoutBars = element?.hasNone("simulatedStatusBarMetrics") ?? true
        if !isWithoutBars, !(view is UITableViewCell || view is UICollectionReusableView) { safeArea = device.safeArea }
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
        let shown = CGSize(width: stored?.number("width") ?? 0, height: stored?.number("height") ?? 0)
        device = CanvasDevice(of: document, shown: shown)
        measures = SystemMeasures(ofTools: document.toolsVersion)
        let frame = CGRect(
            origin: CGPoint(x: 0, y: stored?.number("y") ?? 0), size: shown == .zero ? device.size : shown)
        size = frame.size
        guard let controller else { return }
        let surroundings = CanvasBars(
            around: controller, in: document, outline, isPad: device.isPad, height: measures.navigationBarHeight)
        if view == nil, surroundings.isSheet, document.toolsVersion >= 14_900 {
            if document.toolsVersion < 24_000 {
                measures.navigationBarHeight += CanvasBars.sheetAddition
            } else {
                safeArea.top = CanvasBars.sheetEdge
            }
            return
        }
        guard view != nil else {
            // A container shows its own bars.
            safeArea = device.safeArea
            return
        }
        guard frame.width == device.size.width else { return }
        if frame.maxY == device.size.height {
            // A scene that begins below a bar which is not translucent has less or nothing of it above.
            let top = surroundings.hidesStatusBar ? 0 : device.safeArea.top
            safeArea = device.safeArea
            safeArea.top = max(0, top - frame.minY)
            bars.top = max(0, top + surroundings.top - frame.minY) - safeArea.top
        } else if frame.minY == 0, (1...60).contains(device.size.height - frame.height) {
            // A sheet ends at the bottom of the device and begins below its status bar; what is none begins below a bar.
            safeArea = device.safeArea
            safeArea.top = 0
            let isBelowBar = surroundings.top == 0 || !surroundings.isWithinSheet
            bars.top = isBelowBar ? 0 : surroundings.top + CanvasBars.sheetAddition
        } else if frame.minY == 0, (61...120).contains(device.size.height - frame.height) {
            // A sheet whose bar is not translucent begins below that.
            safeArea = device.safeArea
            safeArea.top = 0
        } else {
            return
        }
        bars.bottom = surroundings.bottom
    }

    /// The traits of a window of a size.
    func traits(at size: CGSize) -> UITraitCollection {
        UITraitCollection.current.modifyingTraits { traits in
            traits.userInterfaceIdiom = device.isPad ? .pad : .phone
            traits[SystemMeasuresTrait.self] = measures
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

    /// The device of a document.
    ///
    /// - Parameters:
    ///   - document: The document; one without a device shows its views at their own sizes.
    ///   - shown: The size of the view.
    init(of document: InterfaceDocument, shown: CGSize) {
        let element = document.root.child("device")
        let name = element?["id"] ?? "retina4_7"
        isPad = name.hasPrefix("ipad")
        let isLandscape = element?["orientation"] == "landscape"
        let known = Self.shape(name, toolsVersion: document.toolsVersion)
        var (width, height, top, bottom) = known ?? Self.shape(ofUnknown: name, in: document, isLandscape: isLandscape)
        if element == nil, shown != .zero { (width, height) = (shown.width, shown.height) }
        // Interface Builder 26 leaves the safe area free twice.
        if document.toolsVersion >= 24_000, top > 20 { (top, bottom) = (2 * top, 2 * bottom) }
        size = isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        // Interface Builder turned the safe area with the device until version 21.
        let turned = isLandscape && bottom > 20 && document.toolsVersion < 21_000
        safeArea =
            turned
            ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
            : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// The width and height of a device held upright, and what its edges take at top and bottom, all in points.
    private typealias Shape = (width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat)

    /// The shape of a device that is newer than this table, by its name and the largest view that was shown on it.
    private static func shape(ofUnknown name: String, in document: InterfaceDocument, isLandscape: Bool) -> Shape {
        let shown = document.largestRootSize ?? CGSize(width: 375, height: 667)
        let (width, height) = isLandscape ? (shown.height, shown.width) : (shown.width, shown.height)
        if name.hasPrefix("ipad") {
            return name.contains("rounded") ? (width, height, 24, 20) : (width, height, 20, 0)
        }
        // Phones without a button below the screen are more than twice as high as wide; the view of a nib tells nothing.
        let isTall = height > 2 * width || document.kind == .nib
        return isTall ? (width, height, 59, 34) : (width, height, 20, 0)
    }

    /// The shape of a device; nil for one that is not known.
    private static func shape(_ name: String, toolsVersion: Int) -> Shape? {
        // The canvas of Xcode 11 to 14 has no status bar on devices with a button below the screen.
        let statusBar: CGFloat = (14_700..<22_000).contains(toolsVersion) ? 0 : 20
        return switch name {
        case "retina3_5": (320, 480, statusBar, 0)
        case "retina4_0": (320, 568, statusBar, 0)
        case "retina5_5": (414, 736, statusBar, 0)
        case "retina5_9": (375, 812, toolsVersion < 22_000 || toolsVersion >= 24_000 ? 44 : 50, 34)
        case "retina6_1": (414, 896, toolsVersion < 21_700 ? 44 : 48, 34)
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
        case "ipad13_0rounded": (1032, 1376, 24, 20)
        case "retina4_7": (375, 667, statusBar, 0)
        default: nil
        }
    }
}

/// The bars around a scene: those that it states, else those of the containers that lead to it.
@MainActor
private struct CanvasBars {
    /// How much higher a navigation bar is in a sheet.
    static let sheetAddition: CGFloat = 12
    /// The space above a navigation bar in a sheet of iOS 26.
    static let sheetEdge: CGFloat = 16

    private(set) var top: CGFloat = 0
    private(set) var bottom: CGFloat = 0
    let hidesStatusBar: Bool
    /// Whether the scene is presented over another.
    let isSheet: Bool
    /// Whether the scene or a container around it is presented over another.
    let isWithinSheet: Bool

    init(
        around controller: InterfaceElement, in document: InterfaceDocument, _ outline: InterfaceOutline, isPad: Bool,
        height: CGFloat
    ) {
        hidesStatusBar = controller.hasNone("simulatedStatusBarMetrics")
        let containers = CanvasContainers(of: controller, in: outline)
        isSheet = containers.isPresented
        isWithinSheet = containers.isWithinPresented
        // Until iOS 12 the bars of a tablet were as high as those of a phone.
        let isHigh = isPad && document.toolsVersion >= 14_000
        let barHeight: CGFloat = isHigh ? 50 : height
        let tabBarHeight: CGFloat = isHigh ? 50 : 49
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
        case "simulatedTabBarMetrics": bottom = tabBarHeight
        case nil:
            let showsToolbar = containers.navigation?["toolbarHidden"] == "NO"
            let hidesTabs = controller.flag("hidesBottomBarWhenPushed")
            bottom = showsToolbar ? barHeight : containers.isInTabs && !hidesTabs ? tabBarHeight : 0
        default: break
        }
    }
}

/// The containers in which a scene is reached, by going back along the segues.
@MainActor
private struct CanvasContainers {
    private(set) var navigation: InterfaceElement?
    private(set) var isInTabs = false
    /// Whether the scene is presented over another, and not in full.
    private(set) var isPresented = false
    /// Whether the scene or one of the containers is.
    private(set) var isWithinPresented = false

    init(of controller: InterfaceElement, in outline: InterfaceOutline) {
        var identifier = controller.identifier
        var visited: Set<String> = []
        let first = identifier.map(outline.segues(to:)) ?? []
        isPresented = first.contains { Self.presents.contains($0.kind) } && controller["modalPresentationStyle"] == nil
        var present: InterfaceElement? = controller
        while let destination = identifier, visited.insert(destination).inserted {
            let incoming = outline.segues(to: destination)
            // Showing presents only what cannot be pushed.
            let isPushed = present?.name != "navigationController"
            if present?["modalPresentationStyle"] == nil,
                incoming.contains(where: { Self.presents.contains($0.kind) && !($0.kind == "show" && isPushed) })
            {
                isWithinPresented = true
            }
            guard let segue = incoming.first(where: { Self.keepsBars.contains($0.kind) }) else { return }
            if segue.element["relationship"] == "rootViewController", navigation == nil {
                navigation = segue.controller
            }
            if segue.controller?.name == "tabBarController" { isInTabs = true }
            present = segue.controller
            identifier = present?.identifier
        }
    }

    /// The segues whose destination has the bars of the source.
    private static let keepsBars: Set<String> = ["relationship", "show", "push"]

    /// The segues that present a navigation controller.
    private static let presents: Set<String> = ["presentation", "modal", "popoverPresentation", "show"]
}

extension InterfaceElement {
    /// Whether a property of the object is explicitly none.
    fileprivate func hasNone(_ key: String) -> Bool { child("nil", key: key) != nil }
}

extension InterfaceDocument {
    /// The size of the largest view that scenes begin with, in points, without those that have a size of their own; nil
    /// where none is stored.
    fileprivate var largestRootSize: CGSize? {
        var largest: CGSize?
        for objects in objectLists {
            let controller = kind == .storyboard ? Self.controller(in: objects) : objects
            let isFree = controller?.children.contains { $0.key == "freeformSize" } ?? false
            let view = controller?.children.first { kind == .nib ? $0.name == "view" : $0.key == "view" }
            guard !isFree, let stored = view?.child("rect", key: "frame") else { continue }
            let size = CGSize(width: stored.number("width") ?? 0, height: stored.number("height") ?? 0)
            if size.width * size.height > (largest.map { $0.width * $0.height } ?? 0) { largest = size }
        }
        return largest
    }

    /// The version of Interface Builder that wrote the document; 0 if it does not say.
    fileprivate var toolsVersion: Int {
        let version = (root["toolsVersion"]?.prefix { $0 != "." }).flatMap { Int($0) } ?? 0
        // A number that no version has stands for any.
        return version < 30_000 ? version : 22_000
    }
}

extension SystemMeasures {
    /// The measures of the system that a version of Interface Builder shows documents with.
    fileprivate init(ofTools version: Int) {
        self.init()
        if version < 13_000 { rowMargin = 8 }
        if (15_000..<19_000).contains(version) { rowHeight = 43.5 }
        if version < 15_000 {
            textFieldHeight = 30
            segmentedControlHeight = 29
            progressHeight = 2
        }
        if version < 19_000 { sectionTopPadding = 0 }
        showsDatesOnWheels = version < 17_200
        if version >= 24_000 {
            (navigationBarHeight, rowHeight, rowMargin) = (54, 51, 15)
            (switchSize, searchBarHeight) = (CGSize(width: 63, height: 28), 64)
        }
    }
}
