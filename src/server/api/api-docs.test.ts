import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { z } from "@hono/zod-openapi";
import { describe, expect, it, vi } from "vitest";
import { compressBytes } from "../http/content-encoding.ts";
import { json } from "./answers.ts";
import { apiDocs } from "./api-docs.ts";
import { defineOperations } from "./define-operations.ts";
import { newApi } from "./new-api.ts";

const { greet } = defineOperations(
  { tag: "Loja" },
  {
    greet: {
      access: "anyone",
      method: "get",
      path: "/api/greeting",
      summary: "Cumprimenta",
      responses: { 200: json("Um cumprimento", z.object({ text: z.string() })) },
    },
  },
);

function setUp() {
  const api = newApi();
  api.openapi(greet, (c) => c.json({ text: "Olá" }, 200));
  const compress = vi.fn(compressBytes);
  api.route("/", apiDocs(api, compress));
  const ask = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers });
  return { api, ask, compress };
}

describe.each(["/api/openapi.json", "/api/docs"])("a flood of requests for %s", (path) => {
  it("builds the document once", async () => {
    const { api, ask } = setUp();
    const build = vi.spyOn(api, "getOpenAPI31Document");
    await Promise.all(Array.from({ length: 20 }, () => ask(path)));
    expect(build).toHaveBeenCalledTimes(1);
  });

  it("compresses it once for each encoding", async () => {
    const { ask, compress } = setUp();
    const headers = { "Accept-Encoding": "gzip, br" };
    await Promise.all(Array.from({ length: 20 }, () => ask(path, headers)));
    expect(compress).toHaveBeenCalledTimes(1);
  });

  it("gets a 304 where the client has it", async () => {
    const { ask } = setUp();
    const etag = (await ask(path)).headers.get("ETag") ?? "";
    const again = await ask(path, { "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("gets the same text in %s", async (encoding, decompress) => {
    const { ask } = setUp();
    const plain = await (await ask(path)).text();
    const answer = await ask(path, { "Accept-Encoding": encoding });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(decompress(await answer.arrayBuffer()).toString()).toBe(plain);
  });
});
