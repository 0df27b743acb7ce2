/// What a table says of the focus of its rows.
struct TableFocusSettings {
    var selectionFollowsFocus = false
    var allowsFocus = true
    var allowsFocusDuringEditing = true
    var remembersLastFocusedIndexPath = false
}

// The browser moves the focus between the rows of a page, and reports no such move: selecting at every step of the Tab key
// would take people away from where they are, which WCAG 2.2 forbids (3.2.1, On Focus).
extension UITableView {
    /// Whether a row is selected when it gets the focus; kept for the app, false unless set.
    ///
    /// On the page a row that has the focus is selected when it is pressed, with Return or Space as well.
    ///
    /// Source: UIKit, `UITableView.selectionFollowsFocus`.
    public final var selectionFollowsFocus: Bool {
        get { focusSettings.selectionFollowsFocus }
        set { focusSettings.selectionFollowsFocus = newValue }
    }

    /// Whether rows can have the focus; kept for the app, true unless set.
    ///
    /// On the page every row with which something can be done has a place in the order of the Tab key.
    ///
    /// Source: UIKit, `UITableView.allowsFocus`.
    public final var allowsFocus: Bool {
        get { focusSettings.allowsFocus }
        set { focusSettings.allowsFocus = newValue }
    }

    /// Whether rows can have the focus in the editing mode; kept for the app, true unless set.
    ///
    /// Source: UIKit, `UITableView.allowsFocusDuringEditing`.
    public final var allowsFocusDuringEditing: Bool {
        get { focusSettings.allowsFocusDuringEditing }
        set { focusSettings.allowsFocusDuringEditing = newValue }
    }

    /// Whether the focus comes back to the row that had it last; kept for the app, false unless set.
    ///
    /// Source: UIKit, `UITableView.remembersLastFocusedIndexPath`.
    public final var remembersLastFocusedIndexPath: Bool {
        get { focusSettings.remembersLastFocusedIndexPath }
        set { focusSettings.remembersLastFocusedIndexPath = newValue }
    }
}
