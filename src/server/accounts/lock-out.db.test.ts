import { beforeAll, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { cookiesOf, fromBrowser, send } from "../../../tests/support/requests.ts";
import { rateRules } from "../rate-limits/rules.ts";

const app = setUpTestApp({ rateLimits: true });
let ana: SignedInTester;
let mallory: SignedInTester;
let ofAna: Record<string, string>;
let ofMallory: Record<string, string>;

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  send(app, "POST", "/auth/v1/token?grant_type=password", {
    headers: { ...fromBrowser, ...headers },
    body: { email, password },
  });

beforeAll(async () => {
  ana = await signedInAs(app, "customer");
  mallory = await signedInAs(app, "customer");
  ofAna = cookiesOf((await signIn(ana.email, ana.password)).headers);
  ofMallory = cookiesOf((await signIn(mallory.email, mallory.password)).headers);
  for (let attempt = 0; attempt < rateRules.signIn.perSubject; attempt += 1)
    await signIn(ana.email, "errada1");
});

it("brute force of one e-mail's password from many browsers is refused, even with the right one", async () => {
  expect((await signIn(ana.email, ana.password)).status).toBe(429);
});

it("a lock-out by strangers fails: the owner of the e-mail still signs in from a known device", async () => {
  expect((await signIn(ana.email, ana.password, ofAna)).status).toBe(200);
});

it("an attacker's own device gets no further attempts for another person's e-mail", async () => {
  expect((await signIn(ana.email, "errada2", ofMallory)).status).toBe(429);
});

it("brute force from a known device, which may be stolen, is refused as well", async () => {
  const statuses = [];
  for (let attempt = 0; attempt <= rateRules.signIn.perSubject; attempt += 1) {
    statuses.push((await signIn(ana.email, "errada1", ofAna)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

it("a device is remembered once, and stays so when its session ends", async () => {
  const again = await signIn(mallory.email, mallory.password, ofMallory);
  expect(again.headers.getSetCookie().join()).not.toContain("manto-device");
  const out = await send(app, "POST", "/auth/v1/logout", { headers: { ...fromBrowser, ...ofMallory } });
  expect(out.headers.getSetCookie().join()).not.toContain("manto-device");
});
