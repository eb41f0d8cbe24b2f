import pino from "pino";
import { describeFault } from "./describe-fault.ts";

export type Logger = pino.Logger;

/** Structured logs, one JSON line each. What could be a secret never leaves the process. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => describeFault(error) },
      redact: {
        paths: [
          "*.password",
          "*.token",
          "*.authorization",
          "*.cookie",
          "headers.authorization",
          "headers.cookie",
        ],
        censor: "[redacted]",
      },
    },
    destination,
  );
}
