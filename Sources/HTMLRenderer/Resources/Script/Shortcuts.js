// Presses what the page lists as keyboard shortcuts when their keys are pressed. Pages without any do without the file.

// They are named on the page as menus name them; elsewhere than on a Mac, Control stands for Command.
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const keyNames = {
    ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc", PageUp: "Page Up",
    PageDown: "Page Down", Delete: "⌦", Enter: "↩", Tab: "⇥", " ": "Space", Backspace: "⌫",
};

document.addEventListener("keydown", event => {
    const { key, target } = event;
    // Browsers that fill in a form say so by an event without a key.
    if (!key || !target.matches || event.isComposing || event.defaultPrevented) return;
    // Escape closes a menu first.
    if (key === "Escape" && target.closest("details.menu[open]")) return;
    const isTyping = target.matches("input:not([type=range], [type=submit]), textarea, select");
    const command = isMac ? event.metaKey : event.ctrlKey;
    const keys = (isMac && event.ctrlKey ? "⌃" : "") + (event.altKey ? "⌥" : "") + (event.shiftKey ? "⇧" : "")
        + (command ? "⌘" : "") + (keyNames[key] ?? key.toUpperCase());
    // What is typed into a field, and what edits it, is the field's.
    if (isTyping && (!command || /^⇧?⌘[ZXCVA]$/.test(keys)) && key !== "Escape") return;
    const shortcut = [...document.querySelectorAll(".shortcuts button")].find(
        button => (button.querySelector("kbd") ?? button).textContent === keys);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.click();
});
