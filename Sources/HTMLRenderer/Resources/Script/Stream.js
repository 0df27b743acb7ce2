// Receives what changes without the person: by timers, tasks and other people.

let stream = null;
let streamFailures = 0;

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
    stream?.close();
    stream = null;
};

const reconnect = () => {
    closeStream();
    streamFailures += 1;
    if (streamFailures > 1) tellLost();
    wait(Math.min(1000 * 2 ** streamFailures, 30000) * (0.75 + Math.random() / 2)).then(openStream);
};

const openStream = async () => {
    if (stream || document.visibilityState !== "visible" || !form()) return;
    const source = stream = new EventSource(
        `/_segue/stream?scene=${sceneOf(document)}&revision=${hidden("revision").value}&page=${pageName}`);
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
