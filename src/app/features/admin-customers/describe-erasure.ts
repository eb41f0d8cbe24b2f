import type { Customer, CustomerAccount } from "./customer.ts";

/** Accounts of administrators are never removed. */
export const removableAccounts = ({ accounts }: Customer): CustomerAccount[] =>
  accounts.filter(({ is_administrator }) => !is_administrator);

/** Describes what an erasure removes and keeps, for the dialog that asks for confirmation. */
export function describeErasure(customer: Customer, withAccounts: boolean) {
  const { orders, accounts, is_account: isAccount } = customer;
  const removed = withAccounts || isAccount ? removableAccounts(customer) : [];
  const remaining = accounts.filter((account) => !removed.includes(account));
  const hasOrders = orders > 0;
  const goes = [
    hasOrders && "Nome, WhatsApp, endereço e CEP nos pedidos",
    hasOrders && "Nomes estampados nas camisas desses pedidos",
    "Endereço de entrega guardado para a próxima compra",
    accounts.length > 0 && "Inscrição na newsletter",
    "Anotações sobre o cliente",
    removed.length > 0 && `${nameAccounts(removed.length)}, com senha e sessões`,
    removed.length > 0 && hasOrders && "A identificação de outros pedidos feitos com a mesma conta",
  ];
  const stays = [
    hasOrders &&
      `${countOrders(orders)} com itens, valores, datas e status, sem dizer de quem ${orders === 1 ? "é" : "são"}`,
    "Totais de vendas e relatórios",
    remaining.length > 0 && `Conta ${remaining.map(({ email }) => email).join(", ")}, já sem esses pedidos`,
    "No registro de alterações: que dados foram apagados, quando e por quem, sem o nome e o número",
  ];
  return { goes: goes.filter(isString), stays: stays.filter(isString) };
}

const isString = (text: string | false): text is string => typeof text === "string";
const countOrders = (count: number) => (count === 1 ? "1 pedido" : `${count} pedidos`);
const nameAccounts = (count: number) => (count === 1 ? "A conta" : `As ${count} contas`);
