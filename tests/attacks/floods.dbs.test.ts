import { describe, expect, it } from "vitest";
import { signedInAs } from "../support/actors.ts";
import { setUpTestApp } from "../support/app.ts";
import { stopClock } from "../support/stop-clock.ts";

const app = setUpTestApp({ rateLimits: true });

/** Returns the number of responses before the first 429. */
async function requestUntilRefused(method: string, path: string, maxRequests: number): Promise<number> {
  for (let count = 0; count < maxRequests; count += 1) {
    const response = await app.request(path, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(method !== "GET" && { body: "{}" }),
    });
    if (response.status === 429) {
      expect(response.headers.get("Retry-After")).toBe("60");
      return count;
    }
  }
  return maxRequests;
}

describe("a flood from one address is refused:", () => {
  it.each([
    ["GET", "/api/search/suggestions?q=-", 240],
    ["POST", "/api/cart/quote", 240],
    ["GET", "/api/cep/01001000", 60],
    ["POST", "/api/orders", 30],
    ["GET", "/sitemap.xml", 60],
    ["GET", "/feeds/google.xml", 10],
  ])("%s %s", async (method, path, allowed) => {
    stopClock();
    expect(await requestUntilRefused(method, path, allowed + 1)).toBe(allowed);
  });

  it("live streams of one administrator", async () => {
    const { headers } = await signedInAs(app, "administrator");
    const streams = await Promise.all(
      Array.from({ length: 25 }, () => app.request("/api/admin/events", { headers })),
    );
    const refused = streams.filter(({ status }) => status === 429).length;
    await Promise.all(streams.map(({ body }) => body?.cancel()));
    expect(refused).toBe(5);
  });

  it("bodies over the limit, announced or not", async () => {
    const big = "x".repeat(1_100_000);
    for (const body of [big, new Blob([big]).stream()]) {
      const response = await app.request("/api/cart/quote", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
        duplex: "half",
      } as RequestInit);
      expect([413, 429]).toContain(response.status);
    }
  });
});
