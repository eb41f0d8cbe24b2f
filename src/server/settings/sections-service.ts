import { createHash } from "node:crypto";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import {
  readSections,
  type SectionValues,
  type SettingsSection,
  sectionLabels,
  writeSection,
} from "#domain/settings/settings-sections.ts";
import type { SecurityNotice } from "#domain/texts/account-mails.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { requireFreshProof } from "../identity/fresh-proof.ts";
import { notifyOwners } from "../identity/notify-owners.ts";
import { readStoredSettings, writeStoredSettings } from "./settings-service.ts";

export interface ReadSection<Values> {
  values: Values;
  /** A hash of the values. A caller that saves sends the version that the change is based on. */
  version: string;
}

export type AllSections = { [Section in SettingsSection]: ReadSection<SectionValues[Section]> };

export async function getSettings(ctx: ServiceContext): Promise<AllSections> {
  requirePermission(ctx.actor, "store");
  const sections = readSections(await readStoredSettings(ctx.db));
  return {
    store: withVersion(sections.store),
    contact: withVersion(sections.contact),
    legal: withVersion(sections.legal),
    customization: withVersion(sections.customization),
    delivery: withVersion(sections.delivery),
    stock: withVersion(sections.stock),
    papers: withVersion(sections.papers),
    fulfilment: withVersion(sections.fulfilment),
    instalments: withVersion(sections.instalments),
    pix: withVersion(sections.pix),
  };
}

/**
 * Replaces one section. Two administrators may edit different sections; if both edit the same one, the second gets a
 * conflict, and the form keeps what was typed.
 */
export async function saveSection<Section extends SettingsSection>(
  ctx: ServiceContext,
  section: Section,
  { version, values }: ReadSection<SectionValues[Section]>,
): Promise<ReadSection<SectionValues[Section]>> {
  requirePermission(ctx.actor, "store");
  return ctx.db.transaction(async (tx) => {
    const stored = await readStoredSettings(tx, { lock: true });
    const before = readSections(stored)[section];
    if (versionOf(before) !== version) throw new DomainError("conflict");
    const changed = writeSection(stored, section, values);
    const after = readSections(changed)[section];
    if (versionOf(after) === version) return withVersion(after);
    const notice = noticeOf(section, before, after);
    if (notice) {
      await requireFreshProof({ ...ctx, db: tx });
      await notifyOwners(tx, ctx, { notice });
    }
    await writeStoredSettings(tx, changed, ctx.now);
    await recordChange(tx, ctx, {
      action: "settings.changed",
      subject: { type: "settings", id: section },
      summary: `Configurações alteradas: ${sectionLabels[section]}`,
      // The Pix section is null without an account; an empty object shows all its fields as added or removed.
      details: { before: before ?? {}, after: after ?? {} },
    });
    await ctx.events.publish(tx, { topic: "settings" });
    return withVersion(after);
  });
}

/** Where orders and payments go is what a thief would change. */
function noticeOf(section: SettingsSection, before: unknown, after: unknown): SecurityNotice | undefined {
  if (section === "pix") return "pix_changed";
  const whatsapp = (values: unknown) => (values as SectionValues["contact"]).whatsapp;
  return section === "contact" && whatsapp(before) !== whatsapp(after) ? "whatsapp_changed" : undefined;
}

const withVersion = <Values>(values: Values): ReadSection<Values> => ({
  values,
  version: versionOf(values),
});

const versionOf = (values: unknown) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);
