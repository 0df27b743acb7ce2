/// How important a constraint is: 1000 must hold, anything less is tried in order of importance.
///
/// Source: UIKit, `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The importance, above 0 and up to 1000.
    public var rawValue: Float

    /// Creates a priority of a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority of a number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The constraint must hold.
    public static let required = UILayoutPriority(1000)
    /// The priority with which a button resists being made smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which a drag resizes a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority with which a drag moves a divider without resizing its scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which a button resists being made larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the size asked for in `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
