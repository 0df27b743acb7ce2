// What fingers and pointers drag: rows to other places, sheets to other heights, content down to be loaded again, files into
// fields; what they do on views that follow them; and lists that go on where they are scrolled to their ends. In the end each
// presses a button of the page, or one like it. Besides, bars and menus are as they should be where a browser leaves them
// otherwise. Pages that have nothing of this do without the file.
(() => {
"use strict";

/** Calls back when what a button sent is answered. */
const whenAnswered = (button, done) => {
    let isSent = false;
    new MutationObserver((_, observer) => {
        const isBusy = button.hasAttribute("aria-busy");
        if (isSent && !isBusy) {
            observer.disconnect();
            done();
        }
        isSent ||= isBusy;
    }).observe(button, { attributes: true });
};

/** Takes back what a drag did to the look of an element. */
const clear = (element, ...properties) => {
    for (const property of properties) element.style.removeProperty(property);
    if (!element.getAttribute("style")) element.removeAttribute("style");
    element.classList.remove("dragged", "ready");
};

/** Presses a button that the page does not have. */
const send = (event, done) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "submit", name: "segue-event", value: event, hidden: true });
    document.getElementById("segue").append(button);
    whenAnswered(button, done);
    button.click();
    button.remove();
};

/** Presses a button of the page with another value. */
const press = (button, event) => {
    const { value } = button;
    button.value = event;
    button.click();
    button.value = value;
};

/** How large what is touched is, for views that the app knows no size of. */
const sizeOf = ({ width, height }) => `${Math.round(width)}x${Math.round(height)}`;

/** The press that is part of something else is none; what is returned ends that, once the pointer is lifted. */
const swallowPress = () => {
    const controller = new AbortController(), options = { signal: controller.signal, capture: true };
    const end = () => controller.abort();
    document.addEventListener("click", event => {
        // Keys press buttons too.
        if (event.detail === 0) return;
        event.preventDefault();
        event.stopPropagation();
    }, options);
    // Where no press came of it, the next one is one of its own.
    document.addEventListener("pointerdown", end, options);
    return () => setTimeout(end, 50);
};

/** Follows a pointer until it is lifted; Escape and the system take the drag back. */
const follow = (start, { move, end }) => {
    const controller = new AbortController();
    const listen = (name, listener) => document.addEventListener(name, listener, { signal: controller.signal, capture: true });
    let last = start, isMoved = false, speed = 0;
    const finish = isDone => {
        controller.abort();
        document.documentElement.classList.remove("dragging");
        end(isDone && isMoved, speed);
        if (!isMoved) return;
        swallowPress()();
    };
    listen("pointermove", event => {
        if (event.pointerId !== start.pointerId) return;
        if (!isMoved && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < 4) return;
        isMoved = true;
        document.documentElement.classList.add("dragging");
        const time = event.timeStamp - last.timeStamp;
        if (time > 0) speed = (event.clientY - last.clientY) / time;
        last = event;
        move(event);
    });
    listen("pointerup", event => { if (event.pointerId === start.pointerId) finish(true); });
    listen("pointercancel", event => { if (event.pointerId === start.pointerId) finish(false); });
    listen("keydown", event => { if (event.key === "Escape") { event.stopPropagation(); finish(false); } });
};

// Rows and items

const itemsBeside = row => [...row.closest(".rows, .items, .collection-section").querySelectorAll(".row, .tile")];

/** The section and the place of a row, which those that can be moved state. */
const placeOf = row => {
    const items = itemsBeside(row);
    const known = items.find(item => item.querySelector(".grip"));
    if (!known) return null;
    const [section, place] = known.querySelector(".grip").dataset.place.split(".").map(Number);
    return [section, place + items.indexOf(row) - items.indexOf(known)];
};

const dragRow = (grip, start) => {
    const row = grip.closest(".row, .tile");
    const rows = [...row.closest(".table, .collection").querySelectorAll(".row, .tile")].filter(placeOf);
    const places = rows.map(placeOf);
    const boxes = rows.map(item => {
        const { left, top, width, height } = item.getBoundingClientRect();
        return { left: left + scrollX, top: top + scrollY, width, height };
    });
    const from = rows.indexOf(row), isTile = row.matches(".tile");
    let destination = places[from], pointer = start, scrolling = 0;
    row.classList.add("dragged");

    const distance = (box, x, y) => Math.hypot(
        isTile ? Math.max(box.left - x, 0, x - box.left - box.width) : 0, Math.max(box.top - y, 0, y - box.top - box.height));
    const show = () => {
        const x = pointer.clientX + scrollX, y = pointer.clientY + scrollY;
        let target = from;
        for (const index of boxes.keys()) if (distance(boxes[index], x, y) < distance(boxes[target], x, y)) target = index;
        destination = [...places[target]];
        let to = target;
        if (destination[0] !== places[from][0]) {
            // In another section the row comes before or behind the one that is pointed at.
            const isBehind = y > boxes[target].top + boxes[target].height / 2;
            if (isBehind) destination[1] += 1;
            to = from < target ? target - !isBehind : target + isBehind;
        }
        for (const [index, item] of rows.entries()) {
            const way = index === from ? 0 : from < index && index <= to ? -1 : to <= index && index < from ? 1 : 0;
            const across = isTile && way ? boxes[index + way].left - boxes[index].left : 0;
            const down = isTile && way ? boxes[index + way].top - boxes[index].top : way * boxes[from].height;
            item.style.translate = index === from
                ? `${isTile ? x - start.clientX - start.scrollX : 0}px ${y - start.clientY - start.scrollY}px`
                : way ? `${across}px ${down}px` : "";
        }
    };
    // Near an edge of the window the page scrolls.
    const scroll = () => {
        const { clientY } = pointer;
        const step = clientY < 90 ? -8 : clientY > innerHeight - 90 ? 8 : 0;
        if (step) { scrollBy(0, step); show(); }
        scrolling = requestAnimationFrame(scroll);
    };
    start.scrollX = scrollX;
    start.scrollY = scrollY;
    follow(start, {
        move(event) {
            pointer = event;
            scrolling ||= requestAnimationFrame(scroll);
            show();
        },
        end(isDone) {
            cancelAnimationFrame(scrolling);
            const settle = () => { for (const item of rows) clear(item, "translate"); };
            if (!isDone || String(destination) === String(places[from])) return settle();
            send(`${grip.dataset.event}=${[...destination, ...places[from]].join(".")}`, settle);
        },
    });
};

// Sheets

const dragSheet = (dialog, start) => {
    const grabber = dialog.querySelector(":scope > .handle > [data-detents]");
    const detents = grabber ? grabber.dataset.detents.split(" ").map(Number) : [1];
    const resting = grabber ? +grabber.dataset.resting : 0;
    const closer = dialog.querySelector(":scope > .handle > .close")
        ?? dialog.parentElement.querySelector(":scope > button.dimming");
    const height = dialog.offsetHeight;
    let down = 0;
    const settle = () => clear(dialog, "translate", "block-size");
    const isHigher = () => down < 0 && resting < detents.length - 1;
    follow(start, {
        move(event) {
            down = event.clientY - start.clientY;
            dialog.classList.add("dragged");
            // Where it does not go, a sheet gives way a little.
            const shown = down > 0 && !closer && resting === 0 || down < 0 && !isHigher()
                ? Math.sign(down) * Math.sqrt(Math.abs(down)) * 2 : down;
            dialog.style.translate = shown > 0 ? `0 ${shown}px` : "";
            dialog.style.blockSize = shown < 0 ? `${height - shown}px` : "";
        },
        end(isDone, speed) {
            const aimed = detents[resting] - (down + speed * 150) / innerHeight;
            let target = resting;
            for (const index of detents.keys()) {
                if (Math.abs(detents[index] - aimed) < Math.abs(detents[target] - aimed)) target = index;
            }
            if (!isDone) settle();
            else if (down > 0 && closer && aimed < Math.min(detents[0], height / innerHeight) / 2) {
                whenAnswered(closer, settle);
                closer.click();
            } else if (target !== resting) send(`${grabber.value.split(".")[0]}.valueChanged=${target}`, settle);
            else settle();
        },
    });
};

// Views that follow touches

const following = ":is(.tap-area.drags, [data-hold]):not(:disabled *)";
const interactive = "a, button, input, textarea, select, summary, [contenteditable]";

/** What covers the view that follows a touch of an element: its own, or that of one around it. */
const touchArea = element => {
    const control = element.closest(interactive);
    if (control && !control.matches(".tap-area, [data-hold]")) return null;
    return control?.matches(following) ? control
        : element.closest(`:has(> ${following})`)?.querySelector(`:scope > ${following}`);
};

/** Tells a view where a pointer goes, once it is lifted or has rested for long enough. */
let held = null;
const followTouch = (area, start) => {
    const box = area.getBoundingClientRect(), { hold, event = area.value } = area.dataset;
    const controller = new AbortController();
    let points = [], isMoved = false;
    const add = ({ clientX, clientY, timeStamp }, duration = timeStamp - start.timeStamp) => {
        const last = points.at(-1), limit = last ? 900 : 0, time = Math.round(duration);
        const share = (part, whole) => Math.min(Math.max(part / whole, -limit), 1 + limit);
        const x = share(clientX - box.left, box.width), y = share(clientY - box.top, box.height);
        if (last && time - last.time < 15 && last.x === x && last.y === y) return;
        points.push({ x, y, time: Math.max(time, last?.time ?? 0) });
        if (points.length > 400) points = points.filter((_, index) => index % 2 === 0);
    };
    const finish = isDone => {
        controller.abort();
        clearTimeout(timer);
        if (!isDone) {
            held = null;
            return;
        }
        // A press by itself is told of by the button.
        if (!isMoved && !(points.at(-1).time >= hold)) return;
        const path = points.map(({ x, y, time }, index) => `${x.toFixed(4)},${y.toFixed(4)}${index ? `,${time}` : ""}`);
        send(`${event}=${sizeOf(box)}:${path.join(";")}`, () => {});
        const release = swallowPress();
        const end = () => {
            held = null;
            release();
        };
        if (!held) return end();
        for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end, { once: true, capture: true });
    };
    const listen = (name, listener) => document.addEventListener(name, listener, { signal: controller.signal, capture: true });
    listen("pointermove", event => {
        if (event.pointerId !== start.pointerId) return;
        isMoved ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= 8;
        if (isMoved && !area.matches(".drags")) return finish(false);
        add(event);
    });
    listen("pointerup", event => {
        if (event.pointerId !== start.pointerId) return;
        add(event);
        held = null;
        finish(true);
    });
    listen("pointercancel", event => { if (event.pointerId === start.pointerId) finish(false); });
    listen("keydown", event => { if (event.key === "Escape") finish(false); });
    held = area;
    add(start);
    // What rests for long enough is told at once, and is no drag any more.
    const timer = hold ? setTimeout(() => {
        if (isMoved) return;
        add(start, Math.max(+hold, performance.now() - start.timeStamp));
        finish(true);
    }, +hold) : 0;
};

document.addEventListener("pointerdown", event => {
    if (event.button || !event.isPrimary) return;
    const grip = event.target.closest(".grip");
    if (grip) {
        event.preventDefault();
        return dragRow(grip, event);
    }
    let { target } = event;
    const cell = target.matches(".row-select") && target.nextElementSibling;
    if (cell) {
        // The views of a row or an item let presses through to what selects it.
        cell.style.pointerEvents = "auto";
        target = document.elementFromPoint(event.clientX, event.clientY);
        clear(cell, "pointer-events");
    }
    const area = touchArea(target);
    if (area) followTouch(area, event);
    const dialog = target.closest("dialog.sheet");
    const hold = dialog && target.closest(".handle, .navigation-bar");
    if (hold && (target.closest(".grabber") || !target.closest(interactive))) dragSheet(dialog, event);
});

// Back by a swipe from the edge, Refresh by pulling the page down, and the menu of an item by a long press.

const reachable = selector => [...document.querySelectorAll(selector)].findLast(element => !element.closest("[inert]"));
const itemMenu = target => held?.dataset.hold || target.closest("input, textarea, a") ? null
    : target.closest(".row, .tile")?.querySelector(".item-menu");
const pullLength = 96;
const holdTime = 500;
let touch = null;
addEventListener("touchstart", event => {
    const { clientX: x, clientY: y } = event.touches[0];
    const isMirrored = document.documentElement.dir === "rtl";
    // A region that scrolls by itself is pulled down at its own top.
    const scroller = event.target.closest(".scroll, .table, .collection");
    const isAtTop = scroller?.matches(".bounded") ? scroller.scrollTop <= 0 : scrollY <= 0;
    const refresh = scroller?.querySelector(".refresh:has(> button)") ?? reachable(".refresh:has(> button)");
    touch = event.touches.length > 1 || event.target.closest(".grip, .handle, input, textarea") ? null : {
        x, y, sign: isMirrored ? -1 : 1, atEdge: (isMirrored ? innerWidth - x : x) < 24,
        refresh: isAtTop ? refresh : null, menu: itemMenu(event.target), menuTime: event.timeStamp + holdTime,
    };
}, { passive: true });
addEventListener("touchmove", event => {
    if (!touch) return;
    const { clientX, clientY } = event.touches[0];
    const down = clientY - touch.y;
    if (Math.hypot(clientX - touch.x, down) > 10) touch.menu = null;
    if (!touch.refresh) return;
    touch.pull = down > Math.abs(clientX - touch.x) ? Math.min(down / 2 / pullLength, 1.2) : 0;
    touch.refresh.style.setProperty("--pull", touch.pull);
    touch.refresh.classList.toggle("ready", touch.pull >= 1);
}, { passive: true });
const endTouch = event => {
    if (!touch) return;
    const { clientX, clientY } = event.changedTouches[0];
    const across = (clientX - touch.x) * touch.sign, down = clientY - touch.y;
    const { refresh, pull, atEdge, menu, menuTime } = touch;
    touch = null;
    if (refresh) clear(refresh, "--pull");
    if (event.type === "touchcancel") return;
    if (menu && event.timeStamp >= menuTime) {
        // The item itself is not chosen. While the finger is down, a menu would be closed by its end.
        event.preventDefault();
        menu.click();
    } else if (atEdge && across > 80 && Math.abs(down) < 60) reachable(".navigation-bar .back")?.click();
    else if (pull >= 1) refresh.querySelector("button").click();
};
addEventListener("touchend", endTouch);
addEventListener("touchcancel", endTouch);

// The other button of a mouse opens the menu of an item. Some browsers say the same of a long press.
document.addEventListener("contextmenu", event => {
    const button = itemMenu(event.target);
    if (button || held) event.preventDefault();
    if (!button) return;
    if (touch?.menu) touch.menuTime = 0;
    else button.click();
});

// Files are dropped into their fields, and sent.

const fileField = event => event.dataTransfer?.types.includes("Files")
    ? event.target.closest?.(".file-field:has(> input:enabled)") : null;
document.addEventListener("dragover", event => {
    const field = fileField(event);
    for (const other of document.querySelectorAll(".file-field.targeted")) if (other !== field) other.classList.remove("targeted");
    if (!event.dataTransfer?.types.includes("Files")) return;
    // Beside the fields a file would take the place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = field ? "copy" : "none";
    field?.classList.add("targeted");
});
document.addEventListener("dragleave", event => {
    if (!event.relatedTarget) document.querySelector(".file-field.targeted")?.classList.remove("targeted");
});
document.addEventListener("drop", event => {
    const field = fileField(event);
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (!field) return;
    field.classList.remove("targeted");
    const input = field.querySelector("input");
    const files = new DataTransfer();
    for (const file of event.dataTransfer.files) if (input.multiple || files.items.length === 0) files.items.add(file);
    input.files = files.files;
    field.querySelector("button").click();
});

// Taps and keys

// A view that is pressed as a whole is told where, and how often if that matters; a press by keyboard has no place.
let nextTap = 0;
document.addEventListener("click", event => {
    const area = event.detail > 0 && event.target.closest("button.tap-area");
    if (!area) return;
    event.preventDefault();
    const box = area.getBoundingClientRect(), most = +(area.dataset.taps ?? 1);
    const share = (part, whole) => Math.min(Math.max(part / whole, 0), 1).toFixed(3);
    const place = `${share(event.clientX - box.left, box.width)},${share(event.clientY - box.top, box.height)}`;
    const send = () => press(
        area, `${area.value}=${sizeOf(box)}:${event.detail > 1 && most > 1 ? `${event.detail}*` : ""}${place}`);
    clearTimeout(nextTap);
    // Another tap may follow.
    if (event.detail < most) nextTap = setTimeout(() => { if (area.isConnected) send(); }, 300);
    else if (most === 1 || event.detail === most) send();
});

// A view that is only dragged offers other ways where it is pressed; one that is only swiped is as large as a screen.
document.addEventListener("click", ({ target }) => {
    const area = touchArea(target);
    if (!area?.matches("span.moves")) return;
    const actions = (area.closest(".tap-group") ?? area.parentElement).nextElementSibling;
    if (actions?.matches(".gestures")) actions.querySelector("summary, button").focus();
});

// With a key that asks for several, a row begins the selection of several, where its list has one.
document.addEventListener("click", event => {
    const row = event.shiftKey || event.ctrlKey || event.metaKey ? event.target.closest("[data-multiple]") : null;
    if (!row) return;
    event.preventDefault();
    press(row, row.value.replace(/\.\w+/, ".beginMultipleSelection"));
});

// Lists that go on

/** The row that is looked at while further ones are awaited, and how far from the edge it was. */
let lookedAt = null, lookedAtTop = 0;
const noteLook = () => {
    if (!lookedAt) return;
    const rows = lookedAt.list.querySelectorAll(".row, .tile");
    lookedAt.row = [...rows].find(row => row.getBoundingClientRect().bottom > innerHeight / 4);
    lookedAtTop = lookedAt.row?.getBoundingClientRect().top;
};
addEventListener("scroll", noteLook, { capture: true, passive: true });

/** Asks for rows before and after those on the page where the end of these comes near, again as long as there come some. */
const reach = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
        // At the very top of the page nobody has asked for what is above by scrolling there.
        const isWanted = scrollY > 0 || !target.value.includes(".showEarlier");
        if (!isIntersecting || !isWanted || lookedAt || !target.isConnected || target.closest("[inert]")) continue;
        const { value } = document.getElementById("segue").elements["segue-revision"];
        lookedAt = { list: target.closest(".table, .collection") };
        noteLook();
        whenAnswered(target, () => {
            lookedAt = null;
            for (const button of document.querySelectorAll(".show-more > button")) reach.unobserve(button);
            if (document.getElementById("segue")?.elements["segue-revision"].value !== value) watchEnds();
        });
        target.click();
    }
}, { rootMargin: "50% 0px" });
const watchEnds = () => {
    for (const button of document.querySelectorAll(".show-more > button")) reach.observe(button);
};
new MutationObserver(() => {
    watchEnds();
    if (!lookedAt?.row?.isConnected) return;
    // What is looked at stays in place while rows come and go above it.
    const moved = lookedAt.row.getBoundingClientRect().top - lookedAtTop;
    (lookedAt.list.closest(".bounded") ?? window).scrollBy({ top: moved, behavior: "instant" });
}).observe(document.body, { childList: true, subtree: true });
watchEnds();

// Bars

/** Begins anew what follows the scrolling of something that does not scroll any more: browsers keep what it looked like last. */
const restBars = () => {
    for (const animation of document.getAnimations()) {
        const source = animation.timeline?.source;
        if (!source || source.scrollHeight > source.clientHeight) continue;
        animation.cancel();
        animation.play();
    }
};
document.addEventListener("segue-change", ({ detail }) => { if (detail == null) restBars(); });
restBars();

// A menu that opens beyond what is seen of the page is scrolled to, where a browser does not open it elsewhere.
document.addEventListener("toggle", ({ target }) => {
    if (target.matches("details.menu[open]:not(.bar-row *)")) {
        target.querySelector(".menu-items").scrollIntoView({ block: "nearest" });
    }
}, true);
})();
