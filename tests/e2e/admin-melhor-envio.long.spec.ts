import type { Page } from "@playwright/test";
import { faults, fine, refusesToken, tokenUntil } from "../support/melhor-envio-stand-in.ts";
import { openAsAdministrator } from "./admin-actors.ts";
import { makeMethod, openScreen } from "./admin-delivery-support.ts";
import {
  connect,
  form,
  melhorEnvio,
  PATH,
  panel,
  startDisconnected,
  submit,
  test,
} from "./admin-melhor-envio-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";

const DAY_MS = 24 * 3_600_000;

test.describe.configure({ mode: "default" });

test.beforeEach(({ context }) => startDisconnected(context));

const preview = (page: Page) => page.getByRole("region", { name: "O que o cliente vê" });
const offered = (page: Page) => preview(page).getByRole("listitem");

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the owner reads what Melhor Envio brings, and connects it", async ({ page }) => {
      await openScreen(page);
      await expect(panel(page)).toContainText("Correios, Jadlog, Loggi e outras, sem contrato");
      await expect(page.getByText(/o frete é combinado pelo WhatsApp/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await panel(page).getByRole("button", { name: "Conectar" }).click();
      const token = tokenUntil();
      await form(page)
        .getByLabel("Token")
        .fill(`${token.slice(0, 30)}\n${token.slice(30)}\n`);
      await form(page).getByLabel("CEP de onde você posta").fill("01310100");
      await form(page).getByRole("radio", { name: "Só os que eu escolher" }).check();
      await form(page).getByRole("checkbox", { name: "Correios PAC" }).check();
      await form(page).getByRole("checkbox", { name: "Loggi" }).check();
      await form(page).getByLabel("A partir de (camisas)").fill("3");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await submit(page).click();
      await expect(page.getByText("Melhor Envio conectado")).toBeVisible();
      await expect(form(page)).toBeHidden();
      await expect(panel(page)).toContainText("CEP 01310-100");
      await expect(panel(page)).toContainText("25 × 4 × 30 cm");
      await expect(panel(page)).toContainText("Correios PAC, Loggi");
      await expect(panel(page)).toContainText("O serviço mais barato, a partir de 3 camisas");
      await expect(panel(page)).toContainText(/Vale até \d\d\/\d\d\/\d{4}/);
      await expect(page.getByText(/^O Melhor Envio calcula o frete/)).toBeVisible();
      expect(melhorEnvio().questions()).toMatchObject([
        {
          headers: { authorization: `Bearer ${token}` },
          body: { from: { postal_code: "01310100" }, services: "1,31" },
        },
      ]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test("a token that ends is told in time, and is replaced", async ({ page }) => {
      await connect(page, { token: tokenUntil(new Date(Date.now() + 3 * DAY_MS)) });
      await visit(page, "/admin");
      const notice = page.getByText(/^O token do Melhor Envio vence em 3 dias, em \d\d\/\d\d\./);
      await expect(notice).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await notice.getByRole("link", { name: "Abrir Entrega" }).click();
      await expect(panel(page)).toContainText(/O token vence em 3 dias, em \d\d\/\d\d\. Gere outro/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await panel(page).getByRole("button", { name: "Trocar token" }).click();
      await expect(form(page).getByLabel("Token")).toBeFocused();
      await form(page).getByLabel("Token").fill(tokenUntil());
      await submit(page).click();
      await expect(page.getByText("Melhor Envio salvo")).toBeVisible();
      await expect(panel(page)).not.toContainText("O token vence");
      await expect(panel(page).getByRole("button", { name: "Trocar token" })).toHaveCount(0);
    });
  });
}

test("by keyboard alone Melhor Envio is connected", async ({ page }) => {
  await openScreen(page);
  await panel(page).getByRole("button", { name: "Conectar" }).focus();
  await page.keyboard.press("Enter");
  await form(page).getByLabel("Token").focus();
  await page.keyboard.insertText(tokenUntil());
  for (const [label, text] of [
    ["CEP de onde você posta", "01310100"],
    ["Largura", "20"],
    ["Altura", "5"],
    ["Comprimento", "28"],
  ] as const) {
    await page.keyboard.press("Tab");
    await expect(form(page).getByLabel(label)).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(form(page).getByRole("switch", { name: "Segurar o valor das camisas" })).not.toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(form(page).getByRole("radio", { name: "Só os que eu escolher" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(form(page).getByText("Escolha serviços do Melhor Envio")).toBeVisible();
  await expect(form(page).getByRole("checkbox", { name: "Correios PAC" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("Correios SEDEX");
  await expect(panel(page)).toContainText("20 × 5 × 28 cm");
  await expect(panel(page)).toContainText("Sem seguro");
  await expect(panel(page).getByRole("button", { name: "Alterar" })).toBeFocused();
});

test("a change keeps the stored token, and services that the shop does not know", async ({ page }) => {
  const token = tokenUntil();
  await connect(page, { token, services: [2, 99] });
  await openScreen(page);
  await panel(page).getByRole("button", { name: "Alterar" }).click();
  await expect(form(page).getByLabel("Token")).toHaveValue("");
  await expect(form(page).getByText(/^Deixe vazio para manter o token atual/)).toBeVisible();
  await expect(form(page).getByRole("checkbox", { name: "Serviço 99" })).toBeChecked();
  await form(page).getByRole("checkbox", { name: "Correios PAC" }).check();
  await form(page).getByLabel("CEP de onde você posta").fill("20040002");
  await submit(page).click();
  await expect(page.getByText("Melhor Envio salvo")).toBeVisible();
  await expect(panel(page)).toContainText("Correios PAC, Correios SEDEX, Serviço 99");
  await expect(panel(page)).toContainText("CEP 20040-002");
  expect(melhorEnvio().questions().at(-1)).toMatchObject({
    headers: { authorization: `Bearer ${token}` },
    body: { from: { postal_code: "20040002" }, services: "1,2,99" },
  });
});

test("what a shopper sees follows a pause, a new start and the end of Melhor Envio", async ({ page }) => {
  await makeMethod(page, { name: "Tabela da casa" });
  await connect(page);
  await openScreen(page);
  await preview(page).getByLabel("CEP").fill("20040002");
  await expect(offered(page)).toContainText([/^Correios PAC R\$\s11,24/, /^Correios SEDEX R\$\s23,90/]);
  await preview(page).getByLabel("Camisas").fill("2");
  await expect(offered(page)).toContainText([/^Correios PAC R\$\s14,24/, /^Correios SEDEX R\$\s26,90/]);

  await panel(page).getByRole("button", { name: "Pausar" }).click();
  await expect(panel(page).getByText("Pausado")).toBeVisible();
  await expect(offered(page)).toContainText([/^Tabela da casa R\$\s25,00/]);
  await panel(page).getByRole("button", { name: "Ativar" }).click();
  await expect(panel(page).getByText("Pausado")).toBeHidden();
  await expect(offered(page)).toContainText([/^Correios PAC R\$\s14,24/, /^Correios SEDEX/]);

  await panel(page).getByRole("button", { name: "Desconectar" }).click();
  const question = page.getByRole("alertdialog", { name: "Desconectar o Melhor Envio?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Desconectar" }).click();
  await expect(page.getByText("Melhor Envio desconectado")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Conectar" })).toBeVisible();
  await expect(offered(page)).toContainText([/^Tabela da casa R\$\s25,00/]);
});

test("while Melhor Envio does not answer, the preview shows the shop's own table and says so", async ({
  page,
}) => {
  await makeMethod(page, { name: "Tabela da casa", rates: [{ state: "RJ", price_cents: 2500, days: 5 }] });
  await connect(page);
  melhorEnvio().behave(faults["is out of order"] ?? fine);
  await openScreen(page);
  await preview(page).getByLabel("CEP").fill("20040002");
  await expect(offered(page)).toContainText([/^Tabela da casa R\$\s25,00/]);
  await expect(preview(page)).toContainText("O Melhor Envio não respondeu: esta é a sua própria tabela.");
  await preview(page).getByLabel("CEP").fill("01310100");
  await expect(preview(page)).toContainText("Frete a combinar no WhatsApp");
  await expect(preview(page)).toContainText("é isto que o cliente lê");
  await expectAccessible(page);
});

test("without Melhor Envio a CEP is asked for once, and the browser prices every cart", async ({ page }) => {
  await makeMethod(page, { name: "Tabela da casa", free_from_units: 3 });
  await openScreen(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/delivery/")) asked.push(request.url());
  });
  await preview(page).getByLabel("CEP").fill("20040002");
  await expect(offered(page)).toContainText([/^Tabela da casa R\$\s25,00/]);
  await preview(page).getByLabel("Camisas").fill("3");
  await expect(offered(page)).toContainText([/^Tabela da casa Grátis/]);
  expect(asked).toHaveLength(1);
});

test("a dead token is told to the owner, who can still pause", async ({ page }) => {
  await connect(page, { token: tokenUntil(new Date(Date.now() - DAY_MS)) });
  melhorEnvio().behave(refusesToken);
  await visit(page, "/admin");
  await expect(page.getByText(/^O token do Melhor Envio não vale mais/)).toBeVisible();
  await openScreen(page);
  await expect(panel(page)).toContainText("O token não vale mais. Os clientes veem a sua tabela");
  await expect(panel(page)).toContainText(/Venceu em \d\d\/\d\d\/\d{4}/);
  await expectAccessible(page);
  await panel(page).getByRole("button", { name: "Pausar" }).click();
  await expect(page.getByText("Melhor Envio está pausado")).toBeVisible();
  await visit(page, "/admin");
  await expect(page.getByText(/^Atualizado às/)).toBeVisible();
  await expect(page.getByText(/token do Melhor Envio/)).toHaveCount(0);
});

test("who does not run the shop is not told of its token", async ({ page, browser }) => {
  await connect(page, { token: tokenUntil(new Date(Date.now() + DAY_MS)) });
  const colleague = await openAsAdministrator(browser);
  const { id } = await (await colleague.request.get("/auth/v1/user")).json();
  const changed = await page.request.patch(`/api/admin/administrators/${id}`, { data: { role: "support" } });
  expect(changed.status()).toBe(200);
  const other = await colleague.newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(other, "/admin");
  await expect(other.getByRole("heading", { level: 1, name: "Gerenciamento de Pedidos" })).toBeVisible();
  await visit(other, "/admin/entrega");
  await expect(other.getByRole("heading", { name: "Esta área não é da sua função" })).toBeVisible();
  await expect(other.getByText(/Melhor Envio/)).toHaveCount(0);
  expect(asked).not.toContain(PATH);
});
