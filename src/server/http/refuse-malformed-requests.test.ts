import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerUnreadableRequests, MAX_URL_LENGTH, refuseLongUrls } from "./refuse-malformed-requests.ts";

let server: Server;
beforeAll(async () => {
  server = createServer(refuseLongUrls((_request, response) => response.end("answered")));
  answerUnreadableRequests(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends raw bytes, which no HTTP client would send, and returns the answer. */
function exchange(bytes: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let received = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      received += text;
    });
    socket.on("end", () => resolve(received)).on("error", reject);
  });
}

const get = (path: string, header = "") =>
  `GET ${path} HTTP/1.1\r\nHost: loja.test\r\nConnection: close\r\n${header}\r\n`;

test.each([
  ["an address of more than 8 KB", get(`/${"a".repeat(MAX_URL_LENGTH)}`), 414, "uri_too_long"],
  ["headers of more than 16 KB", get("/", `X-A: ${"a".repeat(17_000)}\r\n`), 431, "headers_too_large"],
  ["an address of more than 16 KB", get(`/${"a".repeat(17_000)}`), 431, "headers_too_large"],
  ["an unknown expectation", get("/", "Expect: 200-maybe\r\n"), 417, "expectation_failed"],
  ["malformed HTTP", "ola\r\n\r\n", 400, "invalid_request"],
  ["a header with a line break in its name", get("/", "X A\n: b\r\n"), 400, "invalid_request"],
  [
    "two lengths, with which a request could be smuggled past a proxy",
    get("/", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n"),
    400,
    "invalid_request",
  ],
])("%s is refused with the shop's own message", async (_, bytes, status, code) => {
  const answer = await exchange(bytes);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({
    error: { code, message: expect.stringMatching(/\S/) },
  });
});

test("a refused request cannot be shown in another site's frame", async () => {
  expect(await exchange("ola\r\n\r\n")).toContain("frame-ancestors 'none'");
});

test("an address of 8 KB is accepted", async () => {
  expect(await exchange(get(`/${"a".repeat(MAX_URL_LENGTH - 1)}`))).toContain("answered");
});
