public import Foundation

/// A controller with which a person changes how text looks: font, size, colour, emphasis, alignment, lists.
///
/// On the page it is a screen with the usual groups of controls. Each change is told to the delegate, which applies it
/// to the text.
///
/// Source: UIKit, `UITextFormattingViewController`.
open class UITextFormattingViewController: UIViewController {
    /// Creates a controller.
    ///
    /// - Parameter configuration: What is offered.
    public init(configuration: UITextFormattingViewController.Configuration = Configuration()) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.format.localized
    }

    /// Creates a controller that offers the usual groups from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        title = FrameworkText.format.localized
    }

    /// What is offered.
    public final let configuration: UITextFormattingViewController.Configuration

    /// The object that is told of changes.
    open weak var delegate: (any UITextFormattingViewControllerDelegate)?

    /// How the text looks now, for the state of the controls; nil for nothing chosen.
    open var formattingDescriptor: UITextFormattingViewController.FormattingDescriptor? {
        didSet { showControls() }
    }

    /// Shows the controls.
    open override func viewDidLoad() {
        super.viewDidLoad()
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismissItself() })
        showControls()
        embedInNavigation(content)
    }

    /// Tells the delegate that the person is done.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.textFormattingDidFinish(self) }
    }

    final lazy var content = StaticTableController(title: title ?? FrameworkText.format.localized)

    /// Takes a change into the controls and tells the delegate.
    final func change(_ value: ChangeValue) {
        delegate?.textFormattingViewController(self, didChangeValue: value)
    }
}

/// What a text formatting controller asks and tells.
///
/// Source: UIKit, `UITextFormattingViewControllerDelegate`.
@MainActor
public protocol UITextFormattingViewControllerDelegate: AnyObject {
    /// Called for each change.
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        didChangeValue changeValue: UITextFormattingViewController.ChangeValue)

    /// Asked before a font picker appears; true unless implemented.
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool

    /// Asked before a color picker appears; true unless implemented.
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool

    /// Called when the person is done and the controller is gone.
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
}

extension UITextFormattingViewControllerDelegate {
    /// Yes.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool { true }

    /// Yes.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool { true }

    /// Does nothing.
    public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}
