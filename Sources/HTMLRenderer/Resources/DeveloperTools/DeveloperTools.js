// Shows the developer tools in a panel below the page, and has the page follow the app when that is built anew. Pages
// have this script in development only.

(() => {
"use strict";

const root = document.documentElement;
const opener = () => document.querySelector("#developer-tools > a");
const path = () => opener()?.getAttribute("href");
const tabs = ["controllers", "views", "events"];

/** What is open, from one load of the page to the next. */
const memory = { isOpen: false, tab: "controllers", size: null };
try {
    Object.assign(memory, JSON.parse(sessionStorage.getItem("developer-tools")));
} catch {}
const remember = changes => {
    Object.assign(memory, changes);
    try { sessionStorage.setItem("developer-tools", JSON.stringify(memory)); } catch {}
};

// MARK: The panel

const host = document.createElement("div");
host.id = "developer-panel";
const shadow = host.attachShadow({ mode: "open" });
shadow.innerHTML = `
    <link rel="stylesheet">
    <aside class="developer-panel" aria-label="Developer Tools">
        <div class="developer-handle" role="separator" aria-orientation="horizontal" aria-label="Size of the developer tools" tabindex="0"
            aria-valuemin="160" aria-valuemax="1600" aria-valuenow="400"></div>
        <div class="developer-bar">
            ${tabs.map(tab => `<button type="button" data-tab="${tab}">${tab[0].toUpperCase() + tab.slice(1)}</button>`).join("")}
            <span class="developer-space"></span>
            <button type="button" data-act="pick" aria-pressed="false" aria-label="Choose a view on the page" title="Choose a view on the page">
                <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M13.5 6V3.5a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1H6M8 8l5.5 2-2.4 1.1L10 13.5z"/></svg>
            </button>
            <a target="_blank" aria-label="Open in a tab" title="Open in a tab">
                <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13 3 8 8"/></svg>
            </a>
            <button type="button" data-act="close" aria-label="Close the developer tools" title="Close">
                <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8M12 4l-8 8"/></svg>
            </button>
        </div>
        <div class="developer-tools-row"><input type="search" aria-label="Filter" placeholder="Filter"></div>
        <p class="developer-omitted" role="status" hidden>The app does not know this page any more: open it again. What is below was there before.</p>
        <div class="developer-scroll" tabindex="0" role="region" aria-label="Content"></div>
    </aside>
    <div class="developer-outline" hidden><span></span></div>`;
const panel = shadow.querySelector(".developer-panel");
const handle = shadow.querySelector(".developer-handle");
const filter = shadow.querySelector("input");
const content = shadow.querySelector(".developer-scroll");
const loss = shadow.querySelector("[role=status]");
const outline = shadow.querySelector(".developer-outline");
const all = selector => shadow.querySelectorAll(selector);

/** What a person folded or unfolded, by the key of the element. */
const folded = new Map();
/** The markup that is shown, by the name of its part. */
const shown = new Map();
/** The parts that nobody looks at, which are put in once somebody does. */
const waiting = new Map();

const showTab = tab => {
    remember({ tab });
    putWaiting(tab);
    for (const button of all("[data-tab]")) {
        if (button.dataset.tab === tab) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
    }
    for (const section of all(".developer-section")) {
        section.toggleAttribute("data-shown", section.id === `developer-${tab}`);
    }
    applyFilter();
    mark();
};

/** Puts an element of the tools' page into the panel, unless it is there already. */
const put = (element, selector, insert) => {
    const markup = element.outerHTML;
    if (shown.get(selector) === markup) return;
    shown.set(selector, markup);
    const next = document.importNode(element, true);
    for (const details of next.querySelectorAll("[data-key]")) {
        if (folded.has(details.dataset.key)) details.open = folded.get(details.dataset.key);
    }
    const old = shadow.querySelector(selector);
    const focused = old?.contains(shadow.activeElement) ? shadow.activeElement : null;
    const mark = element => element.dataset.view ?? element.value ?? element.parentElement?.dataset.key;
    if (old) old.replaceWith(next); else insert(next);
    if (!focused) return;
    const same = [...next.querySelectorAll("a, button, summary")].find(
        element => element.tagName === focused.tagName && mark(element) === mark(focused));
    (same ?? content).focus({ preventScroll: true });
};

/** Puts in what a tab shows. */
const putWaiting = tab => {
    const section = waiting.get(tab);
    waiting.delete(tab);
    if (section) put(section, `#${section.id}`, element => content.append(element));
};

const show = page => {
    const facts = page.querySelector(".developer-facts");
    loss.hidden = Boolean(facts);
    if (!facts) return;
    put(page.querySelector(".developer-delays"), ".developer-delays", element => filter.after(element));
    put(facts, ".developer-facts", element => content.append(element));
    // A tree of thousands of views takes its time, which only those who look at it wait for.
    for (const tab of tabs) waiting.set(tab, page.querySelector(`#developer-${tab}`));
    showTab(memory.tab);
};

const read = async response => new DOMParser().parseFromString(await response.text(), "text/html");

let isLoading = false;
let isStale = false;
/** Loads what the panel shows. */
const refresh = async () => {
    isStale = true;
    if (!memory.isOpen || isLoading) return;
    isLoading = true;
    // A page that tells of an error has no scene.
    if (!path()) loss.hidden = false;
    while (isStale && memory.isOpen && path()) {
        isStale = false;
        try {
            const page = await read(await fetch(path(), { headers: { Accept: "text/html" } }));
            const start = performance.now();
            show(page);
            // What happens often, as in an animation, leaves the page time for itself.
            await new Promise(resolve => setTimeout(resolve, 3 * (performance.now() - start)));
        } catch {
            // The next answer of the app brings the panel up to date.
            break;
        }
    }
    isLoading = false;
};

const open = () => {
    if (!path()) return;
    remember({ isOpen: true });
    root.dataset.developerTools = "open";
    shadow.querySelector("link").href = document.querySelector("head > link[href*=developer]").href;
    shadow.querySelector(".developer-bar a").href = path();
    if (memory.size) resize(memory.size);
    root.append(host);
    showTab(memory.tab);
    refresh();
};

const close = () => {
    remember({ isOpen: false });
    stopPicking();
    choose(null);
    host.remove();
    delete root.dataset.developerTools;
};

document.addEventListener("click", event => {
    if (event.target.closest?.("#developer-tools > a") !== opener() || !opener()) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isByKeyboard = event.detail === 0;
    open();
    // Whoever uses a pointer goes on where they were.
    if (isByKeyboard) shadow.querySelector("[data-tab][aria-current]")?.focus();
});

shadow.addEventListener("click", event => {
    const summary = event.target.closest("summary");
    if (summary?.parentElement.dataset.key) folded.set(summary.parentElement.dataset.key, !summary.parentElement.open);
    const row = event.target.closest("a.developer-row");
    if (row) {
        event.preventDefault();
        const view = +row.dataset.view;
        choose(chosen === view ? null : view);
        document.getElementById(`v${view}`)?.scrollIntoView({ block: "nearest" });
    }
    const button = event.target.closest("button");
    if (button?.dataset.tab) showTab(button.dataset.tab);
    if (button?.dataset.act === "pick") isPicking ? stopPicking() : pick();
    if (button?.dataset.act === "close") {
        close();
        if (event.detail === 0) opener()?.focus();
    }
});

// A press in the panel takes the focus from nothing on the page.
shadow.addEventListener("mousedown", event => {
    if (event.target.closest("button, summary, a")) event.preventDefault();
});

shadow.addEventListener("submit", async event => {
    event.preventDefault();
    const body = new URLSearchParams([...new FormData(event.target, event.submitter)]);
    try {
        show(await read(await fetch(event.target.getAttribute("action"), { method: "POST", body })));
    } catch {}
});

// Keys in the panel are none of the app's shortcuts.
host.addEventListener("keydown", event => {
    event.stopPropagation();
    if (event.key !== "Escape" || shadow.activeElement === filter && filter.value) return;
    close();
    opener()?.focus();
});

// MARK: Size

const resize = size => {
    panel.style.setProperty("--developer-size", `${size}px`);
    handle.setAttribute("aria-valuenow", Math.round(size));
};
const present = () => panel.offsetHeight;
handle.addEventListener("pointerdown", event => {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const from = event.clientY, size = present();
    const move = event => resize(size + from - event.clientY);
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", () => {
        handle.removeEventListener("pointermove", move);
        remember({ size: present() });
    }, { once: true });
});
handle.addEventListener("keydown", event => {
    const step = { ArrowUp: 16, ArrowDown: -16 }[event.key];
    if (!step) return;
    event.preventDefault();
    resize(present() + step);
    remember({ size: present() });
});

// MARK: Filter

const applyFilter = () => {
    const text = filter.value.trim().toLowerCase();
    for (const item of all(".developer-tree li, .developer-turns > li")) {
        item.hidden = text !== "" && !item.textContent.toLowerCase().includes(text);
    }
    if (text) for (const details of all(".developer-tree details")) details.open = true;
};
filter.addEventListener("input", () => {
    if (!filter.value) {
        // Everything is folded again as it was.
        shown.clear();
        refresh();
    }
    applyFilter();
});

// MARK: Views on the page

let chosen = null;
let pointed = null;
let isDrawing = false;

const rectangle = element => {
    const box = element.getBoundingClientRect();
    if (box.width || box.height) return box;
    // An element without a box of its own is where its content is.
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
};

const draw = () => {
    const view = pointed ?? chosen;
    const element = view && document.getElementById(`v${view}`);
    outline.hidden = !element;
    isDrawing = Boolean(view) && host.isConnected;
    if (!isDrawing) return;
    requestAnimationFrame(draw);
    if (!element) return;
    const { left, top, width, height } = rectangle(element);
    Object.assign(outline.style, {
        translate: `${left}px ${top}px`, inlineSize: `${width}px`, blockSize: `${height}px`,
    });
    const views = waiting.get("views") ?? shadow.querySelector("#developer-views");
    const name = views?.querySelector(`[data-view="${view}"] .developer-class`)?.textContent ?? "";
    const label = `${name} v${view} · ${Math.round(width)} × ${Math.round(height)}`;
    if (outline.firstChild.textContent !== label) outline.firstChild.textContent = label;
    outline.classList.toggle("developer-below", top < 24);
};
const startDrawing = () => { if (!isDrawing) draw(); };

/** Marks the rows of the view that is chosen. */
const mark = () => {
    for (const row of all("a.developer-row")) {
        if (+row.dataset.view === chosen) row.setAttribute("aria-current", "true");
        else row.removeAttribute("aria-current");
    }
};

const choose = view => {
    chosen = view;
    mark();
    startDrawing();
};

const point = event => {
    const row = event.target.closest?.("a.developer-row");
    pointed = row ? +row.dataset.view : null;
    startDrawing();
};
shadow.addEventListener("mouseover", point);
shadow.addEventListener("focusin", point);
panel.addEventListener("mouseleave", () => { pointed = null; });

/** Shows the row of a view, wherever it is folded away. */
const reveal = view => {
    showTab("views");
    const row = shadow.querySelector(`#developer-views [data-view="${view}"]`);
    for (let details = row?.closest("details"); details; details = details.parentElement.closest("details")) {
        details.open = true;
        folded.set(details.dataset.key, true);
    }
    row?.scrollIntoView({ block: "center" });
};

// MARK: Choosing a view on the page

let isPicking = false;
const viewAt = event => {
    for (let element = event.target; element?.closest; element = element.parentElement) {
        const number = /^v([1-9]\d*)$/.exec(element.id)?.[1];
        if (number) return +number;
    }
    return null;
};
const onPick = event => {
    if (event.composedPath().includes(host)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const view = viewAt(event);
    if (event.type === "pointermove") {
        pointed = view;
        startDrawing();
    }
    if (event.type !== "click") return;
    stopPicking();
    if (!view) return;
    choose(view);
    reveal(view);
};
const onPickKey = event => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stopPicking();
};
const pickEvents = ["pointermove", "pointerdown", "pointerup", "mousedown", "mouseup", "click"];
const setPicking = isOn => {
    isPicking = isOn;
    pointed = null;
    shadow.querySelector("[data-act=pick]").setAttribute("aria-pressed", isOn);
    const change = isOn ? addEventListener : removeEventListener;
    for (const type of pickEvents) change.call(window, type, onPick, true);
    change.call(window, "keydown", onPickKey, true);
};
const pick = () => setPicking(true);
const stopPicking = () => { if (isPicking) setPicking(false); };

// MARK: News

// Each answer of the app, and each change that came by itself, is news.
new PerformanceObserver(list => {
    const isNews = list.getEntries().some(({ initiatorType, name }) =>
        /^(fetch|xmlhttprequest)$/.test(initiatorType) && !new URL(name).pathname.startsWith("/_segue/"));
    if (isNews) refresh();
}).observe({ type: "resource" });
new MutationObserver(refresh).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["value"] });

// While the app is being built anew the page asks for it often, so that it is there as soon as the app is.
const connection = document.getElementById("segue-connection");
let isAsking = false;
const askUntilThere = async () => {
    if (isAsking) return;
    isAsking = true;
    while (connection.textContent) {
        const isThere = await fetch("/_segue/ready", { cache: "no-store" }).then(answer => answer.ok, () => false);
        if (isThere) dispatchEvent(new Event("online"));
        await new Promise(resolve => setTimeout(resolve, 500));
    }
    isAsking = false;
};
if (connection) new MutationObserver(askUntilThere).observe(connection, { childList: true, characterData: true, subtree: true });

if (memory.isOpen) open();
})();
