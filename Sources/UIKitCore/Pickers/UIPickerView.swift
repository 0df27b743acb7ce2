public import Foundation

/// Lists beside each other, in each of which one row is chosen.
///
/// On the page each component is a list of the browser's own, which works without scripts: what was chosen comes with
/// the next event. A choice calls `pickerView(_:didSelectRow:inComponent:)`.
///
/// UIKit: `UIPickerView`.
open class UIPickerView: UIView {
    /// Creates a picker without components.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a picker from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Providing the content

    /// Says how many components and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsReload() }
    }

    /// Says what rows show, and is told of choices.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { setNeedsReload() }
    }

    /// Asks anew for all components.
    open func reloadAllComponents() {
        needsReload = true
        loadIfNeeded()
        for component in components { component.reload() }
    }

    /// Asks anew for the rows of a component; nothing for one that there is not.
    open func reloadComponent(_ component: Int) {
        loadIfNeeded()
        guard components.indices.contains(component) else { return }
        components[component].reload()
    }

    // MARK: Dimensions

    /// How many components there are.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return components.count
    }

    /// How many rows a component has; 0 for one that there is not.
    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return components.indices.contains(component) ? components[component].rowCount : 0
    }

    /// How wide and high the rows of a component are, in points.
    ///
    /// - Returns: The size, or zero for a component that there is not.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard (0..<numberOfComponents).contains(component) else { return .zero }
        let wishes = components.map(\.wishedWidth)
        let shared = max(bounds.width - wishes.reduce(0) { $0 + ($1 ?? 0) }, 0)
        let share = shared / CGFloat(max(wishes.count { $0 == nil }, 1))
        return CGSize(
            width: wishes[component] ?? share, height: components[component].wishedRowHeight ?? Self.usualRowHeight)
    }

    /// The height of rows for which the delegate wishes none.
    private static let usualRowHeight: CGFloat = 32

    /// The view that the delegate gave a row; nil where it gave none.
    ///
    /// - Note: unlike Apple's, the page shows the text of such a view.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
        return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }

    // MARK: Selecting rows

    /// Chooses a row without telling the delegate.
    ///
    /// Nothing happens for a row that there is not.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - component: The component.
    ///   - animated: Kept out of account: the browser shows the choice at once.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard components.indices.contains(component) else { return }
        components[component].select(row)
    }

    /// The chosen row of a component; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        return components.indices.contains(component) ? components[component].selectedRow : -1
    }

    /// The chosen rows, from the first to the last component.
    final var selectedRows: [Int] { (0..<numberOfComponents).map { selectedRow(inComponent: $0) } }

    /// Chooses a row in each component, from the first to the last, as the rows of one may depend on those before.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - marks: What is known of what they said.
    final func select(_ rows: [Int], marked marks: [ElementMark?] = []) {
        loadIfNeeded()
        for (component, row) in zip(components, rows) {
            component.reload()
            component.select(row, marked: marks.indices.contains(component.index) ? marks[component.index] : nil)
        }
    }

    /// Kept for the app: the browser shows which row is chosen.
    @available(*, deprecated, message: "It has no effect since iOS 13.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: Layout

    /// Brings the components up to date.
    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        var left: CGFloat = 0
        for component in components {
            let width = rowSize(forComponent: component.index).width
            component.place(in: CGRect(x: left, y: 0, width: width, height: bounds.height))
            left += width
            component.loadRows()
        }
    }

    /// As wide as there is room, and as high as on iOS.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    /// As wide as there is room, and as high as on iOS.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: User interactions

    /// A page without scripts has a button that sends the choices, so that what depends on them can be shown.
    package override func userInteractions() -> [UserInteractionEvent] {
        (components.contains { $0.rowCount > 0 } ? [.primaryActionTriggered] : []) + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        // The choices have come before the event, as the values of fields do.
        guard interaction.event == .primaryActionTriggered else { return try super.perform(interaction) }
    }

    package override func placesSubview(_ subview: UIView) -> Bool { subview is PickerComponent }

    // MARK: Storage

    /// The components, from the leading to the trailing one.
    package private(set) final var components: [PickerComponent] = []
    private var needsReload = true

    /// The most components.
    private static let mostComponents = 32

    private func setNeedsReload(by cause: StaticString = #function) {
        needsReload = true
        setNeedsLayout()
        setNeedsRendering(cause)
    }

    /// Makes as many components as the data source wants.
    private func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        let wanted = dataSource?.numberOfComponents(in: self) ?? 0
        let count = min(max(wanted, 0), Self.mostComponents)
        while components.count > count { components.removeLast().removeFromSuperview() }
        while components.count < count {
            let component = PickerComponent(index: components.count)
            components.append(component)
            addSubview(component)
        }
        for component in components { component.reload() }
    }
}
