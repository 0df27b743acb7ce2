import Foundation
import UIKitCore

/// Writes an item of a collection that is a row of a list, with its accessories and swipe actions.
@MainActor
enum ListRowRenderer {
    static func render(_ cell: UICollectionViewCell, _ element: StaticString, into page: inout RenderingPass) {
        // The buttons that move a row name its destinations, which change with other rows.
        if cell.isEditing, cell.offer.isMovable {
            write(cell, element, into: &page)
        } else {
            page.reuse(of: cell) { write(cell, element, into: &$0) }
        }
    }

    private static func write(_ cell: UICollectionViewCell, _ element: StaticString, into page: inout RenderingPass) {
        let row = cell as? UICollectionViewListCell
        let accessories = RowAccessories(cell)
        let hidesSwipeActions = row?.showsSwipeActionsForDeletion == true && cell.isEditing
        let hasSwipeActions = !cell.offer.swipeActions.isEmpty && !hidesSwipeActions
        page.openTag(
            element, for: cell, classes: "row", cell.isSelected ? "selected" : "",
            hasSwipeActions ? "swipeable" : "", separatorClass(of: cell))
        page.html.endTag()
        if hasSwipeActions { SwipeActionsRenderer.beginContent(of: cell, into: &page) }
        for accessory in accessories.leading { AccessoryRenderer.render(accessory, of: cell, into: &page) }
        if row == nil, cell.showsSelectionMark { EditControlRenderer.writeSelectionMark(of: cell, into: &page) }
        CellContentRenderer.render(cell, CellPresentation(row: cell, accessories), into: &page)
        for accessory in accessories.trailing { AccessoryRenderer.render(accessory, of: cell, into: &page) }
        if let menu = cell.contextMenu { page.writeItemMenu(menu, of: cell) }
        page.writeCustomActions(of: cell)
        if cell.isEditing, cell.offer.isMovable { EditControlRenderer.renderReordering(cell, into: &page) }
        if hasSwipeActions { SwipeActionsRenderer.endContent(of: cell, into: &page) }
        page.html.close(element)
        page.writeRowRules(of: cell, indentation: Double(row?.indentationLevel ?? 0) * (row?.indentationWidth ?? 0))
    }

    private static func separatorClass(of cell: UICollectionViewCell) -> StaticString {
        guard let indexPath = cell.shownIndexPath,
            let list = cell.collectionView?.listConfigurationInReach(ofSection: indexPath.section)
        else { return "" }
        let separators =
            list.itemSeparatorHandler?(indexPath, list.separatorConfiguration) ?? list.separatorConfiguration
        return separators.bottomSeparatorVisibility == .hidden ? "no-separator" : ""
    }
}

/// The accessories of a row by where they are written.
@MainActor
struct RowAccessories {
    /// An accessory with its number among all of the row's.
    typealias Numbered = (index: Int, accessory: UICellAccessory)

    /// Before the content.
    var leading: [Numbered] = []

    /// After the content, for those that are pressed for themselves.
    var trailing: [Numbered] = []

    /// In the content, where they belong to the press on the row.
    var labels: [CellPresentation.Label] = []

    var mark = CellPresentation.Mark.none

    /// The colour of the mark; nil for the usual one.
    var markColor: UIColor?

    /// The tick that stands before another mark.
    var tick: CellPresentation.Tick?

    /// What unfolds the row where the row itself is pressed.
    var unfolding: Int?

    init(_ cell: UICollectionViewCell) {
        guard let row = cell as? UICollectionViewListCell else { return }
        for shown in row.shownAccessories {
            switch shown.accessory.kind {
            case .delete, .insert, .multiselect, .customView(_, .leading): leading.append(shown)
            case .label(let text, _): labels.append(.init(text: text, color: shown.accessory.tintColor))
            case .disclosureIndicator: set(.disclosure, shown.accessory)
            case .checkmark: tick = .init(color: shown.accessory.tintColor)
            case .outlineDisclosure where row.unfoldsWhenPressed:
                unfolding = shown.index
                set(.outline, shown.accessory)
            case .detail, .outlineDisclosure, .popUpMenu, .customView: trailing.append(shown)
            case .reorder: break
            }
        }
        guard mark == .none, let tick else { return }
        (mark, markColor) = (.checkmark, tick.color)
        self.tick = nil
    }

    private mutating func set(_ mark: CellPresentation.Mark, _ accessory: UICellAccessory) {
        (self.mark, markColor) = (mark, accessory.tintColor)
    }
}

extension CellPresentation {
    /// How a row of a list is written.
    @MainActor
    fileprivate init(row cell: UICollectionViewCell, _ accessories: RowAccessories) {
        text = CellText(configured: cell)
        mark = accessories.mark
        markColor = accessories.markColor
        tick = accessories.tick
        labels = accessories.labels
        isNamed = !accessories.trailing.isEmpty || !accessories.leading.isEmpty
        if let unfolding = accessories.unfolding {
            var press = Press(.tapAccessory)
            press.indices = [unfolding]
            press.isExpanded = cell.outline?.isExpanded ?? false
            self.press = press
        } else {
            press = Press(cell)
        }
    }
}

/// Writes an accessory of a row that stands beside its content.
@MainActor
private enum AccessoryRenderer {
    static func render(
        _ shown: RowAccessories.Numbered, of cell: UICollectionViewCell, into page: inout RenderingPass
    ) {
        switch shown.accessory.kind {
        case .delete(nil): renderDeletion(of: cell, into: &page)
        case .delete: button(shown, "edit-control delete", "minus.circle.fill", .deleteNamed, cell, into: &page)
        case .insert: button(shown, "edit-control insert", "plus.circle.fill", .insertNamed, cell, into: &page)
        case .multiselect: EditControlRenderer.writeSelectionMark(of: cell, into: &page)
        case .detail: button(shown, "accessory-button", "info.circle", .detailsNamed, cell, into: &page)
        case .outlineDisclosure: renderOutlineButton(shown, of: cell, into: &page)
        case .popUpMenu(let menu): page.writeItemMenu(menu, of: cell, "chevron.up.chevron.down")
        case .customView(let view, _):
            page.html.markup("<div class=\"cell-accessory\">")
            page.nameByRow(view, of: cell)
            page.render(view)
            page.html.markup("</div>")
        default: break
        }
    }

    private static func button(
        _ shown: RowAccessories.Numbered, _ className: StaticString, _ symbol: StaticString, _ name: FrameworkText,
        _ cell: UICollectionViewCell, into page: inout RenderingPass
    ) {
        page.html.markup("<button type=\"submit\"")
        page.html.attribute("class", className)
        page.eventAttributes(.tapAccessory, of: cell, indices: [shown.index])
        page.html.attribute("aria-label", page.text(name, cell.spokenText))
        page.html.endTag()
        page.writeSymbol(symbol)
        page.html.markup("</button>")
    }

    private static func renderOutlineButton(
        _ shown: RowAccessories.Numbered, of cell: UICollectionViewCell, into page: inout RenderingPass
    ) {
        page.html.markup("<button type=\"submit\" class=\"accessory-button outline-button\"")
        page.eventAttributes(.tapAccessory, of: cell, indices: [shown.index])
        page.html.attribute("aria-expanded", cell.outline?.isExpanded == true ? "true" : "false")
        page.html.attribute("aria-label", page.text(.contentsNamed, cell.spokenText))
        page.html.markup("><span class=\"outline-mark\"></span></button>")
    }

    /// Writes the control that uncovers the trailing swipe actions of a row.
    private static func renderDeletion(of cell: UICollectionViewCell, into page: inout RenderingPass) {
        guard !cell.offer.swipeActions.isEmpty else { return }
        page.html.markup("<details class=\"edit-control\" name=\"edit\"><summary")
        page.html.attribute("aria-label", page.text(.deleteNamed, cell.spokenText))
        page.html.endTag()
        page.writeSymbol("minus.circle.fill")
        page.html.markup("</summary><div class=\"confirm-actions\">")
        SwipeActionsRenderer.renderActions(of: cell, into: &page)
        page.html.markup("</div></details>")
    }
}
