// Scrolls the page, and regions of it, to where the app did. Pages that the app scrolled nowhere do without the file.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What scrolls an element or its content: itself, what it is in, or the page. */
const scrollerOf = element => {
    if (!element || element === document.body) return document.scrollingElement;
    return /auto|scroll/.test(getComputedStyle(element).overflow) ? element : scrollerOf(element.parentElement);
};

const show = (element, top, left, height, width, behavior) => {
    // A row or an item stands where its own element is.
    if (typeof top === "string") return element.scrollIntoView({ block: top, inline: left, behavior });
    const scroller = scrollerOf(element);
    if (height == null) return scroller.scrollTo({ top, left, behavior });
    const { clientHeight, clientWidth, scrollTop, scrollLeft } = scroller;
    // What is above the content on the page, and the bars below, take a part of the window.
    const start = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
    const above = scroller === element ? 0 : element.getBoundingClientRect().top - start + scrollTop;
    const below = parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0;
    scroller.scrollTo({
        top: Math.min(Math.max(scrollTop, top + height - clientHeight + above + below), Math.max(top, 0)),
        left: Math.min(Math.max(scrollLeft, left + width - clientWidth), Math.max(left, 0)), behavior,
    });
};

/** Scrolls to where the page says, which it does once. */
const scroll = () => {
    const form = document.getElementById("segue");
    if (!form?.dataset.scrolls) return;
    const places = JSON.parse(form.dataset.scrolls);
    delete form.dataset.scrolls;
    for (const [view, top, left, isAnimated, height, width] of places) {
        const element = document.getElementById(`v${view}`);
        const behavior = isAnimated && !calm.matches ? "smooth" : "instant";
        if (element) show(element, top, left, height, width, behavior);
    }
};

document.addEventListener("segue-change", ({ detail }) => {
    // A screen that comes is shown from its beginning first.
    if (detail == null) queueMicrotask(scroll);
});
scroll();
