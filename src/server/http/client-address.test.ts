import { describe, expect, it } from "vitest";
import { findClientAddress, isLoopbackAddress } from "./client-address.ts";
import { parseNetworks, trustProxies } from "./trusted-proxies.ts";

const here = trustProxies([]);
const network = trustProxies(parseNetworks("172.16.0.0/12, 10.0.0.5, fd00::/8") ?? []);

describe("the client's address", () => {
  it("is the peer's when there is no proxy", () => {
    expect(findClientAddress("203.0.113.9", undefined, here)).toBe("203.0.113.9");
  });

  it("is what a proxy on this machine appended", () => {
    expect(findClientAddress("127.0.0.1", "198.51.100.1, 203.0.113.9", here)).toBe("203.0.113.9");
  });

  it("is this machine's where its proxy appended nothing that is an address", () => {
    expect(findClientAddress("127.0.0.1", "'; drop table orders; --", here)).toBe("127.0.0.1");
  });

  it("cannot be chosen by a distant visitor", () => {
    expect(findClientAddress("203.0.113.9", "10.0.0.1", here)).toBe("203.0.113.9");
  });

  it("cannot be chosen through a proxy, which appends the truth", () => {
    expect(findClientAddress("172.18.0.2", "1.2.3.4, 203.0.113.9", network)).toBe("203.0.113.9");
  });

  it("is found behind two proxies that were named", () => {
    expect(findClientAddress("::ffff:172.18.0.2", "203.0.113.9, 10.0.0.5", network)).toBe("203.0.113.9");
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

describe("naming trusted proxies", () => {
  it.each(["", "10.0.0.5", "10.0.0.0/8,fd00::/8", " 10.0.0.5 , ::1 "])("%j is understood", (text) => {
    expect(parseNetworks(text)).toBeDefined();
  });

  it.each(["proxy", "10.0.0.5/33", "10.0.0.5/-1", "10.0.0.0/8;fd00::/8", "true", "*"])(
    "%j is refused",
    (text) => {
      expect(parseNetworks(text)).toBeUndefined();
    },
  );
});
