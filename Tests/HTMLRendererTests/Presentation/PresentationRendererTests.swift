import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct PresentationRendererTests {
    private func page(presenting controller: UIViewController) -> String {
        let root = UIViewController()
        let stage = Stage()
        stage.show(root)
        stage.scene.inTurn {
            root.present(controller, animated: true)
            stage.scene.commit()
        }
        return stage.page()
    }

    @Test func aSheetIsAModalDialogAndThePageIsOutOfReach() {
        let controller = UIViewController()
        controller.title = "New \"note\""
        controller.sheetPresentationController?.detents = [.medium()]
        controller.sheetPresentationController?.prefersGrabberVisible = true
        let page = page(presenting: controller)
        #expect(page.contains("@view-transition{navigation:auto;types:present}}"))
        #expect(
            page.contains(
                """
                <fieldset class="covered" disabled inert><main class="screen" id="content"><div id="v2" class="view">\
                </div></main></fieldset><div id="v3" class="presentation modal"><dialog open class="sheet medium" \
                aria-modal="true" aria-label="New &quot;note&quot;" tabindex="-1" autofocus><div class="handle">\
                <div class="grabber"></div></div>\
                <div class="screen"><div id="v4" class="view"></div></div></dialog><button type="submit" class="dimming" \
                name="segue-event" value="v3.dismiss" aria-label="Dismiss"></button></div>
                """))
    }

    @Test func aSheetThatMustNotBeDismissedHasNoButtonAround() {
        let controller = UIViewController()
        controller.isModalInPresentation = true
        let page = page(presenting: controller)
        #expect(page.contains("</dialog><div class=\"dimming\"></div></div>"))
        #expect(!page.contains(".dismiss\""))
    }

    @Test func aSheetWhoseTopMustNotBeDismissedHasNoButtonAround() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage()
        stage.show(root)
        func turn(_ work: () -> Void) -> Bool {
            stage.scene.inTurn {
                work()
                stage.scene.commit()
            }
            return stage.page().contains(".dismiss\"")
        }
        #expect(turn { root.present(navigation, animated: true) })
        let top = UIViewController()
        top.isModalInPresentation = true
        #expect(!turn { navigation.pushViewController(top, animated: true) })
        #expect(turn { navigation.popViewController(animated: true) })
        #expect(!turn { navigation.pushViewController(top, animated: true) })
        #expect(turn { top.isModalInPresentation = false })
    }

    @Test func aFormHasTheSizeThatItsContentPrefers() {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 400, height: 300)
        let controller = UINavigationController(rootViewController: content)
        controller.modalPresentationStyle = .formSheet
        let page = page(presenting: controller)
        #expect(page.contains("--form-width:400px;--form-height:300px"))
        let other = UIViewController()
        other.preferredContentSize = CGSize(width: 400, height: 300)
        #expect(!self.page(presenting: other).contains("--form-width:400px"))
    }

    @Test func aFullScreenPresentationIsThePage() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        let page = page(presenting: controller)
        #expect(
            page.contains(
                "<div class=\"full-screen-page\"><main class=\"screen\" id=\"content\"><div id=\"v3\" class=\"view\">")
                || page.contains("class=\"full-screen-page\"><main class=\"screen\" id=\"content\">"))
        #expect(!page.contains("<dialog"))
    }

    /// A page with two tabs, of which the first presents something.
    private func page(presentingInATab controller: UIViewController) -> String {
        let content = UIViewController()
        content.title = "Inbox"
        let tabs = UITabBarController()
        let other = UIViewController()
        other.title = "Other"
        tabs.viewControllers = [UINavigationController(rootViewController: content), other]
        let stage = Stage()
        stage.show(tabs)
        stage.scene.inTurn {
            content.present(controller, animated: true)
            stage.scene.commit()
        }
        return stage.page()
    }

    @Test func whatIsPresentedOverOneTabLeavesTheTabsInReach() throws {
        let controller = UIViewController()
        controller.title = "Note"
        controller.modalPresentationStyle = .overCurrentContext
        let page = page(presentingInATab: controller)
        let content = try #require(
            page.range(of: "<div class=\"tab-content\"><fieldset class=\"covered\" disabled inert>"))
        let layer = try #require(
            page.range(
                of: """
                    class="presentation in-context clear"><dialog open class="over-full-screen" aria-label="Note" \
                    tabindex="-1" autofocus>
                    """))
        let bar = try #require(page.range(of: "class=\"tab-bar"))
        #expect(content.upperBound < layer.lowerBound && layer.upperBound < bar.lowerBound)
        #expect(page[content.upperBound..<layer.lowerBound].contains("</fieldset>"))
        #expect(!page.contains("aria-modal") && !page.contains("presentation modal"))
        #expect(page.components(separatedBy: " inert").count == 2)
    }

    @Test func whatIsPresentedInThePlaceOfOneTabLeavesTheTabsInReach() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .currentContext
        let page = page(presentingInATab: controller)
        #expect(page.contains("<div class=\"tab-content\"><div id=\"v"))
        #expect(page.contains("class=\"full-screen-page\""))
        #expect(page.contains("class=\"tab-bar") && !page.contains("inert") && !page.contains("<dialog"))
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func whatIsPresentedOverASheetAloneStandsInIt(style: UIModalPresentationStyle) throws {
        let (root, sheet, over) = (UIViewController(), UIViewController(), UIViewController())
        let label = UILabel()
        label.text = "Beneath"
        sheet.view.addSubview(label)
        over.modalPresentationStyle = style
        sheet.title = "Sheet"
        over.title = "Over"
        let stage = Stage()
        stage.show(root)
        for (presenter, presented) in [(root, sheet), (sheet, over)] {
            stage.scene.inTurn {
                presenter.present(presented, animated: true)
                stage.scene.commit()
            }
        }
        let page = stage.page()
        let dialog = try #require(page.range(of: "<dialog open class=\"sheet"))
        let isInPlace = style == .currentContext
        let inner = isInPlace ? "class=\"full-screen-page\"" : "class=\"presentation in-context clear\""
        #expect(page[dialog.upperBound...].contains(inner))
        #expect(page.contains("Beneath") != isInPlace)
    }

    @Test func anAlertAsksAndOffersItsActions() {
        let alert = UIAlertController(title: "Delete <x>?", message: "For good.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        let page = page(presenting: alert)
        #expect(
            page.contains(
                """
                <div id="v3" class="presentation modal alert"><dialog open class="alert" aria-modal="true" \
                role="alertdialog" aria-label="Delete &lt;x&gt;?" aria-describedby="v4m" tabindex="-1" autofocus>\
                <div id="v4" class="alert-content"><div class="alert-text"><h2 class="alert-title">Delete &lt;x&gt;?</h2>\
                <p class="alert-message" id="v4m">For good.</p></div><div class="alert-actions pair">\
                <button id="v5" class="alert-action cancel preferred" type="submit" name="segue-event" \
                value="v5.touchUpInside">Cancel</button><button id="v6" class="alert-action destructive" type="submit" \
                name="segue-event" value="v6.touchUpInside">Delete</button></div></div></dialog>
                """))
    }

    @Test func anAlertAsksForText() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Folder" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let page = page(presenting: alert)
        #expect(
            page.contains(
                """
                <div class="alert-fields"><input id="v5" class="field rounded" type="text" name="v5" \
                placeholder="Folder" autocomplete="off"
                """))
        #expect(!page.contains("alert-message"))
    }

    @Test(arguments: [1, 20]) func aDialogWithoutATitleIsCalledByItsWordsIfTheyAreFew(repetitions: Int) {
        let controller = UIViewController()
        let label = UILabel()
        label.text = String(repeating: "It is saved.", count: repetitions)
        controller.view.addSubview(label)
        #expect(page(presenting: controller).contains("aria-label=\"It is saved.") == (repetitions == 1))
    }

    @Test func theGrabberOfASheetWithDetentsIsAButton() {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        controller.sheetPresentationController?.prefersGrabberVisible = true
        #expect(
            page(presenting: controller).contains(
                """
                <div class="handle"><button id="v4" class="grabber" aria-label="Sheet Grabber" type="submit" \
                name="segue-event" value="v4.touchUpInside" data-detents="0.5 1.0" data-resting="0" \
                aria-description="Half screen"></button></div>
                """))
    }

    @Test func aSheetThatDoesNotDimLeavesThePageInReach() {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        let page = page(presenting: controller)
        #expect(!page.contains("inert"))
        #expect(page.contains("<div id=\"v3\" class=\"presentation undimmed\"><dialog open class=\"sheet medium\">"))
        #expect(page.contains("class=\"close\" name=\"segue-event\" value=\"v3.dismiss\" aria-label=\"Dismiss\""))
        #expect(!page.contains("dimming"))
    }

    @Test func theButtonThatClosesASheetLeavesThoseOfItsBarInReach() {
        let (controller, plain) = (UIViewController(), UIViewController())
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
        for (content, handle) in [(controller, "handle above"), (plain, "handle")] {
            let navigation = UINavigationController(rootViewController: content)
            navigation.sheetPresentationController?.detents = [.medium(), .large()]
            navigation.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            #expect(page(presenting: navigation).contains("<div class=\"\(handle)\"><button"))
        }
    }

    @Test func heightsOfDetentsHoldForOtherPages() {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.custom { _ in 240 }]
        #expect(page(presenting: controller).contains("block-size:min(240px,100dvh - 2.5rem)"))
        let other = UIViewController()
        other.sheetPresentationController?.detents = [.custom { $0.maximumDetentValue * 0.25 }]
        #expect(page(presenting: other).contains("block-size:25%"))
    }

    @Test func aCustomPresentationStandsWhereItsControllerSays() {
        final class Card: UIPresentationController {
            let shade = UIView()
            override func presentationTransitionWillBegin() {
                shade.backgroundColor = .black
                containerView?.addSubview(shade)
            }
            override var frameOfPresentedViewInContainerView: CGRect {
                let size = containerView?.bounds.size ?? .zero
                return CGRect(x: 0, y: size.height - 300, width: size.width, height: 300)
            }
        }
        final class Provider: UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
        }
        let provider = Provider()
        let controller = UIViewController()
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = provider
        let page = page(presenting: controller)
        #expect(page.contains("<div class=\"layer\"><div id=\"v4\" class=\"view\"></div></div><dialog"))
        #expect(page.contains("left:0;right:0;width:100%;top:0;bottom:0;bottom:0;height:300px;top:auto;"))
    }

    @Test func aPopoverStandsBesideItsAnchor() {
        let root = UIViewController()
        let source = UIView()
        root.view.addSubview(source)
        let stage = Stage()
        stage.show(root)
        stage.scene.traitCollection = UITraitCollection(horizontalSizeClass: .regular)
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = source
        controller.popoverPresentationController?.permittedArrowDirections = [.up, .left]
        stage.scene.inTurn {
            root.present(controller, animated: true)
            stage.scene.commit()
        }
        let page = stage.page()
        #expect(page.contains("<dialog open class=\"popover anchored\" aria-modal=\"true\""))
        #expect(page.contains("--area:bottom;--fallbacks:right,--within-window;"))
        #expect(page.contains("{anchor-name:--v"))
        #expect(page.contains("<div class=\"popover-content\"><div class=\"screen\">"))
    }
}
