/// Shows the menu of an interaction as an action sheet, which every page can show.
@MainActor
final class MenuSheet {
    private weak var view: UIView?
    private weak var presenter: UIViewController?
    private let menu: UIMenu
    private var sheet: UIAlertController
    private let didEnd: @MainActor () -> Void

    /// Makes the sheet of a menu.
    ///
    /// - Parameters:
    ///   - menu: The menu; submenus are shown with it.
    ///   - view: The view that it belongs to; commands are sent along the responder chain from there.
    ///   - didEnd: Called when the person chose something or cancelled, before what was chosen is done.
    /// - Returns: Nil when there is nothing to choose from, or no controller that could show it.
    init?(of menu: UIMenu, for view: UIView, didEnd: @escaping @MainActor () -> Void) {
        guard let presenter = view.controllerInChain else { return nil }
        self.view = view
        self.presenter = presenter
        self.didEnd = didEnd
        self.menu = menu
        sheet = Self.emptySheet(of: menu)
        guard addActions() else { return nil }
    }

    private static func emptySheet(of menu: UIMenu) -> UIAlertController {
        UIAlertController(title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    }

    /// Adds what the menu offers now.
    ///
    /// - Returns: Whether there is something to choose from.
    private func addActions() -> Bool {
        addActions(menu.children)
        guard !sheet.actions.isEmpty || sheet.message != nil else { return false }
        let didEnd = didEnd
        sheet.addAction(UIAlertAction(title: FrameworkText.cancel.localized, style: .cancel) { _ in didEnd() })
        return true
    }

    /// Shows the menu once more, as an element of it that was chosen keeps it presented.
    private func presentAgain() {
        sheet = Self.emptySheet(of: menu)
        if addActions() { present() } else { didEnd() }
    }

    /// Shows the sheet.
    func present() {
        presenter?.present(sheet, animated: true)
    }

    /// Takes the sheet away.
    ///
    /// - Parameter completion: Called when it has gone.
    func dismiss(completion: (@MainActor () -> Void)? = nil) {
        sheet.dismiss(animated: true, completion: completion)
    }

    private func addActions(_ elements: [UIMenuElement]) {
        for child in elements {
            if let deferred = child as? UIDeferredMenuElement {
                addActions(of: deferred)
            } else if let inner = child as? UIMenu {
                addActions(inner.children)
            } else if let leaf = child as? any UIMenuLeaf, leaf.attributes.isDisjoint(with: [.disabled, .hidden]) {
                let style: UIAlertAction.Style = leaf.attributes.contains(.destructive) ? .destructive : .default
                sheet.addAction(
                    UIAlertAction(title: child.title, style: style) { [weak self, weak view, didEnd] _ in
                        let staysOpen = leaf.attributes.contains(.keepsMenuPresented)
                        if !staysOpen { didEnd() }
                        let target = (leaf as? UICommand).flatMap { view?.target(forAction: $0.action, withSender: $0) }
                        leaf.performWithSender(view, target: target)
                        if staysOpen { self?.presentAgain() }
                    })
            }
        }
    }

    /// Adds the actions of an element whose elements may come later; the sheet says so until they do.
    private func addActions(of deferred: UIDeferredMenuElement) {
        let message = sheet.message
        deferred.load { [weak self] in
            guard let self else { return }
            sheet.message = message
            addActions(deferred.elements ?? [])
        }
        if let elements = deferred.elements {
            addActions(elements)
        } else {
            sheet.message = deferred.placeholder.title
        }
    }
}
