import { describe, expect, it } from "vitest";
import { findClientAddress, isLoopbackAddress } from "./client-address.ts";

describe("the client's address", () => {
  it("is the peer's when nobody stands between", () => {
    expect(findClientAddress("203.0.113.9", undefined)).toBe("203.0.113.9");
  });

  it("is what a proxy on this machine appended", () => {
    expect(findClientAddress("127.0.0.1", "198.51.100.1, 203.0.113.9")).toBe("203.0.113.9");
  });

  it("cannot be chosen by a distant visitor", () => {
    expect(findClientAddress("203.0.113.9", "10.0.0.1")).toBe("203.0.113.9");
  });

  it.each([
    ["127.0.0.1", true],
    ["::1", true],
    ["::ffff:127.0.0.1", true],
    ["203.0.113.9", false],
    ["1127.0.0.1", false],
    [undefined, false],
  ])("%s is loopback: %s", (address, expected) => {
    expect(isLoopbackAddress(address)).toBe(expected);
  });
});
