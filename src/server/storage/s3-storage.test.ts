import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { faultyServers } from "../../../tests/support/faulty-servers.ts";
import { openS3Storage } from "./s3-storage.ts";
import { openStorage } from "./storage.ts";
import { listKeys, openTestS3, readAll } from "./storage-fixture.ts";

const webp = { contentType: "image/webp" };
const outage = new DomainError("storage_unavailable");
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function openAt(port: number, bucket = "fotos") {
  process.env.AWS_ACCESS_KEY_ID = "S3RVER";
  process.env.AWS_SECRET_ACCESS_KEY = "S3RVER";
  const url = `s3://${bucket}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`;
  const storage = await openStorage({ url, dataDir: "unused" });
  stops.push(() => storage.close());
  return storage;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test("keys stand under the prefix and are listed without it", async () => {
  const opened = await openTestS3("uma/loja");
  stops.push(opened.stop);
  await opened.storage.put("a.webp", new Uint8Array([1]), webp);
  const everything = await openAt(opened.port);
  expect(await listKeys(everything, "")).toEqual(["uma/loja/a.webp"]);
  expect(await listKeys(opened.storage, "")).toEqual(["a.webp"]);
});

test("a listing goes on from page to page to the last one", async () => {
  const page = (key: string, next: string) =>
    `<ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}<Contents><Key>${key}</Key><Size>1</Size></Contents></ListBucketResult>`;
  const port = await listen(
    createServer((request, response) => {
      const isSecond = request.url?.includes("continuation-token=next");
      const more = "<NextContinuationToken>next</NextContinuationToken>";
      response.end(isSecond ? page("b.webp", "") : page("a.webp", more));
    }),
  );
  expect(await listKeys(await openAt(port), "")).toEqual(["a.webp", "b.webp"]);
});

describe("an outage", () => {
  test("without a listening server every call throws storage_unavailable", async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const storage = await openAt(port);
    await expect(storage.put("a.webp", new Uint8Array([1]), webp)).rejects.toThrow(outage);
    await expect(storage.get("a.webp")).rejects.toThrow(outage);
    await expect(storage.check()).rejects.toThrow(outage);
  });

  test("a failing service is called three times and no more", async () => {
    let calls = 0;
    const port = await listen(
      createServer((_request, response) => {
        calls++;
        response.writeHead(503).end();
      }),
    );
    await expect((await openAt(port)).get("a.webp")).rejects.toThrow(outage);
    expect(calls).toBe(3);
  });

  test("refused credentials are an outage too, not a missing object", async () => {
    const port = await listen(createServer((_request, response) => response.writeHead(403).end()));
    await expect((await openAt(port)).head("a.webp")).rejects.toThrow(outage);
  });

  test("a bucket that does not exist fails the check and is no missing object", async () => {
    const opened = await openTestS3();
    stops.push(opened.stop);
    const storage = await openAt(opened.port, "outro-balde");
    await expect(storage.check()).rejects.toThrow(outage);
    await expect(storage.get("a.webp")).rejects.toThrow(outage);
  });

  test.each(Object.entries(faultyServers))(
    "a call to a service that %s times out",
    async (_, openFaultyServer) => {
      const faultyServer = await openFaultyServer();
      stops.push(faultyServer.close);
      const storage = openWithShortTimeouts(faultyServer.port);
      await expect(storage.get("a.webp")).rejects.toThrow(outage);
      await expect(storage.put("a.webp", new Uint8Array([1]), webp)).rejects.toThrow(outage);
    },
  );

  test("a picture that arrives byte by byte ends with an error", async () => {
    const port = await listen(
      createServer((_request, response) => {
        response.writeHead(200, { "Content-Length": 1_000_000, ETag: '"1"' });
        const timer = setInterval(() => response.write("a"), 10);
        response.once("close", () => clearInterval(timer));
      }),
    );
    const found = await openWithShortTimeouts(port).get("a.webp");
    await expect(readAll(found?.body ?? expect.fail("nothing was found"))).rejects.toThrow();
  });

  test("the circuit breaker stops later calls to a service that never answers", async () => {
    let calls = 0;
    const port = await listen(createServer(() => void calls++));
    const storage = openWithShortTimeouts(port);
    const callMany = () => Promise.allSettled(Array.from({ length: 300 }, () => storage.head("a.webp")));
    await callMany();
    expect(calls).toBeLessThanOrEqual(200);
    const before = calls;
    await callMany();
    expect(calls).toBe(before);
  });
});

/** Short timeouts keep the tests fast. */
function openWithShortTimeouts(port: number) {
  process.env.AWS_ACCESS_KEY_ID = "S3RVER";
  process.env.AWS_SECRET_ACCESS_KEY = "S3RVER";
  const endpoint = `http://127.0.0.1:${port}`;
  const location = { bucket: "fotos", endpoint, region: undefined, prefix: "" };
  const storage = openS3Storage(location, { callMs: 300, uploadMs: 300, bodyMs: 300 });
  stops.push(() => storage.close());
  return storage;
}
