import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callApi, callRenewal, setSessionRestorer } from "./api-client.ts";

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
afterEach(() => vi.unstubAllGlobals());

it("a call that meets an expired session is repeated with what it carried", async () => {
  answers.push(refused(), Response.json({ id: 1 }));
  await expect(callApi("POST", "/orders", { size: "M" })).resolves.toEqual({ id: 1 });
  const [first, second] = vi.mocked(fetch).mock.calls;
  expect(second).toEqual(first);
});

it("a call is repeated only once", async () => {
  answers.push(refused(), refused(), Response.json({}));
  await expect(callApi("GET", "/account")).rejects.toMatchObject({ status: 401, code: "unauthenticated" });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("a call is not repeated where the session could not be restored", async () => {
  restore.mockResolvedValue(false);
  answers.push(refused(), Response.json({}));
  await expect(callApi("GET", "/account")).rejects.toMatchObject({ status: 401 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("a refusal for another reason restores nothing", async () => {
  answers.push(Response.json({ error: { code: "forbidden", message: "Não" } }, { status: 403 }));
  await expect(callApi("GET", "/orders")).rejects.toMatchObject({ code: "forbidden" });
  expect(restore).not.toHaveBeenCalled();
});

it("a renewal that is refused does not wait for another renewal", async () => {
  answers.push(refused());
  await expect(callRenewal()).rejects.toMatchObject({ status: 401 });
  expect(restore).not.toHaveBeenCalled();
});

it("a shop that does not answer is told in plain words", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(callApi("GET", "/account")).rejects.toMatchObject({
    status: 0,
    message: "Não foi possível falar com a loja. Verifique sua conexão e tente novamente.",
  });
});
