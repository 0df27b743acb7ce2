import Foundation

extension ElementKindTable {
    /// Tables and what is in them.
    static let tableKinds: [String: ElementKind] = [
        "tableView": ElementKind(
            UITableView.self, extends: .scrollView,
            [
                .ignored("style"), .ignored("dataMode"), .ignored("springLoaded"), .ignored("rowHeightEstimated"),
                .ignored("dragInteractionEnabled"),
                .attribute("selectionFollowsFocus", .boolean, \UITableView.selectionFollowsFocus),
                .attribute("allowsFocus", .boolean, \UITableView.allowsFocus),
                .attribute("allowsFocusDuringEditing", .boolean, \UITableView.allowsFocusDuringEditing),
                .attribute("remembersLastFocusedIndexPath", .boolean, \UITableView.remembersLastFocusedIndexPath),
                .attribute("rowHeight", .rowHeight, \UITableView.rowHeight),
                .attribute("estimatedRowHeight", .rowHeight, \UITableView.estimatedRowHeight),
                .attribute("sectionHeaderHeight", .sectionHeight, \UITableView.sectionHeaderHeight),
                .attribute("sectionFooterHeight", .sectionHeight, \UITableView.sectionFooterHeight),
                .attribute("estimatedSectionHeaderHeight", .number, \UITableView.estimatedSectionHeaderHeight),
                .attribute("estimatedSectionFooterHeight", .number, \UITableView.estimatedSectionFooterHeight),
                .attribute("separatorStyle", .enumeration(["default": .singleLine]), \UITableView.separatorStyle),
                .attribute(
                    "separatorInsetReference", .enumeration(["automaticInsets": .fromAutomaticInsets]),
                    \UITableView.separatorInsetReference),
                .attribute("allowsSelection", .boolean, \UITableView.allowsSelection),
                .attribute("allowsMultipleSelection", .boolean, \UITableView.allowsMultipleSelection),
                .attribute("allowsSelectionDuringEditing", .boolean, \UITableView.allowsSelectionDuringEditing),
                .attribute(
                    "allowsMultipleSelectionDuringEditing", .boolean,
                    \UITableView.allowsMultipleSelectionDuringEditing),
                .attribute(
                    "sectionIndexMinimumDisplayRowCount", .integer, \UITableView.sectionIndexMinimumDisplayRowCount),
                .attribute("prefetchingEnabled", .boolean, \UITableView.isPrefetchingEnabled),
                .attribute("contentViewInsetsToSafeArea", .boolean, \UITableView.insetsContentViewsToSafeArea),
                .attribute("sectionHeaderTopPadding", .rowHeight, \UITableView.sectionHeaderTopPadding),
                .attribute("fillerRowHeight", .number(0...), \UITableView.fillerRowHeight),
                .ignoredChild("blurEffect", key: "separatorEffect"),
                .ignoredChild("vibrancyEffect", key: "separatorEffect"),
                .ignored("selfSizingInvalidation"),
                .child("color", key: "separatorColor", .color, \UITableView.separatorColor),
                .child("color", key: "sectionIndexColor", .color, \UITableView.sectionIndexColor),
                .child("color", key: "sectionIndexBackgroundColor", .color, \UITableView.sectionIndexBackgroundColor),
                .child(
                    "color", key: "sectionIndexTrackingBackgroundColor", .color,
                    \UITableView.sectionIndexTrackingBackgroundColor),
                .child("inset", key: "separatorInset", .insets, \UITableView.separatorInset),
                .object(ElementKind.anyName, key: "tableHeaderView") { (table: UITableView, view: UIView) in
                    view.viewState.insert(.hasExplicitFrame)
                    table.tableHeaderView = view
                },
                .object(ElementKind.anyName, key: "tableFooterView") { (table: UITableView, view: UIView) in
                    view.viewState.insert(.hasExplicitFrame)
                    table.tableFooterView = view
                },
                .object(ElementKind.anyName, key: "backgroundView") { (table: UITableView, view: UIView) in
                    table.backgroundView = view
                },
                .prototypes, .staticSections,
            ]),
        "tableViewCell": .tableViewCell,
    ]
}

extension ElementKind {
    /// `tableViewCell`.
    static let tableViewCell = ElementKind(
        UITableViewCell.self, extends: .view,
        [
            .ignored("style"), .ignored("reuseIdentifier"), .ignored("textLabel"), .ignored("detailTextLabel"),
            .ignored("imageView"), .ignored("rowHeight"), .ignored("hidesAccessoryWhenEditing"),
            .ignored("editingStyle"), .ignored("focusStyle"), .ignored("textLabelText"),
            .attribute("accessoryType", .enumeration(), \UITableViewCell.accessoryType),
            .attribute("editingAccessoryType", .enumeration(), \UITableViewCell.editingAccessoryType),
            .attribute("selectionStyle", .enumeration(), \UITableViewCell.selectionStyle),
            .ignored("springLoaded"), .ignored("userInteractionEnabledWhileDragging"),
            .object(ElementKind.anyName, key: "multipleSelectionBackgroundView") {
                (cell: UITableViewCell, view: UIView) in cell.multipleSelectionBackgroundView = view
            },
            .attribute("indentationLevel", .integer(0...), \UITableViewCell.indentationLevel),
            .attribute("indentationWidth", .number, \UITableViewCell.indentationWidth),
            .attribute("shouldIndentWhileEditing", .boolean, \UITableViewCell.shouldIndentWhileEditing),
            .attribute("showsReorderControl", .boolean, \UITableViewCell.showsReorderControl),
            .child("inset", key: "separatorInset", .insets, \UITableViewCell.separatorInset),
            .object(ElementKind.anyName, key: "accessoryView") { (cell: UITableViewCell, view: UIView) in
                cell.accessoryView = view
            },
            .object(ElementKind.anyName, key: "editingAccessoryView") { (cell: UITableViewCell, view: UIView) in
                cell.editingAccessoryView = view
            },
            .object(ElementKind.anyName, key: "backgroundView") { (cell: UITableViewCell, view: UIView) in
                cell.backgroundView = view
            },
            .object(ElementKind.anyName, key: "selectedBackgroundView") { (cell: UITableViewCell, view: UIView) in
                cell.selectedBackgroundView = view
            },
            .cellContent,
        ])

    /// The content view of a cell, whose subviews the cell puts in place.
    fileprivate static let cellContentView = ElementKind(
        UIView.self, extends: .view, [.ignoredChild("subviews"), .ignored("tableViewCell")])
}

extension AttributeReader where Value == CGFloat {
    /// A height in points; -1 is automatic.
    fileprivate static let rowHeight = AttributeReader { text, _, _ in
        InterfaceNumber.read(text).map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
    }

    /// The height of section headers and footers: the values that Interface Builder writes of itself are automatic.
    fileprivate static let sectionHeight = AttributeReader { text, _, _ in
        InterfaceNumber.read(text).map { [10, 18, 22, 28].contains($0) || $0 < 0 ? -1 : CGFloat($0) }
    }
}

extension ElementProperty {
    /// The content view of a cell: labels and image of the cell's style are configured, other views added.
    ///
    /// Older documents have a plain view in its place.
    fileprivate static let cellContent = child(ElementKind.anyName, key: "contentView") { element, reading in
        let content = ObjectBlueprint(of: element, kind: .cellContentView, in: reading.scope)
        let cell = reading.element
        let mask = InstallationMask(of: element, list: "subviews")
        let views = (element.child("subviews")?.children ?? []).compactMap { child -> (CellPart?, ObjectBlueprint)? in
            let part = CellPart(of: child, in: cell)
            // The labels and the image of a style are there whether they are installed or not; they stay empty then.
            if part != nil, !mask.isEverInstalled(child.identifier) {
                reading.scope.noteNotInstalled(child)
                return nil
            }
            return reading.blueprint(of: child).map { (part, $0) }
        }
        return { object, assembly in
            guard let cell = object as? UITableViewCell else { return }
            assembly.configure(cell.contentView, as: content)
            var members: [(identifier: String?, view: UIView)] = []
            for (part, blueprint) in views {
                if let existing = part?.view(of: cell) {
                    assembly.configure(existing, as: blueprint)
                    existing.viewState.remove(.hasExplicitFrame)
                    members.append((blueprint.element.identifier, existing))
                } else if let view = assembly.make(blueprint) as? UIView {
                    if mask.isAlwaysInstalled(blueprint.element.identifier) { cell.contentView.addSubview(view) }
                    members.append((blueprint.element.identifier, view))
                }
            }
            if mask.leavesOut { assembly.variations.add(VariedSubviews(in: cell.contentView, members, mask)) }
        }
    }

    /// The cells that a table makes by their reuse identifiers.
    fileprivate static let prototypes = child("prototypes") { element, reading in
        let prototypes = element.children.compactMap { cell -> (identifier: String, prototype: CellPrototype)? in
            guard cell.name == "tableViewCell" else {
                reading.reportUnknownElement(cell)
                return nil
            }
            // A cell without identifier can never be asked for, but what is unknown in it is reported all the same.
            let prototype = CellPrototype(of: cell, in: reading.scope)
            return cell["reuseIdentifier"].map { (identifier: $0, prototype: prototype) }
        }
        return { object, assembly in
            guard let table = object as? UITableView else { return }
            let context = assembly.contextForCells
            for (identifier, prototype) in prototypes {
                table.registerCells(identifier) { prototype.makeObject(in: context) as? UITableViewCell }
            }
        }
    }

    /// The sections of a table whose content does not change; tables with prototypes often keep an empty list of them.
    fileprivate static let staticSections = child("sections") { element, reading in
        guard reading.element["dataMode"] != "prototypes" else { return nil }
        let sections = element.children.compactMap { section -> StaticSectionBlueprint? in
            guard section.name == "tableViewSection" else {
                reading.reportUnknownElement(section)
                return nil
            }
            return StaticSectionBlueprint(of: section, reading.with(section))
        }
        return { object, assembly in
            guard let table = object as? UITableView else { return }
            table.staticSections = sections.map { $0.make(in: assembly) }
        }
    }
}

/// What a view in a cell's content is for the cell.
private enum CellPart {
    case text, detailText, image

    /// Which part of the cell an element is; nil for a view of the app's own.
    init?(of element: InterfaceElement, in cell: InterfaceElement) {
        switch element.identifier {
        case nil: return nil
        case cell["textLabel"]: self = .text
        case cell["detailTextLabel"]: self = .detailText
        case cell["imageView"]: self = .image
        default: return nil
        }
    }

    @MainActor
    func view(of cell: UITableViewCell) -> UIView? {
        switch self {
        case .text: cell.textLabel
        case .detailText: cell.detailTextLabel
        case .image: cell.imageView
        }
    }
}

/// A section of a static table, ready to be made.
@MainActor
private struct StaticSectionBlueprint {
    let header: String?
    let footer: String?
    let cells: [(blueprint: ObjectBlueprint, height: CGFloat?)]
    let headerView: ObjectBlueprint?
    let footerView: ObjectBlueprint?

    init(of section: InterfaceElement, _ reading: ElementReading) {
        header = Self.text("headerTitle", section, reading)
        footer = Self.text("footerTitle", section, reading)
        cells = (section.child("cells")?.children ?? []).compactMap { cell in
            reading.blueprint(of: cell).map { ($0, reading.with(cell).number("rowHeight")) }
        }
        for attribute in section.attributes
        where !["headerTitle", "footerTitle"].contains(attribute.name) && !ElementKindTable.isCommon(attribute.name) {
            reading.reportUnknownAttribute(attribute.name)
        }
        for child in section.children
        where !["headerView", "footerView", "headerTitle", "footerTitle"].contains(child.key) && child.name != "cells"
            && child.name != "nil" && !ElementKindTable.isForEditor(child)
        {
            reading.reportUnknownElement(child)
        }
        headerView = section.children.first { $0.key == "headerView" }.flatMap(reading.blueprint)
        footerView = section.children.first { $0.key == "footerView" }.flatMap(reading.blueprint)
    }

    private static func text(_ name: String, _ section: InterfaceElement, _ reading: ElementReading) -> String? {
        section.text(name).map { reading.localized($0, name) }
    }

    func make(in assembly: InterfaceAssembly) -> StaticTableSection {
        let rows = cells.compactMap { blueprint, height in
            (assembly.make(blueprint) as? UITableViewCell).map {
                StaticTableSection.Row(identifier: blueprint.element.identifier, cell: $0, height: height)
            }
        }
        return StaticTableSection(
            header: header, footer: footer, headerView: headerView.flatMap { assembly.make($0) as? UIView },
            footerView: footerView.flatMap { assembly.make($0) as? UIView }, rows: rows)
    }
}
