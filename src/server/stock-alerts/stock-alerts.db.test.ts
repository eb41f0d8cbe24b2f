import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp, type TestApp } from "../../../tests/support/app.ts";
import { countMails, newestLink } from "../../../tests/support/mailed-link.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { countStock } from "../catalog/stock/stock-fixture.ts";
import { stockLevels } from "../catalog/stock-tables.ts";
import { products } from "../catalog/tables.ts";
import { forgetPerson, ownerOf } from "../customers/forget-person.ts";
import { sweepStockAlerts } from "./alert-links-service.ts";
import { sendStockAlerts } from "./send-stock-alerts.ts";
import { stockAlerts } from "./tables.ts";

const ana = "ana@exemplo.com.br";
let shirt: string;

async function addShirt(app: TestApp): Promise<void> {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa Aurora" }]);
  await countStock(db, shirt, { M: 0, G: 3 });
}

const askAt =
  (app: TestApp) =>
  (changes: object = {}) =>
    send(app, "POST", "/api/stock-alerts", {
      body: { product_id: shirt, size: "M", email: ana, ...changes },
    });

describe("with a mail server", () => {
  const app = setUpTestApp({ mailDelivers: true });
  const ask = askAt(app);
  const db = () => app.database.db();
  const rows = () => db().select().from(stockAlerts);
  const confirm = (token: unknown) =>
    send(app, "POST", "/api/stock-alerts/confirmations", { body: { token } });
  const cancel = (token: unknown) =>
    send(app, "POST", "/api/stock-alerts/cancellations", { body: { token } });
  const tell = () => sendStockAlerts(app.services());
  const subjects = async (email: string) =>
    (await app.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);

  async function askAndRead(email: string): Promise<string> {
    expect((await ask({ email })).status).toBe(204);
    return (await newestLink(app, email)).url.searchParams.get("token") ?? "";
  }

  async function askAndConfirm(email: string): Promise<string> {
    const token = await askAndRead(email);
    expect((await confirm(token)).status).toBe(204);
    return token;
  }

  beforeAll(() => addShirt(app));
  beforeEach(async () => {
    await db().delete(stockAlerts);
    await db().update(products).set({ status: "published", leadTime: null });
    await countStock(db(), shirt, { M: 0, G: 3 });
  });

  it("an alert waits until the address' owner confirms it from the mail", async () => {
    const email = "bia@exemplo.com.br";
    expect((await ask({ email: "Bia@Exemplo.com.br" })).status).toBe(204);
    expect(await rows()).toMatchObject([{ email, size: "M", productId: shirt, confirmedAt: null }]);
    const { url } = await newestLink(app, email);
    expect(url.pathname).toBe("/avise-me/confirmar");
    await countStock(db(), shirt, { M: 2 });
    await tell();
    expect(await subjects(email)).toEqual(["Confirme o aviso: Camisa Aurora, tamanho M"]);
    expect((await confirm(url.searchParams.get("token"))).status).toBe(204);
    expect((await rows())[0]?.confirmedAt).toBeInstanceOf(Date);
  });

  it("the mail comes once, when units are there again, and the address is forgotten with it", async () => {
    const email = "caio@exemplo.com.br";
    await askAndConfirm(email);
    await tell();
    expect(await countMails(app, email)).toBe(1);
    await countStock(db(), shirt, { M: 2 });
    await tell();
    await tell();
    expect(await subjects(email)).toEqual([
      "Confirme o aviso: Camisa Aurora, tamanho M",
      "Camisa Aurora no tamanho M voltou",
    ]);
    expect(await rows()).toEqual([]);
    const mail = (await app.mails()).findLast(({ to }) => to?.[0]?.address === email);
    expect(mail?.text).toContain(`http://loja.test/produto/${shirt}`);
    expect(mail?.text).toContain("Este aviso termina aqui");
  });

  it("a size that is not counted any more is there again", async () => {
    const email = "davi@exemplo.com.br";
    await askAndConfirm(email);
    await db().delete(stockLevels).where(eq(stockLevels.productId, shirt));
    await tell();
    expect(await countMails(app, email)).toBe(2);
  });

  it("a hidden product, a size that has left its grid and one that is made to order tell nobody", async () => {
    const email = "eva@exemplo.com.br";
    await askAndConfirm(email);
    await db()
      .update(products)
      .set({ leadTime: { minDays: 15, maxDays: 25 } });
    await tell();
    await db().update(products).set({ leadTime: null, status: "hidden" });
    await countStock(db(), shirt, { M: 2 });
    await tell();
    await db().update(products).set({ status: "published" });
    await db().update(stockAlerts).set({ size: "XGG" });
    await tell();
    expect(await countMails(app, email)).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it("neither the mail nor the alert is lost if adding the mail fails", async () => {
    const email = "fabio@exemplo.com.br";
    await askAndConfirm(email);
    await countStock(db(), shirt, { M: 2 });
    const { jobs, ...services } = app.services();
    const broken = { ...jobs, addMail: () => Promise.reject(new Error("killed")) };
    await expect(sendStockAlerts({ ...services, jobs: broken })).rejects.toThrow("killed");
    expect(await rows()).toHaveLength(1);
    await tell();
    expect(await countMails(app, email)).toBe(2);
  });

  it("many are told in batches, those who have waited longest first", async () => {
    const now = Date.now();
    const waiting = Array.from({ length: 130 }, (_, index) => ({
      productId: shirt,
      size: "M",
      email: `pessoa${index}@exemplo.com.br`,
      token: `token ${index}`,
      createdAt: new Date(now - index * 1000),
      confirmedAt: new Date(now),
    }));
    await db().insert(stockAlerts).values(waiting);
    await countStock(db(), shirt, { M: 1 });
    await tell();
    const left = await rows();
    expect(left.map(({ email }) => email).toSorted()).toEqual(
      waiting
        .slice(0, 30)
        .map(({ email }) => email)
        .toSorted(),
    );
    await tell();
    expect(await rows()).toEqual([]);
  });

  it("asking again sends the same link again, and nothing once it is confirmed", async () => {
    const email = "gabi@exemplo.com.br";
    const token = await askAndRead(email);
    expect(await askAndRead(email)).toBe(token);
    await confirm(token);
    expect((await ask({ email })).status).toBe(204);
    expect(await countMails(app, email)).toBe(2);
  });

  it("a bot that fills in the honeypot field is answered as usual, and nothing is stored", async () => {
    expect((await ask({ site: "https://spam.example" })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it("only a size that the product has and that is sold out now is taken", async () => {
    for (const size of ["G", "P", "XGG"]) {
      const { status, body } = await ask({ size });
      expect(status).toBe(400);
      expect(body.error.fields.size).toContain("não está esgotado");
    }
    expect((await ask({ product_id: crypto.randomUUID() })).status).toBe(404);
    await db()
      .update(products)
      .set({ leadTime: { minDays: 15, maxDays: 25 } });
    expect((await ask()).status).toBe(400);
    await db().update(products).set({ leadTime: null, status: "hidden" });
    expect((await ask()).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it("an alert is cancelled from the mail, by a person or by one post of a mail program", async () => {
    const first = await askAndConfirm("hugo@exemplo.com.br");
    const mail = (await app.mails()).findLast(({ to }) => to?.[0]?.address === "hugo@exemplo.com.br");
    expect(mail?.text).toContain(`http://loja.test/avise-me/cancelar?token=${first}`);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toBe(
      `<http://loja.test/api/stock-alerts/unsubscribe?token=${first}>`,
    );
    expect((await cancel(first)).status).toBe(204);
    expect((await cancel(first)).body.error.message).toContain("Não encontramos este aviso");
    expect((await confirm(first)).body.error).toMatchObject({ code: "otp_expired" });

    const second = await askAndConfirm("iara@exemplo.com.br");
    const address = `/api/stock-alerts/unsubscribe?token=${second}`;
    const opened = await app.request(address);
    expect(opened.headers.get("location")).toBe(`http://loja.test/avise-me/cancelar?token=${second}`);
    expect(await rows()).toHaveLength(1);
    expect((await app.request(address, { method: "POST" })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it("an unconfirmed alert is deleted after a month, a confirmed one waits", async () => {
    await askAndConfirm("joana@exemplo.com.br");
    await ask({ email: "kaue@exemplo.com.br" });
    await sweepStockAlerts(db(), new Date(Date.now() + 29 * 86_400_000));
    expect(await rows()).toHaveLength(2);
    await sweepStockAlerts(db(), new Date(Date.now() + 31 * 86_400_000));
    expect(await rows()).toMatchObject([{ email: "joana@exemplo.com.br" }]);
  });

  it("an account's data name its alerts, and they are erased with it", async () => {
    const { email, userId, headers } = await signedInAs(app, "customer");
    const before = await send(app, "GET", "/api/account/export", { headers });
    expect(before.body).not.toHaveProperty("stock_alerts");
    await askAndConfirm(email);
    const after = await send(app, "GET", "/api/account/export", { headers });
    expect(after.body.stock_alerts).toMatchObject([{ product: "Camisa Aurora", size: "M" }]);
    const ctx = { ...app.services(), actor: system, now: new Date() };
    await db().transaction((tx) => forgetPerson(ctx, tx, ownerOf([{ id: userId, email }])));
    expect(await rows()).toEqual([]);
  });
});

describe("without a mail server", () => {
  const app = setUpTestApp();
  beforeAll(() => addShirt(app));

  it("the shop says that it cannot tell anybody, and stores nothing", async () => {
    const { status, body } = await askAt(app)();
    expect(status).toBe(409);
    expect(body.error.message).toBe("A loja não consegue enviar e-mails agora, e por isso não pode avisar.");
    expect(await app.database.db().select().from(stockAlerts)).toEqual([]);
  });
});

describe("with limits", () => {
  const app = setUpTestApp({ mailDelivers: true, rateLimits: true });
  beforeAll(() => addShirt(app));

  it("the alerts of one e-mail address per hour are limited, and those from one IP address", async () => {
    const ask = askAt(app);
    for (let time = 0; time < 5; time++) expect((await ask()).status).toBe(204);
    expect((await ask()).status).toBe(429);
    const answers = [];
    for (let time = 0; time < 16; time++)
      answers.push((await ask({ email: `p${time}@exemplo.com.br` })).status);
    expect([answers[0], answers.at(-1)]).toEqual([204, 429]);
  });
});
