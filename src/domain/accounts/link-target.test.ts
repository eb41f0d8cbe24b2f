import { expect, it } from "vitest";
import { linkTarget } from "./link-target.ts";

const target = (wanted?: string) =>
  linkTarget({
    publicOrigin: "https://loja.test",
    usualPath: "/redefinir-senha",
    wanted,
    secrets: { type: "recovery", token_hash: "s3cret" },
  });
const usual = "https://loja.test/redefinir-senha#type=recovery&token_hash=s3cret";

it("a link leads to the default page unless another was requested", () => {
  expect(target()).toBe(usual);
});

it("a link leads to the requested page of the shop", () => {
  expect(target("https://loja.test/conta?aba=senha#velho")).toBe(
    "https://loja.test/conta?aba=senha#type=recovery&token_hash=s3cret",
  );
});

it.each([
  "https://mau.example/redefinir-senha",
  "//mau.example",
  "https://loja.test.mau.example/",
  "https://loja.test@mau.example/",
  "https://dono:senha@loja.test/",
  "http://loja.test/redefinir-senha",
  "javascript:alert(1)",
  "http://[",
])("a link never carries its secret to %s", (wanted) => {
  expect(target(wanted)).toBe(usual);
});
