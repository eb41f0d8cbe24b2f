import { expect, it } from "vitest";
import { groupAddress } from "./address-group.ts";

it.each([
  ["203.0.113.7", ["203.0.113.7"]],
  ["::ffff:203.0.113.7", ["203.0.113.7"]],
  ["0:0:0:0:0:FFFF:203.0.113.7", ["203.0.113.7"]],
  ["::ffff:cb00:7107", ["203.0.113.7"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:0DB8:0001:0002::9", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["64:ff9b::203.0.113.7", ["64:ff9b:0:0::/64", "64:ff9b:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
  ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
  ["unknown", ["unknown"]],
])("%s counts as %j", (address, groups) => {
  expect(groupAddress(address).map(({ key }) => key)).toEqual(groups);
});

it("a /48 gets a larger allowance than one of its /64", () => {
  const [narrow, wide] = groupAddress("2001:db8:1:2::1");
  expect(wide?.factor).toBeGreaterThan(narrow.factor);
});
