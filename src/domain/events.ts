import { z } from "zod";

/**
 * What the processes of one store tell each other after a change: enough to drop a cached page or refresh a
 * screen, never the data itself. "resync" says that some of it may have been missed: assume that all changed.
 */
export const changeEventSchema = z.discriminatedUnion("topic", [
  z.object({ topic: z.literal("products"), ids: z.array(z.string()) }),
  z.object({ topic: z.literal("categories") }),
  z.object({ topic: z.literal("site-images") }),
  z.object({ topic: z.literal("settings") }),
  z.object({ topic: z.literal("orders"), id: z.string(), kind: z.enum(["created", "updated", "deleted"]) }),
  z.object({ topic: z.literal("resync") }),
]);

export type ChangeEvent = z.infer<typeof changeEventSchema>;
