public import Foundation

/// A view that would stand in place of the keyboard or above it.
///
/// The device brings its own keyboard to the fields of a page. For another first responder the page shows its
/// ``UIResponder/inputView`` at the lower edge, as it shows every ``UIResponder/inputAccessoryView``.
///
/// Source: UIKit, `UIInputView`.
open class UIInputView: UIView {
    /// How an input view looks.
    ///
    /// Source: UIKit, `UIInputView.Style`.
    public enum Style: Int, Sendable {
        /// Like any view.
        case `default` = 0
        /// Like the keyboard.
        case keyboard = 1
    }

    /// Creates an input view.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in the superview's coordinates, in points.
    ///   - inputViewStyle: How it looks.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
    }

    /// Creates an input view from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    /// How it looks.
    public final let inputViewStyle: UIInputView.Style

    /// Whether the view's height follows its content.
    open var allowsSelfSizing = false
}
