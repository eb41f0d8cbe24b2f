import { expect, it } from "vitest";
import { melhorEnvioInputSchema, melhorEnvioTexts } from "#domain/delivery/melhor-envio.ts";
import { draftOf, newDraft, refuseDraft, toInput } from "./account-draft.ts";

const account = {
  active: false,
  from_cep: "01310100",
  width_cm: 20,
  height_cm: 3,
  length_cm: 28,
  is_insured: false,
  services: [1, 99],
  free_from_cents: 39_900,
  free_from_units: 3,
  token_state: "good",
  token_expires_at: "2026-12-17T12:00:00.000Z",
  updated_at: "2026-11-17T12:00:00.000Z",
} as const;

it("an account that is opened and saved again is the same, with its token and services nobody knows", () => {
  const { token_state: _, token_expires_at: __, ...fields } = account;
  const draft = draftOf({ ...account, services: [...account.services] });
  expect(toInput(draft, account.updated_at)).toEqual(fields);
});

it("a new account needs only the token and the CEP", () => {
  const input = toInput({ ...newDraft, token: "a".repeat(40), fromCep: "01310100" }, null);
  expect(melhorEnvioInputSchema.parse(input)).toMatchObject({
    version: null,
    settings: { active: true, widthCm: 25, heightCm: 4, lengthCm: 30, isInsured: true, services: [] },
  });
});

it("a token is sent without the spaces and line breaks around and in it", () => {
  expect(toInput({ ...newDraft, token: ` ${"a".repeat(20)}\n${"b".repeat(20)} \n` }, null).token).toBe(
    "a".repeat(20) + "b".repeat(20),
  );
  expect(toInput({ ...newDraft, token: " \n" }, null)).not.toHaveProperty("token");
});

it("what cannot be read is refused at its field", () => {
  const draft = { ...newDraft, fromCep: "0131", width: "vinte", height: "", freeFromReais: "muito" };
  const { error } = melhorEnvioInputSchema.safeParse(toInput(draft, null));
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
    "from_cep",
    "width_cm",
    "height_cm",
    "free_from_cents",
  ]);
});

it("a token is asked for where none is stored, and a choice of services must name one", () => {
  expect(refuseDraft(newDraft, true)).toEqual({ token: melhorEnvioTexts.tokenMissing });
  expect(refuseDraft(newDraft, false)).toEqual({});
  expect(refuseDraft({ ...newDraft, offersAll: false }, false)).toEqual({
    services: melhorEnvioTexts.services,
  });
  expect(refuseDraft({ ...newDraft, offersAll: false, services: [2] }, false)).toEqual({});
});
