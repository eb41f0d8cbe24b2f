import { expect, it } from "vitest";
import { postalLine } from "./postal-line.ts";

it("ends with the CEP in its usual form", () => {
  expect(postalLine({ address: "Avenida Paulista, 1000, São Paulo - SP", cep: "01310100" })).toBe(
    "Avenida Paulista, 1000, São Paulo - SP, CEP 01310-100",
  );
});

it("is one line, however the address was typed", () => {
  expect(postalLine({ address: "Rua A, 1\nApto 2 ", cep: "01001000" })).toBe(
    "Rua A, 1 Apto 2, CEP 01001-000",
  );
});

it("is empty once the address was erased", () => {
  expect(postalLine({ address: "", cep: "" })).toBe("");
});
