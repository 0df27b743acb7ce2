import UIKit

/// Buttons that open menus and remember a choice.
final class MenuExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let actions = UIButton(configuration: .gray())
        actions.configuration?.title = "Actions"
        actions.configuration?.image = UIImage(systemName: "ellipsis.circle")
        actions.configuration?.imagePadding = 8
        actions.showsMenuAsPrimaryAction = true
        actions.menu = UIMenu(children: [
            action("Duplicate", symbol: "doc.on.doc"),
            action("Move", symbol: "folder"),
            UIMenu(
                title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
                children: [action("Copy Link", symbol: "link"), action("Print", symbol: "printer")]),
            UIMenu(
                options: .displayInline,
                children: [action("Delete", symbol: "trash", attributes: .destructive)]),
        ])
        addExample("A Menu", actions)

        let choice = UIButton(configuration: .tinted())
        choice.showsMenuAsPrimaryAction = true
        choice.changesSelectionAsPrimaryAction = true
        choice.menu = UIMenu(children: [
            action("Small", symbol: nil), action("Medium", symbol: nil, state: .on), action("Large", symbol: nil),
        ])
        choice.accessibilityIdentifier = "size"
        addExample("A Choice", choice)
    }

    private func action(
        _ title: String, symbol: String?, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state
        ) { [weak self] _ in
            self?.show("“\(title)” was chosen.")
        }
    }
}
