import Foundation

extension UINavigationItem {
    /// Whether the heading may have a menu.
    final var hasTitleMenu: Bool { titleMenuProvider != nil || documentProperties != nil || renameDelegate != nil }

    /// The menu of the heading: what the app makes of the entries that are suggested, or these; nil for none.
    final func makeTitleMenu() -> UIMenu? {
        let documentName = documentProperties?.name ?? ""
        let suggested = suggestedActions
        let menu =
            if let titleMenuProvider {
                titleMenuProvider(suggested)
            } else {
                suggested.isEmpty && documentName.isEmpty ? nil : UIMenu(children: suggested)
            }
        guard let menu, menu.title.isEmpty, !documentName.isEmpty else { return menu }
        return UIMenu(title: documentName, image: menu.image, options: menu.options, children: menu.children)
    }

    /// What can be done with a document, as far as somebody in the responder chain of the controller does it.
    private var suggestedActions: [UIMenuElement] {
        var actions: [UIMenuElement] = []
        if renameDelegate != nil {
            actions.append(
                UIAction(title: FrameworkText.rename.localized, image: UIImage(systemName: "pencil")) { [weak self] _ in
                    self?.beginRenaming()
                })
        }
        guard documentProperties != nil, let owner else { return actions }
        let commands: [(title: FrameworkText, symbol: String, action: Selector)] = [
            (.duplicate, "plus.square.on.square", "duplicate:"), (.move, "folder", "move:"),
            (.export, "square.and.arrow.up", "export:"), (.print, "printer", "printContent:"),
        ]
        for command in commands where owner.target(forAction: command.action, withSender: self) != nil {
            actions.append(
                UIAction(title: command.title.localized, image: UIImage(systemName: command.symbol)) {
                    [weak owner] action in
                    guard let target = owner?.target(forAction: command.action, withSender: action) else { return }
                    UIApplication.shared.sendAction(command.action, to: target, from: action, for: nil)
                })
        }
        return actions
    }
}
