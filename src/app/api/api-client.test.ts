import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callApi, noteChange, setSessionRestorer } from "./api-client.ts";

const restore = vi.fn<() => Promise<boolean>>();
const answers: Response[] = [];
const refused = () =>
  Response.json({ error: { code: "unauthenticated", message: "Faça login" } }, { status: 401 });

beforeEach(() => {
  answers.length = 0;
  restore.mockReset().mockResolvedValue(true);
  setSessionRestorer(restore);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answers.shift()),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const cacheControlOfLastCall = () =>
  new Headers(vi.mocked(fetch).mock.lastCall?.[1]?.headers).get("Cache-Control") ?? undefined;

it("a call that meets an expired session is repeated with what it carried", async () => {
  answers.push(refused(), Response.json({ id: 1 }));
  const call = callApi("PUT /auth/v1/user", { body: { data: { full_name: "Ana Lima" } } });
  await expect(call).resolves.toEqual({ id: 1 });
  const [first, second] = vi.mocked(fetch).mock.calls;
  expect(second).toEqual(first);
});

it("a call is repeated only once", async () => {
  answers.push(refused(), refused(), Response.json({}));
  await expect(callApi("GET /api/account")).rejects.toMatchObject({ status: 401, code: "unauthenticated" });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("a call is not repeated where the session could not be restored", async () => {
  restore.mockResolvedValue(false);
  answers.push(refused(), Response.json({}));
  await expect(callApi("GET /api/account")).rejects.toMatchObject({ status: 401 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("a refusal for another reason restores nothing", async () => {
  answers.push(Response.json({ error: { code: "forbidden", message: "Não" } }, { status: 403 }));
  await expect(callApi("GET /api/account/orders")).rejects.toMatchObject({ code: "forbidden" });
  expect(restore).not.toHaveBeenCalled();
});

it("a renewal that is refused does not wait for another renewal", async () => {
  answers.push(refused());
  const renewal = callApi("POST /auth/v1/token", { query: { grant_type: "refresh_token" }, body: {} });
  await expect(renewal).rejects.toMatchObject({ status: 401 });
  expect(restore).not.toHaveBeenCalled();
});

it("a server that does not answer is reported in a plain message", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(callApi("GET /api/account")).rejects.toMatchObject({
    status: 0,
    message: "Não foi possível falar com a loja. Verifique sua conexão e tente novamente.",
  });
});

it.each([
  ["an empty body", () => new Response(null, { status: 500 })],
  ["a proxy's page", () => new Response("<h1>502 Bad Gateway</h1>", { status: 502 })],
  ["broken JSON", () => new Response('{"error":', { status: 500 })],
  ["JSON without a message", () => Response.json({ error: { code: "internal" } }, { status: 500 })],
  ["JSON of another shape", () => Response.json({ error: { message: { pt: "x" } } }, { status: 500 })],
])("a failed answer with %s has no reason, and a general message", async (_, answer) => {
  answers.push(answer());
  await expect(callApi("GET /api/account")).rejects.toMatchObject({
    code: "internal",
    reason: undefined,
    message: "Algo deu errado do nosso lado. Tente novamente em instantes.",
  });
});

it("a call encodes each parameter in the URL", async () => {
  answers.push(Response.json({}), Response.json({}));
  await callApi("GET /api/admin/orders/{id}", { params: { id: "a/b?c" } });
  await callApi("GET /api/admin/orders", { query: { q: "Ana & Bia", status: undefined } });
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([
    "/api/admin/orders/a%2Fb%3Fc",
    "/api/admin/orders?q=Ana+%26+Bia",
  ]);
});

it("an answer without a body is undefined", async () => {
  answers.push(new Response(null, { status: 204 }));
  await expect(callApi("POST /auth/v1/logout")).resolves.toBeUndefined();
});

it.each([
  ["for the seconds after a change", 4_999, "no-cache"],
  ["no longer once every process has heard of it", 5_000, undefined],
])("a read of the back-office asks past what the shop has in memory %s", async (_, ms, expected) => {
  vi.useFakeTimers();
  noteChange();
  vi.advanceTimersByTime(ms);
  answers.push(Response.json({}));
  await callApi("GET /api/admin/products");
  expect(cacheControlOfLastCall()).toBe(expected);
});

it("a write is a change", async () => {
  answers.push(Response.json({}), Response.json({}));
  await callApi("PUT /auth/v1/user", { body: {} });
  await callApi("GET /api/admin/products");
  expect(cacheControlOfLastCall()).toBe("no-cache");
});
