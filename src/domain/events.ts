import { z } from "zod";

/** Which open page of the back-office caused the change, so that it does not tell its own user. Random, says nothing else. */
const origin = z.string().max(64).optional();

/**
 * What the processes of one store tell each other after a change: enough to drop a cached page or refresh a
 * screen, never the data itself. "resync" says that some of it may have been missed: assume that all changed.
 */
export const changeEventSchema = z.discriminatedUnion("topic", [
  z.object({
    topic: z.literal("products"),
    ids: z.array(z.string()),
    /** The categories whose lists they stand or stood in; absent where any may have changed. */
    categoryIds: z.array(z.string()).optional(),
    origin,
  }),
  z.object({ topic: z.literal("categories"), origin }),
  z.object({ topic: z.literal("site-images"), origin }),
  z.object({ topic: z.literal("settings"), origin }),
  z.object({
    topic: z.literal("orders"),
    id: z.string(),
    kind: z.enum(["created", "updated", "deleted"]),
    /** The new status, where that is what changed. */
    status: z.string().optional(),
    origin,
  }),
  z.object({ topic: z.literal("customers"), origin }),
  z.object({ topic: z.literal("newsletter"), origin }),
  z.object({ topic: z.literal("resync"), origin }),
]);

export type ChangeEvent = z.infer<typeof changeEventSchema>;
