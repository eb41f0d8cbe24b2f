import pino from "pino";
import { serializeError } from "./serialize-error.ts";

export type Logger = pino.Logger;

/** Creates the logger: one JSON line per entry, with passwords, tokens and cookies redacted. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => serializeError(error) },
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
