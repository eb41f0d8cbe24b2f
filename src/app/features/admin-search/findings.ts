import { adminSections } from "#app/features/admin/admin-sections.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatReais } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber, statusLabel } from "#domain/orders/order-status.ts";
import { searchWords } from "#domain/search/search-query.ts";
import { withoutAccents } from "#domain/slug.ts";

/** What the shop answers to a search. */
export interface ApiFindings {
  products: { id: string; name: string; category: string; price: number; image_url: string | null }[];
  orders: { id: string; customer: string; total_amount: number; status: string; created_at: string }[];
  customers: { id: string; name: string; whatsapp: string; emails: string; orders: number }[];
}

/** One line of the list: where it leads and what it says. */
export interface Finding {
  id: string;
  to: string;
  title: string;
  detail?: string;
  /** At the right: a price, a total. */
  end?: string;
  imageUrl?: string | null;
}

export interface FindingGroup {
  label: "Telas" | "Pedidos" | "Clientes" | "Produtos";
  findings: Finding[];
}

/** In the order in which the arrow keys pass them. Screens are known here, without asking. */
export function groupFindings(query: string, answer: ApiFindings | undefined): FindingGroup[] {
  const groups: FindingGroup[] = [
    { label: "Telas", findings: findScreens(query) },
    { label: "Pedidos", findings: answer?.orders.map(toOrder) ?? [] },
    { label: "Clientes", findings: answer?.customers.map(toCustomer) ?? [] },
    { label: "Produtos", findings: answer?.products.map(toProduct) ?? [] },
  ];
  return groups.filter(({ findings }) => findings.length > 0);
}

/** With nothing typed, all of them: the search is also a way around. */
export function findScreens(query: string): Finding[] {
  const words = searchWords(query);
  if (query.trim() !== "" && words.length === 0) return [];
  return adminSections
    .flatMap(({ sections }) => sections)
    .filter(({ label }) => {
      const name = withoutAccents(label).toLowerCase();
      return words.every((word) => name.includes(word));
    })
    .map(({ label, to }) => finding(to, { title: label }));
}

function toOrder({ id, customer, total_amount, status, created_at }: ApiFindings["orders"][number]): Finding {
  return finding(`/admin/pedidos?pedido=${id}`, {
    title: customer,
    detail: `${orderNumber(id)} · ${statusLabel(status)} · ${formatDateTime(new Date(created_at))}`,
    end: formatReais(total_amount),
  });
}

function toCustomer({ id, name, whatsapp, emails, orders }: ApiFindings["customers"][number]): Finding {
  const detail = [whatsapp && formatWhatsapp(whatsapp), emails].filter(Boolean).join(" · ");
  return finding(`/admin/clientes/${id}`, {
    title: name,
    detail,
    end: orders === 1 ? "1 pedido" : `${orders} pedidos`,
  });
}

function toProduct({ id, name, category, price, image_url }: ApiFindings["products"][number]): Finding {
  return finding(`/admin/produtos?produto=${id}`, {
    title: name,
    detail: category,
    end: formatReais(price),
    imageUrl: image_url,
  });
}

/** The id is derived from where it leads, so that both sides of the combobox agree on it. */
function finding(to: string, rest: Omit<Finding, "id" | "to">): Finding {
  return { id: `achado${to.replace(/[^a-z0-9]+/gi, "-")}`, to, ...rest };
}
