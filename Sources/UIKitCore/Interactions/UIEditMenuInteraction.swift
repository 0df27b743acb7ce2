public import Foundation

/// Shows a menu with what can be done to the content of a view: cut, copy, paste and the app's own actions.
///
/// On the page the menu is an action sheet.
///
/// Source: UIKit, `UIEditMenuInteraction`.
@MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    ///
    /// - Parameter delegate: The object that provides the menu, or nil for the standard one.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The object that provides the menu.
    public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view that the menu is for.
    public private(set) final weak var view: UIView?

    /// Takes the menu away when the view goes.
    open func willMove(to view: UIView?) {
        if view == nil { dismissMenu() }
    }

    /// Takes note of the view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Shows the menu; without effect when there is nothing to choose from.
    ///
    /// - Parameter configuration: What the menu is for.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard sheet == nil, let view, let controller = controllerInChain(of: view) else { return }
        let suggested = standardActions(for: view)
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
        let sheet = UIAlertController(
            title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
        addActions(of: menu, to: sheet, configuration)
        guard !sheet.actions.isEmpty else { return }
        sheet.addAction(
            UIAlertAction(title: FrameworkText.cancel.localized, style: .cancel) { [weak self] _ in
                self?.didEnd(configuration)
            })
        self.sheet = sheet
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: nil)
        controller.present(sheet, animated: true)
    }

    /// Takes the menu away.
    open func dismissMenu() {
        sheet?.dismiss(animated: true)
        sheet = nil
    }

    /// Does nothing: the menu is built anew whenever it is shown.
    open func reloadVisibleMenu() {}

    /// Does nothing: the page decides where the menu is.
    ///
    /// - Parameter animated: Whether the menu moves on iOS.
    open func updateVisibleMenuPosition(animated: Bool) {}

    /// The middle of the view, as a page reports no places.
    ///
    /// - Parameter view: The view in whose coordinates it is.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    private weak var sheet: UIAlertController?

    private func addActions(of menu: UIMenu, to sheet: UIAlertController, _ configuration: UIEditMenuConfiguration) {
        addActions(menu.children, to: sheet, configuration)
    }

    private func addActions(
        _ elements: [UIMenuElement], to sheet: UIAlertController, _ configuration: UIEditMenuConfiguration
    ) {
        for child in elements {
            if let deferred = child as? UIDeferredMenuElement {
                addActions(of: deferred, to: sheet, configuration)
            } else if let inner = child as? UIMenu {
                addActions(of: inner, to: sheet, configuration)
            } else if let leaf = child as? any UIMenuLeaf, leaf.attributes.isDisjoint(with: [.disabled, .hidden]) {
                let style: UIAlertAction.Style = leaf.attributes.contains(.destructive) ? .destructive : .default
                sheet.addAction(
                    UIAlertAction(title: child.title, style: style) { [weak self] _ in
                        self?.didEnd(configuration)
                        self?.perform(leaf)
                    })
            }
        }
    }

    /// Adds the actions of an element whose elements may come later; the sheet says so until they do.
    private func addActions(
        of deferred: UIDeferredMenuElement, to sheet: UIAlertController, _ configuration: UIEditMenuConfiguration
    ) {
        let message = sheet.message
        deferred.load { [weak self, weak sheet] in
            guard let self, let sheet else { return }
            sheet.message = message
            addActions(deferred.elements ?? [], to: sheet, configuration)
        }
        if let elements = deferred.elements {
            addActions(elements, to: sheet, configuration)
        } else {
            sheet.message = deferred.placeholder.title
        }
    }

    private func perform(_ leaf: any UIMenuLeaf) {
        let target = (leaf as? UICommand).flatMap { view?.target(forAction: $0.action, withSender: $0) }
        leaf.performWithSender(view, target: target)
    }

    private func didEnd(_ configuration: UIEditMenuConfiguration) {
        sheet = nil
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: nil)
    }

    private func controllerInChain(of view: UIView) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// The standard edit actions that the view or a responder after it can perform now.
    private func standardActions(for view: UIView) -> [UIMenuElement] {
        let actions: [(FrameworkText, Selector)] = [
            (.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:"), (.delete, "delete:"), (.select, "select:"),
            (.selectAll, "selectAll:"),
        ]
        return actions.compactMap { title, action in
            let command = UICommand(title: title.localized, action: action)
            return view.target(forAction: action, withSender: command) == nil ? nil : command
        }
    }
}
