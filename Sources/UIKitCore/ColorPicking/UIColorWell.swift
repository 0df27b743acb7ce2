public import Foundation

/// A button that shows a colour and lets the person choose another.
///
/// Pressing it presents a `UIColorPickerViewController`; each choice sends `valueChanged`.
///
/// Source: UIKit, `UIColorWell`.
open class UIColorWell: UIControl {
    /// Creates a color well.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a color well from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The title of the picker.
    open var title: String?

    /// Whether the opacity can be chosen; true unless set.
    open var supportsAlpha = true

    /// The greatest exposure offered on iOS; the page shows none.
    open var maximumLinearExposure: CGFloat = 1

    /// The colour; nil for none.
    open var selectedColor: UIColor? {
        didSet { if selectedColor != oldValue { setNeedsRendering() } }
    }

    /// The size of every colour well: 36 by 36 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 36, height: 36) }

    /// The size of every colour well: 36 by 36 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 36, height: 36) }

    /// The title or what it is, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title ?? FrameworkText.color.localized }
        set { super.accessibilityLabel = newValue }
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        [.touchUpInside] + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .touchUpInside else { return try super.perform(interaction) }
        sendActions(for: .touchUpInside, event: UIEvent(type: .touches, view: self))
        presentPicker()
    }

    private func presentPicker() {
        guard let presenter = controllerInChain else { return }
        let picker = UIColorPickerViewController()
        picker.title = title ?? picker.title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        presenter.present(picker, animated: true)
    }
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
    /// Takes the chosen colour over.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendValueChanged()
    }
}
