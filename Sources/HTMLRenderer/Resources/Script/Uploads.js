// Sends files, and shows how far they are. Pages without fields for files do without it.

const { sending } = document.querySelector("head > script[src]").dataset;

document.addEventListener("segue-upload", ({ detail }) => {
    const { address, headers, body, signal, renew, tell } = detail;
    detail.response = new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open("POST", address);
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        request.upload.onprogress = ({ loaded, total }) => {
            renew();
            tell(sending.replace("%1", Math.floor(loaded / total * 100)));
        };
        signal.onabort = () => request.abort();
        request.onload = () => resolve(new Response(request.response, {
            status: request.status,
            headers: ["Content-Type", "Content-Location", "Retry-After"].flatMap(
                name => request.getResponseHeader(name) ? [[name, request.getResponseHeader(name)]] : []),
        }));
        request.onerror = request.onabort = reject;
        request.send(body);
    });
});
