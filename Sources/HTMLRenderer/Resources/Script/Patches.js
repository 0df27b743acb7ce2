// Brings the page from the revision that it shows to the next one.

const root = document.documentElement;
const form = () => document.getElementById("segue");
const hidden = name => form().elements[`segue-${name}`];
const view = number => {
    const element = document.getElementById(`v${number}`);
    if (!element) throw new Error(`There is no v${number}.`);
    return element;
};

/** The name of this page among those that show the scene. */
const pageName = Array.from(crypto.getRandomValues(new Uint8Array(9)), n => n.toString(36)).join("");

/** Makes an element. */
const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
};

// What the person is told: of the connection for all to see, and what apps announce.
const region = className => {
    const element = make("div", { id: `segue-${className}`, className, role: "status" });
    document.body.append(element);
    return element;
};
const statusRegion = region("connection");
const announcer = region("announcements");
/** What the person is told, in the language of the page. */
const script = document.querySelector("head > script[src]");
const { lost, waiting: unsent } = script.dataset;
const tell = text => { if (statusRegion.textContent !== text) statusRegion.textContent = text; };

const operations = {
    remove: id => view(id).remove(),
    replace(id, markup) {
        const old = view(id), next = parse(markup).firstElementChild;
        if (old.tagName === next.tagName) return morph(old, next);
        const shell = document.createElement(next.tagName);
        shell.id = old.id;
        place(old.parentNode, shell, old);
        while (old.firstChild) place(shell, old.firstChild, null);
        old.remove();
        morph(shell, next);
    },
    insertAfter: (id, markup) => insert(view(id).nextSibling, view(id).parentNode, markup),
    insertBefore: (id, markup) => insert(view(id), view(id).parentNode, markup),
    moveAfter: (id, other) => place(view(other).parentNode, view(id), view(other).nextSibling),
    moveBefore: (id, other) => place(view(other).parentNode, view(id), view(other)),
    text(id, text) {
        const element = view(id);
        if (element.childNodes.length === 1 && element.firstChild.nodeType === 3) element.firstChild.data = text;
        else element.textContent = text;
    },
    attributes(id, attributes) {
        const element = view(id);
        update(element, () => { for (const name in attributes) setAttribute(element, name, attributes[name]); });
    },
};

const insert = (before, parent, markup) => {
    const content = document.importNode(parse(markup), true);
    for (const element of [...content.querySelectorAll("[autofocus]")].reverse()) takeFocus(element);
    parent.insertBefore(content, before);
};

/** The one style element: the rules of single views, and those of the page. */
const style = document.querySelector("head > style");
const ruleView = rule => +(/[#.]v(\d+)/.exec(rule.cssText)?.[1] ?? 0);

const setRules = changes => {
    const sheet = style.sheet;
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        const rule = sheet.cssRules[index];
        if (ruleView(rule) in changes && !rule.cssText.startsWith("@view-")) sheet.deleteRule(index);
    }
    // As they are written: the text of a parsed rule has lost what a shorthand says by a variable and a longhand changes.
    for (const id in changes) if (changes[id]) sheet.insertRule(`@media all{${changes[id]}}`, sheet.cssRules.length);
};

/** Replaces what the page says of itself: to the browser, and to styles. */
const setPage = ([metadata, rules, tag]) => {
    for (const meta of document.head.querySelectorAll("meta[name=color-scheme], meta[name=theme-color], meta[name*=mobile]")) {
        meta.remove();
    }
    document.head.append(document.importNode(parse(metadata), true));
    setRules({ 0: rules });
    const { dir, dataset } = parse(tag).firstElementChild;
    for (const name in document.body.dataset) delete document.body.dataset[name];
    Object.assign(document.body.dataset, dataset);
    setAttribute(root, "dir", dir || null);
};

/** Adds the rules of a motion, which go when it is over, as what is shown again must not move again. */
const move = async (rules, transition) => {
    const sheet = new CSSStyleSheet(), sheets = document.adoptedStyleSheets;
    sheet.replaceSync(rules);
    sheets.push(sheet);
    await transition?.finished.catch(() => {});
    await Promise.allSettled(document.getAnimations().map(
        ({ animationName, finished }) => /^motion-/.test(animationName) && finished));
    sheets.splice(sheets.indexOf(sheet), 1);
};

/** Tells the script of lists that the page is about to change, with the rules of the motion, and that it has. */
const announce = detail => document.dispatchEvent(new CustomEvent("segue-change", { detail }));

/** Where each screen was scrolled to, for when it comes back. */
let scrolls;
const screenName = () => document.querySelector("#content > [id]")?.id;

/** Changes the page, with motion where there is some, and takes care of the focus and of what is scrolled. */
const change = async (work, types, rules = "") => {
    const screen = screenName();
    const active = document.activeElement;
    let failure = null;
    const perform = () => {
        isChanging = true;
        try {
            show();
        } catch (error) {
            failure = error;
        }
        isChanging = false;
    };
    const show = () => {
        focusTarget = null;
        scrolls.set(screen, scrollY);
        announce(rules);
        work();
        announce();
        const next = screenName();
        if (next !== screen) scrollTo(0, scrolls.get(next) ?? 0);
        const current = document.activeElement, { button, address, fields = [], editing } = answered;
        // A person may have gone elsewhere by now; a report takes nobody away but from the field that it is of.
        const isLeft = focusTarget?.contains(current) || !current.matches("body, [inert] *") && (button || address
            ? isField(current) && fields.some(([field, , wasEdited]) => wasEdited && field === focusTarget)
            : current !== editing);
        if (focusTarget?.isConnected && !isLeft) focusTarget.focus({ preventScroll: next !== screen });
        else if (next !== screen && !(active?.isConnected && document.activeElement === active)) {
            // What had the focus is gone; reading goes on at the new screen.
            const content = document.getElementById("content");
            if (content) {
                content.tabIndex = -1;
                content.focus({ preventScroll: true });
            }
            announcer.textContent = document.title;
        }
    };
    if (types && document.startViewTransition && !calm.matches && !document.hidden) {
        // Some browsers know transitions, but no types of them.
        const moving = document.startViewTransition(
            "types" in ViewTransition.prototype ? { update: perform, types: types.split(" ") } : perform);
        moving.ready.catch(() => {});
        move(rules, moving);
        await moving.updateCallbackDone;
    } else {
        perform();
        if (rules) move(rules);
    }
    if (failure) throw failure;
    loadParts();
};

const load = (src, handlers) => document.head.append(make("script", { nonce: script.nonce, src, ...handlers }));

/** Loads what only some pages need, once: for drags and the like, for lists, for shortcuts, for what scrolls, and for locks. */
const loaded = {};
const loadParts = () => {
    const { gestures, rows, shortcuts, regions, scrolling, editing, uploads } = script.dataset;
    for (const [src, selector] of [
        [gestures, ".grip, .sheet, .refresh, .file-field, .item-menu, .back, .tap-area, .show-more, [data-hold], [data-multiple]"],
        [!calm.matches && rows, ".row, .tile"], [shortcuts, ".shortcuts"],
        [regions, ".scroll, .bounded, .scrolling, .presentation, .split-view"], [scrolling, "[data-scrolls]"],
        [editing, ".field, .text-view"],
        [uploads, ".file-field"],
        [document.body.dataset.locks, "body"],
    ]) {
        if (src && !loaded[src] && document.querySelector(selector)) {
            loaded[src] = true;
            load(src, { onerror() { loaded[src] = false; } });
        }
    }
};

/** Has what was kept come back. Until it does, it is kept on. */
let isRestoring = false;
const restore = (pause = 1000) => {
    const end = () => { isRestoring = false; };
    isRestoring = true;
    load(script.dataset.restoration, {
        onload: end,
        onerror() {
            this.remove();
            // It may not be there any more, as after a new version.
            if (pause > 60000 && navigator.onLine) end();
            else wait(pause).then(() => restore(pause * 2));
        },
    });
};

/** What is in front: a presentation, or the page. */
const front = () => [...document.querySelectorAll(".presentation")].at(-1) ?? document.body;
const nameInFront = () => (front().querySelector(".presentation .screen > [id], #content > [id], .pages") ?? front()).id;

/** The button that leads back from what is in front, if there is one; none does beside another column. */
const wayBack = () => front().querySelector(".back:enabled:not(.narrow-only)")
    ?? front().querySelector(".presentation > button.dimming, .presentation button.close");

/** Gives what is in front an entry in the history, so that the browser leads back from it too. */
let shownDepth = history.state?.depth ?? 0;
const remember = isAnswer => {
    const name = nameInFront(), { state } = history;
    if (isAnswer && form() && state?.left === ownAddress()) return history.back();
    if (name === state?.place) return;
    if (isAnswer && name === state?.before) return history.back();
    const isNew = isAnswer && state?.place && wayBack();
    if (isNew) shownDepth += 1;
    history[isNew ? "pushState" : "replaceState"](
        { ...isNew ? { before: state.place } : state, place: name, depth: shownDepth }, "");
};

/** What leads back, one after another. */
let returning = Promise.resolve();
/** Presses what leads back until something is in front, some times at most; after what was pressed before is answered. */
const goBack = (name, count) => {
    returning = returning.then(async () => {
        await queue.at(-1)?.answer;
        while (count-- > 0 && nameInFront() !== name && wayBack()) await submit(wayBack());
    }).catch(() => {});
};

/** Where the scene is. */
const ownAddress = () => form() && (form().dataset.address ?? form().getAttribute("action"));

/** Shows in the address bar where the scene is. The way back leads to the entry before, which is shown in the end. */
const setAddress = (address, isAnswer) => {
    const here = location.pathname + location.search, { state } = history;
    if (here !== address && !(isAnswer && address === state?.left)) {
        history[isAnswer ? "pushState" : "replaceState"](
            isAnswer ? { depth: shownDepth + 1, left: here } : { ...state, left: null }, "", address);
    }
    const { pathname, searchParams } = new URL(address, location);
    const action = `${pathname}?scene=${searchParams.get("scene")}`;
    form().setAttribute("action", action);
    setAttribute(form(), "data-address", address === action ? null : address);
};

/** The scene that a page shows; nothing where it only says what went wrong. */
const sceneOf = page => /scene=([^&]*)/.exec(page.getElementById("segue")?.getAttribute("action"))?.[1];

const labelOf = field => field.ariaLabel ?? (field.labels[0]?.textContent || field.placeholder);

// What was typed, which the server need not know yet, what the fields are called, and what they would hold otherwise; nothing
// that must not be read. Fields without name hold what can be copied.
const typedTexts = () => [...form()?.elements ?? []].filter(
    field => isText(field) && value(field) && (!field.name || value(field) !== usualValue(field) || edited.has(field)),
).map(field => [labelOf(field), value(field), field.name, usualValue(field)]);

/** Has the browser keep something, if it has room, or nothing. */
const store = (name, content) => {
    try {
        sessionStorage.removeItem(`segue-${name}`);
        if (content) sessionStorage.setItem(`segue-${name}`, JSON.stringify(content));
    } catch {}
};

/** Keeps what was typed and not sent for when the page is loaded again, and what was done and has not arrived. */
let isKept = false;
const keep = () => {
    if (!form() || isRestoring) return;
    store("scrolls", { [sceneOf(document)]: [...scrolls] });
    const items = [];
    for (const item of queue) {
        if (item.json || item.address || item.isAnswered) continue;
        // What comes after something that cannot be kept is not done without it.
        if (item.isPrivate || items.length > 24 || `${items}`.length > 5e5) {
            items.push("");
            break;
        }
        items.push([item.page ?? pageName, `${item.body ??= encode(item)}`]);
    }
    const texts = typedTexts();
    isKept = items.length + texts.length > 0;
    store("typed", isKept && [isCopy ? null : sceneOf(document), texts, items]);
};

/** Says of the field whose value was refused that the notice is about it. */
const markField = (page, name) => {
    const field = page.getElementById(name);
    if (field) {
        setAttribute(field, "aria-invalid", "true");
        setAttribute(field, "aria-describedby", "segue-notice");
    }
    return field;
};

/** Says what came of an event; of a value that was refused, also which field it is of. */
const setNotice = (text, name) => {
    form().querySelector(":scope > .notice")?.remove();
    for (const field of form().querySelectorAll("[aria-describedby=segue-notice]")) {
        setAttribute(field, "aria-invalid");
        setAttribute(field, "aria-describedby");
    }
    if (text) document.getElementById("v0").before(make(
        "p", { id: "segue-notice", className: "notice", role: "status" },
        markField(document, name) ? make("a", { href: `#${name}` }, text) : text));
};

/** Whether patches are missing between what the page shows and the first of some. */
const hasGap = ({ patches = [], reload }) =>
    reload || patches.length > 0 && patches.every(patch => patch.from !== +hidden("revision").value)
    && patches.at(-1).to > +hidden("revision").value;

/** Applies the patches of an answer or a message; throws where the page must be loaded. */
const applyPatches = async (message, isAnswer) => {
    if (hasGap(message)) throw new Error("Patches are missing.");
    for (const patch of message.patches) {
        if (patch.from !== +hidden("revision").value) continue;
        await change(() => {
            // Another page may have come since.
            if (patch.from !== +hidden("revision").value) return;
            for (const [name, ...rest] of patch.operations) operations[name](...rest);
            if (patch.rules) setRules(patch.rules);
            if (patch.page) setPage(patch.page);
            if (patch.scrolls) form().dataset.scrolls = JSON.stringify(patch.scrolls);
            if (patch.title != null) document.title = patch.title;
            hidden("revision").value = patch.to;
        }, patch.transition, patch.motion);
        if (patch.address) setAddress(patch.address, isAnswer);
        if (patch.announcement) announcer.textContent = patch.announcement;
    }
    hidden("sequence").value = message.sequence;
};

/** Shows a whole page in place of the present one; what stays the same stays in place. */
const applyPage = async (markup, address, isAnswer, keepsNotice) => {
    // The rules are read by themselves: the policy of this page knows the nonce of no other.
    const [styleTag, nextStyle] = /<style[^>]*>([^]*?)<\/style>/.exec(markup) ?? ["", ""];
    const next = new DOMParser().parseFromString(markup.replace(styleTag, ""), "text/html");
    // Other styles and another script come with a whole page alone.
    const files = document => [...document.querySelectorAll("head > link, head > script[defer]")].map(
        file => [file.href ?? file.src, ...Object.values(file.dataset)]);
    const isOther = sceneOf(next) !== sceneOf(document), notice = next.querySelector("[data-copy]");
    // What was lost before and has not been offered yet is lost still.
    const lostTexts = notice ? [
        ...kept("texts")?.[1] ?? [], ...typedTexts().filter(([, , name]) => isOther || !next.getElementById(name))
    ] : [];
    const nextForm = next.getElementById("segue");
    // What the person was told stays where the page knows nothing of it.
    const told = keepsNotice && !isOther && !next.querySelector(".notice") && form().querySelector(":scope > .notice");
    // Where the page before is lost, or some of it, what was typed there can be copied.
    if (lostTexts[0]) store("texts", [`${notice.textContent} ${notice.dataset.copy}`, lostTexts]);
    if (form() && nextForm && `${files(document)}` !== `${files(next)}`) return reload();
    // A page that comes late takes nothing back.
    const isLate = () => form() && !isOther && +nextForm.elements["segue-revision"].value < hidden("revision").value;
    // What was typed comes back with the form.
    if (!nextForm) keep();
    const types = /types:([^}]*)}/.exec(nextStyle)?.[1];
    await change(() => {
        if (isLate()) return;
        for (const meta of document.head.querySelectorAll("meta")) meta.remove();
        document.head.prepend(...next.head.querySelectorAll("meta"));
        document.title = next.title;
        for (const element of [statusRegion, announcer]) next.body.append(element.cloneNode(true));
        if (told) {
            next.getElementById("v0").before(told.cloneNode(true));
            markField(next, told.querySelector("a")?.hash.slice(1));
        }
        for (const { name } of [...document.body.attributes]) setAttribute(document.body, name, null);
        for (const name of ["lang", "dir"]) setAttribute(root, name, next.documentElement.getAttribute(name));
        style.textContent = nextStyle;
        morph(document.body, asText(next.body));
    }, types !== "still" && types);
    if (isLate()) return isRestoring || store("texts");
    if (form()) setAddress(address ?? ownAddress(), isAnswer);
    if (lostTexts[0]) {
        // What else was kept is in its fields, unless it is on its way there.
        isRestoring || store("typed");
        restore();
    }
    if (!isOther) return;
    // What was pressed on the page before is no press on this one.
    for (const item of queue.splice(1)) {
        if (item.json) queue.push(item);
        else finish(item);
    }
    holdScene();
    reopenStream();
};
