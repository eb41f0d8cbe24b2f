import { countOrders } from "#domain/orders/count-orders.ts";
import type { ErasurePlan, PlannedAccount } from "./customer.ts";

/** Accounts of people who work in the shop are never deleted here. */
export const removableAccounts = ({ accounts }: ErasurePlan): PlannedAccount[] =>
  accounts.filter(({ is_staff }) => !is_staff);

/** Describes what an erasure with these chosen accounts removes and keeps, for the dialog that asks for confirmation. */
export function describeErasure(plan: ErasurePlan, chosen: ReadonlySet<string>) {
  const { orders, deleted_orders: deleted, accounts, is_account: isAccount } = plan;
  const removed = removableAccounts(plan).filter(({ id }) => isAccount || chosen.has(id));
  const remaining = accounts.filter((account) => !removed.includes(account));
  const hasOrders = orders > 0;
  const goes = [
    hasOrders &&
      `Nome, WhatsApp, endereço e CEP em ${countOrders(orders)}${isAccount ? "" : " com este número"}${describeDeleted(deleted)}`,
    hasOrders && "Nomes estampados nas camisas desses pedidos",
    plan.has_order_notes && "Anotações da loja nesses pedidos",
    plan.has_delivery && "Endereço de entrega guardado para a próxima compra",
    plan.has_notes && "Anotações sobre o cliente",
    ...removed.map(describeRemoved),
  ];
  const stays = [
    hasOrders &&
      `${countOrders(orders)} com itens, valores, datas e status, sem dizer de quem ${orders === 1 ? "é" : "são"}`,
    "Totais de vendas e relatórios",
    ...removed.map(describeOtherOrders),
    ...remaining.map(({ email }) => `Conta ${email}${hasOrders ? ", já sem esses pedidos" : ""}`),
    "No registro de alterações: que dados foram apagados, quando e por quem, sem o nome e o número",
  ];
  return { goes: goes.filter(isString), stays: stays.filter(isString) };
}

function describeRemoved({ email, has_subscription, has_notes }: PlannedAccount): string {
  const parts = ["senha", "sessões", has_subscription && "inscrição na newsletter", has_notes && "anotações"];
  return `Conta ${email}, com ${listWords(parts.filter(isString))}, e os e-mails enviados a ela que a loja ainda guarda`;
}

/** What becomes of an account's orders with numbers that are not erased. */
function describeOtherOrders({ email, other_orders: count }: PlannedAccount): string | false {
  if (count === 0) return false;
  return count === 1
    ? `1 pedido de ${email} com outro número, com os dados como estão, sem ligação com a conta`
    : `${count} pedidos de ${email} com outros números, com os dados como estão, sem ligação com a conta`;
}

function describeDeleted(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " (1 deles entre os excluídos)" : ` (${count} deles entre os excluídos)`;
}

const words = new Intl.ListFormat("pt-BR", { type: "conjunction" });
const listWords = (parts: readonly string[]) => words.format(parts);
const isString = (text: string | false): text is string => typeof text === "string";
