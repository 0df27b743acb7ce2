public import Foundation

/// What a long press on something offers: a preview and a menu.
///
/// On the page the menu stands behind a button; a preview is not shown.
///
/// UIKit: `UIContextMenuConfiguration`.
@MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Makes the controller of a preview.
    public typealias PreviewProvider = @MainActor () -> UIViewController?

    /// Makes the menu, given the elements that the system suggests, of which there are none.
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: What tells it from others; nil makes a new identifier.
    ///   - previewProvider: Makes the preview; not called.
    ///   - actionProvider: Makes the menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.actionProvider = actionProvider
        super.init()
    }

    /// What tells the configuration from others.
    public final let identifier: any NSCopying

    /// The order of the elements, which the page shows from the top down; `automatic` unless set.
    public final var preferredMenuElementOrder = ElementOrder.automatic

    /// The menu; nil when there is none.
    package final func makeMenu() -> UIMenu? { actionProvider?([]) }

    private final let actionProvider: ActionProvider?
}

extension UIContextMenuConfiguration {
    /// In which order a menu has its elements.
    ///
    /// On the page menus open downwards, so that the first element is always the nearest.
    ///
    /// UIKit: `UIContextMenuConfiguration.ElementOrder`.
    public enum ElementOrder: Int, Sendable {
        /// As the place of the menu suggests.
        case automatic = 0
        /// With the first element nearest to what opened the menu.
        case priority = 1
        /// With the first element at the top.
        case fixed = 2
    }
}
