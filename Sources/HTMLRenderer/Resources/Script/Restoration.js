// Brings back what was kept when a page was put away: what was typed, and what was done and has not arrived. Pages of which
// nothing was kept do without the file.

const form = document.getElementById("segue");
const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
};
const take = name => {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return JSON.parse(text);
};

/** Has what was typed into fields that are lost be copied from a notice, besides what that offers already. */
const offer = (message, texts) => {
    const notice = document.querySelector(".notice") ?? document.querySelector("[data-copy]");
    const offered = [...notice?.querySelectorAll("textarea") ?? []].map(area => area.value);
    const labels = texts.filter(([, text]) => !offered.includes(text)).map(([name, text]) => make(
        "label", {}, name, make("textarea", { readOnly: true, rows: 2, defaultValue: text, ariaLabel: name })));
    if (offered.length > 0) return notice.append(...labels);
    notice?.remove();
    (document.getElementById("v0") ?? document.getElementById("content").firstChild).before(
        make("div", { className: "notice", role: "status" }, make("p", {}, message), ...labels));
};

/** Puts a text into its field, if that is as it was; says whether the field holds it now. */
const enter = ([label, text, name, usual]) => {
    const field = form.elements[name];
    if (!field || (field.ariaLabel ?? (field.labels[0]?.textContent || field.placeholder)) !== label) return false;
    if (field.value === text) return true;
    // What the app has put there since, it may have made of what was typed.
    if (field.value !== usual || field.defaultValue !== usual) return false;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
};

/** Sends once more what was sent, or was to be sent: as it was, by which the server knows what it has done already. */
const resend = item => {
    const { value: token } = form.elements["segue-token"];
    // What could not be kept is refused, of which the person is told.
    const [page, text] = item || [null, `segue-token=${encodeURIComponent(token)}&segue-sequence=0`];
    const body = new URLSearchParams(text);
    const fields = [...body].filter(([name]) => form.elements[name]?.matches?.("[type=text], [type=search], textarea"))
        .map(([name, sent]) => [form.elements[name], sent, true]);
    const button = document.createElement("button");
    document.dispatchEvent(new CustomEvent("segue-restore", { detail: { page, body, fields, button } }));
};

// Also what was typed before the styles and the script of another version were loaded.
const lost = take("segue-texts");
if (lost) offer(...lost);
// A page that only tells of an error takes nothing.
if (form) {
    const [scene, texts = [], items = []] = take("segue-typed") ?? [];
    const notice = document.querySelector("[data-copy]");
    const isSame = scene === null || scene === /scene=([^&]*)/.exec(form.getAttribute("action"))[1];
    const left = isSame ? texts.filter(text => !enter(text)) : texts;
    if (isSame) items.forEach(resend);
    // Where nothing was lost, what has no field any more went with its screen, as it does in apps.
    if (notice && left.length > 0) offer(`${notice.textContent} ${notice.dataset.copy}`, left);
}
