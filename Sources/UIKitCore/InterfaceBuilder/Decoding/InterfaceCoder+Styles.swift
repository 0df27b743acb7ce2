import Foundation

extension InterfaceCoder {
    /// The style of a table.
    var tableStyle: UITableView.Style {
        switch self["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    /// The style of a split view, as newer documents have it.
    var splitViewStyle: UISplitViewController.Style {
        switch self["style"] {
        case "doubleColumn": .doubleColumn
        case "tripleColumn": .tripleColumn
        case nil where self["allowDoubleColumnStyle"] == "YES":
            hasSegue(relationship: "supplementaryViewController") ? .tripleColumn : .doubleColumn
        default: .unspecified
        }
    }

    /// The options of a page controller: where pages are bound and how far they are apart in points.
    var pageOptions: [UIPageViewController.OptionsKey: Any] {
        let spines: [String: UIPageViewController.SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
        var options: [UIPageViewController.OptionsKey: Any] = [:]
        options[.spineLocation] = self["spineLocation"].flatMap { spines[$0] }
        options[.interPageSpacing] = self["pageSpacing"].flatMap(InterfaceNumber.read).map { NSNumber(value: $0) }
        return options
    }

    /// The style of a cell; that without labels of its own counts as the default.
    var cellStyle: UITableViewCell.CellStyle {
        switch self["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }
}
