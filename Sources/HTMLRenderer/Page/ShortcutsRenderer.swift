import UIKitCore

/// Writes the keyboard shortcuts of a window: a list of buttons with access keys.
///
/// It opens from a button at the corner of the page, for people without a keyboard, and appears when one of its own buttons
/// gets the focus.
@MainActor
enum ShortcutsRenderer {
    static func render(_ window: UIWindow, into page: inout RenderingPass) {
        let shortcuts = ShortcutList(of: window).shortcuts
        guard !shortcuts.isEmpty else { return }
        page.html.markup("<nav class=\"shortcuts\"")
        page.html.attribute("aria-label", page.text(.keyboardShortcuts))
        page.html.markup("><button type=\"button\" class=\"shortcuts-button\" popovertarget=\"shortcuts\"")
        page.html.attribute("aria-label", page.text(.commands))
        page.html.endTag()
        page.writeSymbol("command")
        page.html.markup("</button><ul id=\"shortcuts\" popover>")
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
        guard let tint = window.attributesIfPresent?.tintColor else { return }
        page.writeRule(for: window, "~.shortcuts") { $0.declare("--tint", tint, as: .ink) }
    }
}
