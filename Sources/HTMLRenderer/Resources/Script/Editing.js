// Fields whose editing the app ends, and bars at the keyboard. Pages without fields do without the file.

/** People without a keyboard of their own, for whom one is on the screen while a field has the focus. */
const touch = matchMedia("(pointer: coarse)");

/** Whether a bar at the keyboard was used last, and no key. */
let isBarUsed = false;

/** The bar at the keyboard that an element is in, if the focus is in a field of it. One above the keyboard shows only then. */
const barOf = element => {
    const bar = element.closest(".input-accessory, .input-bar, .dock"), field = document.activeElement;
    return field.matches("input, textarea") && (bar?.contains(field) || bar?.matches(".input-accessory")) ? bar : null;
};

// A button in such a bar leaves the focus to the field, as on iOS, so that the keyboard stays and one can go on typing.
document.addEventListener("mousedown", event => {
    isBarUsed = barOf(event.target) != null;
    if (isBarUsed && event.target.closest("button")) event.preventDefault();
});
document.addEventListener("keydown", () => { isBarUsed = false; });

// A field that is not the first responder any more gives the focus up, which puts the keyboard away. Where keys are at hand they
// go on from the field.
new MutationObserver(records => {
    const field = document.activeElement;
    const isResigned = field.dataset.resigned && records.some(({ target }) => target === field);
    if (isResigned && (touch.matches || isBarUsed)) field.blur();
}).observe(document.body, { attributeFilter: ["data-resigned"], subtree: true });
