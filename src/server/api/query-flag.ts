import { z } from "@hono/zod-openapi";

/** A boolean query parameter; undefined when it is absent. */
export const queryFlag = z
  .enum(["true", "false"])
  .transform((text) => text === "true")
  .optional();
