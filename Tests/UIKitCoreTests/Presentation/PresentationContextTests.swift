import Foundation
import Testing

@testable import UIKitCore

/// Presentations over one controller rather than the window, and windows that go and come back with presentations.
@MainActor
@Suite struct PresentationContextTests {
    private let log = CallbackLog()
    private let tabs = UITabBarController()
    private let first: RecordingViewController
    private let second: RecordingViewController
    private let test: TestScene

    init() {
        first = RecordingViewController("A", log)
        second = RecordingViewController("B", log)
        first.definesPresentationContext = true
        tabs.viewControllers = [first, second]
        test = TestScene(showing: tabs)
        test.turn { tabs.selectedIndex = 1 }
        test.turn { tabs.selectedIndex = 0 }
        _ = log.take()
    }

    private func present(_ style: UIModalPresentationStyle) -> RecordingViewController {
        let presented = RecordingViewController("P", log)
        presented.modalPresentationStyle = style
        test.turn { first.present(presented, animated: true) }
        _ = log.take()
        return presented
    }

    @Test func whatIsPresentedIsThatOfTheNearestAncestor() {
        let child = UIViewController()
        test.turn {
            first.addChild(child)
            first.view.addSubview(child.view)
        }
        let presented = present(.overCurrentContext)
        let sheet = UIViewController()
        test.turn { tabs.present(sheet, animated: false) }
        #expect(tabs.presentedViewController === sheet)
        #expect(first.presentedViewController === presented)
        #expect(child.presentedViewController === presented)
        // A child of what is presented is presented with it.
        let inner = UIViewController()
        test.turn { presented.addChild(inner) }
        #expect(inner.presentingViewController === first)
        #expect(sheet.presentingViewController === tabs)
    }

    @Test func overlayComesAndGoesWithItsTab() {
        let presented = present(.overCurrentContext)
        #expect(presented.presentingViewController === first)
        test.turn { tabs.selectedIndex = 1 }
        #expect(
            log.take() == [
                "A.willDisappear", "P.willDisappear", "B.willAppear", "B.isAppearing", "B.layout", "A.didDisappear",
                "P.didDisappear", "B.didAppear",
            ])
        #expect(presented.view.window == nil)
        test.turn { tabs.selectedIndex = 0 }
        #expect(
            log.take() == [
                "B.willDisappear", "A.willAppear", "P.willAppear", "A.isAppearing", "P.isAppearing", "A.layout",
                "B.didDisappear", "A.didAppear", "P.didAppear",
            ])
        #expect(presented.view.window === test.window)
        test.turn { first.dismiss(animated: true) }
        #expect(log.take().filter { $0.hasPrefix("A.") && $0 != "A.layout" } == [])
    }

    @Test func coveredControllerStaysCoveredWhileItsTabIsAway() {
        let presented = present(.currentContext)
        #expect(first.view.superview == nil)
        test.turn { tabs.selectedIndex = 1 }
        #expect(
            log.take() == [
                "P.willDisappear", "B.willAppear", "B.isAppearing", "B.layout", "P.didDisappear", "B.didAppear",
            ])
        test.turn { tabs.selectedIndex = 0 }
        #expect(
            log.take() == [
                "B.willDisappear", "P.willAppear", "P.isAppearing", "B.didDisappear", "P.didAppear",
            ])
        #expect(presented.view.window === test.window)
        #expect(first.view.superview == nil)
        test.turn { presented.dismiss(animated: true) }
        #expect(
            log.take() == [
                "P.willDisappear", "A.willAppear", "A.isAppearing", "A.layout", "A.didAppear", "P.didDisappear",
            ])
        #expect(first.view.window === test.window)
    }

    @Test func windowComesBackWithASheet() {
        let presented = present(.pageSheet)
        test.turn { test.window.isHidden = true }
        #expect(log.take() == ["P.willDisappear", "A.willDisappear", "P.didDisappear", "A.didDisappear"])
        test.turn { test.window.isHidden = false }
        #expect(
            log.take() == [
                "A.willAppear", "P.willAppear", "A.isAppearing", "P.isAppearing", "A.layout", "A.didAppear",
                "P.didAppear",
            ])
        #expect(presented.view.window === test.window)
    }

    @Test func windowComesBackWithAFullScreenPresentation() {
        let presented = present(.fullScreen)
        test.turn { test.window.isHidden = true }
        #expect(log.take() == ["P.willDisappear", "P.didDisappear"])
        test.turn { test.window.isHidden = false }
        #expect(log.take() == ["P.willAppear", "P.isAppearing", "P.didAppear"])
        #expect(presented.view.window === test.window)
        #expect(first.view.window == nil)
    }

    @Test func pageFadesWhereTheStyleSaysSo() {
        let presented = UIViewController()
        presented.modalTransitionStyle = .crossDissolve
        test.turn { tabs.present(presented, animated: true) }
        #expect(test.scene.lastTransition == SceneTransition(.present, animated: true, effect: .crossDissolve))
        tabs.providesPresentationContextTransitionStyle = true
        test.turn { tabs.dismiss(animated: true) }
        #expect(test.scene.lastTransition == SceneTransition(.dismiss, animated: true, effect: .crossDissolve))
    }

    @Test func theContextsStyleWinsWhereItProvidesOne() {
        first.modalTransitionStyle = .flipHorizontal
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        presented.modalTransitionStyle = .crossDissolve
        test.turn { first.present(presented, animated: true) }
        #expect(test.scene.lastTransition.effect == .crossDissolve)
        first.providesPresentationContextTransitionStyle = true
        test.turn { first.dismiss(animated: true) }
        #expect(test.scene.lastTransition.effect == .flipHorizontal)
        test.turn { first.present(presented, animated: true) }
        #expect(test.scene.lastTransition.effect == .flipHorizontal)
    }

    @Test func changedSizeIsAnnouncedFromTheOutsideIn() {
        final class Controller: UIViewController {
            var log: CallbackLog?
            var name = ""
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log?.add("\(name).size \(size.width), was \(view.bounds.width)")
                coordinator.animate(alongsideTransition: { [log, name] _ in log?.add("\(name).alongside") }) {
                    [log, name] _ in log?.add("\(name).completion")
                }
            }
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log?.add("\(name).traits")
                super.willTransition(to: newCollection, with: coordinator)
            }
            override func viewDidLayoutSubviews() { log?.add("\(name).layout") }
        }
        let child = Controller()
        child.name = "C"
        child.log = log
        let parent = UINavigationController(rootViewController: child)
        test.turn { test.window.rootViewController = parent }
        _ = log.take()
        test.turn {
            test.scene.resize(
                to: CGSize(width: 1_000, height: 700), traits: UITraitCollection(horizontalSizeClass: .regular))
        }
        #expect(
            log.take() == [
                "C.traits", "C.size 1000.0, was 390.0", "C.alongside", "C.layout", "C.completion",
            ])
        #expect(child.view.bounds.width == 1_000)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
    }
}
