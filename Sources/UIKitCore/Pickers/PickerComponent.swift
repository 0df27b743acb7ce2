package import Foundation

/// One of the lists of a picker.
package final class PickerComponent: UIView {
    /// A row that the page can show.
    package struct Row: Equatable, Sendable {
        /// The place in the component.
        package var index: Int
        /// What it says.
        package var title: String
        /// The mark by which a page and a record tell the row from those that come to stand at its place.
        package var mark: ElementMark { ElementMark(title) }
    }

    /// The place in the picker.
    package let index: Int
    /// How many rows there are.
    package private(set) var rowCount = 0
    /// The chosen row; -1 where there is none.
    package private(set) var selectedRow = -1
    /// The rows that the page shows: those near the chosen one, where there are very many.
    package private(set) var rows: [Row] = []
    private var needsRows = true

    /// The most rows on a page, and on each side of the chosen one.
    private static let mostRows = 1_000
    private static let mostRowsBeside = mostRows / 2

    init(index: Int) {
        self.index = index
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// The picker.
    package var picker: UIPickerView? { superview as? UIPickerView }

    // MARK: Rows

    /// Asks how many rows there are, and for what they say in the next layout.
    func reload() {
        guard let picker else { return }
        rowCount = max(picker.dataSource?.pickerView(picker, numberOfRowsInComponent: index) ?? 0, 0)
        selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
        rowsDidChange()
    }

    /// Chooses a row, if there is one.
    func select(_ row: Int, by cause: StaticString = #function) {
        guard (0..<rowCount).contains(row), row != selectedRow else { return }
        selectedRow = row
        if rowCount > Self.mostRows { rowsDidChange() } else { setNeedsRendering(cause) }
    }

    /// The mark of the chosen row; nil where it is not known what it says, and where there are too many rows to look for it.
    var selectedMark: ElementMark? {
        guard !needsRows, rowCount <= Self.mostRows, rows.indices.contains(selectedRow) else { return nil }
        return rows[selectedRow].mark
    }

    /// Chooses the row that says the same as one did before; nothing where there is none, or several elsewhere.
    ///
    /// - Parameters:
    ///   - row: Where it was.
    ///   - mark: Its mark; nil where the place is all that is known.
    func select(_ row: Int, marked mark: ElementMark?) {
        guard let mark, let picker, rowCount <= Self.mostRows else { return select(row) }
        var reused: UIView?
        func markNow(of row: Int) -> ElementMark { ElementMark(title(of: row, in: picker, reusing: &reused)) }
        if (0..<rowCount).contains(row), markNow(of: row) == mark { return select(row) }
        let marks = (0..<rowCount).map { (place: $0, mark: markNow(of: $0)) }
        if let row = mark.place(from: row, among: marks) { select(row) }
    }

    private func rowsDidChange(by cause: StaticString = #function) {
        needsRows = true
        setNeedsRendering(cause)
        picker?.setNeedsLayout()
    }

    /// The rows that a page shows and that can be chosen on it.
    private var shownRows: Range<Int> {
        guard rowCount > Self.mostRows else { return 0..<rowCount }
        let first = min(max(selectedRow - Self.mostRowsBeside, 0), rowCount - Self.mostRows)
        return first..<first + Self.mostRows
    }

    /// Asks what the rows say, where that is not known.
    func loadRows() {
        guard needsRows, let picker else { return }
        needsRows = false
        var reused: UIView?
        rows = shownRows.map { Row(index: $0, title: title(of: $0, in: picker, reusing: &reused)) }
        setNeedsRendering()
    }

    /// What a row says: what can be read in its view, the text with attributes, or the title.
    private func title(of row: Int, in picker: UIPickerView, reusing reused: inout UIView?) -> String {
        guard let delegate = picker.delegate else { return "?" }
        if let view = delegate.pickerView(picker, viewForRow: row, forComponent: index, reusing: reused) {
            reused = view
            return Self.text(of: view)
        }
        return delegate.pickerView(picker, attributedTitleForRow: row, forComponent: index)?.string
            ?? delegate.pickerView(picker, titleForRow: row, forComponent: index) ?? "?"
    }

    /// What can be read in a view.
    private static func text(of view: UIView) -> String {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        return view.childViews.filter { !$0.isHidden }.map(text).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    // MARK: Dimensions

    /// How wide the delegate wishes the component to be, in points; nil for an even share of the room.
    package var wishedWidth: CGFloat? {
        picker.flatMap { $0.delegate?.pickerView($0, widthForComponent: index) }.flatMap(Self.usable)
    }

    /// How high the delegate wishes the rows to be, in points; nil for the usual height.
    package var wishedRowHeight: CGFloat? {
        picker.flatMap { $0.delegate?.pickerView($0, rowHeightForComponent: index) }.flatMap(Self.usable)
    }

    private static func usable(_ length: CGFloat) -> CGFloat? {
        length > 0 && length < 10_000 ? length : nil
    }

    // MARK: User interactions

    package override var isValueField: Bool { rowCount > 0 }

    package override var interactionValue: UserInteractionValue? { .number(Double(selectedRow)) }

    package override func checkFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        _ = try allowedRow(value)
    }

    package override func acceptFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        let row = try allowedRow(value)
        guard row != selectedRow, let picker else { return }
        select(row)
        picker.noteChangeByPerson()
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: index)
    }

    /// The row that a page says was chosen; nil where there is none now.
    package func row(chosenOnPage pageValue: String) -> Int? { try? allowedRow(.text(pageValue)) }

    private func allowedRow(_ value: UserInteractionValue) throws(UserInteractionRefusal) -> Int {
        let (place, mark) = value.parts
        let interaction = UserInteraction(.valueChanged, value: place, mark: mark)
        let marks = rows.map { (place: $0.index, mark: $0.mark) }
        guard let row = try interaction.chosenPlace(from: place.integer, among: marks), shownRows.contains(row) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The value is not the number of a row that is shown.", told: .choiceGone))
        }
        return row
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        (rowCount > 0 ? [.valueChanged] : []) + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .valueChanged else { return try super.perform(interaction) }
        guard let value = interaction.value else { throw .valueNotAllowed(reason: "A picker needs a row.") }
        try acceptFieldValue(value)
    }

    // MARK: Accessibility

    /// What the picker's delegate calls the component, or what the picker is called.
    package override var accessibilityLabel: String? {
        get {
            guard let picker else { return nil }
            let delegate = picker.delegate as? any UIPickerViewAccessibilityDelegate
            if let label = delegate?.pickerView(picker, accessibilityLabelForComponent: index) { return label }
            guard let label = picker.accessibilityLabel, picker.components.count > 1 else {
                return picker.accessibilityLabel
            }
            return "\(label) \(index + 1)"
        }
        set { super.accessibilityLabel = newValue }
    }

    /// What the chosen row says.
    package override var accessibilityValue: String? {
        get { rows.first { $0.index == selectedRow }?.title }
        set { super.accessibilityValue = newValue }
    }

    package override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }
}
