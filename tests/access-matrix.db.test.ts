import { beforeAll, describe, expect, it } from "vitest";
import { sessions } from "#server/accounts/tables.ts";
import { categories, imageMetadata, products, subcategories } from "#server/catalog/tables.ts";
import { eq } from "#server/db/sql.ts";
import { imports } from "#server/imports/tables.ts";
import { newsletterSubscribers } from "#server/newsletter/tables.ts";
import { orders } from "#server/orders/tables.ts";
import { siteImages } from "#server/site-images/tables.ts";
import { type Access, accessRules, type Rule, testedElsewhere, type World } from "./access-rules.ts";
import { type SignedInTester, signedInAs, signInByPassword } from "./support/actors.ts";
import { listOperations, nameOf } from "./support/api-operations.ts";
import { setUpTestApp, type TestApp } from "./support/app.ts";
import { send } from "./support/requests.ts";

const actors = ["anonymous", "customer", "other customer", "administrator"] as const;
type ActorName = (typeof actors)[number];
type Outcome = "allowed" | 401 | 403 | 404;

/** What each kind of access means for each actor; "customer" is the one whom the named records belong to. */
const outcomes: Record<Access, Record<ActorName, Outcome>> = {
  everybody: {
    anonymous: "allowed",
    customer: "allowed",
    "other customer": "allowed",
    administrator: "allowed",
  },
  "signed-in": { anonymous: 401, customer: "allowed", "other customer": "allowed", administrator: "allowed" },
  "its-customer": { anonymous: 401, customer: "allowed", "other customer": 404, administrator: 404 },
  "its-customer-and-administrators": {
    anonymous: 401,
    customer: "allowed",
    "other customer": 403,
    administrator: "allowed",
  },
  administrators: { anonymous: 401, customer: 403, "other customer": 403, administrator: "allowed" },
};

const app = setUpTestApp();
let world: World;
let headersOf: Record<ActorName, Record<string, string>>;

beforeAll(async () => {
  const customer = await signedInAs(app, "customer");
  const [other, administrator] = [await signedInAs(app, "customer"), await signedInAs(app, "administrator")];
  headersOf = {
    anonymous: {},
    customer: customer.headers,
    "other customer": other.headers,
    administrator: administrator.headers,
  };
  world = {
    customerId: customer.userId,
    sessionId: await addSession(app, customer),
    orderId: await addOrder(app, customer.userId),
    subscriberId: await addSubscriber(app),
    importId: await addImport(app),
    ...(await addCatalogue(app)),
    ...(await addProduct(app)),
  };
});

describe.each(Object.entries(accessRules))("%s", (operation, rule) => {
  // The customer last: an allowed call may use up the record that the others are refused.
  const order: ActorName[] = ["anonymous", "other customer", "administrator", "customer"];
  it.each(order.map((actor) => [actor, expected(rule, actor)] as const))(
    "for %s: %s",
    async (actor, outcome) => {
      const { status, body } = await call(operation, rule, headersOf[actor]);
      // Only the status counts here, and a stream's body would never end.
      await body?.cancel();
      if (outcome === "allowed") expect([401, 403, 404, 500]).not.toContain(status);
      else expect(status).toBe(outcome);
    },
  );
});

describe("the table", () => {
  it("has a line for every documented operation, and an operation for every line", async () => {
    const { body } = await send(app, "GET", "/api/openapi.json");
    const listed = [...Object.keys(accessRules), ...Object.keys(testedElsewhere)];
    expect(listOperations(body).map(nameOf).sort()).toEqual(listed.sort());
  });
});

function expected(rule: Rule, actor: ActorName): Outcome {
  if (actor === "anonymous" && rule.anonymousStatus) return rule.anonymousStatus;
  return outcomes[rule.access][actor];
}

function call(operation: string, rule: Rule, headers: Record<string, string>) {
  const [method = "", template = ""] = operation.split(" ");
  const params = rule.params?.(world) ?? {};
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
  return app.request(path + (rule.query ?? ""), {
    method,
    headers: { ...(rule.body && { "Content-Type": "application/json" }), ...rule.headers, ...headers },
    ...(rule.body && { body: JSON.stringify(rule.body(world)) }),
  });
}

async function addSession(target: TestApp, who: SignedInTester): Promise<string> {
  await signInByPassword(target, who.email, who.password);
  const own = await target.database.db().select().from(sessions).where(eq(sessions.userId, who.userId));
  return own.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)?.id ?? "";
}

async function addSubscriber({ database }: TestApp): Promise<string> {
  const [subscriber] = await database
    .db()
    .insert(newsletterSubscribers)
    .values({ email: "assinante@exemplo.com.br", token: "a token" })
    .returning({ id: newsletterSubscribers.id });
  return subscriber?.id ?? "";
}

async function addImport({ database }: TestApp): Promise<string> {
  const [row] = await database
    .db()
    .insert(imports)
    .values({ status: "ready", filename: "produtos.csv" })
    .returning({ id: imports.id });
  return row?.id ?? "";
}

async function addOrder({ database }: TestApp, userId: string): Promise<string> {
  const [order] = await database
    .db()
    .insert(orders)
    .values({
      userId,
      customer: "Ana Lima",
      customerAddress: "Rua A, 1",
      customerCep: "01001000",
      customerWhatsapp: "11912345678",
      totalCents: 100,
      shippingAddress: { address: "Rua A, 1" },
    })
    .returning({ id: orders.id });
  return order?.id ?? "";
}

async function addCatalogue({ database }: TestApp) {
  const db = database.db();
  const [category] = await db.insert(categories).values({ name: "Várzea" }).returning();
  const categoryId = category?.id ?? "";
  const [subcategory] = await db.insert(subcategories).values({ name: "Titular", categoryId }).returning();
  const [banner] = await db
    .insert(siteImages)
    .values({ type: "banner", imageUrl: "https://fotos.exemplo.com/verao/praia.jpg" })
    .returning();
  return { categoryId, subcategoryId: subcategory?.id ?? "", bannerId: banner?.id ?? "" };
}

async function addProduct({ database }: TestApp) {
  const db = database.db();
  await db.insert(categories).values({ id: "1", name: "Times Brasileiros" });
  const [product] = await db
    .insert(products)
    .values({ name: "Camisa", priceCents: 100, categoryId: "1" })
    .returning();
  const productId = product?.id ?? "";
  const [image] = await db
    .insert(imageMetadata)
    .values({ productId, url: "https://fotos.exemplo.com/a.png", isPrimary: true })
    .returning();
  return { productId, imageId: image?.id ?? "" };
}
