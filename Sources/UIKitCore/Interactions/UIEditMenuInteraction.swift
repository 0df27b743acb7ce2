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
        guard sheet == nil, let view else { return }
        let suggested = standardActions(for: view)
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
        let sheet = MenuSheet(of: menu, for: view) { [weak self] in self?.didEnd(configuration) }
        guard let sheet else { return }
        self.sheet = sheet
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: nil)
        sheet.present()
    }

    /// Takes the menu away.
    open func dismissMenu() {
        sheet?.dismiss()
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

    private var sheet: MenuSheet?

    private func didEnd(_ configuration: UIEditMenuConfiguration) {
        sheet = nil
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: nil)
    }

    /// The standard edit actions that the view or a responder after it can perform now, and what can be done with what
    /// they offer to be copied and shared.
    private func standardActions(for view: UIView) -> [UIMenuElement] {
        let actions: [(FrameworkText, Selector)] = [
            (.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:"), (.delete, "delete:"), (.select, "select:"),
            (.selectAll, "selectAll:"),
        ]
        let commands: [UIMenuElement] = actions.compactMap { title, action in
            let command = UICommand(title: title.localized, action: action)
            if view.target(forAction: action, withSender: command) != nil { return command }
            return action == "copy:" ? view.copyingAction : nil
        }
        guard let sharing = view.sharingAction else { return commands }
        return commands + [sharing]
    }
}
