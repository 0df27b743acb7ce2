// Keeps where regions are scrolled to: columns, presentations and views that scroll by themselves. Other pages do without the file.

/** What shows screens, each of which has its own place, as the page does. */
const frames = ".split-column, dialog, .popover-content";
/** The regions that are shown: of hidden ones nobody can say where they are. */
const regions = () => [...document.querySelectorAll(`${frames}, .scroll, .table, .collection, .scrolling`)].filter(
    region => region.clientHeight);

/** Names what a region shows, by which it is found on the page of the scene that is loaded next. */
const nameOf = region => [
    /scene=([^&]*)/.exec(document.getElementById("segue")?.getAttribute("action"))?.[1],
    region.id || /v\d+s\d+/.exec(region.className) || region.localName,
    region.matches(frames) && region.querySelector(".screen > [id]")?.id,
].join();

/** Where they were scrolled to, by these names; those that were there last are the last. */
let positions = new Map();
try { positions = new Map(JSON.parse(sessionStorage.getItem("segue-regions"))); } catch {}

const go = (region, [left, top]) => region.scrollTo({ left, top, behavior: "instant" });

/** Takes note of where all regions are; returns what they show. */
const note = () => new Map(regions().map(region => {
    const name = nameOf(region), { scrollLeft, scrollTop } = region;
    positions.delete(name);
    if (scrollLeft || scrollTop) positions.set(name, [scrollLeft, scrollTop]);
    return [region, name];
}));

/** Keeps that with the tab, if the browser has room. */
const keep = () => {
    note();
    try { sessionStorage.setItem("segue-regions", JSON.stringify([...positions].slice(-200))); } catch {}
};
addEventListener("pagehide", keep);
document.addEventListener("visibilitychange", keep);

/** What regions showed before the page changes. */
let shown;
document.addEventListener("segue-change", ({ detail }) => {
    if (detail != null) {
        shown = note();
        return;
    }
    for (const region of regions()) {
        const name = nameOf(region), former = shown.get(region);
        // Browsers go elsewhere where the page that a region shows is made anew.
        if (former === name && !region.matches(".paging")) continue;
        // Another screen is where it was before, or at its beginning.
        const position = positions.get(name) ?? (former && [0, 0]);
        if (position) go(region, position);
    }
});

// Where the app or the person scrolled until now, that stays.
for (const region of regions()) {
    const position = positions.get(nameOf(region));
    if (position && !region.scrollLeft && !region.scrollTop) go(region, position);
}
