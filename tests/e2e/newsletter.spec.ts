import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newEmail } from "./accounts-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { openCustomers } from "./customers-support.ts";
import { choose, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { openShopWithMail } from "./shop-with-mail.ts";

const openNewsletter = (page: Page, query = "") => openCustomers(page, `?aba=newsletter${query}`);

test.beforeEach(({ context }) => blockChangeEvents(context));

async function subscribe(page: Page, email: string): Promise<void> {
  const form = page.getByRole("form", { name: "Newsletter no rodapé" });
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Inscrever-se" }).click();
  await expect(form.getByText("Pronto! Você vai receber as novidades da loja no seu e-mail.")).toBeVisible();
}

/** The unsubscribe link in the owner's export, as a path of the shop under test. */
async function cancelPath(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`/api/admin/newsletter/export?q=${email}`);
  const link = /https?:\/\/\S+/.exec(await answer.text())?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test("an address comes onto the list and the owner finds, exports and removes it", async ({
  page,
  context,
}) => {
  const email = newEmail();
  await visit(page, "/");
  await subscribe(page, email);
  await signInAsOwner(context);

  await openNewsletter(page);
  await page.getByRole("searchbox", { name: "Buscar e-mails" }).fill(email.toUpperCase());
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(page.getByText("1–1 de 1")).toBeVisible();
  await expect(row).toContainText("Confirmado");
  await expectAccessible(page);

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar CSV" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain(`\r\n${email};Confirmado;`);

  await choose(page, page.getByRole("combobox", { name: "Situação" }), "Aguardando");
  await expect(page.getByText("Nenhum e-mail encontrado")).toBeVisible();
  await choose(page, page.getByRole("combobox", { name: "Situação" }), "Confirmado");
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await row.getByRole("button", { name: `Remover ${email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText("E-mail removido da newsletter")).toBeVisible();
  await expect(page.getByText("Nenhum e-mail encontrado")).toBeVisible();
});

test("a program that fills in every field is thanked and left out", async ({ page, context }) => {
  const email = newEmail();
  await visit(page, "/");
  const trap = page.getByRole("form", { name: "Newsletter no rodapé" }).locator("input[name=site]");
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  await subscribe(page, email);
  await signInAsOwner(context);
  await openNewsletter(page, `&q=${email}`);
  await expect(page.getByText("Nenhum e-mail encontrado")).toBeVisible();
});

test("whoever has had enough leaves by the link, and may come back", async ({ page, context }) => {
  const email = newEmail();
  await visit(page, "/");
  await subscribe(page, email);
  await signInAsOwner(context);
  const path = await cancelPath(page, email);

  await visit(page, path);
  await expect(page.getByRole("heading", { level: 1, name: "Cancelar inscrição" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancelar inscrição" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inscrição cancelada" })).toBeVisible();
  await openNewsletter(page, `&q=${email}`);
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Cancelado");

  await visit(page, "/");
  await subscribe(page, email);
  await openNewsletter(page, `&q=${email}`);
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Confirmado");
});

test.describe("a link that leads nowhere", () => {
  test.use({ expectedConsoleMessages: [/403/] });

  test("is told from one that was cut off", async ({ page }) => {
    await visit(page, "/newsletter/confirmar");
    await expect(page.getByRole("heading", { level: 1, name: "Link incompleto" })).toBeVisible();
    await visit(page, "/newsletter/confirmar?token=inventado");
    await page.getByRole("button", { name: "Confirmar inscrição" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Este link não vale mais. Inscreva-se de novo para receber outro.",
    );
    await expect(page.getByRole("link", { name: "Voltar para a loja" })).toBeVisible();
  });
});

test("with a mail server, an address counts once its owner has confirmed it", async ({ page }) => {
  await using shop = await openShopWithMail();
  const email = newEmail();
  await visit(page, shop.address);
  const form = page.getByRole("form", { name: "Newsletter no rodapé" });
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Inscrever-se" }).click();
  await expect(form.getByText("Enviamos um e-mail para você confirmar a inscrição.")).toBeVisible();

  const mail = await shop.nextMail();
  expect(mail.subject).toBe("Confirme sua inscrição na newsletter da Manto");
  const link = new URL(/https?:\/\/\S+/.exec(mail.text ?? "")?.[0] ?? "");
  await visit(page, shop.address + link.pathname + link.search);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirmar inscrição" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inscrição confirmada!" })).toBeVisible();
  // The shop stops at the end of the test, and a page with a pending request would log an error.
  await page.close();
});
