// Loads a page anew of which the network delivered only the beginning, or not its styles and its script. It stands on the page
// itself, ahead of all that is fetched, as browsers run no deferred script of such a page.

const tries = +sessionStorage.getItem("segue-tries");
let count = 0, quiet = 0;

/** Keeps what was typed, as the script does that did not come. */
const keep = form => {
    const scene = /scene=([^&]*)/.exec(form?.getAttribute("action"))?.[1];
    const texts = [...form?.elements ?? []].filter(
        field => /^(text|search|email|url|tel|number|textarea)$/.test(field.type) && field.name && field.value !== field.defaultValue,
    ).map(field => [
        field.labels[0]?.textContent || field.ariaLabel || field.placeholder, field.value, field.name, field.defaultValue,
    ]);
    const [known = scene, kept = [], items = []] = JSON.parse(sessionStorage.getItem("segue-typed")) ?? [];
    if (scene && known === scene) sessionStorage.setItem("segue-typed", JSON.stringify([scene, [...texts, ...kept], items]));
};

const look = async () => {
    const element = id => document.getElementById(id);
    // The script goes on from a whole page, be it to one that has no end like it.
    const isScripted = element("segue-connection"), isWhole = isScripted ?? element("segue-end");
    const isLoaded = document.readyState === "complete";
    if (isWhole && isLoaded) {
        if (isScripted && document.querySelector("head > link").sheet) {
            return sessionStorage.removeItem("segue-tries");
        }
        // Where something keeps them away for good, the page does without.
        if (tries > 4) return;
    }
    const { length } = document.getElementsByTagName("*");
    quiet = length === count ? quiet + 1 : 0;
    count = length;
    if (quiet >= 4 << Math.min(tries, 5) && (isLoaded || !isWhole)) {
        quiet = 0;
        const answer = await fetch("/_segue/health", { signal: AbortSignal.timeout(5000) }).catch(() => {});
        if (answer?.ok && !onbeforeunload && document.getElementsByTagName("*").length === count) {
            keep(element("segue"));
            sessionStorage.setItem("segue-tries", tries + 1);
            return location.reload();
        }
    }
    setTimeout(look, 500);
};
look();
