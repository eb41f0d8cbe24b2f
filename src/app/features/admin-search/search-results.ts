import type { AnswerOf } from "#app/api/api-client.ts";
import { sectionsFor } from "#app/features/admin/admin-sections.ts";
import type { Permission } from "#domain/accounts/staff-role.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber, statusLabel } from "#domain/orders/order-status.ts";
import { searchWords } from "#domain/search/search-query.ts";
import { withoutAccents } from "#domain/slug.ts";

type Answer = AnswerOf<"GET /api/admin/search">;
type May = (permission: Permission) => boolean;

/** One line of the list: its link and its text. */
export interface SearchResult {
  id: string;
  to: string;
  title: string;
  detail?: string;
  /** Shown at the right, such as a price or a total. */
  end?: string;
  imageUrl?: string | null;
}

export interface SearchResultGroup {
  label: "Telas" | "Pedidos" | "Clientes" | "Produtos";
  results: SearchResult[];
}

/** Groups the results in the order of the arrow keys. Screens are matched locally, without a request. */
export function groupSearchResults(query: string, answer: Answer | undefined, may: May): SearchResultGroup[] {
  const groups: SearchResultGroup[] = [
    { label: "Telas", results: findScreens(query, may) },
    { label: "Pedidos", results: answer?.orders.map(toOrder) ?? [] },
    { label: "Clientes", results: answer?.customers.map(toCustomer) ?? [] },
    { label: "Produtos", results: answer?.products.map(toProduct) ?? [] },
  ];
  return groups.filter(({ results }) => results.length > 0);
}

/** Returns all screens while nothing is typed, so that the search also serves for navigation. */
export function findScreens(query: string, may: May): SearchResult[] {
  const words = searchWords(query);
  if (query.trim() !== "" && words.length === 0) return [];
  return sectionsFor(may)
    .flatMap(({ sections }) => sections)
    .filter(({ label }) => {
      const name = withoutAccents(label).toLowerCase();
      return words.every((word) => name.includes(word));
    })
    .map(({ label, to }) => result(to, { title: label }));
}

function toOrder({ id, customer, total_cents, status, created_at }: Answer["orders"][number]): SearchResult {
  return result(`/admin/pedidos?pedido=${id}`, {
    title: customer,
    detail: `${orderNumber(id)} · ${statusLabel(status)} · ${formatDateTime(new Date(created_at))}`,
    end: formatCents(total_cents),
  });
}

function toCustomer({ id, name, whatsapp, emails, orders }: Answer["customers"][number]): SearchResult {
  const detail = [whatsapp && formatWhatsapp(whatsapp), emails.join(" ")].filter(Boolean).join(" · ");
  return result(`/admin/clientes/${id}`, {
    title: name,
    detail,
    end: orders === 1 ? "1 pedido" : `${orders} pedidos`,
  });
}

function toProduct({ id, name, category, price_cents, image_url }: Answer["products"][number]): SearchResult {
  return result(`/admin/produtos?produto=${id}`, {
    title: name,
    detail: category,
    end: formatCents(price_cents),
    imageUrl: image_url,
  });
}

/** The id is derived from the link, so that both sides of the combobox agree on it. */
function result(to: string, rest: Omit<SearchResult, "id" | "to">): SearchResult {
  return { id: `achado${to.replace(/[^a-z0-9]+/gi, "-")}`, to, ...rest };
}
