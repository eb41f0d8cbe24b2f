import { DomainError } from "#domain/errors.ts";
import { userRoles, users } from "../accounts/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { and, asc, eq, inArray, sql } from "../db/sql.ts";
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

/** The accounts that belong to a customer's number, or the one that stands for itself. */
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

/** Every id under which something may have been written about the customer: they may have had another one before. */
export function idsOf(customer: ListedCustomer, accounts: readonly LinkedAccount[]): string[] {
  const ids = [customer.id, customer.whatsapp, ...accounts.map(({ id }) => id)];
  return [...new Set(ids.filter((id) => id !== ""))];
}
