import { expect, it } from "vitest";
import { keptCartText } from "./kept-cart.ts";

it.each([
  [{ items: 7, hasAddress: true }, "Falta só entrar: seus 7 itens e seu endereço estão guardados"],
  [{ items: 1, hasAddress: true }, "Falta só entrar: seu item e seu endereço estão guardados"],
  [{ items: 7, hasAddress: false }, "Falta só entrar: seus 7 itens estão guardados"],
  [{ items: 1, hasAddress: false }, "Falta só entrar: seu item está guardado"],
])("who must sign in to order %j reads: %s", (kept, text) => {
  expect(keptCartText(kept)).toBe(text);
});
