import { describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp, TEST_ORIGIN } from "../../../tests/support/app.ts";

const app = setUpTestApp();
const subscribe = (headers: Record<string, string>, body: unknown = { email: "ana@exemplo.com.br" }) =>
  app.request("/api/newsletter/subscriptions", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("operations", () => {
  it("GET /healthz answers that the process is up", async () => {
    const response = await app.request("/healthz");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok" });
  });

  it("GET /readyz names the dependencies that work", async () => {
    const response = await app.request("/readyz");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", database: "ok", storage: "ok" });
  });

  it("GET /metrics is a 404 without a token", async () => {
    expect((await app.request("/metrics")).status).toBe(404);
  });

  it("GET /metrics refuses a wrong token", async () => {
    const response = await app.request("/metrics", { headers: { Authorization: "Bearer a wrong one" } });
    expect(response.status).toBe(404);
  });

  it("GET /metrics answers a caller with the token", async () => {
    const response = await app.request("/metrics", {
      headers: { Authorization: "Bearer a token for metrics" },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("http_request_duration_seconds_bucket");
  });
});

describe("every answer", () => {
  it("carries the security headers and a request id", async () => {
    const { headers } = await app.request("/api/store");
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'self';");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("carries them when it is an error, too", async () => {
    const { headers } = await app.request("/api/nothing-here");
    expect(headers.get("Content-Security-Policy")).not.toBeNull();
    expect(headers.get("X-Request-Id")).not.toBeNull();
  });
});

describe("a list of the back-office", () => {
  it("is compressed if the client accepts it", async () => {
    const { headers } = await signedInAs(app, "administrator");
    const path = "/api/admin/categories";
    const answer = await app.request(path, { headers: { ...headers, "Accept-Encoding": "gzip" } });
    expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  });
});

describe("an error from the API", () => {
  it("is JSON with a code and a Portuguese sentence", async () => {
    const response = await app.request("/api/nothing-here");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { code: "not_found", message: "Não encontramos o que você procura." },
    });
  });

  it("names the fields that were refused", async () => {
    const response = await subscribe({}, { email: "ana@" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: "invalid_request", fields: { email: "Digite um email válido" } },
    });
  });

  it.each([
    ["a body that is no JSON", "{", 400],
    ["no body at all", "", 400],
    ["a body past the limit", JSON.stringify({ email: "a".repeat(1_100_000) }), 413],
  ])("answers a 4xx to %s", async (_, body, status) => {
    const response = await subscribe({ "Content-Length": String(body.length) }, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
  });
});

describe("a write", () => {
  it.each([
    ["from a program, which names no origin", {}],
    ["from the shop's own pages", { Origin: TEST_ORIGIN, "Sec-Fetch-Site": "same-origin" }],
  ])("%s is taken", async (_, headers) => {
    expect((await subscribe(headers)).status).toBe(200);
  });

  it.each([
    ["another site's page", { Origin: "https://mau.example" }],
    ["another site's form, by what the browser says", { "Sec-Fetch-Site": "cross-site" }],
    ["a neighbour on the same domain", { "Sec-Fetch-Site": "same-site" }],
    ["a sandboxed frame", { Origin: "null" }],
  ])("from %s is refused", async (_, headers) => {
    const response = await subscribe(headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: "invalid_origin" } });
  });
});

describe("the API's documentation", () => {
  it("GET /api/openapi.json lists every operation", async () => {
    const document = await (await app.request("/api/openapi.json")).json();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(["/api/store", "/auth/v1/token", "/storage/v1/bucket", "/metrics"]),
    );
  });

  it("GET /api/docs is a page without scripts", async () => {
    const response = await app.request("/api/docs");
    const html = await response.text();
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(html).toContain("POST /api/newsletter/subscriptions");
    expect(html).not.toContain("<script");
  });
});
