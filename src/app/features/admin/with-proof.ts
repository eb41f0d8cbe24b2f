import { ApiError } from "#app/api/api-client.ts";

let askForProof: (() => Promise<boolean>) | undefined;

/** Registers how a person is asked to prove again who they are; the dialog is in the back-office's frame. */
export function setProofPrompt(ask: (() => Promise<boolean>) | undefined): void {
  askForProof = ask;
}

/** Runs a sensitive change. One that is refused for want of a fresh proof asks for it and is repeated once. */
export async function withProof<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  try {
    return await change();
  } catch (failure) {
    const isUnproved = failure instanceof ApiError && failure.code === "proof_required";
    if (!isUnproved || !(await askForProof?.())) throw failure;
    return change();
  }
}
