import Testing

@testable import UIKitCore

/// Choosing a colour, and what the delegate and the color well learn.
@MainActor
@Suite struct UIColorPickerViewControllerTests {
    private final class Delegate: UIColorPickerViewControllerDelegate {
        let log = EventLog()

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            let components = color.components(for: .current)
            log.add("\(components.hexadecimalText) \(components.alpha) \(continuously)")
        }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            log.add("finished, gone: \(viewController.presentingViewController == nil)")
        }
    }

    private let presenter = UIViewController()
    private let delegate = Delegate()
    private let test: TestScene

    init() {
        test = TestScene(showing: presenter)
    }

    private func present() -> UIColorPickerViewController {
        let picker = UIColorPickerViewController()
        picker.delegate = delegate
        test.turn { presenter.present(picker, animated: true) }
        return picker
    }

    @Test func commonAndOtherColorsAndTheOpacityAreTold() throws {
        let picker = present()
        let red = try #require(picker.view.first(UIButton.self) { $0.accessibilityLabel == "Red" })
        try test.perform(.touchUpInside, on: red)
        #expect(delegate.log.take() == ["#ff3b30 1.0 false"])
        let field = try #require(picker.view.first(ColorField.self))
        #expect(field.pageText == "#ff3b30")
        try test.fill(field, with: .text("#102030"))
        #expect(delegate.log.take() == ["#102030 1.0 false"])
        try test.fill(try #require(picker.view.first(UISlider.self)), with: .text("0.5"))
        #expect(delegate.log.take() == ["#102030 0.5 false"])
        test.turn { presenter.dismiss(animated: true) }
        #expect(delegate.log.take() == ["finished, gone: true"])
    }

    @Test(arguments: ["", "red", "#12345", "#1234567", "#12345g", "#+12345"])
    func whatIsNoColorIsRefused(_ text: String) throws {
        let picker = present()
        let field = try #require(picker.view.first(ColorField.self))
        #expect(throws: UserInteractionRefusal.self) { try test.fill(field, with: .text(text)) }
        #expect(delegate.log.take().isEmpty)
    }

    @Test func withoutAlphaThereIsNoSlider() {
        let picker = present()
        test.turn { picker.supportsAlpha = false }
        #expect(picker.view.first(UISlider.self) == nil)
    }

    @Test func aColorWellPresentsAPickerAndTakesItsColor() throws {
        let well = UIColorWell(frame: .zero)
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        test.turn { presenter.view.addSubview(well) }
        try test.perform(.touchUpInside, on: well)
        let picker = try #require(presenter.presentedViewController as? UIColorPickerViewController)
        try test.fill(try #require(picker.view.first(ColorField.self)), with: .text("#00ff00"))
        #expect(well.selectedColor?.components(for: .current).hexadecimalText == "#00ff00")
        #expect(changes == 1)
    }
}
