/// What contains elements: a tab, an element, or the elements of a query.
///
/// The names are those of `XCUIElementTypeQueryProvider`.
@MainActor
public protocol ElementQueries {
    /// The elements of a kind in it, however deep.
    ///
    /// - Parameter kind: What they are for a person.
    func descendants(matching kind: ElementKind) -> TestElementQuery
}

extension ElementQueries {
    /// Everything that can be read or used.
    public var otherElements: TestElementQuery { descendants(matching: .any) }
    /// Alerts, named by their titles.
    public var alerts: TestElementQuery { descendants(matching: .alert) }
    /// Action sheets, named by their titles.
    public var sheets: TestElementQuery { descendants(matching: .sheet) }
    /// Buttons, items of bars and menus, segments, swipe actions.
    public var buttons: TestElementQuery { descendants(matching: .button) }
    /// Rows of tables and items of collections; a cell is also found by any text in it.
    public var cells: TestElementQuery { descendants(matching: .cell) }
    /// Collections.
    public var collectionViews: TestElementQuery { descendants(matching: .collectionView) }
    /// Date pickers.
    public var datePickers: TestElementQuery { descendants(matching: .datePicker) }
    /// Fields for files.
    public var fileFields: TestElementQuery { descendants(matching: .fileField) }
    /// Pictures.
    public var images: TestElementQuery { descendants(matching: .image) }
    /// Links out of the page.
    public var links: TestElementQuery { descendants(matching: .link) }
    /// Navigation bars, named by their titles.
    public var navigationBars: TestElementQuery { descendants(matching: .navigationBar) }
    /// The dots of pages.
    public var pageIndicators: TestElementQuery { descendants(matching: .pageIndicator) }
    /// Pickers with their columns.
    public var pickers: TestElementQuery { descendants(matching: .picker) }
    /// The columns of pickers.
    public var pickerWheels: TestElementQuery { descendants(matching: .pickerWheel) }
    /// Bars of progress.
    public var progressIndicators: TestElementQuery { descendants(matching: .progressIndicator) }
    /// Fields for a search.
    public var searchFields: TestElementQuery { descendants(matching: .searchField) }
    /// Fields for a password.
    public var secureTextFields: TestElementQuery { descendants(matching: .secureTextField) }
    /// Rows of segments, whose segments are buttons.
    public var segmentedControls: TestElementQuery { descendants(matching: .segmentedControl) }
    /// Sliders.
    public var sliders: TestElementQuery { descendants(matching: .slider) }
    /// Texts.
    public var staticTexts: TestElementQuery { descendants(matching: .staticText) }
    /// Steppers, whose buttons are called "Increment" and "Decrement".
    public var steppers: TestElementQuery { descendants(matching: .stepper) }
    /// Switches.
    public var switches: TestElementQuery { descendants(matching: .switch) }
    /// Tab bars.
    public var tabBars: TestElementQuery { descendants(matching: .tabBar) }
    /// Tables.
    public var tables: TestElementQuery { descendants(matching: .table) }
    /// Fields of one line, also found by their placeholders.
    public var textFields: TestElementQuery { descendants(matching: .textField) }
    /// Fields of several lines.
    public var textViews: TestElementQuery { descendants(matching: .textView) }
    /// Toolbars.
    public var toolbars: TestElementQuery { descendants(matching: .toolbar) }
}
