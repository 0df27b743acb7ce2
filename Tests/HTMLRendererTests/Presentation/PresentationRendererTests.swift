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
        #expect(page.contains("@view-transition{navigation:auto;types:present}"))
        #expect(
            page.contains(
                """
                <fieldset class="covered" disabled inert><main class="screen" id="content"><div id="v2" class="view">\
                </div></main></fieldset><div id="v3" class="presentation modal"><dialog open class="sheet medium" \
                aria-modal="true" aria-label="New &quot;note&quot;" tabindex="-1" autofocus><div class="grabber"></div>\
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

    @Test func anAlertAsksAndOffersItsActions() {
        let alert = UIAlertController(title: "Delete <x>?", message: "For good.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        let page = page(presenting: alert)
        #expect(
            page.contains(
                """
                <div id="v3" class="presentation modal alert"><dialog open class="alert" aria-modal="true" \
                role="alertdialog" aria-label="Delete &lt;x&gt;?" tabindex="-1" autofocus>\
                <div id="v4" class="alert-content"><div class="alert-text"><h2 class="alert-title">Delete &lt;x&gt;?</h2>\
                <p class="alert-message">For good.</p></div><div class="alert-actions pair">\
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
}
