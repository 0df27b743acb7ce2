import UIKitCore

/// Writes the keyboard shortcuts of a window: a list of buttons with access keys that appears when one of them gets the
/// focus.
@MainActor
enum ShortcutsRenderer {
    static func render(_ window: UIWindow, into page: inout RenderingPass) {
        let shortcuts = ShortcutList(of: window).shortcuts
        guard !shortcuts.isEmpty else { return }
        page.html.markup("<nav class=\"shortcuts\" aria-label=\"Keyboard shortcuts\"><ul>")
        for shortcut in shortcuts {
            page.html.markup("<li><button type=\"submit\"")
            page.eventAttributes(.performShortcut, of: window, value: shortcut.identifier)
            if let key = shortcut.accessKey { page.html.attribute("accesskey", key) }
            page.html.endTag()
            page.html.text(shortcut.title)
            if shortcut.keys != shortcut.title {
                page.html.markup(" <kbd>")
                page.html.text(shortcut.keys)
                page.html.markup("</kbd>")
            }
            page.html.markup("</button></li>")
        }
        page.html.markup("</ul></nav>")
    }
}
