// Sends what a person does: one thing after another, again and again until it arrives, and never twice.

const patchType = "application/vnd.segue.patch+json";
const queue = [];
let isRunning = false;
/** Messages of the stream that came while an answer was awaited. */
let waiting = [];

const wait = milliseconds => new Promise(resolve => {
    setTimeout(resolve, milliseconds);
    addEventListener("online", resolve, { once: true });
});

/** Says that the connection is lost, and that what was done is not. */
const tellLost = () => tell(queue.some(item => item.button) ? unsent : lost);

/** The headers that ask for a patch. */
const patchHeaders = () => ({
    Accept: `${patchType}, text/html;q=0.9`, "Segue-Revision": hidden("revision").value, "Segue-Page": pageName,
});

/** The headers of a report, which may come after a later one. */
const reportHeaders = number => ({ ...patchHeaders(), "Content-Type": "application/json", "Segue-Report": number });

/** The content of an item, which is the same however often it is sent. */
const encode = item => {
    if (item.json) return item.json;
    for (const name of ["token", "revision", "sequence"]) item.data.set(`segue-${name}`, hidden(name).value);
    if (item.hasFiles) return item.data;
    return new URLSearchParams([...item.data].map(([name, value]) => [name, value.name ?? value]));
};

/** Ends what nothing comes back of, as a network that is gone need not say so; slow ones get more time each time. */
const timeLimit = failures => {
    const controller = new AbortController();
    let timer = 0;
    const renew = () => {
        clearTimeout(timer);
        timer = setTimeout(() => controller.abort(), 20000 * (failures + 1));
    };
    renew();
    return { signal: controller.signal, renew };
};

const exchange = (item, { signal, renew }) => {
    if (item.address) return fetch(item.address, { headers: patchHeaders(), signal });
    item.body ??= encode(item);
    const address = form().getAttribute("action");
    const headers = item.json ? reportHeaders(item.number) : patchHeaders();
    // What was kept is still of the page that it was done on.
    if (item.page) headers["Segue-Page"] = item.page;
    const upload = { address, headers, body: item.body, signal, renew, tell };
    if (item.hasFiles) document.dispatchEvent(new CustomEvent("segue-upload", { detail: upload }));
    return upload.response ?? fetch(address, { method: "POST", headers, body: item.body, signal });
};

const isPatch = response => response.headers.get("Content-Type")?.startsWith(patchType);

// An answer with all of its text, which is the app's. What the network, somebody in it or a busy server keeps from arriving is
// thrown with how long to wait. An answer that is cut off looks whole to the browser where its head does not say
// how long it is.
const delivered = async sent => {
    let response, text;
    try {
        response = await sent;
        text = await response.text();
    } catch {
        throw { pause: 0 };
    }
    const { status, headers } = response;
    const whole = isPatch(response) ? /}\s*$/ : /(id="segue"|"error-page")[^]*<\/html>\s*$/;
    // What is too long stays it, whoever says so.
    if (status === 429 || status >= 502 && status <= 504 || status !== 413 && !whole.test(text)) {
        throw { pause: headers.get("Retry-After") * 1000 };
    }
    return [response, text];
};

const loadPage = async isAnswer => {
    const { signal } = timeLimit(0);
    const [, text] = await delivered(fetch(form().getAttribute("action"), { headers: { Accept: "text/html" }, signal }));
    await applyPage(text, null, isAnswer, true);
};

/** What was answered last of all that the person did. */
let answered = {};

/** Shows what the server answered. */
const take = async (response, text, item) => {
    const isRefused = !response.ok;
    const isAnswer = !item.json && !item.address;
    if (!item.json) answered = item;
    // The first page has no name in its address.
    if (isAnswer && form() && !location.search.includes("scene=")) setAddress(ownAddress(), false);
    if (isPatch(response)) {
        const message = JSON.parse(text);
        if (!item.json) setNotice(message.notice, message.field);
        try {
            await applyPatches(message, isAnswer);
        } catch {
            await loadPage(true);
        }
        // The app need not open each address any more.
        if (response.redirected && form()) setAddress(response.url.replace(location.origin, ""), isAnswer);
    } else {
        const address = response.redirected ? null : response.headers.get("Content-Location");
        await applyPage(text, address, isAnswer, item.json);
    }
    remember(isAnswer);
    if (isRefused) return;
    // What was sent is the server's now; what was typed since is not. A password that goes on being typed stays.
    for (const [field, sent] of item.fields ?? []) {
        const isKept = field === composing || field.type === "password" && !item.button;
        if (edits.get(field) === item) edits.delete(field);
        if (field.isConnected && !isKept && !edits.get(field) && value(field) === sent) reset(field);
    }
};

/** Has the browser ask before it leaves a page on which something was pressed that did not arrive yet. */
const guardQueue = () => { onbeforeunload = queue.some(item => item.button) ? event => event.preventDefault() : null; };

/** Loads the page anew, once all that was done has arrived; then nothing more is sent from this one. */
let isOutdated = false;
const reload = () => {
    isOutdated = true;
    if (queue.length > 0) return;
    isRunning = true;
    location.reload();
};

const finish = item => {
    const { button } = item;
    if (!queue.some(other => other.button === button)) button?.removeAttribute("aria-busy");
    item.finish();
};

/** Whether something can be done: what was pressed again may be gone since, or out of reach, after the press before. */
const isPossible = ({ button, isRepeated }) =>
    form() && (!isRepeated || button.isConnected && button.matches(":enabled:not([inert] *)"));

const run = async () => {
    if (isRunning) return;
    isRunning = true;
    let failures = 0, mistakes = 0;
    while (queue.length > 0) {
        const item = queue[0];
        try {
            // A page that tells of an error takes nothing any more.
            if (isPossible(item)) {
                const [response, text] = await delivered(exchange(item, timeLimit(failures)));
                item.isAnswered = true;
                if (!isOutdated) await take(response, text, item);
            }
        } catch (error) {
            if ("pause" in error || ++mistakes < 3) {
                failures += 1;
                if (failures > 1 || !navigator.onLine) tellLost();
                keep();
                const pause = Math.min(500 * 2 ** failures, 15000) * (0.75 + Math.random() / 2);
                await wait(Math.max(pause, Math.min(error.pause || 0, 60000)));
                continue;
            }
            // An answer that cannot be shown, time and again, is one for a page that is loaded.
            isOutdated = true;
        }
        failures = mistakes = 0;
        tell("");
        queue.shift();
        guardQueue();
        if (isKept) keep();
        finish(item);
        if (isOutdated) reload();
        else for (const message of waiting.splice(0)) await receive(message);
    }
    isRunning = isOutdated;
};

/** Has something sent after what was done before; waits until it is answered. */
const enqueue = item => {
    item.answer = new Promise(resolve => { item.finish = resolve; });
    for (const [field, , wasEdited] of item.fields ?? []) if (wasEdited) edits.set(field, item);
    queue.push(item);
    guardQueue();
    run();
    return item.answer;
};

/** Closes a menu; what had the focus in it gives it to what opens it. */
const closeMenu = menu => {
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector("summary").focus();
};

/** Waits until nothing more is typed. */
let typing = 0;

/** Sends the form as a button does, or only its fields, with an event or without. */
const submit = (button, event) => {
    // Return is pressed in the field that has the focus.
    const typed = document.activeElement;
    const isReturn = button?.value === "return" && typed.name && /^(text|password|search)$/.test(typed.type);
    const pressed = isReturn ? typed : button;
    const time = performance.now(), earlier = pressed && queue.findLast(item => item.button === pressed);
    // The second press of a double click is none.
    if (time < earlier?.time + 300) return;
    clearTimeout(typing);
    const data = new FormData(form(), button);
    if (isReturn) event = `${typed.name}.editingDidEndOnExit`;
    if (event) data.set("segue-event", event);
    // By this it is another one than those that are the same.
    data.set("segue-number", ++number);
    const fields = [...form().elements].filter(field => isField(field) && field.name)
        .map(field => [field, value(field), isEdited(field)]);
    for (const [field, , wasEdited] of fields) {
        // Nobody changed it, and what comes before may.
        if (!wasEdited && (isText(field) || edits.get(field) === false)) data.delete(field.name);
    }
    pressed?.setAttribute("aria-busy", "true");
    if (button?.matches(":not(.stays)")) {
        const menu = button.closest("details.menu");
        if (menu) closeMenu(menu);
        button.closest("[popover]")?.hidePopover?.();
    }
    const hasFiles = button?.formEnctype === "multipart/form-data";
    // Passwords and files are kept nowhere.
    const isPrivate = hasFiles || fields.some(([{ type }, sent]) => type === "password" && sent);
    return enqueue({
        data, fields, editing, button: pressed, hasFiles, isPrivate, isRepeated: earlier, time });
};
document.addEventListener("segue-restore", ({ detail }) => enqueue(detail));

document.addEventListener("submit", event => {
    if (event.target !== form()) return;
    event.preventDefault();
    submit(event.submitter);
});
