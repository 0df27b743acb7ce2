import Foundation
import Testing

@testable import UIKitCore

/// Controllers in archives with keys.
@MainActor
@Suite struct ControllerArchiveTests {
    private func copied(_ controller: UIViewController) throws -> UIViewController {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        controller.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        defer { unarchiver.finishDecoding() }
        return try #require(UIViewController(coder: unarchiver))
    }

    @Test func anArchiveKeepsWhatDescribesTheController() throws {
        let controller = UIViewController(nibName: "Settings", bundle: .main)
        controller.title = "Grüße"
        controller.restorationIdentifier = "settings"
        controller.modalPresentationStyle = .formSheet
        controller.modalTransitionStyle = .crossDissolve
        controller.edgesForExtendedLayout = [.top, .left]
        controller.preferredContentSize = CGSize(width: 320, height: 240.5)
        controller.hidesBottomBarWhenPushed = true
        controller.definesPresentationContext = true
        controller.isModalInPresentation = true
        let copy = try copied(controller)
        #expect(copy.nibName == "Settings" && copy.nibBundle?.bundlePath == Bundle.main.bundlePath)
        #expect(copy.title == "Grüße" && copy.restorationIdentifier == "settings")
        #expect(copy.modalPresentationStyle == .formSheet && copy.modalTransitionStyle == .crossDissolve)
        #expect(copy.edgesForExtendedLayout == [.top, .left])
        #expect(copy.preferredContentSize == CGSize(width: 320, height: 240.5))
        #expect(copy.hidesBottomBarWhenPushed && copy.definesPresentationContext && copy.isModalInPresentation)
        #expect(!copy.providesPresentationContextTransitionStyle && !copy.isViewLoaded)
    }

    @Test func anEmptyArchiveGivesAPlainController() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let controller = try #require(UIViewController(coder: unarchiver))
        #expect(controller.title == nil && controller.nibName == nil)
        #expect(controller.modalPresentationStyle == .automatic && controller.edgesForExtendedLayout == .all)
        #expect(UIViewController(coder: NSCoder())?.title == nil)
    }
}
