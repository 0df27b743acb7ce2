import Testing

@testable import UIKitCore

/// Choosing a font.
@MainActor
@Suite struct UIFontPickerViewControllerTests {
    private final class Delegate: UIFontPickerViewControllerDelegate {
        let log = EventLog()

        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            log.add("picked \(viewController.selectedFontDescriptor?.object(forKey: .family) as? String ?? "nothing")")
        }

        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
            log.add("cancelled")
        }
    }

    private let presenter = UIViewController()
    private let delegate = Delegate()
    private let test: TestScene

    init() {
        test = TestScene(showing: presenter)
    }

    private func names(in picker: UIFontPickerViewController) -> [String] {
        picker.view.all(UITableViewCell.self).compactMap {
            ($0.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    @Test func aPickedFamilyIsToldAfterThePickerIsGone() throws {
        let picker = UIFontPickerViewController()
        picker.delegate = delegate
        test.turn { presenter.present(picker, animated: true) }
        #expect(Set(names(in: picker)) == Set(UIFont.familyNames))
        let cell = try #require(
            picker.view.first(UITableViewCell.self) {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text == "Georgia"
            })
        try test.perform(.selectRow, on: cell)
        #expect(delegate.log.take() == ["picked Georgia"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func traitsFilterTheFamilies() {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = .traitMonoSpace
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.filteredTraits = []
        test.turn { presenter.present(picker, animated: true) }
        #expect(names(in: picker) == ["American Typewriter", "Courier New", "Menlo"])
    }

    @Test func cancelIsTold() throws {
        let picker = UIFontPickerViewController()
        picker.delegate = delegate
        test.turn { presenter.present(picker, animated: true) }
        try test.perform(
            .touchUpInside, on: try #require(picker.view.first(BarButton.self) { $0.item?.title == "Cancel" }))
        #expect(delegate.log.take() == ["cancelled"])
    }

    @Test func closingTheSheetCancels() throws {
        let picker = UIFontPickerViewController()
        picker.delegate = delegate
        test.turn { presenter.present(picker, animated: true) }
        try test.perform(.dismiss, on: try #require(picker.presentationController?.containerView))
        #expect(delegate.log.take() == ["cancelled"])
        test.turn { presenter.present(picker, animated: true) }
        test.turn { presenter.dismiss(animated: true) }
        #expect(delegate.log.take().isEmpty)
    }
}
