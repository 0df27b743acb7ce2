import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct PageRendererTests {
    @Test func aPageIsOneFormWithAllThatAnEventNeeds() {
        let stage = Stage()
        stage.window.addSubview(UIView())
        let page = stage.page()
        #expect(
            page == """
                <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title></title>\
                <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
                <meta name="color-scheme" content="light dark">\
                <meta name="theme-color" content="#f2f2f7" media="(prefers-color-scheme: light)">\
                <meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">\
                <meta name="format-detection" content="telephone=no">\
                <script nonce="n0nce">\(String(decoding: EmbeddedResource.completion, as: UTF8.self))</script>\
                <link rel="stylesheet" href="\(EmbeddedResource.stylesheet.path)">\
                <script defer nonce="n0nce" src="\(EmbeddedResource.script.path)" \
                data-editing="\(EmbeddedResource.editing.path)" \
                data-gestures="\(EmbeddedResource.gestures.path)" \
                data-regions="\(EmbeddedResource.regions.path)" \
                data-restoration="\(EmbeddedResource.restoration.path)" data-rows="\(EmbeddedResource.rows.path)" \
                data-scrolling="\(EmbeddedResource.scrolling.path)" \
                data-shortcuts="\(EmbeddedResource.shortcuts.path)" \
                data-uploads="\(EmbeddedResource.uploads.path)" \
                data-lost="Connection lost. Trying again." \
                data-waiting="Connection lost. What you did is sent when it is back." data-sending="Sending: %1 %">\
                </script>\
                <style nonce="n0nce">@media (prefers-reduced-motion:no-preference){\
                @view-transition{navigation:auto;types:still}}</style></head><body>\
                <a class="skip" href="#content">Skip to content</a>\
                <form id="segue" method="post" novalidate action="/?scene=scene-1">\
                <input type="hidden" name="segue-token" value="secret">\
                <input type="hidden" name="segue-revision" value="1">\
                <input type="hidden" name="segue-sequence" value="7">\
                <button type="submit" class="return" name="segue-event" value="return" tabindex="-1" \
                aria-hidden="true">Return</button>\
                <div id="v0" class="windows"><div id="v1" class="window"><div id="v2" class="view"></div></div></div>\
                <i id="segue-end" hidden></i></form></body></html>

                """)
    }

    @Test func aPageSaysWhereItIsWhereItsFormDoesNot() {
        let stage = Stage()
        #expect(!stage.page().contains("data-address"))
        let page = stage.page { $0.address = "/notes?tag=\"a\"&scene=scene-1" }
        #expect(page.contains("action=\"/?scene=scene-1\" data-address=\"/notes?tag=%22a%22&amp;scene=scene-1\">"))
    }

    @Test func keyboardShortcutsAreButtonsWithAccessKeys() {
        final class Editor: UIViewController {
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        input: "S", modifierFlags: .command, action: "save:", discoverabilityTitle: "Save <it>"),
                    UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "save:"),
                ]
            }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "save:" }
        }
        let stage = Stage()
        stage.show(Editor())
        #expect(
            stage.page().contains(
                """
                <nav class="shortcuts" aria-label="Keyboard shortcuts"><button type="button" class="shortcuts-button" \
                popovertarget="shortcuts" aria-label="Commands"><svg class="symbol" aria-hidden="true"><use \
                href="\(EmbeddedResource.symbols.path)#command"/></svg></button><ul id="shortcuts" popover>\
                <li><button type="submit" name="segue-event" \
                value="v1.performShortcut=16.S.save:" accesskey="s">Save &lt;it&gt; <kbd>⌘S</kbd></button></li>\
                <li><button type="submit" name="segue-event" value="v1.performShortcut=0.UIKeyInputEscape.save:">Esc\
                </button></li></ul></nav>
                """))
        #expect(!stage.page().contains("~.shortcuts{"))
        stage.window.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(stage.page().contains("#v1~.shortcuts{--tint:"))
    }

    @Test func everythingFromOutsideIsEscaped() {
        let stage = Stage()
        let page = stage.page {
            $0.sceneIdentifier = "\"><script>"
            $0.path = "/a\"b"
            $0.token = "\"<t>"
            $0.nonce = "\"><script>n"
            $0.applicationName = "</title><script>"
            $0.notice = "<script>notice"
        }
        #expect(!page.contains("<script>"))
        #expect(page.contains("action=\"/a%22b?scene=%22%3E%3Cscript%3E\""))
        #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
        #expect(page.contains("<p class=\"notice\" role=\"status\">&lt;script&gt;notice</p>"))
        #expect(!page.contains("data-copy"))
    }

    @Test(
        "The page names the animation that leads to it",
        arguments: [
            (SceneTransition(.push, animated: true), "push"), (SceneTransition(.pop, animated: true), "pop"),
            (SceneTransition(.present, animated: true), "present"),
            (SceneTransition(.dismiss, animated: true), "dismiss"),
            (SceneTransition(.crossDissolve, animated: true), "cross-dissolve"),
            (SceneTransition(.present, animated: true, effect: .crossDissolve), "cross-dissolve"),
            (SceneTransition(.present, animated: true, effect: .flipHorizontal), "flip"),
            (SceneTransition(.dismiss, animated: true, effect: .flipHorizontal), "flip-back"),
            (SceneTransition(.present, animated: true, effect: .partialCurl), "curl"),
            (SceneTransition(.push, animated: true, effect: .coverVertical), "cover"),
            (SceneTransition(.pop, animated: true, effect: .zoom(12)), "zoom-back"),
            (SceneTransition(.turnForward, animated: true), "turn-forward"),
            (SceneTransition(.turnBackward, animated: true, effect: .vertical), "turn-up"),
            (SceneTransition(.turnForward, animated: true, effect: .leaf(.left)), "leaf"),
            (SceneTransition(.turnBackward, animated: true, effect: .leaf(.right)), "leaf-back spine-right"),
            (SceneTransition(.turnForward, animated: true, effect: .leaf(.middle)), "leaf-over"),
            (SceneTransition(.push, animated: false), "still"), (.none, "still"),
        ])
    func transitions(transition: SceneTransition, type: String) {
        let stage = Stage()
        stage.scene.lastTransition = transition
        #expect(stage.page().contains("@view-transition{navigation:auto;types:\(type)}}"))
    }

    @Test func pagesThatSlideKeepTheirDistance() {
        let stage = Stage()
        stage.scene.lastTransition = SceneTransition(.turnForward, animated: true)
        stage.scene.lastTransition.spacing = 24
        #expect(stage.page().contains("types:turn-forward}}:root{--page-spacing:24px}"))
        stage.scene.lastTransition.isAnimated = false
        #expect(!stage.page().contains("--page-spacing"))
    }

    @Test func whatAPresentationCoversIsOutOfReach() {
        let stage = Stage()
        let controller = UIViewController()
        stage.show(controller)
        stage.scene.inTurn {
            controller.present(UIViewController(), animated: false)
            stage.scene.commit()
        }
        #expect(stage.html(of: stage.window).contains("<fieldset class=\"covered\" disabled inert><main"))
    }

    @Test func whatAModalViewOfTheAppLiesOverCanBeUsed() {
        let stage = Stage()
        let below = UIView()
        let modal = UIView()
        modal.accessibilityViewIsModal = true
        stage.window.addSubview(below)
        stage.window.addSubview(modal)
        #expect(
            stage.html(of: stage.window)
                == "<div id=\"v1\" class=\"window\"><div id=\"v2\" class=\"view\"></div>"
                + "<div id=\"v3\" class=\"view\"></div></div>")
    }
}
