import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "#app/api/api-client.ts";
import { setProofPrompt, withProof } from "./with-proof.ts";

const unproved = new ApiError(403, "proof_required", "Confirme que é você");
afterEach(() => setProofPrompt(undefined));

it("a change that needs a fresh proof asks for it and is repeated", async () => {
  const change = vi.fn(async () => "saved").mockRejectedValueOnce(unproved);
  setProofPrompt(async () => true);
  await expect(withProof(change)).resolves.toBe("saved");
  expect(change).toHaveBeenCalledTimes(2);
});

it("a change whose proof the person declines is refused", async () => {
  setProofPrompt(async () => false);
  await expect(withProof(() => Promise.reject(unproved))).rejects.toBe(unproved);
});

it("a change is repeated only once", async () => {
  const change = vi.fn(() => Promise.reject(unproved));
  setProofPrompt(async () => true);
  await expect(withProof(change)).rejects.toBe(unproved);
  expect(change).toHaveBeenCalledTimes(2);
});

it("a change that is refused for another reason asks for nothing", async () => {
  const prompt = vi.fn(async () => true);
  setProofPrompt(prompt);
  const refused = new ApiError(409, "conflict", "Outra pessoa alterou");
  await expect(withProof(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(prompt).not.toHaveBeenCalled();
});
