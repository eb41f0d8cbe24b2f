import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { cookiesOf, fromBrowser, send } from "../../../tests/support/requests.ts";
import { rateRules } from "../rate-limits/rules.ts";

const app = setUpTestApp({ rateLimits: true });
let ana: SignedInTester;
let mallory: SignedInTester;
let ofAna: Record<string, string>;
let ofMallory: Record<string, string>;

interface Origin {
  address?: string;
  cookies?: Record<string, string>;
}

const signIn = (email: string, password: string, { address = "192.0.2.100", cookies }: Origin = {}) =>
  send(app, "POST", "/auth/v1/token?grant_type=password", {
    address,
    headers: { ...fromBrowser, ...cookies },
    body: { email, password },
  });

/** Uses up the attempts of one address for one e-mail. */
async function guess(email: string, address: string) {
  for (let attempt = 0; attempt < rateRules.signIn.perPair; attempt += 1)
    await signIn(email, "errada1", { address });
}

beforeAll(async () => {
  ana = await signedInAs(app, "customer");
  mallory = await signedInAs(app, "customer");
  ofAna = cookiesOf((await signIn(ana.email, ana.password)).headers);
  ofMallory = cookiesOf((await signIn(mallory.email, mallory.password)).headers);
});

describe("ten wrong passwords from one address", () => {
  beforeAll(() => guess(ana.email, "203.0.113.1"));

  it("stop that address, even with the right one", async () => {
    expect((await signIn(ana.email, ana.password, { address: "203.0.113.1" })).status).toBe(429);
  });

  it("lock nobody out: the owner of the e-mail signs in from elsewhere", async () => {
    expect((await signIn(ana.email, ana.password, { address: "203.0.113.2" })).status).toBe(200);
  });
});

describe("a password guessed from many addresses at once", () => {
  beforeAll(async () => {
    const addresses = rateRules.signIn.perSubject / rateRules.signIn.perPair;
    for (let index = 0; index < addresses; index += 1) await guess(ana.email, `198.51.100.${index}`);
  });

  it("is refused from any other address", async () => {
    expect((await signIn(ana.email, ana.password, { address: "192.0.2.1" })).status).toBe(429);
  });

  it("does not keep the owner of the e-mail out of a known device", async () => {
    expect((await signIn(ana.email, ana.password, { address: "192.0.2.2", cookies: ofAna })).status).toBe(
      200,
    );
  });

  it("leaves a way in by mail", async () => {
    const recovery = await send(app, "POST", "/auth/v1/recover", {
      address: "192.0.2.3",
      body: { email: ana.email },
    });
    expect(recovery.status).toBe(200);
  });

  it("gets no further attempts from an attacker's own known device", async () => {
    expect((await signIn(ana.email, "errada2", { address: "192.0.2.4", cookies: ofMallory })).status).toBe(
      429,
    );
  });
});

it("brute force from a known device, which may be stolen, is refused as well", async () => {
  const statuses = [];
  for (let attempt = 0; attempt <= rateRules.signIn.perPair; attempt += 1)
    statuses.push((await signIn(ana.email, "errada1", { address: "192.0.2.5", cookies: ofAna })).status);
  expect(statuses.at(-1)).toBe(429);
});

it("five sign-ups by a stranger do not keep the owner of the e-mail from registering", async () => {
  const signUp = (address: string, password: string) =>
    send(app, "POST", "/auth/v1/signup", {
      address,
      body: { email: "nova@exemplo.com.br", password },
    });
  for (let attempt = 0; attempt <= rateRules.signUp.perPair; attempt += 1) await signUp("203.0.113.9", "x");
  expect((await signUp("203.0.113.9", "segredo1")).status).toBe(429);
  expect((await signUp("203.0.113.10", "segredo1")).status).toBe(200);
});

it("recovery mails asked for by strangers neither fill a mailbox nor keep its owner without a link", async () => {
  const recover = (index: number) =>
    send(app, "POST", "/auth/v1/recover", {
      address: `203.0.113.${100 + index}`,
      body: { email: mallory.email },
    });
  const before = (await app.mails()).length;
  const asked = rateRules.mailedLink.perSubject + 5;
  const statuses = [];
  for (let index = 0; index < asked; index += 1) statuses.push((await recover(index)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await app.mails()).length - before).toBe(rateRules.mailedLink.perSubject);
});

it("a device is remembered once, and stays so when its session ends", async () => {
  const again = await signIn(mallory.email, mallory.password, { cookies: ofMallory });
  expect(again.headers.getSetCookie().join()).not.toContain("manto-device");
  const out = await send(app, "POST", "/auth/v1/logout", { headers: { ...fromBrowser, ...ofMallory } });
  expect(out.headers.getSetCookie().join()).not.toContain("manto-device");
});
