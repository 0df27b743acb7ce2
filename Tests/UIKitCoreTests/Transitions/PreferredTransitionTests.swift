import Foundation
import Testing

@testable import UIKitCore

/// The way in which the page moves, by transition styles and preferred transitions.
@MainActor
@Suite struct PreferredTransitionTests {
    private let root = UIViewController()
    private let shown = UIViewController()
    private let test: TestScene

    init() {
        test = TestScene(showing: UINavigationController(rootViewController: root))
    }

    private var effect: SceneTransition.Effect { test.scene.lastTransition.effect }

    @Test(arguments: [
        (UIModalTransitionStyle.coverVertical, SceneTransition.Effect.system), (.flipHorizontal, .flipHorizontal),
        (.crossDissolve, .crossDissolve), (.partialCurl, .partialCurl),
    ])
    func transitionStyleShowsBothWays(style: UIModalTransitionStyle, effect: SceneTransition.Effect) {
        shown.modalPresentationStyle = .fullScreen
        shown.modalTransitionStyle = style
        test.turn { root.present(shown, animated: true) }
        #expect(test.scene.lastTransition == SceneTransition(.present, animated: true, effect: effect))
        test.turn { root.dismiss(animated: true) }
        #expect(test.scene.lastTransition == SceneTransition(.dismiss, animated: true, effect: effect))
    }

    @Test func curledPageMustFillTheScreen() {
        shown.modalTransitionStyle = .partialCurl
        test.turn { root.present(shown, animated: true) }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        #expect(root.presentedViewController == nil)
    }

    @Test func aCurledPageIsPresentedFromAFullScreenAndPresentsNothing() {
        let sheet = UIViewController()
        test.turn { root.present(sheet, animated: true) }
        shown.modalTransitionStyle = .partialCurl
        shown.modalPresentationStyle = .fullScreen
        test.turn { sheet.present(shown, animated: true) }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        test.turn { root.dismiss(animated: true) }
        test.turn { root.present(shown, animated: true) }
        #expect(test.scene.takeFaults().isEmpty)
        #expect(effect == .partialCurl)
        test.turn { shown.present(UIViewController(), animated: true) }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        #expect(shown.presentedViewController == nil)
    }

    @Test func inAPopoverTheContextIsCoveredFromBelowOnly() {
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.definesPresentationContext = true
        test.turn {
            test.scene.resize(
                to: CGSize(width: 1_000, height: 800), traits: UITraitCollection(horizontalSizeClass: .regular))
        }
        test.turn { root.present(popover, animated: true) }
        shown.modalPresentationStyle = .currentContext
        shown.modalTransitionStyle = .crossDissolve
        test.turn { popover.present(shown, animated: true) }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        shown.modalTransitionStyle = .coverVertical
        test.turn { popover.present(shown, animated: true) }
        #expect(test.scene.takeFaults().isEmpty)
        #expect(popover.presentedViewController === shown)
    }

    @Test func controllerGrowsOutOfAViewAndShrinksIntoIt() {
        let cell = UIView()
        root.view.addSubview(cell)
        var asked: [String] = []
        shown.preferredTransition = .zoom { [root] context in
            asked.append(context.sourceViewController === root ? "from the root" : "from elsewhere")
            return cell
        }
        let number = test.scene.identifier(for: cell)
        test.turn { root.navigationController?.pushViewController(shown, animated: true) }
        #expect(test.scene.lastTransition == SceneTransition(.push, animated: true, effect: .zoom(number)))
        #expect(test.scene.visibleZoomSources.isEmpty)
        #expect(shown.zoomSource === cell)
        test.turn { root.navigationController?.popViewController(animated: true) }
        #expect(test.scene.lastTransition == SceneTransition(.pop, animated: true, effect: .zoom(number)))
        #expect(test.scene.visibleZoomSources == [cell])
        #expect(asked == ["from the root", "from the root"])
        shown.preferredTransition = .zoom { _ in nil }
        test.turn { root.present(shown, animated: true) }
        #expect(effect == .zoom(nil))
    }

    @Test func preferredTransitionReplacesTheStyle() {
        shown.modalTransitionStyle = .flipHorizontal
        shown.preferredTransition = .crossDissolve
        test.turn { root.present(shown, animated: true) }
        #expect(effect == .crossDissolve)
    }
}
