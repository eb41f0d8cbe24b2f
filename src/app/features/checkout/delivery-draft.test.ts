import { beforeEach, describe, expect, it } from "vitest";
import type { AccountUser } from "#app/features/session/session.ts";
import { useSession } from "#app/features/session/session.ts";
import {
  fillAddress,
  forgetDraft,
  prefillDraft,
  refillDraft,
  typeInto,
  useDeliveryDraft,
} from "./delivery-draft.ts";

const draft = () => useDeliveryDraft.getState().draft;
const enter = (id: string) =>
  useSession.setState({ status: "authenticated", user: { id } as AccountUser, expiresAt: 0 }, true);

beforeEach(() => {
  useSession.setState({ status: "loading" }, true);
  forgetDraft();
});

describe("the address of a CEP", () => {
  it("is filled into an empty field", () => {
    expect(fillAddress("Rua A")).toBe(true);
    expect(draft().address).toBe("Rua A");
  });

  it("takes the place of the one before", () => {
    fillAddress("Rua A");
    expect(fillAddress("Rua B")).toBe(true);
    expect(draft().address).toBe("Rua B");
  });

  it("takes the place of the last order's", () => {
    prefillDraft({ address: "Rua Antiga, 3" });
    expect(fillAddress("Rua B")).toBe(true);
  });

  it("never goes over what the person wrote", () => {
    fillAddress("Rua A");
    typeInto("address", "Rua A, 10");
    expect(fillAddress("Rua B")).toBe(false);
    expect(draft().address).toBe("Rua A, 10");
  });
});

describe("the chosen delivery", () => {
  const state = () => useDeliveryDraft.getState();

  it("is forgotten with the CEP for which it was offered, and stays for another name", () => {
    useDeliveryDraft.setState({ methodId: "sedex" });
    typeInto("name", "Ana");
    expect(state().methodId).toBe("sedex");
    typeInto("cep", "2004001");
    expect(state().methodId).toBeNull();
  });

  it("comes back with a waiting order that is taken back", () => {
    refillDraft(draft(), "sedex");
    expect(state().methodId).toBe("sedex");
    refillDraft(draft(), null);
    expect(state().methodId).toBeNull();
  });
});

describe("what the shop knows of a customer", () => {
  it("is only filled into untouched fields", () => {
    typeInto("name", "Ana");
    typeInto("cep", "");
    prefillDraft({ name: "Marta", cep: "01310100", whatsapp: "11912345678" });
    expect(draft()).toEqual({ name: "Ana", cep: "", address: "", whatsapp: "11912345678" });
  });

  it("is not filled into the field that the person is in", () => {
    prefillDraft({ name: "Marta", whatsapp: "11912345678" }, "name");
    expect(draft()).toMatchObject({ name: "", whatsapp: "11912345678" });
  });
});

describe("a delivery form half filled", () => {
  it("survives the sign-in", () => {
    typeInto("name", "Ana");
    useSession.setState({ status: "anonymous" }, true);
    enter("ana");
    expect(draft().name).toBe("Ana");
  });

  it("survives a session that expires", () => {
    enter("ana");
    typeInto("name", "Ana");
    useSession.setState({ status: "anonymous", reason: "expired" }, true);
    enter("ana");
    expect(draft().name).toBe("Ana");
  });

  it("is forgotten when its writer signs out", () => {
    enter("ana");
    typeInto("name", "Ana");
    useSession.setState({ status: "anonymous", reason: "signed out" }, true);
    expect(draft().name).toBe("");
  });

  it("is not shown to the next person who signs in", () => {
    enter("ana");
    typeInto("name", "Ana");
    enter("bia");
    expect(draft().name).toBe("");
  });
});
