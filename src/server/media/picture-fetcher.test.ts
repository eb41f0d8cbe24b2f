import { expect, test } from "vitest";
import { createPictureFetcher } from "./picture-fetcher.ts";

const codeOf = (pending: Promise<unknown>) =>
  pending.then(
    () => "fetched",
    (error: { code?: string }) => error.code,
  );

test("a host that cannot be resolved is picture_unreachable", async () => {
  const resolveHost = () => Promise.reject(new Error("ENOTFOUND"));
  const fetcher = createPictureFetcher({ resolveHost });
  expect(await codeOf(fetcher.fetch("https://fotos.exemplo.com/a.png"))).toBe("picture_unreachable");
});

test("a picture inside the shop's own network is refused", async () => {
  const fetcher = createPictureFetcher({ resolveHost: async () => ["10.0.0.1"] });
  expect(await codeOf(fetcher.fetch("https://fotos.exemplo.com/a.png"))).toBe("invalid_request");
});
