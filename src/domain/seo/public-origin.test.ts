import { describe, expect, it } from "vitest";
import { isPublicOrigin } from "./public-origin.ts";

describe("an address of the shop", () => {
  it.each([
    "https://loja.exemplo.com.br",
    "http://203.0.113.7:8080",
    "https://172.32.0.1",
    "http://[2001:db8::1]",
  ])("%s can be reached from the internet", (origin) => {
    expect(isPublicOrigin(origin)).toBe(true);
  });

  it.each([
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://loja",
    "http://loja.local",
    "http://10.0.0.5",
    "http://172.20.1.1",
    "http://192.168.0.10",
    "http://[::1]:3000",
    "http://[fd00::5]",
  ])("%s cannot be reached from the internet", (origin) => {
    expect(isPublicOrigin(origin)).toBe(false);
  });
});
