/// A list of actions, commands and other menus to choose from.
///
/// On the page a menu opens without a request, and choosing from it is a submit button.
///
/// UIKit: `UIMenu`.
open class UIMenu: UIMenuElement {
    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The heading of the menu, or its name in the menu around it.
    ///   - subtitle: What stands below the title.
    ///   - image: The image beside the title.
    ///   - identifier: The identity of the menu; nil makes a new one.
    ///   - options: How the menu looks and behaves.
    ///   - preferredElementSize: How large the elements are shown.
    ///   - children: The elements.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Self.newIdentifier()
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The identity of the menu.
    public final let identifier: UIMenu.Identifier

    /// How the menu looks and behaves.
    public final let options: UIMenu.Options

    /// How large the elements are shown.
    open var preferredElementSize: UIMenu.ElementSize

    /// The elements.
    public final let children: [UIMenuElement]

    /// The elements, also of menus inside, that are ticked.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
    }

    private static var lastIdentifier = 0

    private static func newIdentifier() -> Identifier {
        lastIdentifier += 1
        return Identifier("menu.\(lastIdentifier)")
    }
}

extension UIMenu {
    /// The identity of a menu.
    ///
    /// UIKit: `UIMenu.Identifier`.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name that the app chose.
        public let rawValue: String

        /// An identity by a name of the app's choice.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An identity by a name of the app's choice.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    /// How a menu looks and behaves.
    ///
    /// UIKit: `UIMenu.Options`.
    public struct Options: OptionSet, Hashable, Sendable {
        /// One bit for each option, as UIKit numbers them.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements stand directly in the menu around this one.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu's name is shown as of something that destroys.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of the elements is ticked: choosing one takes the tick from the others.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements stand in a row.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements of a menu are shown.
    ///
    /// UIKit: `UIMenu.ElementSize`.
    public enum ElementSize: Int, Sendable {
        /// Small, several in a row.
        case small = 0
        /// Medium, several in a row.
        case medium = 1
        /// Large, one in a row.
        case large = 2
        /// As the menu decides.
        case automatic = -1
    }
}
