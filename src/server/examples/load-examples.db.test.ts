import { describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { loadExamples } from "./load-examples.ts";

const app = setUpTestApp();

const load = () => loadExamples({ ...app.services(), actor: system, now: new Date() });

describe("the examples", () => {
  it("are two deliveries and two offers, added once", async () => {
    const added = ["Retirada na loja", "Correios PAC", "Leve 3, pague 2", "Cupom de boas-vindas"];
    expect(await load()).toEqual(added);
    expect(await load()).toEqual([]);
    const { body } = await send(app, "GET", "/api/delivery/01310100");
    expect(body.methods.map(({ name }: { name: string }) => name).sort()).toEqual([
      "Correios PAC",
      "Retirada na loja",
    ]);
  });
});
