import { eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import {
  defaultMessageTemplates,
  type MessageTemplates,
  refusePlaceholders,
  templatesInUse,
} from "#domain/orders/message-templates.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { SETTINGS_ROW_ID } from "./settings-service.ts";
import { areStepsOn } from "./steps-on.ts";
import { storeSettings } from "./tables.ts";

const templateColumns = {
  templates: storeSettings.messageTemplates,
  usesSteps: areStepsOn,
};

/** The texts for customers; the defaults until the owner has changed them. */
export async function getMessageTemplates(ctx: ServiceContext): Promise<MessageTemplates> {
  requirePermission(ctx.actor, "messages");
  const [row] = await ctx.db
    .select(templateColumns)
    .from(storeSettings)
    .where(eq(storeSettings.id, SETTINGS_ROW_ID));
  return templatesInUse(row?.templates ?? {}, row?.usesSteps ?? false);
}

export async function saveMessageTemplates(
  ctx: ServiceContext,
  templates: MessageTemplates,
): Promise<MessageTemplates> {
  requirePermission(ctx.actor, "messages");
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select(templateColumns)
      .from(storeSettings)
      .where(eq(storeSettings.id, SETTINGS_ROW_ID))
      .for("update");
    const inUse = templatesInUse({ ...before?.templates, ...templates }, before?.usesSteps ?? false);
    const fields = refusePlaceholders(templates, inUse);
    if (Object.keys(fields).length > 0) throw new DomainError("invalid_request", { fields });
    await tx
      .update(storeSettings)
      .set({ messageTemplates: { ...before?.templates, ...templates } })
      .where(eq(storeSettings.id, SETTINGS_ROW_ID));
    await recordChange(tx, ctx, {
      action: "settings.message_templates_changed",
      subject: { type: "settings" },
      summary: "Modelos de mensagem para clientes alterados",
      details: { before: before?.templates ?? defaultMessageTemplates, after: templates },
    });
    await ctx.events.publish(tx, { topic: "settings" });
    return inUse;
  });
}
