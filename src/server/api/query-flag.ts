import { z } from "@hono/zod-openapi";

/** A yes or no in a query; absent where it does not matter. */
export const queryFlag = z
  .enum(["true", "false"])
  .transform((text) => text === "true")
  .optional();
