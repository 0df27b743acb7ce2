public import Foundation

/// Something that can stand in a menu: an action, a command or another menu.
///
/// UIKit: `UIMenuElement`.
@MainActor
open class UIMenuElement: NSObject {
    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// What the element says.
    open package(set) var title: String

    /// What the element says below its title.
    open var subtitle: String?

    /// The image beside the title.
    open package(set) var image: UIImage?

    /// How an element of a menu looks and behaves.
    ///
    /// UIKit: `UIMenuElement.Attributes`.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit for each attribute, as UIKit numbers them.
        public let rawValue: UInt

        /// The attributes whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Destroys something; shown in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Left out of the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen, and shows what became of it; on a page without scripts it opens
        /// again, but for the menus of rows and items.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element of a menu is ticked.
    ///
    /// UIKit: `UIMenuElement.State`.
    public enum State: Int, Sendable {
        /// Not ticked.
        case off = 0
        /// Ticked.
        case on = 1
        /// Ticked for a part of what it concerns.
        case mixed = 2
    }
}

/// An element of a menu that does something when it is chosen.
///
/// UIKit: `UIMenuLeaf`.
@MainActor
public protocol UIMenuLeaf: UIMenuElement {
    /// How the element looks and behaves.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the element is ticked.
    var state: UIMenuElement.State { get set }
    /// Does what the element does.
    ///
    /// - Parameters:
    ///   - sender: The object that the element acts for.
    ///   - target: The object to act on, for elements that need one.
    func performWithSender(_ sender: Any?, target: Any?)
}
