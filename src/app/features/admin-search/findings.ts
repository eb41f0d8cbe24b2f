import type { AnswerOf } from "#app/api-client.ts";
import { adminSections } from "#app/features/admin/admin-sections.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber, statusLabel } from "#domain/orders/order-status.ts";
import { searchWords } from "#domain/search/search-query.ts";
import { withoutAccents } from "#domain/slug.ts";

/** What the shop answers to a search. */
type Answer = AnswerOf<"GET /api/admin/search">;

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
export function groupFindings(query: string, answer: Answer | undefined): FindingGroup[] {
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

function toOrder({ id, customer, total_cents, status, created_at }: Answer["orders"][number]): Finding {
  return finding(`/admin/pedidos?pedido=${id}`, {
    title: customer,
    detail: `${orderNumber(id)} · ${statusLabel(status)} · ${formatDateTime(new Date(created_at))}`,
    end: formatCents(total_cents),
  });
}

function toCustomer({ id, name, whatsapp, emails, orders }: Answer["customers"][number]): Finding {
  const detail = [whatsapp && formatWhatsapp(whatsapp), emails.join(" ")].filter(Boolean).join(" · ");
  return finding(`/admin/clientes/${id}`, {
    title: name,
    detail,
    end: orders === 1 ? "1 pedido" : `${orders} pedidos`,
  });
}

function toProduct({ id, name, category, price_cents, image_url }: Answer["products"][number]): Finding {
  return finding(`/admin/produtos?produto=${id}`, {
    title: name,
    detail: category,
    end: formatCents(price_cents),
    imageUrl: image_url,
  });
}

/** The id is derived from where it leads, so that both sides of the combobox agree on it. */
function finding(to: string, rest: Omit<Finding, "id" | "to">): Finding {
  return { id: `achado${to.replace(/[^a-z0-9]+/gi, "-")}`, to, ...rest };
}
