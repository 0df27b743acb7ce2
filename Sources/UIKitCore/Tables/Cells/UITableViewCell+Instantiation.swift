import Foundation

/// Creates cells and section views of classes that an app registered, as ``NSObject/instantiate()`` does for `init()`.
extension UITableViewCell {
    /// Forwards to `init(style:reuseIdentifier:)` of the class it is sent to.
    package convenience init(
        dynamicallyWith style: UITableViewCell.CellStyle, reuseIdentifier identifier: String?
    ) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    @_silgen_name("$s9UIKitCore15UITableViewCellC15dynamicallyWith15reuseIdentifierA2C0E5StyleO_SSSgtcfC")
    private static func makeInstanceOfDynamicClass(
        _ style: UITableViewCell.CellStyle, _ identifier: consuming String?
    ) -> UITableViewCell

    /// Creates an instance of this class with its `init(style:reuseIdentifier:)`.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - identifier: The name under which it is used again.
    static func instantiate(style: UITableViewCell.CellStyle, reuseIdentifier identifier: String?) -> UITableViewCell {
        makeInstanceOfDynamicClass(style, identifier)
    }
}

extension UITableViewHeaderFooterView {
    /// Forwards to `init(reuseIdentifier:)` of the class it is sent to.
    package convenience init(dynamicallyWith identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    @_silgen_name("$s9UIKitCore023UITableViewHeaderFooterD0C15dynamicallyWithACSSSg_tcfC")
    private static func makeInstanceOfDynamicClass(_ identifier: consuming String?) -> UITableViewHeaderFooterView

    /// Creates an instance of this class with its `init(reuseIdentifier:)`.
    ///
    /// - Parameter identifier: The name under which it is used again.
    static func instantiate(reuseIdentifier identifier: String?) -> UITableViewHeaderFooterView {
        makeInstanceOfDynamicClass(identifier)
    }
}
