// Shows how rows and items leave their list, and how others glide to places that only the browser knows, where the app edits the
// list in a way that is to be seen. Pages without lists, and people who want less motion, do without the file.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const timing = { duration: 300, easing: "ease-in-out" };

/** What has left and is still seen. */
const leaving = new Set();
/** What is in sight of the lists that change: each with its box, its parent, and what follows it there. */
let seen = [];
let rules = "";

const look = list => [...list.querySelectorAll(".row, .tile, .section-header, .section-footer")]
    .map(element => ({ list, element, parent: element.parentNode, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && box.bottom > -200 && box.top < innerHeight + 200)
    .map(item => {
        const following = [];
        for (let next = item.element.nextSibling; next; next = next.nextSibling) following.push(next);
        return { ...item, following };
    });

/** Shows something that is gone at its place once more, and has it fade. */
const leave = ({ element, parent, following, box }) => {
    for (const part of [element, ...element.querySelectorAll("[id], [name]")]) {
        for (const name of ["id", "name"]) part.removeAttribute(name);
    }
    element.inert = true;
    element.ariaHidden = "true";
    Object.assign(element.style, {
        position: "absolute", insetBlockStart: 0, insetInlineStart: 0, width: `${box.width}px`, height: `${box.height}px`,
        margin: 0, pointerEvents: "none",
    });
    parent.insertBefore(element, following.find(node => node.parentNode === parent) ?? null);
    const { left, top } = element.getBoundingClientRect();
    element.style.translate = `${box.left - left}px ${box.top - top}px`;
    leaving.add(element);
    const end = () => {
        leaving.delete(element);
        element.remove();
    };
    element.animate({ opacity: [1, 0] }, timing).finished.then(end, end);
};

/** Has something come from where it was, unless the page itself says from where. */
const glide = ({ list, element, box }) => {
    if (!list.matches(".collection") || new RegExp(`#${element.id}\\b`).test(rules)) return;
    const { left, top } = element.getBoundingClientRect();
    const x = box.left - left, y = box.top - top;
    if (Math.hypot(x, y) >= 1) element.animate({ translate: [`${x}px ${y}px`, "0 0"] }, timing);
};

document.addEventListener("segue-change", ({ detail }) => {
    if (detail != null) {
        // What is only seen must not be taken for what belongs to the page.
        for (const element of leaving) element.remove();
        leaving.clear();
        rules = detail;
        const lists = calm.matches ? [] : [...rules.matchAll(/(#v\d+)\{--rows-glide/g)];
        seen = lists.flatMap(([, list]) => [...document.querySelectorAll(list)]).flatMap(look);
        return;
    }
    for (const item of seen.splice(0)) {
        if (item.element.isConnected) glide(item);
        else if (item.parent.isConnected && item.list.isConnected) leave(item);
    }
});
