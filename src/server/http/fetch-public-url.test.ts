import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { openNameServer } from "../../../tests/support/name-server.ts";
import { createFetchPublicUrl, type WantedFile } from "./fetch-public-url.ts";
import { isPublicAddress } from "./public-address.ts";
import type { NetworkOptions } from "./public-connection.ts";
import { createResolveHost } from "./resolve-host.ts";

function* zeros(megabytes: number) {
  for (let sent = 0; sent < megabytes; sent++) yield Buffer.alloc(1024 * 1024);
}

const picture = Buffer.from("a picture's bytes");
const wanted: WantedFile = {
  accept: "image/*",
  isAcceptable: (type) => type === undefined || type === "image/png",
  maxBytes: 5 * 1024 * 1024,
};
const answers: Record<string, RequestListener> = {
  "/a.png": (_request, response) => response.end(picture),
  "/typed.png": (_request, response) =>
    response.writeHead(200, { "Content-Type": "Image/PNG; charset=binary" }).end(picture),
  "/page.png": (_request, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>"),
  "/console.png": (_request, response) =>
    response.writeHead(302, { Location: "http://8.8.8.8:2375/a.png" }).end(),
  "/host.png": (request, response) => response.end(request.headers.host),
  "/moved.png": (_request, response) => response.writeHead(302, { Location: "/a.png" }).end(),
  "/inside.png": (_request, response) =>
    response.writeHead(301, { Location: "http://169.254.169.254/a.png" }).end(),
  "/file.png": (_request, response) => response.writeHead(301, { Location: "file:///etc/passwd" }).end(),
  "/loop.png": (_request, response) => response.writeHead(302, { Location: "/loop.png" }).end(),
  "/large.png": (_request, response) =>
    response.writeHead(200, { "Content-Length": 6 * 1024 * 1024 }).end(Buffer.alloc(6 * 1024 * 1024)),
  // This response has no Content-Length.
  "/unannounced.png": (_request, response) => pipeline(Readable.from(zeros(10)), response, () => {}),
  // This response begins and never ends.
  "/endless.png": (_request, response) => response.write("a"),
  // This request is never answered.
  "/silent.png": () => {},
};

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Resolves one host name, to the test's own server, and allows that one address. */
const fetchFrom = (path: string, options: NetworkOptions = {}) =>
  createFetchPublicUrl({
    resolveHost: async () => ["127.0.0.1"],
    isAllowedAddress: (address) => address === "127.0.0.1" || isPublicAddress(address),
    isAllowedPort: (given) => given === port,
    ...options,
  })(`http://fotos.exemplo.com:${port}${path}`, wanted);

const codeOf = (pending: Promise<unknown>) =>
  pending.then(
    () => "fetched",
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );

const failureOf = (pending: Promise<unknown>) =>
  pending.then(
    () => "fetched",
    (error: unknown) => String(error),
  );

test.each(["/a.png", "/typed.png"])("%s is fetched with the address it was found at", async (path) => {
  const { bytes, url } = await fetchFrom(path);
  expect([Buffer.from(bytes).equals(picture), url.pathname]).toEqual([true, path]);
});

test("the other site receives its own host name, although the connection goes to the resolved address", async () => {
  const { bytes } = await fetchFrom("/host.png");
  expect(Buffer.from(bytes).toString()).toBe(`fotos.exemplo.com:${port}`);
});

test("a redirect is followed", async () => {
  expect(await codeOf(fetchFrom("/moved.png"))).toBe("fetched");
});

test("the host is resolved once per connection, so a second DNS answer cannot change the destination (DNS rebinding)", async () => {
  let lookups = 0;
  const resolveHost = async () => {
    lookups += 1;
    return lookups === 1 ? ["127.0.0.1"] : ["169.254.169.254"];
  };
  expect(await codeOf(fetchFrom("/a.png", { resolveHost }))).toBe("fetched");
  expect(lookups).toBe(1);
});

test("another address of the name is tried where the first one does not answer", async () => {
  const found = ["127.0.0.2", "127.0.0.1"];
  const isAllowedAddress = (address: string) => found.includes(address);
  const fetched = fetchFrom("/a.png", { resolveHost: async () => found, isAllowedAddress });
  expect(await codeOf(fetched)).toBe("fetched");
});

describe("private addresses are refused", () => {
  test("by the names of this machine, without a look-up", async () => {
    const resolveHost = async () => ["8.8.8.8"];
    const loja = createFetchPublicUrl({ resolveHost })("http://loja.localhost/a.png", wanted);
    expect(await codeOf(loja)).toBe("invalid_request");
  });

  test.each(["/inside.png", "/file.png", "/console.png"])("behind the redirect %s", async (path) => {
    expect(await codeOf(fetchFrom(path))).toBe("invalid_request");
  });

  test("where one of several addresses of a name is private", async () => {
    const resolveHost = async () => ["8.8.8.8", "10.0.0.1"];
    expect(await codeOf(fetchFrom("/a.png", { resolveHost }))).toBe("invalid_request");
  });

  test.each([
    "http://127.0.0.1/a.png",
    "http://2130706433/a.png",
    "http://0x7f.1/a.png",
    "http://[::1]/a.png",
    "http://[::ffff:127.0.0.1]/a.png",
    "http://169.254.169.254/latest/meta-data/a.png",
    "http://017700000001/a.png",
    "http://0177.0.0.1/a.png",
    "http://127.1/a.png",
    "http://[::ffff:7f00:1]/a.png",
    "http://[64:ff9b::a9fe:a9fe]/a.png",
    "http://[fe80::1]/a.png",
    "http://10.0.0.1/a.png",
    "http://localhost/a.png",
    "http://localhost./a.png",
    "ftp://exemplo.com/a.png",
    "file:///etc/passwd",
    "gopher://exemplo.com/a.png",
    "data:image/png;base64,AA==",
    "javascript:alert(1)",
    "http://user:password@exemplo.com/a.png",
  ])("%s", async (address) => {
    const fetchPublicUrl = createFetchPublicUrl({ resolveHost: async () => ["127.0.0.1"] });
    expect(await codeOf(fetchPublicUrl(address, wanted))).toBe("invalid_request");
  });

  test.each([22, 25, 2375, 5432, 6379])("the port %i, which is not a web port", async (unusual) => {
    const fetchPublicUrl = createFetchPublicUrl({ resolveHost: async () => ["8.8.8.8"] });
    const address = `http://exemplo.com:${unusual}/a.png`;
    expect(await codeOf(fetchPublicUrl(address, wanted))).toBe("invalid_request");
  });
});

test.each(["/large.png", "/unannounced.png"])("%s is too large", async (path) => {
  expect(await codeOf(fetchFrom(path))).toBe("file_too_large");
});

describe("what cannot be fetched fails with its reason:", () => {
  test.each([
    ["/gone.png", "answered 404"],
    ["/loop.png", "Too many redirects"],
    ["/page.png", "sent text/html"],
  ])("%s", async (path, reason) => {
    expect(await failureOf(fetchFrom(path))).toContain(reason);
  });

  test("a site that does not answer in time", async () => {
    expect(await failureOf(fetchFrom("/silent.png", { timeoutMs: 50 }))).toContain("Abort");
  });

  test("a site that begins to answer and does not end", async () => {
    expect(await failureOf(fetchFrom("/endless.png", { timeoutMs: 200 }))).toMatch(/abort/i);
  });

  test("a name whose look-up does not end in time", async () => {
    const silent = await openNameServer({ "fotos.exemplo.com": undefined });
    const resolveHost = createResolveHost([silent.address]);
    const failure = await failureOf(fetchFrom("/a.png", { resolveHost, timeoutMs: 50 }));
    silent.close();
    expect(failure).toContain("TimeoutError");
  });

  test("a name that cannot be resolved", async () => {
    const resolveHost = () => Promise.reject(new Error("ENOTFOUND"));
    expect(await failureOf(fetchFrom("/a.png", { resolveHost }))).toContain("ENOTFOUND");
  });
});
