// Locks the pointer and the orientation of the screen while the controllers in front would like that and the browser allows it.
// Pages that ask for neither do without the file.

const { body } = document;

/** What a press is meant for by itself. */
const controls = "a, button, input, select, textarea, label, summary, [contenteditable]";

// Browsers lock the pointer only on a press; Escape gives it back, and the next press locks it again.
document.addEventListener("pointerdown", ({ button, pointerType, target }) => {
    if (body.dataset.pointer !== "lock" || document.pointerLockElement || pointerType !== "mouse" || button !== 0) return;
    if (!target.closest(controls)) body.requestPointerLock?.()?.catch(() => {});
});

/** The orientation that the browser was asked for. */
let orientation;

/** Asks for it; browsers refuse but for installed pages and those that fill the screen. */
const lockOrientation = async () => {
    if (orientation) await screen.orientation?.lock?.(orientation);
};
const askForOrientation = () => lockOrientation().catch(() => {});

/** Does what the page asks for now. */
const follow = () => {
    if (!body.dataset.pointer && document.pointerLockElement) document.exitPointerLock();
    if (body.dataset.orientation === orientation) return;
    ({ orientation } = body.dataset);
    if (orientation) askForOrientation();
    else screen.orientation?.unlock?.();
};
new MutationObserver(follow).observe(body, { attributes: true });
document.addEventListener("fullscreenchange", askForOrientation);
follow();
