// Receives what changes without the person: by timers, tasks and other people.

let stream = null;
let streamFailures = 0;

// Sees to it that a stream of which nothing comes any more is opened anew. How often something comes it says itself; nothing
// comes through a proxy that waits for its end.
let silence = 0, beat = 0;
const listen = () => {
    clearTimeout(silence);
    if (beat) silence = setTimeout(() => {
        streamFailures = Math.max(streamFailures, 2);
        tellLost();
        reopenStream();
    }, beat * 2500);
};

/** Shows what a message of the stream says, after the answers that come before it. */
const receive = async message => {
    if (isRunning && queue.length > 0) return waiting.push(message);
    try {
        await applyPatches(message, false);
        remember();
    } catch {
        try { await loadPage(false); } catch { closeStream(); reconnect(); }
    }
};

let turn = Promise.resolve();

const closeStream = () => {
    clearTimeout(silence);
    stream?.close();
    stream = null;
};

const reopenStream = () => {
    closeStream();
    openStream();
};
/** Keeps the scene to this page. A tab that was duplicated finds it kept, also when some time has passed, and gets a copy. */
let release = () => {}, isCopy;
const holdScene = isRepeated => {
    release();
    const scene = sceneOf(document);
    // Browsers that keep nothing show the scene in both tabs.
    if (scene) navigator.locks?.request(`segue-${scene}`, { ifAvailable: true }, lock => {
        if (lock) return new Promise(resolve => { release = resolve; });
        if (sceneOf(document) !== scene) return;
        // What was pressed here meanwhile is done before.
        if (!isRepeated || queue.length > 0) setTimeout(holdScene, 1000, true);
        else {
            // What is kept of this page is for the page of the copy, whose scene has no name yet.
            isCopy = true;
            location.replace(location.href.replace(/\bscene=/, "scene-copy="));
        }
    });
};

// What was connected through another network is not connected any more.
addEventListener("online", reopenStream);

const reconnect = () => {
    closeStream();
    streamFailures += 1;
    if (streamFailures > 1) tellLost();
    wait(Math.min(1000 * 2 ** streamFailures, 30000) * (0.75 + Math.random() / 2)).then(openStream);
};

const openStream = async () => {
    if (stream || document.hidden || !form()) return;
    const source = stream = new EventSource(
        `/_segue/stream?scene=${sceneOf(document)}&revision=${hidden("revision").value}&page=${pageName}`);
    listen();
    source.addEventListener("beat", ({ data }) => {
        beat = +data;
        listen();
    });
    source.onopen = () => {
        if (streamFailures > 1 && queue.length === 0) tell("");
        streamFailures = 0;
    };
    source.onmessage = ({ data }) => { turn = turn.then(() => receive(JSON.parse(data))); };
    source.onerror = () => {
        if (stream !== source) return;
        // A server that does not know the scene any more has another page for the person.
        if (source.readyState === EventSource.CLOSED && streamFailures > 0 && navigator.onLine && queue.length === 0) {
            enqueue({ address: form().getAttribute("action") });
        }
        reconnect();
    };
};
