// Writes what Node's server makes of each case on its standard input, as one object of JSON in a line.
// A case is its length in four bytes, the highest first, and then its bytes.
"use strict";
const http = require("http");
const { Duplex } = require("stream");

function pairs(values) {
  const found = [];
  for (let at = 0; at < values.length; at += 2) found.push([values[at], values[at + 1]]);
  return found;
}

function outcome(bytes) {
  return new Promise((resolve) => {
    const requests = [];
    let error = null;
    let isClosed = false;
    const server = http.createServer({ requireHostHeader: false, joinDuplicateHeaders: false });
    const read = (request, response) => {
      const found = {
        method: request.method, target: request.url, fields: pairs(request.rawHeaders), content: "",
        trailers: [], isComplete: false,
      };
      requests.push(found);
      if (request.headers.connection?.toLowerCase().includes("close") || request.httpVersion === "1.0") isClosed = true;
      request.setEncoding("latin1");
      request.on("data", (data) => { found.content += data; });
      request.on("end", () => {
        found.isComplete = request.complete;
        found.trailers = pairs(request.rawTrailers);
        response.end();
      });
      request.on("error", () => {});
    };
    server.on("request", read);
    server.on("checkContinue", read);
    server.on("checkExpectation", read);
    server.on("clientError", (failure, socket) => {
      // An end in the middle of a request is no refusal.
      if (failure.code !== "HPE_INVALID_EOF_STATE" && failure.code !== "ECONNRESET") error = failure.code;
      // What was read before it is told first.
      setImmediate(() => socket.destroy());
    });
    const connection = new Duplex({
      read() {},
      write(data, encoding, done) { done(); },
      final(done) { done(); },
    });
    connection.on("error", () => {});
    connection.on("close", () => resolve({ requests, error, isClosed }));
    server.emit("connection", connection);
    connection.push(bytes);
    connection.push(null);
  });
}

async function main() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  const input = Buffer.concat(parts);
  for (let at = 0; at < input.length;) {
    const length = input.readUInt32BE(at);
    const found = await outcome(input.subarray(at + 4, at + 4 + length));
    process.stdout.write(JSON.stringify(found) + "\n");
    at += 4 + length;
  }
}

main();
