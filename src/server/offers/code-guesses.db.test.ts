import { describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { rateRules } from "../rate-limits/rules.ts";

const app = setUpTestApp({ rateLimits: true });

const items = [{ id: crypto.randomUUID(), size: "M", quantity: 1 }];
const guess = (code: string | undefined, headers: Record<string, string> = {}) =>
  send(app, "POST", "/api/cart/quote", { headers, body: { items, ...(code && { offers: { code } }) } });

describe("whoever tries code after code is refused for a while", () => {
  it("by account, from wherever it comes", async () => {
    const { headers } = await signedInAs(app, "customer");
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < rateRules.offerCode.perSubject; attempt += 1) {
      statuses.add((await guess(`CODE${attempt}`, headers)).status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await guess("GOL10", headers)).status).toBe(429);
  });

  it("by address, and still gets prices without a code", async () => {
    let answer = await guess("GOL10");
    for (let attempt = 1; attempt <= rateRules.offerCode.perAddress; attempt += 1) {
      answer = await guess(`CODE${attempt}`);
    }
    expect(answer.status).toBe(429);
    expect((await guess(undefined)).status).toBe(200);
  });
});
