import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";

/** A text that breaks out of an attribute, an element and a script, and leaves a trace if it runs. */
export const HOSTILE = `"'></title></script><script>window.hacked=1</script><img src=x onerror="window.hacked=1">`;

const hostile = (before: string) => `${before} ${HOSTILE}`;
const PICTURE = "https://fotos.exemplo.invalid/verao/praia.jpg";
const WHATSAPP = "11987654321";

export interface HostileRecords {
  productId: string;
  categoryId: string;
  orderId: string;
  whatsapp: string;
  orderPath: string;
}

/** Stores it in every text field that the API accepts, because an attacker is not bound to the forms. */
export async function storeHostileTexts(
  request: APIRequestContext,
  owner: { email: string; password: string },
): Promise<HostileRecords> {
  const asPage = { "Sec-Fetch-Site": "same-origin" };
  const call = async (method: string, path: string, data?: object, headers: Record<string, string> = {}) => {
    const answer = await request.fetch(path, {
      method,
      headers: { ...asPage, ...headers },
      ...(data && { data }),
    });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
    return text === "" ? undefined : JSON.parse(text);
  };

  await call("POST", "/auth/v1/token?grant_type=password", owner);
  await call("PUT", "/auth/v1/user", { data: { full_name: hostile("Dono") } });
  const settings = await call("GET", "/api/admin/settings");
  const change = (section: string, values: object) =>
    call("PUT", `/api/admin/settings/${section}`, {
      version: settings[section].version,
      values: { ...settings[section].values, ...values },
    });
  await change("store", { name: HOSTILE.slice(0, 80), tagline: HOSTILE });
  await change("contact", { address: HOSTILE, phone: HOSTILE.slice(24, 64), opening_hours: HOSTILE });
  await change("legal", { legal_name: HOSTILE });
  for (const slug of ["politica-de-privacidade", "trocas-e-devolucoes", "termos-de-uso"]) {
    const body = `## ${HOSTILE}\n- ${HOSTILE}\n\n[a](javascript:window.hacked=1) **${HOSTILE}** [b](" onclick="window.hacked=1)`;
    await call("PUT", `/api/admin/legal-pages/${slug}`, { body, updated_at: null });
  }
  const templates = await call("GET", "/api/admin/settings/message-templates");
  const spoilt = Object.fromEntries(Object.keys(templates).map((name) => [name, HOSTILE]));
  await call("PUT", "/api/admin/settings/message-templates", spoilt);

  const category = await call("POST", "/api/admin/categories", {
    name: HOSTILE.slice(0, 60),
    description: HOSTILE,
  });
  await call("POST", "/api/admin/subcategories", { name: HOSTILE.slice(0, 60), category_id: category.id });
  await call("PUT", `/api/admin/categories/${category.id}/size-guide`, {
    measures: [{ name: HOSTILE.slice(0, 30), how_to: HOSTILE.slice(0, 120) }],
    rows: [{ size: "M", values: [53] }],
  });
  const product = await call("POST", "/api/admin/products", {
    name: HOSTILE,
    price: 199.9,
    description: `${HOSTILE}\n\n${HOSTILE}`,
    category_id: category.id,
    images: [{ url: "https://fotos.exemplo.invalid/a.png?%22%3E", alt_text: HOSTILE }],
  });
  await call("POST", "/api/admin/site-images", {
    type: "banner",
    title: HOSTILE,
    description: HOSTILE,
    link: `/busca?q=${encodeURIComponent(HOSTILE)}`,
    image_url: PICTURE,
  });
  const order = await call(
    "POST",
    "/api/orders",
    {
      customer: HOSTILE.slice(0, 120),
      customer_cep: "01001000",
      customer_address: HOSTILE,
      customer_whatsapp: WHATSAPP,
      items: [
        { id: product.id, size: "M", quantity: 1, customization: { name: `<b>'"></b>`, number: "10" } },
      ],
    },
    { "Idempotency-Key": "a-hostile-order" },
  );
  await call("PUT", `/api/admin/customers/${WHATSAPP}/notes`, { text: HOSTILE, version: 0 });
  await call("POST", "/api/newsletter/subscriptions", { email: "a'b@exemplo.com.br" });
  const text = new URL(order.whatsapp_url).searchParams.get("text") ?? "";
  return {
    productId: product.id,
    categoryId: category.id,
    orderId: order.id,
    whatsapp: WHATSAPP,
    orderPath: /\/pedido\/\w+/.exec(text)?.[0] ?? "/meus-pedidos",
  };
}
