import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askWhileVisible } from "./ask-while-visible.ts";

let page: EventTarget & { visibilityState: string };
let end: () => void;
const ask = vi.fn<() => Promise<void>>();
const comeBack = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  ask.mockReset().mockResolvedValue();
  comeBack.mockReset().mockResolvedValue();
  end = askWhileVisible({ ask, comeBack, waitMs: () => 1000 });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const leave = () => {
  page.visibilityState = "hidden";
};
const choosePage = () => {
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
};

it("asks after each wait", async () => {
  await seconds(5);
  expect(ask).toHaveBeenCalledTimes(5);
});

it("asks nothing while the page is hidden", async () => {
  leave();
  await seconds(5);
  expect(ask).not.toHaveBeenCalled();
});

it("asks at once when people come back to the page", () => {
  leave();
  choosePage();
  expect(comeBack).toHaveBeenCalledTimes(1);
});

it("asks at once when the net is back", () => {
  window.dispatchEvent(new Event("online"));
  expect(comeBack).toHaveBeenCalledTimes(1);
});

it("waits for a slow answer before it asks again", async () => {
  ask.mockReturnValue(new Promise(() => {}));
  await seconds(5);
  choosePage();
  expect([ask, comeBack].flatMap(({ mock }) => mock.calls)).toHaveLength(1);
});

it("asks for those who came back during a slow answer as soon as it is there", async () => {
  let answer = () => {};
  ask.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await seconds(1);
  choosePage();
  choosePage();
  answer();
  await seconds(0.5);
  expect(comeBack).toHaveBeenCalledTimes(1);
});

it("asks no more once it has ended", async () => {
  end();
  await seconds(5);
  expect(ask).not.toHaveBeenCalled();
});
