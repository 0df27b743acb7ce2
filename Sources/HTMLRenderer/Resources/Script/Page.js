// Tells the server of the window and the person, and listens to the keyboard and to gestures.

const media = ["color-scheme: dark", "contrast: more", "reduced-motion: reduce", "reduced-transparency: reduce"].map(
    query => matchMedia(`(prefers-${query})`));
const calm = media[2];

// What the edges of the screen take of the window, which only styles know.
const edge = name => parseFloat(getComputedStyle(root).getPropertyValue(`--safe-${name}`)) || 0;

const environment = () => {
    const [dark, contrast, motion, transparency] = media.map(query => query.matches);
    return {
        width: Math.min(Math.max(innerWidth, 160), 16384), height: Math.min(Math.max(innerHeight, 160), 16384),
        colorScheme: dark ? "dark" : "light", increasedContrast: contrast, reducedMotion: motion,
        reducedTransparency: transparency, visible: !document.hidden,
        fontSize: parseFloat(getComputedStyle(root).fontSize), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        safeArea: { top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right") },
    };
};

let reported = "", number = 0;
const report = () => {
    const json = JSON.stringify({ environment: environment() });
    if (json === reported || !form()) return;
    reported = json;
    number += 1;
    if (!document.hidden) return enqueue({ json, number });
    // A hidden page gets no time to wait.
    fetch(form().getAttribute("action"), {
        method: "POST", keepalive: true, body: json, headers: reportHeaders(number),
    }).catch(() => {});
};

let resizing = 0;
addEventListener("resize", () => {
    clearTimeout(resizing);
    resizing = setTimeout(report, 200);
});
for (const query of media) query.addEventListener("change", report);

document.addEventListener("visibilitychange", () => {
    report();
    if (!document.hidden) return openStream();
    closeStream();
    // A hidden page may be put away without further notice.
    keep();
});
// Where screens were scrolled to is known here; the browser restores it only where the page is loaded again.
history.scrollRestoration = "manual";
addEventListener("pagehide", () => {
    closeStream();
    keep();
    release();
    history.scrollRestoration = "auto";
});
addEventListener("pageshow", event => {
    if (!event.persisted) return;
    if (!form()) return reload();
    holdScene();
    history.scrollRestoration = "manual";
    enqueue({ address: form().getAttribute("action") });
    openStream();
});

// Back and Forward lead to addresses, which the app opens; on one address, Back does what the page's own way back does.
let shownAddress = location.pathname + location.search;
addEventListener("popstate", ({ state }) => {
    const address = location.pathname + location.search;
    // A place on the page that somebody added to the address is no screen.
    const depth = state?.depth ?? shownDepth;
    const steps = shownDepth - depth;
    const isSame = address === shownAddress;
    shownAddress = address;
    shownDepth = depth;
    // A page that tells of an error has nothing to go back with.
    if (!form()) reload();
    else if (!isSame) enqueue({ address });
    else if (steps > 0) goBack(state?.place, steps);
    else remember();
});
for (const name of ["pushState", "replaceState"]) {
    const original = history[name];
    history[name] = function (...parameters) {
        original.apply(this, parameters);
        shownAddress = location.pathname + location.search;
        shownDepth = this.state?.depth ?? 0;
    };
}

// The page in place of a lost one stays the same when it is loaded again: its scene has no other sign of its tab.
if (form() && document.querySelector("[data-copy]")) setAddress(ownAddress(), false);

// A link to a place on the page is no step of the history, as Back leads from a screen to the one before.
document.addEventListener("click", event => {
    const link = event.target.closest("a[href^='#']");
    const place = link && document.getElementById(link.hash.slice(1));
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // What cannot have the focus gets it all the same, as reading goes on there.
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView();
});

// Fields that tell of each change: a slider and a colour when they are let go, a list when a row is chosen; while they are used,
// a search, and what the app listens to.
document.addEventListener("change", event => {
    if (/^(range|color|select-one)$/.test(event.target.type)) submit();
});
const tellSoon = () => {
    clearTimeout(typing);
    typing = setTimeout(() => {
        // What was done before arrives before.
        if (queue.length > 0) tellSoon();
        else if (form()) submit();
        // What is being composed changes often, and is text all the same: on phones each word is composed.
    }, composing?.isConnected ? 600 : 250);
};

// What was refused when the page was asked for is in the fields as if it were the app's, and is as typed.
for (const field of document.querySelectorAll("[data-stored]")) {
    const text = field.value;
    field.defaultValue = field.dataset.stored;
    field.value = text;
    delete field.dataset.stored;
}

const edited = new WeakSet();
let editing = null;
document.addEventListener("input", ({ target }) => {
    edited.add(editing = target);
    edits.set(target, queue.length > 0 || null);
    // A date that is typed is none until all of it is there.
    const isUnfinished = target.matches(".date-picker") && !(target.value && target.validity.valid);
    if (target.closest(".search-bar, [data-reports~=changes]") && !isUnfinished) tellSoon();
});
// Editing ends when another place has the focus; a button that is pressed takes it from no field, as on iOS, and what comes after
// the button does.
document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (isChanging || document.activeElement === target) return;
    // What came while somebody was in it is shown now.
    if (edits.get(target) === false) reset(target);
    if (relatedTarget?.closest("button") || relatedTarget === editing) return;
    if (!editing?.matches(":root [data-reports~=end]:enabled:not([inert] *)")) return;
    const { name } = editing;
    editing = null;
    submit(null, `${name}.editingDidEnd`);
});

// A menu goes when something beside it is pressed or has the focus.
for (const name of ["pointerdown", "focusin"]) document.addEventListener(name, ({ target }) => {
    for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(target)) closeMenu(menu);
});

// Escape closes a menu, and what is presented; at last, so that keyboard shortcuts go before.
addEventListener("keydown", event => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    const menu = event.target.closest?.("details.menu[open]");
    const target = [...document.querySelectorAll(".presentation > .dimming, .presentation .close")].at(-1);
    if (!menu && target?.tagName !== "BUTTON") return;
    event.preventDefault();
    if (menu) closeMenu(menu);
    else target.click();
});

// How much of the window a keyboard on the screen takes, for what stands above it.
visualViewport?.addEventListener("resize", () => {
    const { height, scale } = visualViewport;
    root.style.setProperty("--keyboard", `${Math.max(innerHeight - height * scale, 0)}px`);
});

remember();
report();
openStream();
loadParts();
holdScene();
const kept = name => JSON.parse(sessionStorage.getItem(`segue-${name}`));
scrolls = new Map(kept("scrolls")?.[sceneOf(document)]);
if (kept("texts") ?? kept("typed")) restore();
// A page that was shown before stays where it is scrolled to.
document.querySelector("[data-focused]")?.focus({ preventScroll: true });
