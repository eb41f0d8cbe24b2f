import type { AnswerOf } from "#app/api/api-client.ts";
import type { Permission } from "#domain/accounts/staff-role.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { formatCents } from "#domain/money.ts";
import { countOrders } from "#domain/orders/count-orders.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber, statusLabel } from "#domain/orders/order-status.ts";
import { type FoundPlace, findScreens, findSettings } from "./find-places.ts";
import { isBeginning, isMistyped, type MeansWord } from "./match-name.ts";

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
  label: "Telas" | "Configurações" | "Pedidos" | "Clientes" | "Produtos";
  results: SearchResult[];
}

/** Groups the results in the order of the arrow keys. Screens and settings are matched locally, without a request. */
export function groupSearchResults(query: string, answer: Answer | undefined, may: May): SearchResultGroup[] {
  const found = [
    ...groupPlaces(query, may, isBeginning),
    ...withResults([
      { label: "Pedidos", results: answer?.orders.map(toOrder) ?? [] },
      { label: "Clientes", results: answer?.customers.map(toCustomer) ?? [] },
      { label: "Produtos", results: answer?.products.map(toProduct) ?? [] },
    ]),
  ];
  // A name that is nearly a setting's must not stand before the customer who has it.
  return found.length === 0 && answer ? groupPlaces(query, may, isMistyped) : found;
}

function groupPlaces(query: string, may: May, means: MeansWord): SearchResultGroup[] {
  return withResults([
    { label: "Telas", results: findScreens(query, may, means).map(toPlace) },
    { label: "Configurações", results: findSettings(query, may, means).map(toPlace) },
  ]);
}

const withResults = (groups: SearchResultGroup[]) => groups.filter(({ results }) => results.length > 0);

function toPlace({ label, to, otherName }: FoundPlace): SearchResult {
  return result(to, { title: label, ...(otherName && { detail: otherName }) });
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
    end: countOrders(orders),
  });
}

function toProduct(product: Answer["products"][number]): SearchResult {
  const { id, code, name, category, price_cents, image_url } = product;
  return result(`/admin/produtos?produto=${id}`, {
    title: name,
    detail: [code, category].filter(Boolean).join(" · "),
    end: formatCents(price_cents),
    imageUrl: image_url,
  });
}

/** The id is derived from the link, so that both sides of the combobox agree on it. */
function result(to: string, rest: Omit<SearchResult, "id" | "to">): SearchResult {
  return { id: `achado${to.replace(/[^a-z0-9]+/gi, "-")}`, to, ...rest };
}
