import { count, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { describeUsers } from "#domain/describe-users.ts";
import { DomainError } from "#domain/errors.ts";
import { objectKeyOfUrl } from "#domain/media/picture.ts";
import { formatCents } from "#domain/money.ts";
import type { OptionInput, OptionUpdate } from "#domain/options/option-input.ts";
import { optionTexts } from "#domain/options/option-texts.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { readPicture } from "../../site-images/read-picture.ts";
import { productOptions } from "../option-tables.ts";
import { refuseTakenName } from "../refuse-taken-name.ts";
import { type ManagedOption, readLibrary, readOption } from "./read-library.ts";

/** Many more than a shop needs: an endless list would make every form slow. */
const MAX_OPTIONS = 200;

const nameOnce = { constraint: "product_options_name_once", message: optionTexts.nameTaken };

export async function listOptions({ db, actor }: ServiceContext): Promise<ManagedOption[]> {
  requirePermission(actor, "catalog");
  return readLibrary(db);
}

export async function createOption(ctx: ServiceContext, input: OptionInput): Promise<ManagedOption> {
  requirePermission(ctx.actor, "catalog");
  await assertPicture(ctx, input);
  return refuseTakenName(nameOnce, () =>
    ctx.db.transaction(async (tx) => {
      const [known] = await tx.select({ options: count() }).from(productOptions);
      if ((known?.options ?? 0) >= MAX_OPTIONS) {
        throw new DomainError("invalid_request", { message: optionTexts.tooMany(MAX_OPTIONS) });
      }
      const [row] = await tx
        .insert(productOptions)
        .values({ ...columnsOf(input), createdAt: ctx.now, updatedAt: ctx.now })
        .returning({ id: productOptions.id });
      if (!row) throw new Error("The database returned no option");
      await finish(ctx, tx, row.id, "created", `Opção “${input.name}” criada`);
      return getOption(tx, row.id);
    }),
  );
}

/**
 * Replaces an option, unless somebody else has changed it meanwhile. Carts learn of it by their next quote; orders keep
 * the option as it was.
 */
export async function updateOption(
  ctx: ServiceContext,
  id: string,
  input: OptionUpdate,
): Promise<ManagedOption> {
  requirePermission(ctx.actor, "catalog");
  await assertPicture(ctx, input);
  return refuseTakenName(nameOnce, () =>
    ctx.db.transaction(async (tx) => {
      const before = await lockOption(tx, id);
      if (before.updatedAt.getTime() !== new Date(input.updated_at).getTime()) {
        throw new DomainError("conflict");
      }
      const columns = columnsOf(input);
      await tx
        .update(productOptions)
        .set({ ...columns, updatedAt: ctx.now })
        .where(eq(productOptions.id, id));
      await finish(ctx, tx, id, "updated", `Opção “${input.name}” alterada`, {
        before: describe(before),
        after: describe(columns),
      });
      return getOption(tx, id);
    }),
  );
}

/** Refuses while products or categories offer the option; one that is in use can be withdrawn instead. */
export async function deleteOption(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockOption(tx, id);
    const { products, categories } = await getOption(tx, id);
    const users = describeUsers(products, categories);
    if (users) throw new DomainError("conflict", { message: optionTexts.inUse(users) });
    await tx.delete(productOptions).where(eq(productOptions.id, id));
    await finish(ctx, tx, id, "deleted", `Opção “${name}” excluída`);
  });
}

/** Only pictures of the shop's own are painted on shirts, in link pictures too. */
async function assertPicture(ctx: ServiceContext, { patch }: OptionInput): Promise<void> {
  if (!patch) return;
  if (objectKeyOfUrl(patch.image_url) === undefined) {
    throw new DomainError("invalid_request", { fields: { "patch.image_url": optionTexts.picture } });
  }
  await readPicture(ctx, patch);
}

const columnsOf = ({ name, price_cents, patch, is_offered }: OptionInput) => ({
  name,
  priceCents: price_cents,
  place: patch?.place ?? null,
  imageUrl: patch?.image_url ?? null,
  isOffered: is_offered,
});

type Columns = ReturnType<typeof columnsOf>;

const describe = ({ name, priceCents, place, isOffered }: Columns) => ({
  name,
  price: formatCents(priceCents),
  place,
  is_offered: isOffered,
});

async function lockOption(tx: Tx, id: string): Promise<typeof productOptions.$inferSelect> {
  const [row] = await tx.select().from(productOptions).where(eq(productOptions.id, id)).for("update");
  if (!row) throw new DomainError("not_found", { message: optionTexts.notFound });
  return row;
}

async function getOption(tx: Tx, id: string): Promise<ManagedOption> {
  const option = await readOption(tx, id);
  if (!option) throw new Error("The written option is not there");
  return option;
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  id: string,
  verb: "created" | "updated" | "deleted",
  summary: string,
  details?: Record<string, unknown>,
): Promise<void> {
  const subject = { type: "product-option" as const, id };
  await recordChange(tx, ctx, {
    action: `product_option.${verb}`,
    subject,
    summary,
    ...(details && { details }),
  });
  // Whatever shows a product depends on the categories, and with them on the options.
  await ctx.events.publish(tx, { topic: "categories" });
}
