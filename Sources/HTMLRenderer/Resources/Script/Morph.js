// Makes the elements of the page what new markup says, and leaves alone what a person is doing with them.

const template = document.createElement("template");

/** The nodes of some markup. What is for pages without scripts is text on this one, as the browser has it on a loaded page. */
const parse = markup => {
    template.innerHTML = markup;
    return asText(template.content);
};
const asText = content => {
    for (const element of content.querySelectorAll("noscript")) element.textContent = element.innerHTML;
    return content;
};

/** Puts a node into a place without losing its focus, its scroll positions and the state of what it holds. */
const place = (parent, node, before) => {
    if (node.isConnected && parent.isConnected && parent.moveBefore && node.nodeType === 1) {
        return parent.moveBefore(node, before);
    }
    const scrolled = node.querySelectorAll ? [node, ...node.querySelectorAll("*")].filter(e => e.scrollTop || e.scrollLeft)
        .map(e => [e, e.scrollLeft, e.scrollTop]) : [];
    parent.insertBefore(node, before);
    for (const [element, left, top] of scrolled) element.scrollTo(left, top);
};

const isField = element => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) && !/^(hidden|submit)$/.test(element.type);

const isText = field => /^(text|search|email|url|tel|number|textarea)$/.test(field.type);

/** What a field holds, and what it would hold if nobody had used it. */
const value = field => field.type === "checkbox" || field.type === "radio" ? field.checked
    : field.type === "file" ? field.files.length
    : field.options ? [...field.options].map(o => +o.selected).join("")
    : field.value;
const usualValue = field => field.type === "checkbox" || field.type === "radio" ? field.defaultChecked
    : field.type === "file" ? 0
    : field.options ? [...field.options].map(o => +o.defaultSelected).join("")
    : field.type === "range" && !field.hasAttribute("value") ? field.value
    : field.defaultValue;

/** Gives a field what it would hold if nobody had used it; the caret stays where it is. */
const reset = field => {
    if (value(field) === usualValue(field)) return;
    if (field.type === "checkbox" || field.type === "radio") field.checked = field.defaultChecked;
    else if (field.type === "file") field.value = "";
    else if (field.options) for (const option of field.options) option.selected = option.defaultSelected;
    else {
        const selection = field === document.activeElement && field.selectionStart != null
            && [field.selectionStart, field.selectionEnd];
        field.value = field.defaultValue;
        if (selection) field.setSelectionRange(...selection);
    }
};

/** The fields whose text is being composed by an input method, or that a person uses. */
let composing = null;
document.addEventListener("compositionstart", event => { composing = event.target; });
document.addEventListener("compositionend", () => { composing = null; });

/** Whether the page is being changed, which takes the focus from fields without the person. */
let isChanging = false;

/** What gets the focus when all is in place. */
let focusTarget = null;

/** What got the focus when it came. Elements that come later do without the attribute, of which browsers would complain. */
const focused = new WeakSet(document.querySelectorAll("[autofocus], [data-focused]"));
const takeFocus = element => {
    element.removeAttribute("autofocus");
    if (!focused.has(element)) focusTarget = element;
    focused.add(element);
};

const setAttribute = (element, name, text) => {
    // What a person unfolded stays open; what is being sent stays busy.
    if (name === "open" && element.tagName === "DETAILS" || name === "aria-busy") return;
    if (name === "autofocus" && text != null) return takeFocus(element);
    if (name === "autofocus") focused.delete(element);
    if (text == null) return element.removeAttribute(name);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
};

// Fields whose values alone do not say whether somebody edited them: true for those edited while something was sent, what was
// sent for those that wait for its answer, and false for those that show an old value only because somebody is in them.
const edits = new WeakMap();
const isEdited = field => edits.get(field) ?? value(field) !== usualValue(field);

/** Changes an element, and gives a field that nobody is using its new value. */
const update = (element, change) => {
    if (!isField(element)) return change();
    const held = value(element), wasEdited = isEdited(element);
    change();
    if (!wasEdited && element !== document.activeElement && element !== composing) return reset(element);
    if (typeof held !== "string" || element.tagName === "SELECT") return;
    if (!wasEdited && held !== usualValue(element)) edits.set(element, false);
    if (value(element) !== held) element.value = held;
};

/** Makes an element what another one is, which is used up. Elements with an id stay the elements that they are. */
const morph = (from, to) => {
    const known = new Map();
    for (const element of from.querySelectorAll("[id]")) known.set(element.id, element);
    const wanted = new Set();
    for (const element of to.querySelectorAll("[id]")) wanted.add(element.id);
    // Where what is still needed waits for its place.
    const shelf = document.createElement("div");
    shelf.hidden = true;
    document.body.append(shelf);

    const discard = node => {
        if (node.nodeType === 1) {
            for (const element of [node, ...node.querySelectorAll("[id]")]) {
                if (element.id && wanted.has(element.id) && known.get(element.id) === element) place(shelf, element, null);
            }
        }
        if (node.parentNode !== shelf) node.remove();
    };
    const match = (current, node) => {
        if (node.id) {
            const element = known.get(node.id);
            return element && (node.tagName === "TEMPLATE" || element.tagName === node.tagName) ? element : null;
        }
        while (current && current.nodeType === 1 && current.id && wanted.has(current.id)) current = current.nextSibling;
        return current && current.nodeType === node.nodeType && current.nodeName === node.nodeName && !current.id
            ? current : null;
    };
    const children = (parent, nodes) => {
        let current = parent.firstChild;
        for (const node of [...nodes]) {
            const same = match(current, node);
            if (!same && node.tagName === "TEMPLATE") throw new Error(`There is no ${node.id}.`);
            if (same) {
                if (node.id) known.delete(node.id);
                if (same !== current) place(parent, same, current);
                if (node.nodeType !== 1) {
                    if (same.data !== node.data) same.data = node.data;
                } else if (node.tagName !== "TEMPLATE") element(same, node);
                current = same.nextSibling;
            } else {
                const copy = node.cloneNode(false);
                if (copy.autofocus) takeFocus(copy);
                parent.insertBefore(copy, current);
                if (copy.nodeType === 1) children(copy, node.childNodes);
                // What followed may have gone into the new element.
                current = copy.nextSibling;
            }
        }
        while (current) {
            const next = current.nextSibling;
            discard(current);
            current = next;
        }
    };
    const element = (from, to) => update(from, () => {
        if (!to.autofocus) focused.delete(from);
        for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) setAttribute(from, name, null);
        for (const { name, value } of [...to.attributes]) setAttribute(from, name, value);
        children(from, to.childNodes);
    });
    element(from, to);
    shelf.remove();
};
