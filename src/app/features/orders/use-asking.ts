import { useState } from "react";
import { ApiError } from "#app/api/api-client.ts";

/** Runs what a button asks of the shop. A refusal stays until the next attempt. */
export function useAsking() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function ask(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, failure, ask };
}
