import { requirePermission } from "#domain/accounts/actor.ts";
import { type Erasure, erasureProof, isErasureConfirmed } from "#domain/customers/erasure.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { lockRoles } from "../identity/role-service.ts";
import { getListedCustomer } from "./find-customer.ts";
import { forgetPerson } from "./forget-person.ts";
import type { ListedCustomer } from "./list-customers-service.ts";
import { type ErasurePlan, ordersToErase, type PlannedAccount, planErasure } from "./plan-erasure.ts";

export interface Erased {
  orders: number;
  accounts: number;
}

/** Says what an erasure would remove. */
export async function previewErasure(ctx: ServiceContext, id: string): Promise<ErasurePlan> {
  requirePermission(ctx.actor, "store");
  return planErasure(ctx.db, await getListedCustomer(ctx.db, id));
}

/**
 * Erases what is stored under a customer's number on request (LGPD, article 18), and the chosen accounts. Orders and
 * their amounts stay for the shop's accounting, without personal data. An account that was not chosen keeps all that
 * does not belong to the number. The audit log records that it happened, but not whose data it was.
 */
export async function eraseCustomerData(ctx: ServiceContext, id: string, wish: Erasure): Promise<Erased> {
  requirePermission(ctx.actor, "store");
  return ctx.db.transaction(async (tx) => {
    // An account that becomes a colleague's in this moment must not be deleted.
    await lockRoles(tx);
    const customer = await getListedCustomer(tx, id);
    assertConfirmed(customer, wish.confirmation);
    const accounts = accountsToRemove(await planErasure(tx, customer), wish);
    const orderIds = await forgetPerson(ctx, tx, {
      accounts,
      orders: ordersToErase(customer),
      ...(customer.userId === null && { whatsapp: customer.whatsapp }),
    });
    const erased = { orders: orderIds.length, accounts: accounts.length };
    await recordChange(tx, ctx, {
      action: "customer.erased",
      subject: { type: "customer" },
      summary: `Dados pessoais de um cliente apagados a pedido dele; ${describeOrders(erased.orders)}`,
      details: { ...erased },
    });
    return erased;
  });
}

function assertConfirmed({ whatsapp, emails }: ListedCustomer, typed: string): void {
  const proof = erasureProof({ whatsapp, emails: emails.split(" ") });
  if (isErasureConfirmed(typed, proof)) return;
  const message = proof.includes("@") ? "O e-mail digitado não confere" : "O número digitado não confere";
  throw new DomainError("invalid_request", { fields: { confirmation: message } });
}

/** The chosen accounts. A customer who is an account without orders is always removed. */
function accountsToRemove({ isAccount, accounts }: ErasurePlan, wish: Erasure): PlannedAccount[] {
  if (isAccount) return accounts;
  const chosen = accounts.filter((account) => wish.accounts.includes(account.id));
  if (chosen.length < new Set(wish.accounts).size) {
    throw new DomainError("conflict", {
      message: "As contas deste cliente mudaram. Confira de novo o que será apagado.",
    });
  }
  if (chosen.some(({ isStaff }) => isStaff)) {
    throw new DomainError("invalid_request", {
      fields: { accounts: "A conta de quem trabalha na loja não é excluída por aqui" },
    });
  }
  return chosen;
}

function describeOrders(count: number): string {
  if (count === 0) return "não havia pedidos";
  return count === 1 ? "1 pedido mantido, sem identificação" : `${count} pedidos mantidos, sem identificação`;
}
