import Foundation
import Testing

@testable import UIKitCore

/// Choosing a picture.
@MainActor
@Suite struct UIImagePickerControllerTests {
    private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any] = [:]
        var cancellations = 0

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            picker.dismiss(animated: true)
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancellations += 1
            picker.dismiss(animated: true)
        }
    }

    private let presenter = UIViewController()
    private let delegate = Delegate()
    private let test: TestScene

    init() {
        test = TestScene(showing: presenter)
    }

    private func present(_ configure: (UIImagePickerController) -> Void = { _ in }) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = delegate
        configure(picker)
        test.turn { presenter.present(picker, animated: true) }
        return picker
    }

    private static let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"></svg>"

    @Test func aPictureReachesTheDelegateWhichDismissesThePicker() throws {
        let picker = present()
        let field = try #require(picker.view.first(FileField.self))
        try test.fill(field, with: .files([.arrived("a.svg", type: "image/svg+xml", content: Self.drawing)]))
        try test.perform(.primaryActionTriggered, on: field)
        #expect((delegate.info[.originalImage] as? UIImage)?.size == CGSize(width: 4, height: 3))
        #expect(delegate.info[.mediaType] as? String == "public.svg-image")
        #expect(presenter.presentedViewController == nil)
    }

    @Test func whatIsNoPictureStaysInThePicker() throws {
        let picker = present()
        let field = try #require(picker.view.first(FileField.self))
        #expect(throws: UserInteractionRefusal.self) {
            try test.fill(field, with: .files([.arrived("a.txt", type: "text/plain", content: "text")]))
        }
        try test.fill(field, with: .files([.arrived("a.png", type: "image/png", content: "no picture")]))
        try test.perform(.primaryActionTriggered, on: field)
        #expect(picker.presentedViewController is UIAlertController)
        #expect(delegate.info.isEmpty)
    }

    @Test func theCameraIsOfferedWhereItIsTheSource() throws {
        let picker = present {
            $0.sourceType = .camera
            $0.cameraDevice = .front
        }
        #expect(try #require(picker.view.first(FileField.self)).captureDevice == "user")
    }

    @Test func cancelIsTold() throws {
        let picker = present()
        try test.perform(
            .touchUpInside, on: try #require(picker.view.first(BarButton.self) { $0.item?.title == "Cancel" }))
        #expect(delegate.cancellations == 1)
        #expect(presenter.presentedViewController == nil)
    }

    @Test func closingTheSheetCancels() throws {
        let picker = present()
        try test.perform(.dismiss, on: try #require(picker.presentationController?.containerView))
        #expect(delegate.cancellations == 1)
        #expect(presenter.presentedViewController == nil)
    }
}
