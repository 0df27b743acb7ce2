import Foundation

/// What the system's own views measure, in points.
///
/// They are those of iOS 15 to 18. Interface Builder laid its documents out with the system of their time, so an
/// inspection of a document sets the measures of that system.
struct SystemMeasures: Equatable, Sendable {
    /// The height of a navigation bar without large title, prompt and search bar.
    var navigationBarHeight: CGFloat = 44
    /// How much higher a navigation bar is that shows a large title.
    var largeTitleHeight: CGFloat = 52
    /// The height of a row that states none and whose content leaves it open.
    var rowHeight: CGFloat = 44
    /// The margins above and below the content of a row.
    var rowMargin: CGFloat = 11
    /// The space above a section header in a plain table.
    var sectionTopPadding: CGFloat = 22
    /// The frame of a switch.
    var switchSize = CGSize(width: 51, height: 31)
    /// The height of a text field with round corners and text of the usual size.
    var textFieldHeight: CGFloat = 34
    /// The height of a segmented control's frame.
    var segmentedControlHeight: CGFloat = 32
    /// The height of a search bar without prompt and scopes.
    var searchBarHeight: CGFloat = 56
    /// The height of a plain progress view.
    var progressHeight: CGFloat = 4
    /// Whether a date picker shows wheels where nobody chose a style.
    var showsDatesOnWheels = false
}

/// The measures of the system's own views.
struct SystemMeasuresTrait: UITraitDefinition {
    static let defaultValue = SystemMeasures()
}
