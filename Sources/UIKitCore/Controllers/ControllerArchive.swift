import Foundation

/// What a controller writes of itself into an archive with keys.
///
/// The view is not among it: a controller from an archive loads its view from the same nib file, or makes it.
@MainActor
struct ControllerArchive {
    /// The name of the nib file.
    let nibName: String?
    /// The bundle of the nib file.
    let nibBundle: Bundle?
    private let coder: NSCoder

    /// Reads what the controller is created with.
    ///
    /// - Returns: Nil for coders that have no values under keys, and for those of storyboards and nib files.
    init?(reading coder: NSCoder) {
        guard coder.allowsKeyedCoding, !(coder is InterfaceCoder) else { return nil }
        self.coder = coder
        nibName = Self.text("UINibName", in: coder)
        nibBundle = Self.text("UINibBundlePath", in: coder).flatMap { Bundle(path: $0) }
    }

    /// Gives a controller the values in the archive.
    func configure(_ controller: UIViewController) {
        controller.title = Self.text("UITitle", in: coder)
        controller.restorationIdentifier = Self.text("UIRestorationIdentifier", in: coder)
        for (key, path) in Self.flags where coder.containsValue(forKey: key) {
            controller[keyPath: path] = coder.decodeBool(forKey: key)
        }
        if coder.containsValue(forKey: Self.styleKey) {
            let style = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: Self.styleKey))
            controller.modalPresentationStyle = style ?? .automatic
        }
        if coder.containsValue(forKey: Self.edgesKey) {
            let edges = UIRectEdge(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: Self.edgesKey)))
            controller.edgesForExtendedLayout = edges.intersection(.all)
        }
        let transition = UIModalTransitionStyle(rawValue: coder.decodeInteger(forKey: Self.transitionKey))
        controller.modalTransitionStyle = transition ?? .coverVertical
        let size = CGSize(
            width: coder.decodeDouble(forKey: "UIPreferredContentWidth"),
            height: coder.decodeDouble(forKey: "UIPreferredContentHeight"))
        if size.width.isFinite, size.height.isFinite { controller.preferredContentSize = size }
    }

    /// Writes a controller.
    static func write(_ controller: UIViewController, to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let texts = [
            "UINibName": controller.storedNibName, "UINibBundlePath": controller.storedNibBundle?.bundlePath,
            "UITitle": controller.title, "UIRestorationIdentifier": controller.restorationIdentifier,
        ]
        for case (let key, let text?) in texts { coder.encode(text as NSString, forKey: key) }
        for (key, path) in flags { coder.encode(controller[keyPath: path], forKey: key) }
        coder.encode(controller.modalPresentationStyle.rawValue, forKey: styleKey)
        coder.encode(controller.modalTransitionStyle.rawValue, forKey: transitionKey)
        coder.encode(Int(bitPattern: controller.edgesForExtendedLayout.rawValue), forKey: edgesKey)
        coder.encode(Double(controller.preferredContentSize.width), forKey: "UIPreferredContentWidth")
        coder.encode(Double(controller.preferredContentSize.height), forKey: "UIPreferredContentHeight")
    }

    private static let styleKey = "UIModalPresentationStyle"
    private static let transitionKey = "UIModalTransitionStyle"
    private static let edgesKey = "UIEdgesForExtendedLayout"

    private static let flags: [(key: String, path: ReferenceWritableKeyPath<UIViewController, Bool>)] = [
        ("UIHidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
        ("UIDefinesPresentationContext", \.definesPresentationContext),
        ("UIProvidesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
        ("UIModalInPresentation", \.isModalInPresentation),
        ("UIExtendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    ]

    private static func text(_ key: String, in coder: NSCoder) -> String? {
        coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key) as String? : nil
    }
}
