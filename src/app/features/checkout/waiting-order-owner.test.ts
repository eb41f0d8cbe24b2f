import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountUser, SessionState } from "#app/features/session/session.ts";
import { type DeviceUser, followSession, ownerAt } from "./waiting-order-owner.ts";

const signedIn = (id: string, role = "authenticated"): SessionState => ({
  status: "authenticated",
  user: { id, role } as AccountUser,
  expiresAt: 0,
});
const ended = (reason?: "signed out" | "expired"): SessionState => ({
  status: "anonymous",
  ...(reason && { reason }),
});
const userOf = (id: string, role = "authenticated"): DeviceUser => ({ id, role });

const ofMarta = { key: "a", owner: "marta" };
const ofVisitor = { key: "b", owner: null };
const martasDevice = { orders: [ofMarta, ofVisitor], user: userOf("marta") };

describe("who finishes an order", () => {
  it.each<[string, SessionState, string | null]>([
    ["is the account that is signed in", signedIn("pedro"), "pedro"],
    ["is a visitor where no account is", ended(), null],
    [
      "is the account that was last known while the session cannot be checked",
      { status: "loading" },
      "marta",
    ],
  ])("%s", (_, session, owner) => {
    expect(ownerAt(session, userOf("marta"))).toBe(owner);
  });

  it("is a visitor where no account was known on the device", () => {
    expect(ownerAt({ status: "loading" }, null)).toBeNull();
  });
});

describe("an account's waiting order", () => {
  it.each<[string, SessionState]>([
    ["a sign-out or the deletion of the account", ended("signed out")],
    ["the session expires or is ended from another device", ended("expired")],
    ["the session ended while the shop was closed", ended()],
    ["another account signs in", signedIn("pedro")],
    ["the account's role changes", signedIn("marta", "admin")],
  ])("is gone after %s", (_, session) => {
    expect(followSession(martasDevice, session, []).orders).toEqual([ofVisitor]);
  });

  it("stays while its owner is signed in", () => {
    expect(followSession(martasDevice, signedIn("marta"), [])).toBe(martasDevice);
  });

  it("stays while the session is not known, as it is offline", () => {
    expect(followSession(martasDevice, { status: "loading" }, [])).toBe(martasDevice);
  });
});

describe("a visitor's waiting order", () => {
  const device = { orders: [ofVisitor], user: null };

  it("does not pass to the account that signs in next", () => {
    expect(followSession(device, signedIn("pedro"), []).orders).toEqual([ofVisitor]);
  });

  it("passes to the account with which the visitor signs in to send it", () => {
    expect(followSession(device, signedIn("pedro"), ["b"]).orders).toEqual([{ key: "b", owner: "pedro" }]);
  });

  it("is still there when the account has signed out", () => {
    const between = followSession(device, signedIn("pedro"), []);
    expect(followSession(between, ended("signed out"), []).orders).toEqual([ofVisitor]);
  });
});

it("no sequence of sessions shows an account's order to another account or to a visitor", () => {
  const session = fc.oneof(
    fc.constantFrom<SessionState>({ status: "loading" }, ended(), ended("expired"), ended("signed out")),
    fc.constantFrom("marta", "pedro", "bia").map((id) => signedIn(id)),
  );
  fc.assert(
    fc.property(fc.array(session), (sessions) => {
      let device: {
        orders: { key: string; owner: string | null; by: string | null }[];
        user: DeviceUser | null;
      } = {
        orders: [],
        user: null,
      };
      for (const [index, current] of sessions.entries()) {
        device = followSession(device, current, []);
        const owner = ownerAt(current, device.user);
        for (const shown of device.orders.filter((order) => order.owner === owner))
          expect(shown.by).toBe(owner);
        device = { ...device, orders: [...device.orders, { key: String(index), owner, by: owner }] };
      }
    }),
  );
});
