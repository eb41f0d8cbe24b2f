import type { Change } from "../audit/record-change.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import type { siteImages } from "./tables.ts";

type Verb = "created" | "updated" | "deleted";

const nouns: Record<string, string> = {
  banner: "Banner",
  category: "Imagem da categoria",
  logo: "Logotipo",
  featured: "Imagem de destaque",
};
const verbs: Record<string, Record<Verb, string>> = {
  a: { created: "adicionada", updated: "atualizada", deleted: "removida" },
  o: { created: "adicionado", updated: "atualizado", deleted: "removido" },
};

/** The last step of every write of one picture: it records the change and publishes the change event. */
export async function finishChange(
  ctx: ServiceContext,
  tx: Tx,
  { id, type, title, link, active, orderPosition }: typeof siteImages.$inferSelect,
  verb: Verb,
): Promise<void> {
  const noun = nouns[type] ?? "Imagem";
  const participle = verbs[noun.startsWith("Imagem") ? "a" : "o"]?.[verb];
  const summary = `${noun} ${title ? `“${title}” ` : ""}${participle}`;
  await finishChanges(ctx, tx, {
    action: `site_image.${verb}`,
    subject: { type: "site-image", id },
    summary,
    details: { type, title, link, active, order_position: orderPosition },
  });
  // Cached lists of categories contain the picture.
  if (type === "category") await ctx.events.publish(tx, { topic: "categories" });
}

export async function finishChanges(ctx: ServiceContext, tx: Tx, change: Change): Promise<void> {
  await recordChange(tx, ctx, change);
  await ctx.events.publish(tx, { topic: "site-images" });
}
