import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { DbOrTx } from "../db/client.ts";
import { userRoles, users } from "../identity/tables.ts";
import type { ListedCustomer } from "./list-customers-service.ts";
import { customerAccounts, customerDirectory } from "./tables.ts";

export async function getListedCustomer(db: DbOrTx, id: string): Promise<ListedCustomer> {
  const [found] = await db.select().from(customerDirectory).where(eq(customerDirectory.id, id));
  if (!found) throw new DomainError("not_found", { message: "Cliente não encontrado" });
  return found;
}

export interface LinkedAccount {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  isAdministrator: boolean;
}

/** The accounts that belong to the customer's number, or the account without orders that is the customer. */
export async function readAccounts(db: DbOrTx, customer: ListedCustomer): Promise<LinkedAccount[]> {
  const linked = db
    .select({ userId: customerAccounts.userId })
    .from(customerAccounts)
    .where(eq(customerAccounts.whatsapp, customer.whatsapp));
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      createdAt: users.createdAt,
      isAdministrator: sql<boolean>`exists (select from ${userRoles} where ${and(
        eq(userRoles.userId, users.id),
        eq(userRoles.role, "admin"),
      )})`,
    })
    .from(users)
    .where(customer.userId === null ? inArray(users.id, linked) : eq(users.id, customer.userId))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/**
 * Every id under which notes about the customer may be stored, because the id changes with an account's first order.
 */
export function idsOf(customer: ListedCustomer, accounts: readonly LinkedAccount[]): string[] {
  const ids = [customer.id, customer.whatsapp, ...accounts.map(({ id }) => id)];
  return [...new Set(ids.filter((id) => id !== ""))];
}
