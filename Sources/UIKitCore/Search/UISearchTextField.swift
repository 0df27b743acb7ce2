public import Foundation

/// A text field for searching, with a magnifying glass.
///
/// UIKit: `UISearchTextField`.
open class UISearchTextField: UITextField {
    /// Creates an empty field.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    /// Creates a field from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    /// A field for searching, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? .searchField }
        set { super.accessibilityTraits = newValue }
    }

    private func configure() {
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        autocorrectionType = .no
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.accessibilityElementsHidden = true
        leftView = glass
        leftViewMode = .always
    }
}
