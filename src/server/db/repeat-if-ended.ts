import { setTimeout as wait } from "node:timers/promises";
import { isViolation } from "./violations.ts";

const MAX_ATTEMPTS = 3;
/** Time for the other transaction to take the row that was let go; without it, the repeated one may take it again. */
const PAUSE_MS = 20;

/** Runs a transaction, or a statement that is one, again if PostgreSQL ended it in favour of another one. */
export async function repeatIfEnded<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRepeatable(error)) throw error;
      await wait(PAUSE_MS * attempt);
    }
  }
}

const isRepeatable = (error: unknown) =>
  isViolation(error, "deadlock") || isViolation(error, "serialization");
