import { z } from "zod";

/** A random id of the back-office tab that caused the change, so that this tab does not notify its own user. */
const origin = z.string().max(64).optional();

/**
 * What the processes of one store publish to each other after a change: enough to invalidate a cached page or refresh
 * a screen, never the data itself. "resync" means that events may have been lost: assume that everything changed.
 */
export const changeEventSchema = z.discriminatedUnion("topic", [
  z.object({
    topic: z.literal("products"),
    ids: z.array(z.string()),
    /** The categories that list or listed the products; absent if any category may be affected. */
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
    /** The new status, if the status changed. */
    status: z.string().optional(),
    origin,
  }),
  /** Shirts that were ticked off as made, which changes nothing that a list or a sum of orders shows. */
  z.object({ topic: z.literal("production"), origin }),
  z.object({ topic: z.literal("customers"), origin }),
  z.object({ topic: z.literal("newsletter"), origin }),
  /** Endpoints that are told what happens, or what became of it. */
  z.object({ topic: z.literal("webhooks"), origin }),
  /** The lists of teams, which players and captains change. */
  z.object({ topic: z.literal("team-orders"), origin }),
  /** Sent by the database itself: a session has ended, or a user has another role or e-mail. */
  z.object({ topic: z.literal("sessions"), origin }),
  z.object({ topic: z.literal("resync"), origin }),
]);

export type ChangeEvent = z.infer<typeof changeEventSchema>;
