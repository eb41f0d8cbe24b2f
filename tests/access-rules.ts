import { defaultMessageTemplates } from "#domain/orders/message-templates.ts";

/**
 * Who may call which operation of the API: the one table. An operation that is documented and not listed here fails
 * the test, and so does a line here that no operation answers to.
 */
export type Access =
  /** Anybody, signed in or not. */
  | "everybody"
  /** Whoever is signed in, about themselves. */
  | "signed-in"
  /** Only the customer whom the named record belongs to: to others it does not exist. */
  | "its-customer"
  /** That customer and administrators; others are refused. */
  | "its-customer-and-administrators"
  | "administrators";

/** What a sample request may need to name. */
export interface World {
  customerId: string;
  /** A session of the customer's, other than the one that asks. */
  sessionId: string;
  orderId: string;
  productId: string;
  /** A picture of that product. */
  imageId: string;
  subscriberId: string;
  /** Without products, so that it can be deleted. */
  categoryId: string;
  subcategoryId: string;
  /** A spreadsheet of which nothing was written. */
  importId: string;
  /** The only banner. */
  bannerId: string;
}

export interface Rule {
  access: Access;
  /** Fills the `{…}` of the path. */
  params?: (world: World) => Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  /** Well-formed, so that nothing but the permission can refuse it, and harmless where it is allowed. */
  body?: (world: World) => unknown;
  /** What a visitor gets instead of the usual 401. */
  anonymousStatus?: 403;
}

const form = { email: "ninguem@exemplo.com.br", password: "segredo1" };
const line = { id: "00000000-0000-4000-8000-000000000000", size: "M", quantity: 1 };
const picture = { image_url: "https://fotos.exemplo.com/verao/praia.jpg" };
const delivery = {
  customer: "Ana Lima",
  customer_cep: "01001000",
  customer_address: "Rua A, 1",
  customer_whatsapp: "11912345678",
};

const theProduct = ({ productId, imageId }: World) => ({ id: productId, imageId });
const theImport = ({ importId }: World) => ({ id: importId });
const theOrder = ({ orderId }: World) => ({ id: orderId });

const aCustomer = () => ({ id: delivery.customer_whatsapp });

export const accessRules: Record<string, Rule> = {
  "GET /api/store": { access: "everybody" },
  "GET /api/search/suggestions": { access: "everybody", query: "?q=azul" },
  "GET /api/cep/{cep}": { access: "everybody", params: () => ({ cep: "01001000" }) },
  "POST /api/cart/quote": { access: "everybody", body: () => ({ items: [line] }) },
  "POST /api/newsletter/subscriptions": { access: "everybody", body: () => ({ email: form.email }) },

  "POST /api/orders": {
    access: "signed-in",
    headers: { "Idempotency-Key": "access-matrix" },
    body: () => ({ ...delivery, items: [line] }),
  },
  "GET /api/account/orders": { access: "signed-in" },
  "GET /api/account/orders/{id}": {
    access: "its-customer",
    params: theOrder,
  },
  "GET /api/account/delivery": { access: "signed-in" },

  "GET /api/account": { access: "signed-in" },
  "DELETE /api/account": { access: "signed-in", body: () => ({ password: "a wrong one" }) },
  "GET /api/account/export": { access: "signed-in" },
  "GET /api/account/roles": { access: "signed-in" },
  "GET /api/account/sessions": { access: "signed-in" },
  "DELETE /api/account/sessions/{id}": {
    access: "its-customer",
    params: ({ sessionId }) => ({ id: sessionId }),
  },
  "POST /api/rpc/is_admin": {
    access: "its-customer-and-administrators",
    body: ({ customerId }) => ({ user_id: customerId }),
  },
  "POST /api/rpc/check_user_status": { access: "everybody", body: () => ({ email: form.email }) },
  "POST /api/diagnostics/check": { access: "everybody", body: () => form },
  "POST /api/diagnostics/create-admin": {
    access: "administrators",
    body: () => form,
    anonymousStatus: 403,
  },

  "GET /api/account/two-factor": { access: "administrators" },
  "POST /api/account/two-factor": {
    access: "administrators",
    body: () => ({ password: "a wrong one" }),
  },
  "POST /api/account/two-factor/confirm": { access: "administrators", body: () => ({ code: "000000" }) },
  "POST /api/account/two-factor/recovery-codes": {
    access: "administrators",
    body: () => ({ code: "000000" }),
  },
  "DELETE /api/account/two-factor": {
    access: "administrators",
    body: () => ({ password: "a wrong one", code: "000000" }),
  },

  "GET /api/admin/administrators": { access: "administrators" },
  "POST /api/admin/administrators/invitations": {
    access: "administrators",
    body: () => ({ email: "no address" }),
  },
  "GET /api/admin/audit-log": { access: "administrators" },
  "GET /api/admin/audit-log/people": { access: "administrators" },
  "POST /api/admin/backups": { access: "administrators", body: () => ({ password: "a wrong one" }) },

  "GET /api/admin/legal-pages": { access: "administrators" },
  "PUT /api/admin/legal-pages/{slug}": {
    access: "administrators",
    params: () => ({ slug: "termos-de-uso" }),
    body: () => ({ body: "Um texto", updated_at: "stale" }),
  },
  "POST /api/admin/legal-pages/{slug}/restore": {
    access: "administrators",
    params: () => ({ slug: "termos-de-uso" }),
    body: () => ({ updated_at: "stale" }),
  },
  "GET /api/admin/settings": { access: "administrators" },
  // A version that is never current: refused as stale, so nothing changes.
  "PUT /api/admin/settings/store": {
    access: "administrators",
    body: () => ({ version: "stale", values: { name: "Manto", tagline: "" } }),
  },
  "PUT /api/admin/settings/contact": {
    access: "administrators",
    body: () => ({
      version: "stale",
      values: {
        address: "Rua A, 1",
        phone: "(11) 4000-0000",
        email: form.email,
        whatsapp: "11912345678",
        opening_hours: "",
        social_links: { instagram: "", facebook: "", tiktok: "", youtube: "", x: "" },
      },
    }),
  },
  "PUT /api/admin/settings/legal": {
    access: "administrators",
    body: () => ({ version: "stale", values: { legal_name: "Manto Ltda.", cnpj: "" } }),
  },
  "PUT /api/admin/settings/customization": {
    access: "administrators",
    body: () => ({ version: "stale", values: { customization_surcharge: 20 } }),
  },
  "PUT /api/admin/settings/pix": {
    access: "administrators",
    body: () => ({
      version: "stale",
      values: { key_type: "cpf", key: "", receiver_name: "", receiver_city: "" },
    }),
  },
  "GET /api/admin/orders": { access: "administrators" },
  "GET /api/admin/orders/summary": { access: "administrators" },
  "GET /api/admin/orders/export": { access: "administrators" },
  "GET /api/admin/orders/unopened": { access: "administrators" },
  "GET /api/admin/orders/deleted": { access: "administrators" },
  "GET /api/admin/orders/production": { access: "administrators", query: `?ids=${line.id}` },
  "POST /api/admin/orders": { access: "administrators", body: () => ({ ...delivery, items: [line] }) },
  "GET /api/admin/orders/{id}": { access: "administrators", params: theOrder },
  "GET /api/admin/orders/{id}/history": { access: "administrators", params: theOrder },
  "POST /api/admin/orders/{id}/open": { access: "administrators", params: theOrder },
  "PATCH /api/admin/orders/{id}": {
    access: "administrators",
    params: theOrder,
    body: () => ({ status: "pending" }),
  },
  "PUT /api/admin/orders/{id}/payment": {
    access: "administrators",
    params: theOrder,
    body: () => ({ paid: true }),
  },
  // In this order: what the first deletes, the second brings back.
  "DELETE /api/admin/orders/{id}": { access: "administrators", params: theOrder },
  "POST /api/admin/orders/{id}/restore": { access: "administrators", params: theOrder },

  "GET /api/admin/settings/message-templates": { access: "administrators" },
  "PUT /api/admin/settings/message-templates": {
    access: "administrators",
    body: () => defaultMessageTemplates,
  },

  "POST /api/analytics/events": {
    access: "everybody",
    body: () => ({ origin: {}, events: [{ kind: "visit" }] }),
  },
  "GET /api/admin/analytics": { access: "administrators" },
  "GET /api/admin/reports/sales": { access: "administrators", query: "?by=product" },
  "GET /api/admin/categories": { access: "administrators" },
  "POST /api/admin/categories": { access: "administrators", body: () => ({ name: "Camisas" }) },
  "PATCH /api/admin/categories/{id}": {
    access: "administrators",
    params: ({ categoryId }) => ({ id: categoryId }),
    body: () => ({ name: "Outras camisas" }),
  },
  "POST /api/admin/subcategories": {
    access: "administrators",
    body: ({ categoryId }) => ({ name: "Reserva", category_id: categoryId }),
  },
  "PATCH /api/admin/subcategories/{id}": {
    access: "administrators",
    params: ({ subcategoryId }) => ({ id: subcategoryId }),
    body: () => ({ name: "Goleiro" }),
  },
  "DELETE /api/admin/subcategories/{id}": {
    access: "administrators",
    params: ({ subcategoryId }) => ({ id: subcategoryId }),
  },
  "PUT /api/admin/categories/{id}/image": {
    access: "administrators",
    params: ({ categoryId }) => ({ id: categoryId }),
    body: () => picture,
  },
  "DELETE /api/admin/categories/{id}/image": {
    access: "administrators",
    params: ({ categoryId }) => ({ id: categoryId }),
  },
  "DELETE /api/admin/categories/{id}": {
    access: "administrators",
    params: ({ categoryId }) => ({ id: categoryId }),
  },
  "GET /api/admin/site-images": { access: "administrators", query: "?type=BANNER" },
  "PUT /api/admin/site-images/order": {
    access: "administrators",
    body: ({ bannerId }) => ({ ids: [bannerId] }),
  },
  "POST /api/admin/site-images": {
    access: "administrators",
    body: () => ({ type: "featured", ...picture }),
  },
  "PATCH /api/admin/site-images/{id}": {
    access: "administrators",
    params: ({ bannerId }) => ({ id: bannerId }),
    body: () => ({ title: "Outro" }),
  },
  "DELETE /api/admin/site-images/{id}": {
    access: "administrators",
    params: ({ bannerId }) => ({ id: bannerId }),
  },

  "GET /api/admin/events": { access: "administrators" },
  "GET /api/admin/dashboard": { access: "administrators" },
  "GET /api/admin/first-steps": { access: "administrators" },
  "PUT /api/admin/first-steps": { access: "administrators", body: () => ({ hidden: false }) },
  "GET /api/admin/demo": { access: "administrators" },
  "DELETE /api/admin/demo": { access: "administrators" },
  "GET /api/admin/search": { access: "administrators", query: "?q=azul" },

  "POST /api/admin/uploads": { access: "administrators" },
  "POST /api/admin/uploads/from-url": {
    access: "administrators",
    body: () => ({ folder: "products", url: "https://exemplo.com/a.png" }),
  },
  "POST /api/admin/product-images": { access: "administrators" },
  "POST /api/admin/product-images/from-url": {
    access: "administrators",
    body: ({ productId }) => ({ product_id: productId, url: "https://exemplo.com/a.png" }),
  },
  // A file without headings: its check fails, and nothing changes.
  "POST /api/admin/imports": { access: "administrators", body: () => ({}) },
  "GET /api/admin/imports": { access: "administrators" },
  "GET /api/admin/imports/template": { access: "administrators" },
  "GET /api/admin/imports/{id}": { access: "administrators", params: theImport },
  "GET /api/admin/imports/{id}/lines": { access: "administrators", params: theImport },
  "POST /api/admin/imports/{id}/apply": { access: "administrators", params: theImport },
  "POST /api/admin/imports/{id}/stop": { access: "administrators", params: theImport },
  "POST /api/admin/imports/{id}/undo": { access: "administrators", params: theImport },
  "DELETE /api/admin/imports/{id}": { access: "administrators", params: theImport },
  "GET /api/admin/products/export": { access: "administrators" },
  "GET /api/admin/products": { access: "administrators" },
  "POST /api/admin/products": {
    access: "administrators",
    body: () => ({ name: "Camisa", price: "199,90", category_id: "1" }),
  },
  "GET /api/admin/products/{id}": { access: "administrators", params: theProduct },
  "PUT /api/admin/products/{id}": {
    access: "administrators",
    params: theProduct,
    body: () => ({ name: "Camisa", price: 1, category_id: "1", updated_at: "2026-01-01T00:00:00Z" }),
  },
  "POST /api/admin/products/{id}/duplicate": { access: "administrators", params: theProduct },
  "PUT /api/admin/products/{id}/featured": {
    access: "administrators",
    params: theProduct,
    body: () => ({ is_featured: false }),
  },
  "PUT /api/admin/products/{id}/images/order": {
    access: "administrators",
    params: theProduct,
    body: () => ({ ids: [] }),
  },
  "PUT /api/admin/products/{id}/images/{imageId}/primary": { access: "administrators", params: theProduct },
  "PATCH /api/admin/products/{id}/images/{imageId}": {
    access: "administrators",
    params: theProduct,
    body: () => ({ alt_text: "Frente" }),
  },
  "DELETE /api/admin/products/{id}/images/{imageId}": { access: "administrators", params: theProduct },
  "DELETE /api/admin/products/{id}": { access: "administrators", params: theProduct },

  "GET /storage/v1/bucket": { access: "administrators" },
  "POST /storage/v1/bucket": { access: "administrators", body: () => ({ name: "product-images" }) },
  "POST /storage/v1/object/product-images/{key}": {
    access: "administrators",
    params: () => ({ key: "products/a.png" }),
  },
  "PUT /storage/v1/object/product-images/{key}": {
    access: "administrators",
    params: () => ({ key: "products/a.png" }),
  },

  "GET /api/admin/customers": { access: "administrators" },
  "GET /api/admin/customers/export": { access: "administrators" },
  "GET /api/admin/customers/{id}": { access: "administrators", params: aCustomer },
  "GET /api/admin/customers/{id}/orders": { access: "administrators", params: aCustomer },
  "PUT /api/admin/customers/{id}/notes": {
    access: "administrators",
    params: aCustomer,
    body: () => ({ text: "", version: 0 }),
  },
  "POST /api/admin/customers/{id}/erasure": {
    access: "administrators",
    params: aCustomer,
    body: () => ({ confirmation: "another number" }),
  },

  "GET /api/admin/newsletter": { access: "administrators" },
  "GET /api/admin/newsletter/export": { access: "administrators" },
  "DELETE /api/admin/newsletter/{id}": {
    access: "administrators",
    params: ({ subscriberId }) => ({ id: subscriberId }),
  },
  "GET /api/newsletter/unsubscribe": { access: "everybody", query: "?token=none" },
  "POST /api/newsletter/unsubscribe": { access: "everybody", query: "?token=none" },

  "POST /auth/v1/signup": { access: "everybody", body: () => ({ ...form, password: "short" }) },
  "POST /auth/v1/token": { access: "everybody", query: "?grant_type=password", body: () => form },
  "POST /auth/v1/recover": { access: "everybody", body: () => ({ email: form.email }) },
  "POST /auth/v1/resend": { access: "everybody", body: () => ({ email: form.email, type: "signup" }) },
  "POST /auth/v1/logout": { access: "everybody", query: "?scope=others" },
  "GET /auth/v1/session": { access: "everybody" },
  "GET /auth/v1/user": { access: "signed-in" },
  "PUT /auth/v1/user": { access: "signed-in", body: () => ({ data: { full_name: "Ana Lima" } }) },
};

/** Operations for which it does not matter who asks, but what they know; each is tested beside its service. */
export const testedElsewhere: Record<string, string> = {
  "POST /api/newsletter/confirmations":
    "the token in the mailed link decides: src/server/newsletter/newsletter-api.db.test.ts",
  "POST /api/newsletter/cancellations":
    "the token in the mailed link decides: src/server/newsletter/newsletter-api.db.test.ts",
  "POST /auth/v1/factors/verify": "the challenge decides: src/server/two-factor/sign-in.db.test.ts",
  "POST /api/invitations/inspect":
    "the mailed secret decides: src/server/administrators/invitations.db.test.ts",
  "POST /api/invitations/accept":
    "the mailed secret decides: src/server/administrators/invitations.db.test.ts",
  "GET /api/admin/backups/{token}": "the link decides as well: src/server/backup/backup.db.test.ts",
  "DELETE /api/admin/administrators/{id}": "src/server/administrators/administrators.db.test.ts",
  "DELETE /api/admin/administrators/{id}/two-factor": "src/server/administrators/administrators.db.test.ts",
  "POST /api/admin/administrators/invitations/{id}/resend":
    "src/server/administrators/invitations.db.test.ts",
  "DELETE /api/admin/administrators/invitations/{id}": "src/server/administrators/invitations.db.test.ts",
  "POST /auth/v1/verify": "the secret in the mailed link decides: src/server/accounts/recovery.db.test.ts",
};
