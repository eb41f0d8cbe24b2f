import { describe, expect, it } from "vitest";
import { readCustomerFilter } from "./customer-list-params.ts";

describe("the address of a list of customers", () => {
  it.each([
    ["", { q: undefined, sort: "-last_order" }],
    ["q=ana&ordem=name", { q: "ana", sort: "name" }],
    ["ordem=tamanho&q=bia", { q: "bia", sort: "-last_order" }],
    [`q=${"a".repeat(81)}`, { q: undefined, sort: "-last_order" }],
  ])("%j is read as %j", (address, filter) => {
    expect(readCustomerFilter(new URLSearchParams(address))).toEqual(filter);
  });
});
