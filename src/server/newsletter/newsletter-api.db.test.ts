import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { countMails, newestLink } from "../../../tests/support/mailed-link.ts";
import { send } from "../../../tests/support/requests.ts";
import { sweepNewsletter } from "./subscription-links-service.ts";
import { newsletterSubscribers } from "./tables.ts";

const subscribeAt = (app: ReturnType<typeof setUpTestApp>) => (body: unknown) =>
  send(app, "POST", "/api/newsletter/subscriptions", { body });

const readFrom = (app: ReturnType<typeof setUpTestApp>) => async (email: string) => {
  const [row] = await app.database
    .db()
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
};

describe("without a mail server", () => {
  const app = setUpTestApp();
  const [subscribe, read] = [subscribeAt(app), readFrom(app)];

  it("puts an address on the list at once, and only once, however it is written", async () => {
    expect(await subscribe({ email: "Ana@Exemplo.com.br" })).toMatchObject({
      status: 200,
      body: { confirm_by_mail: false },
    });
    expect((await subscribe({ email: "ana@exemplo.com.br" })).status).toBe(200);
    const rows = await app.database.db().select().from(newsletterSubscribers);
    expect(rows).toMatchObject([{ email: "ana@exemplo.com.br", status: "confirmed" }]);
  });

  it("answers a bot that fills in the honeypot field as usual, and stores nothing", async () => {
    const answer = await subscribe({ email: "robo@exemplo.com.br", site: "https://spam.example" });
    expect(answer).toMatchObject({ status: 200, body: { confirm_by_mail: false } });
    expect(await read("robo@exemplo.com.br")).toBeUndefined();
  });

  it("subscribes an address again that had unsubscribed", async () => {
    await subscribe({ email: "volta@exemplo.com.br" });
    const token = (await read("volta@exemplo.com.br"))?.token;
    await send(app, "POST", "/api/newsletter/cancellations", { body: { token } });
    expect(await read("volta@exemplo.com.br")).toMatchObject({ status: "unsubscribed" });
    await subscribe({ email: "volta@exemplo.com.br" });
    expect(await read("volta@exemplo.com.br")).toMatchObject({
      status: "confirmed",
      unsubscribedAt: null,
      token,
    });
  });

  it.each(["", "ana", "ana@", "a@b c.com"])("refuses %j", async (email) => {
    const { status, body } = await subscribe({ email });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ email: "Digite um email válido" });
  });
});

describe("with a mail server", () => {
  const app = setUpTestApp({ mailDelivers: true });
  const [subscribe, read] = [subscribeAt(app), readFrom(app)];
  const confirm = (token: unknown) => send(app, "POST", "/api/newsletter/confirmations", { body: { token } });
  const cancel = (token: unknown) => send(app, "POST", "/api/newsletter/cancellations", { body: { token } });

  async function subscribeAndRead(email: string): Promise<string> {
    await subscribe({ email });
    return (await newestLink(app, email)).url.searchParams.get("token") ?? "";
  }

  it("an address waits until its owner confirms it from the mail", async () => {
    const email = "ana@exemplo.com.br";
    expect((await subscribe({ email })).body).toEqual({ confirm_by_mail: true });
    expect(await read(email)).toMatchObject({ status: "pending", confirmedAt: null });
    const { url } = await newestLink(app, email);
    expect(url.pathname).toBe("/newsletter/confirmar");
    expect((await confirm(url.searchParams.get("token"))).status).toBe(204);
    expect(await read(email)).toMatchObject({ status: "confirmed" });
  });

  it("the mail has an unsubscribe link for people and one for mail programs", async () => {
    const email = "bia@exemplo.com.br";
    const token = await subscribeAndRead(email);
    const mail = (await app.mails()).find(({ to }) => to?.[0]?.address === email);
    expect(mail?.text).toContain(`http://loja.test/newsletter/cancelar?token=${token}`);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toBe(
      `<http://loja.test/api/newsletter/unsubscribe?token=${token}>`,
    );
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  it("a known address is answered like a new one, and gets no mail once it is confirmed", async () => {
    const email = "caio@exemplo.com.br";
    const token = await subscribeAndRead(email);
    await confirm(token);
    expect((await subscribe({ email })).body).toEqual({ confirm_by_mail: true });
    expect(await countMails(app, email)).toBe(1);
    expect(await read(email)).toMatchObject({ status: "confirmed" });
  });

  it("a second subscription sends the mail again with the same link", async () => {
    const email = "duda@exemplo.com.br";
    const first = await subscribeAndRead(email);
    expect(await subscribeAndRead(email)).toBe(first);
    expect(await countMails(app, email)).toBe(2);
  });

  it("confirming twice is no error", async () => {
    const token = await subscribeAndRead("eva@exemplo.com.br");
    await confirm(token);
    expect((await confirm(token)).status).toBe(204);
  });

  it("an old mail does not confirm an address that has unsubscribed, a new subscription does", async () => {
    const email = "fabio@exemplo.com.br";
    const token = await subscribeAndRead(email);
    await confirm(token);
    expect((await cancel(token)).status).toBe(204);
    expect((await confirm(token)).body.error).toMatchObject({
      code: "otp_expired",
      message: "Este link não vale mais. Inscreva-se de novo para receber outro.",
    });
    await subscribe({ email });
    expect(await read(email)).toMatchObject({ status: "pending", confirmedAt: null, unsubscribedAt: null });
    await confirm(token);
    expect(await read(email)).toMatchObject({ status: "confirmed" });
  });

  it("a mail program ends a subscription with one post, and opening that address changes nothing", async () => {
    const email = "gabi@exemplo.com.br";
    const token = await subscribeAndRead(email);
    await confirm(token);
    const address = `/api/newsletter/unsubscribe?token=${token}`;
    const opened = await app.request(address);
    expect(opened.headers.get("location")).toBe(`http://loja.test/newsletter/cancelar?token=${token}`);
    expect(await read(email)).toMatchObject({ status: "confirmed" });
    const posted = await app.request(address, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(posted.status).toBe(204);
    expect(await read(email)).toMatchObject({ status: "unsubscribed" });
  });

  it("an unknown token confirms and cancels nothing", async () => {
    expect((await confirm("inventado")).status).toBe(403);
    expect((await cancel("inventado")).status).toBe(404);
    expect((await cancel(undefined)).status).toBe(400);
  });

  it("an address that the shop removes from the list leaves no mail behind", async () => {
    const email = "esquecida@exemplo.com.br";
    await subscribe({ email });
    expect(await countMails(app, email)).toBe(1);
    const { headers } = await signedInAs(app, "administrator");
    const { id } = (await read(email)) ?? {};
    expect((await send(app, "DELETE", `/api/admin/newsletter/${id}`, { headers })).status).toBe(204);
    expect(await countMails(app, email)).toBe(0);
  });

  it("an unconfirmed address is deleted after a month", async () => {
    await subscribe({ email: "some@exemplo.com.br" });
    const db = app.database.db();
    await sweepNewsletter(db, new Date(Date.now() + 29 * 86_400_000));
    expect(await read("some@exemplo.com.br")).toBeDefined();
    await sweepNewsletter(db, new Date(Date.now() + 31 * 86_400_000));
    expect(await read("some@exemplo.com.br")).toBeUndefined();
    expect(await read("ana@exemplo.com.br")).toBeDefined();
  });
});

describe("with limits", () => {
  const app = setUpTestApp({ rateLimits: true });
  const subscribe = subscribeAt(app);

  it("the subscriptions of one e-mail address per hour are limited", async () => {
    const email = "insistente@exemplo.com.br";
    for (let time = 0; time < 3; time++) expect((await subscribe({ email })).status).toBe(200);
    expect((await subscribe({ email })).status).toBe(429);
    expect((await subscribe({ email: "outra@exemplo.com.br" })).status).toBe(200);
  });

  it("the subscriptions from one IP address per hour are limited", async () => {
    const answers = [];
    for (let time = 0; time < 21; time++)
      answers.push((await subscribe({ email: `pessoa${time}@exemplo.com.br` })).status);
    expect(answers.at(-1)).toBe(429);
  });
});
