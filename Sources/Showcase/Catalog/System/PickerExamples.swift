import UIKit

/// Controllers with which a person chooses colours and fonts.
final class PickerExamples: CatalogExamplesViewController {
    private let sample = UILabel()
    private let well = UIColorWell(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        sample.text = "The quick brown fox jumps over the lazy dog."
        sample.font = .preferredFont(forTextStyle: .title3)
        sample.numberOfLines = 0
        well.title = "Text Colour"
        well.supportsAlpha = false
        well.selectedColor = sample.textColor
        well.addAction(
            UIAction { [weak self] _ in self?.sample.textColor = self?.well.selectedColor }, for: .valueChanged)
        addExample("A Text", sample)
        addExample("A Color Well", well)
        addExample(
            "Pickers",
            button("Background") { [weak self] in self?.chooseBackground() },
            button("Font") { [weak self] in self?.chooseFont() },
            button("Format") { [weak self] in self?.format() })
    }

    private func chooseBackground() {
        let picker = UIColorPickerViewController()
        picker.selectedColor = sample.backgroundColor ?? .white
        picker.delegate = self
        present(picker, animated: true)
    }

    private func chooseFont() {
        let picker = UIFontPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    private func format() {
        let controller = UITextFormattingViewController(
            configuration: .init(groups: [.init(components: [.fontPointSize, .textAlignment])]))
        controller.delegate = self
        present(controller, animated: true)
    }
}

extension PickerExamples: UIColorPickerViewControllerDelegate {
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        sample.backgroundColor = color
    }
}

extension PickerExamples: UIFontPickerViewControllerDelegate {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        sample.font = UIFont(descriptor: descriptor, size: sample.font.pointSize)
        show("The text is set in \(descriptor.object(forKey: .family) as? String ?? "the system font").")
    }

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        show("The font stays.")
    }
}

extension PickerExamples: UITextFormattingViewControllerDelegate {
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        didChangeValue changeValue: UITextFormattingViewController.ChangeValue
    ) {
        switch changeValue {
        case .increaseFontSize: sample.font = sample.font.withSize(sample.font.pointSize + 2)
        case .decreaseFontSize: sample.font = sample.font.withSize(max(sample.font.pointSize - 2, 8))
        case .textAlignment(let alignment): sample.textAlignment = alignment
        default: break
        }
    }
}
