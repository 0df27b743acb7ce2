public import Foundation

/// A controller with which a person chooses a colour.
///
/// On the page it is a screen with common colours as buttons, the browser's own input for any other, and a slider for
/// the opacity. Every choice is told to the delegate when it reaches the server.
///
/// Source: UIKit, `UIColorPickerViewController`.
open class UIColorPickerViewController: UIViewController {
    /// Creates a color picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.colors.localized
    }

    /// Creates a color picker from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = FrameworkText.colors.localized
    }

    /// The object that is told of choices.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour; black unless set.
    open var selectedColor = UIColor.black {
        didSet { showSelectedColor() }
    }

    /// Whether the opacity can be chosen; true unless set.
    open var supportsAlpha = true {
        didSet { showContent() }
    }

    /// The greatest exposure offered on iOS for colours brighter than the screen's white; the page shows none.
    open var maximumLinearExposure: CGFloat = 1

    /// Shows the colours.
    open override func viewDidLoad() {
        super.viewDidLoad()
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        field.accessibilityLabel = FrameworkText.selectedColor.localized
        field.addAction(UIAction { [weak self] _ in self?.fieldDidChange() }, for: .valueChanged)
        opacity.accessibilityLabel = FrameworkText.opacity.localized
        opacity.addAction(UIAction { [weak self] _ in self?.opacityDidChange() }, for: .valueChanged)
        showSelectedColor()
        showContent()
        embedInNavigation(content)
    }

    /// Tells the delegate that the picker is done when it was closed in another way than with its button.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    // MARK: Content

    private lazy var content = StaticTableController(title: title ?? FrameworkText.colors.localized)
    private let field = ColorField()
    private let opacity = UISlider()

    private func showContent() {
        guard isViewLoaded else { return }
        let rows = Self.palette.map { shades in
            let row = UIStackView(arrangedSubviews: shades.map(button))
            row.distribution = .fillEqually
            row.spacing = 6
            return row
        }
        let grid = UIStackView(arrangedSubviews: rows)
        grid.axis = .vertical
        grid.spacing = 6
        content.sections = [
            StaticTableController.Section(rows: [.init(grid)]),
            StaticTableController.Section(header: FrameworkText.selectedColor.localized, rows: [.init(field)]),
        ]
        if supportsAlpha {
            content.sections.append(
                StaticTableController.Section(header: FrameworkText.opacity.localized, rows: [.init(opacity)]))
        }
    }

    private func button(choosing shade: (name: FrameworkText, color: UInt32)) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = UIColor(.fixed(ColorComponents(hexadecimal: shade.color)))
        let button = UIButton(configuration: configuration)
        button.accessibilityLabel = shade.name.localized
        // White and black are seen on the card of their appearance too.
        button.layer.borderWidth = 1
        button.layer.borderColor = UIColor.separator.cgColor
        button.addAction(
            UIAction { [weak self] _ in self?.choose(ColorComponents(hexadecimal: shade.color)) }, for: .touchUpInside)
        return button
    }

    private func showSelectedColor() {
        guard isViewLoaded else { return }
        let components = selectedColor.components(for: traitCollection)
        field.color = components
        opacity.value = Float(components.alpha)
    }

    // MARK: Choosing

    private func choose(_ components: ColorComponents) {
        var chosen = components
        chosen.alpha = supportsAlpha ? CGFloat(opacity.value) : 1
        selectedColor = UIColor(.fixed(chosen))
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
    }

    private func fieldDidChange() {
        choose(field.color)
    }

    private func opacityDidChange() {
        choose(selectedColor.components(for: traitCollection))
    }

    private func finish() {
        guard presentingViewController != nil else {
            delegate?.colorPickerViewControllerDidFinish(self)
            return
        }
        dismissItself()
    }

    private static let palette: [[(name: FrameworkText, color: UInt32)]] = [
        [
            (.white, 0xFFFFFF), (.lightGray, 0xC7C7CC), (.gray, 0x8E8E93), (.darkGray, 0x48484A),
            (.black, 0x000000),
        ],
        [(.red, 0xFF3B30), (.orange, 0xFF9500), (.yellow, 0xFFCC00), (.green, 0x34C759), (.mint, 0x00C7BE)],
        [(.teal, 0x30B0C7), (.cyan, 0x32ADE6), (.blue, 0x007AFF), (.indigo, 0x5856D6), (.purple, 0xAF52DE)],
        [(.pink, 0xFF2D55), (.brown, 0xA2845E), (.navy, 0x1C2B57), (.forest, 0x0B5D3B), (.maroon, 0x7A1F2B)],
    ]
}

/// What a color picker tells.
///
/// Source: UIKit, `UIColorPickerViewControllerDelegate`.
@MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when a colour was chosen.
    ///
    /// - Parameters:
    ///   - viewController: The picker.
    ///   - color: The colour.
    ///   - continuously: Whether more choices follow while the person drags; never on the page.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// Called when the person is done and the picker is gone.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}

    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
