import Foundation
import Testing

@testable import UIKitCore

/// The heights of sheets, how a person changes them, and what lies behind.
@MainActor
@Suite struct UISheetPresentationControllerTests {
    final class Delegate: UISheetPresentationControllerDelegate {
        var log: [String] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            log.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
        }
    }

    private let presenter = UIViewController()
    private let presented = UIViewController()
    private let delegate = Delegate()
    private let test: TestScene

    init() {
        test = TestScene(showing: presenter)
    }

    private func present(
        _ detents: [UISheetPresentationController.Detent]
    ) throws -> (UISheetPresentationController, PresentationContainerView) {
        let sheet = try #require(presented.sheetPresentationController)
        sheet.detents = detents
        sheet.delegate = delegate
        test.turn { presenter.present(presented, animated: true) }
        return (sheet, try #require(sheet.container))
    }

    @Test func grabberGoesFromDetentToDetent() throws {
        let (sheet, container) = try present([
            .custom(identifier: .init("low")) { _ in 200 }, .medium(), .large(),
            .custom(identifier: .init("never")) { _ in nil },
        ])
        let grabber = try #require(container.grabber)
        #expect(grabber.accessibilityLabel == "Sheet Grabber")
        #expect(sheet.displayedHeight == .points(200))
        try test.perform(.touchUpInside, on: grabber)
        #expect(sheet.selectedDetentIdentifier == .medium)
        #expect(sheet.displayedHeight == .half)
        #expect(grabber.accessibilityValue == "Half screen")
        try test.perform(.touchUpInside, on: grabber)
        #expect(sheet.displayedHeight == .full)
        #expect(grabber.accessibilityValue == "Full screen")
        try test.perform(.touchUpInside, on: grabber)
        #expect(delegate.log == ["com.apple.UIKit.medium", "com.apple.UIKit.large", "low"])
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(delegate.log.count == 3)
    }

    @Test func draggingGoesToAnyDetentThatThereIs() throws {
        let (sheet, container) = try present([
            .custom(identifier: .init("low")) { _ in 200 }, .custom(identifier: .init("never")) { _ in nil }, .medium(),
            .large(),
        ])
        let grabber = try #require(container.grabber)
        #expect(grabber.heights.count == 3)
        #expect(grabber.heights.last == 1)
        #expect(grabber.restingPlace == 0)
        try test.perform(.valueChanged, .text("2"), on: grabber)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(grabber.restingPlace == 2)
        try test.perform(.valueChanged, .text("2"), on: grabber)
        #expect(delegate.log == ["com.apple.UIKit.large"])
        for senseless in ["3", "-1", "1.5", "low", ""] {
            #expect(throws: UserInteractionRefusal.valueNotAllowed(reason: "The sheet has no such height.")) {
                try test.perform(.valueChanged, .text(senseless), on: grabber)
            }
        }
        #expect(sheet.selectedDetentIdentifier == .large)
    }

    @Test func oneDetentNeedsNoGrabber() throws {
        let (sheet, container) = try present([.medium()])
        #expect(container.grabber == nil)
        test.turn { sheet.detents = [.medium(), .large()] }
        #expect(container.grabber != nil)
        test.turn { sheet.detents = [.large()] }
        #expect(container.grabber == nil)
    }

    @Test func detentsKnowTheirContext() throws {
        var heights: [CGFloat] = []
        let (sheet, _) = try present([
            .custom { context in
                heights.append(context.maximumDetentValue)
                return context.containerTraitCollection.horizontalSizeClass == .regular ? 300 : 100
            }
        ])
        #expect(heights.contains(test.window.bounds.height))
        #expect(presented.view.frame.height == 100)
        #expect(presented.view.frame.maxY == test.window.bounds.height)
        sheet.invalidateDetents()
        #expect(sheet.restingDetent === sheet.detents[0])
    }

    @Test func pageBehindAnUndimmedSheetIsInReach() throws {
        let control = UIControl()
        presenter.view.addSubview(control)
        let target = try #require(InteractionTarget("v\(test.scene.identifier(for: control))"))
        let (sheet, container) = try present([.medium(), .large()])
        #expect(throws: UserInteractionRefusal.covered) { try test.scene.reachableView(target) }
        test.turn { sheet.largestUndimmedDetentIdentifier = .medium }
        #expect(!sheet.dimsBackground)
        #expect(throws: Never.self) { try test.scene.reachableView(target) }
        #expect(container.userInteractions() == [.dismiss])
        try test.perform(.touchUpInside, on: try #require(container.grabber))
        #expect(sheet.dimsBackground)
        #expect(throws: UserInteractionRefusal.covered) { try test.scene.reachableView(target) }
    }
}
