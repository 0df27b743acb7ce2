public import UIKitCore

/// The pages that are measured.
public enum BenchmarkPage: String, CaseIterable, Sendable {
    /// A heading, a label, a button that counts in it, and a text field.
    case controls
    /// A table of 1,000 rows, each with a title, a detail and a button.
    case table
    /// The same 1,000 rows as plain views in a stack, all of them alive.
    case stack
    /// A number that all people share, and a button that raises it.
    case shared

    /// How many rows the table and the stack have.
    public static let rowCount = 1_000

    /// The controller that shows the page.
    @MainActor
    public func makeController() -> UIViewController {
        switch self {
        case .controls: ControlsViewController()
        case .table: TableViewController()
        case .stack: StackViewController()
        case .shared: SharedViewController()
        }
    }
}
