import Foundation
import Testing

@testable import UIKitCore

/// Changing how text looks: each control tells its change.
@MainActor
@Suite struct UITextFormattingViewControllerTests {
    private final class Delegate: UITextFormattingViewControllerDelegate {
        var changes: [UITextFormattingViewController.ChangeValue] = []
        var isFinished = false

        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            didChangeValue changeValue: UITextFormattingViewController.ChangeValue
        ) {
            changes.append(changeValue)
        }

        func textFormattingDidFinish(_ viewController: UITextFormattingViewController) { isFinished = true }
    }

    private let presenter = UIViewController()
    private let delegate = Delegate()
    private let test: TestScene
    private let controller = UITextFormattingViewController()

    init() {
        test = TestScene(showing: presenter)
        controller.delegate = delegate
        controller.formattingDescriptor = UITextFormattingViewController.FormattingDescriptor(attributes: [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ])
        test.turn { presenter.present(controller, animated: true) }
    }

    @Test func theControlsShowTheTextAndTellChanges() throws {
        let bold = try #require(controller.view.first(UISwitch.self) { $0.accessibilityLabel == "Bold" })
        #expect(bold.isOn)
        try test.perform(.valueChanged, .boolean(false), on: bold)
        let italic = try #require(controller.view.first(UISwitch.self) { $0.accessibilityLabel == "Italic" })
        try test.perform(.valueChanged, .boolean(true), on: italic)
        let larger = try #require(controller.view.first(UIButton.self) { $0.displayedTitle == "Larger" })
        try test.perform(.touchUpInside, on: larger)
        #expect(delegate.changes == [.bold(false), .italic(true), .increaseFontSize])
        test.turn { presenter.dismiss(animated: true) }
        #expect(delegate.isFinished)
    }

    @Test func aFontIsChosenInAPickerAndKeepsTheSize() throws {
        let row = try #require(
            controller.view.first(UITableViewCell.self) {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text == "Font"
            })
        try test.perform(.selectRow, on: row)
        let picker = try #require(controller.presentedViewController as? UIFontPickerViewController)
        let georgia = try #require(
            picker.view.first(UITableViewCell.self) {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text == "Georgia"
            })
        try test.perform(.selectRow, on: georgia)
        guard case .font(let font)? = delegate.changes.last else {
            Issue.record("no font was told")
            return
        }
        #expect(font.pointSize == 20)
        #expect(font.fontDescriptor.object(forKey: .family) as? String == "Georgia")
    }

    @Test func onlyTheConfiguredControlsAreThere() {
        let small = UITextFormattingViewController(
            configuration: .init(groups: [.init(components: [.textAlignment])]))
        test.turn { presenter.dismiss(animated: false) }
        test.turn { presenter.present(small, animated: true) }
        #expect(small.view.all(UITableViewCell.self).count == 1)
        #expect(small.view.first(UISegmentedControl.self) != nil)
    }
}
