public import Foundation

/// Changes a tree of menus.
///
/// A responder gets one in `buildMenu(with:)`.
///
/// Source: UIKit, `UIMenuBuilder`.
@MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menus that are built.
    var system: UIMenuSystem { get }

    /// The menu of an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// The action of an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// The command of an action and the data that tells it apart.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Puts a menu in the place of another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Changes the elements of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Puts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu first into another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Puts a menu last into another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A tree of menus that the system shows.
///
/// Source: UIKit, `UIMenuSystem`.
@MainActor
public final class UIMenuSystem: NSObject {
    /// The menus of the app: on the page, their commands with shortcuts are among the keyboard shortcuts.
    public static let main = UIMenuSystem()

    /// The menus that are shown beside content.
    public static let context = UIMenuSystem()

    /// Has the menus built anew when they are next needed.
    public func setNeedsRebuild() {
        revision += 1
    }

    /// Has the commands validated anew; here they are whenever they are shown.
    public func setNeedsRevalidate() {}

    /// How often the menus were to be built anew.
    private(set) var revision = 0
}

/// The tree of menus while responders change it.
@MainActor
final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    /// The menus so far.
    private(set) var root: UIMenu

    /// Creates a builder of the menus that every app has.
    init(system: UIMenuSystem) {
        self.system = system
        let edit = UIMenu(
            title: FrameworkText.edit.localized, identifier: .edit,
            children: [UIMenu(identifier: .undoRedo), UIMenu(identifier: .standardEdit), UIMenu(identifier: .find)])
        let menus = [
            UIMenu(identifier: .application), UIMenu(title: FrameworkText.fileMenu.localized, identifier: .file), edit,
            UIMenu(title: FrameworkText.formatMenu.localized, identifier: .format),
            UIMenu(title: FrameworkText.viewMenu.localized, identifier: .view),
            UIMenu(title: FrameworkText.windowMenu.localized, identifier: .window),
            UIMenu(title: FrameworkText.helpMenu.localized, identifier: .help),
        ]
        root = UIMenu(identifier: .root, children: menus)
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first(in: root) { $0.identifier == identifier ? $0 : nil }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        leaves.lazy.compactMap { $0 as? UICommand }.first { command in
            guard command.action == action else { return false }
            return switch (command.propertyList as? AnyHashable, propertyList as? AnyHashable) {
            case (nil, nil): true
            case (let one, let other): one == other
            }
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        rewrite(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        rewrite(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        rewrite(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        rewrite(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        rewrite(removedIdentifier) { _ in [] }
    }

    /// The actions and commands of all menus.
    var leaves: [UIMenuElement] {
        leaves(of: root)
    }

    private func leaves(of menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child in (child as? UIMenu).map(leaves(of:)) ?? [child] }
    }

    private func first<Found>(in menu: UIMenu, _ found: (UIMenu) -> Found?) -> Found? {
        if let result = found(menu) { return result }
        for case let child as UIMenu in menu.children {
            if let result = first(in: child, found) { return result }
        }
        return nil
    }

    private func rewrite(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]) {
        if root.identifier == identifier {
            if let menu = replacement(root).first as? UIMenu { root = menu }
        } else {
            root = rewritten(root, identifier, replacement)
        }
    }

    private func rewritten(
        _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]
    ) -> UIMenu {
        guard first(in: menu, { $0.identifier == identifier ? true : nil }) ?? false else { return menu }
        return menu.replacingChildren(
            menu.children.flatMap { child -> [UIMenuElement] in
                guard let child = child as? UIMenu else { return [child] }
                return child.identifier == identifier ? replacement(child) : [rewritten(child, identifier, replacement)]
            })
    }
}
