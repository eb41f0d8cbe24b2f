import { assertAdministrator } from "#domain/accounts/actor.ts";
import { defaultMessageTemplates, type MessageTemplates } from "#domain/orders/message-templates.ts";
import { recordChange } from "../audit/record-change.ts";
import { eq } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { ROW } from "./settings-service.ts";
import { storeSettings } from "./tables.ts";

/** The texts for customers, the shop's own until the owner has written others. */
export async function getMessageTemplates(ctx: ServiceContext): Promise<MessageTemplates> {
  assertAdministrator(ctx.actor);
  const [row] = await ctx.db
    .select({ templates: storeSettings.messageTemplates })
    .from(storeSettings)
    .where(eq(storeSettings.id, ROW));
  return { ...defaultMessageTemplates, ...row?.templates };
}

export async function saveMessageTemplates(
  ctx: ServiceContext,
  templates: MessageTemplates,
): Promise<MessageTemplates> {
  assertAdministrator(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ templates: storeSettings.messageTemplates })
      .from(storeSettings)
      .where(eq(storeSettings.id, ROW))
      .for("update");
    await tx.update(storeSettings).set({ messageTemplates: templates }).where(eq(storeSettings.id, ROW));
    await recordChange(tx, ctx, {
      action: "settings.message_templates_changed",
      subject: { type: "settings" },
      summary: "Modelos de mensagem para clientes alterados",
      details: { before: before?.templates ?? defaultMessageTemplates, after: templates },
    });
    await ctx.events.publish(tx, { topic: "settings" });
  });
  return templates;
}
