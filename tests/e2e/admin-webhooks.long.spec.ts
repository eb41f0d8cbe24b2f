import type { Page } from "@playwright/test";
import {
  faults,
  openWebhookReceiver,
  takes,
  verified,
  type WebhookReceiver,
} from "../support/webhook-receiver.ts";
import { readOwnerPassword } from "./accounts-support.ts";
import { enterOrder } from "./admin-orders-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

let receiver: WebhookReceiver;
const test = testInOwnShop(stockTwoShirts, async () => {
  receiver = await openWebhookReceiver();
  return {
    NODE_OPTIONS: "--import=./tests/support/webhook-network.mjs",
    RECEIVER_PORT: String(receiver.port),
  };
});

test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of (400|403|500)/] });

const PATH = "/api/admin/webhooks";
const URL = "https://n8n.exemplo.com.br/webhook/loja";

test.beforeEach(async ({ context }) => {
  await signInAsOwner(context);
  for (const { id } of await (await context.request.get(PATH)).json()) {
    await context.request.delete(`${PATH}/${id}`);
  }
  receiver.reset();
});
test.afterAll(() => receiver.close());

const openSection = (page: Page) => visit(page, "/admin/configuracoes?secao=webhooks");
const panel = (page: Page) => page.getByRole("region", { name: "Webhooks" });
const log = (page: Page) => page.getByRole("table", { name: "Envios" });
const form = (page: Page) => page.getByRole("dialog", { name: "Novo webhook" });

async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** As if the last proof were more than ten minutes old: two changes are refused. */
async function askForProof(page: Page): Promise<void> {
  let refused = 0;
  await page.route(`**${PATH}`, async (route) => {
    if (route.request().method() === "GET" || ++refused > 2) return route.fallback();
    await route.fulfill({
      status: 403,
      json: { error: { code: "proof_required", message: "Confirme que é você." } },
    });
  });
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the owner connects another program: the secret once, a test, an order, and what failed again", async ({
      page,
    }) => {
      await openSection(page);
      await expect(panel(page)).toContainText("Nenhum webhook");
      await expectGoodLooks(page);
      await page.getByRole("button", { name: "Novo webhook" }).click();
      await form(page).getByLabel("Nome").fill("n8n");
      await form(page).getByLabel("Endereço").fill(URL);
      await form(page)
        .getByRole("checkbox", { name: /Produto alterado/ })
        .uncheck();
      await expectGoodLooks(page);
      await form(page).getByRole("button", { name: "Criar webhook" }).click();

      const made = page.getByRole("dialog", { name: "Segredo de n8n" });
      const secret = await made.getByLabel("Segredo", { exact: true }).inputValue();
      await expectGoodLooks(page);
      await made.getByRole("button", { name: "Já guardei o segredo" }).click();
      await expect(made).toBeHidden();
      await page.getByRole("link", { name: /n8n/ }).click();
      await expect(page.getByRole("heading", { name: "n8n", exact: true })).toBeVisible();
      expect(await page.content()).not.toContain(secret);

      receiver.behave((response) => void response.writeHead(200).end('{"ok":true}'));
      await page.getByRole("button", { name: "Enviar teste" }).click();
      const tested = page.getByRole("dialog", { name: "O teste chegou" });
      await expect(tested).toContainText("Respondeu 200");
      await expect(tested.getByRole("region", { name: "O que o outro programa respondeu" })).toContainText(
        '"ok": true',
      );
      await expectGoodLooks(page);
      await tested.getByRole("button", { name: "Fechar" }).last().click();

      receiver.behave(faults["is out of order"] ?? takes);
      await enterOrder(page);
      const failed = log(page).getByRole("row").filter({ hasText: "order.created" });
      await expect(failed).toContainText("Respondeu 500");
      await expectGoodLooks(page);
      receiver.behave(takes);
      await failed.getByRole("button", { name: /^Detalhes de Pedido novo/ }).click();
      const details = page.getByRole("dialog", { name: "Envio" });
      await expect(details.getByRole("region", { name: "O que a loja enviou" })).toContainText(
        '"type": "order.created"',
      );
      await expectGoodLooks(page);
      await details.getByRole("button", { name: "Enviar de novo" }).click();
      await expect(details).toContainText("Entregue");
      const last = receiver.received().at(-1);
      if (!last) throw new Error("nothing arrived");
      expect(verified(secret, last).type).toBe("order.created");
    });
  });
}

test("a refused address says why, keeps what was typed, and the change asks for the password", async ({
  page,
}) => {
  await openSection(page);
  await page.getByRole("button", { name: "Novo webhook" }).click();
  const url = form(page).getByLabel("Endereço");
  await form(page).getByLabel("Nome").fill("ERP");
  await url.fill("http://erp.exemplo.com.br/");
  await url.press("Enter");
  await expect(url).toHaveAccessibleDescription(/por http/);
  await url.fill("https://192.168.0.7/loja");
  await url.press("Enter");
  await expect(url).toHaveAccessibleDescription(/rede interna/);
  await expect(url).toBeFocused();
  await expect(form(page).getByLabel("Nome")).toHaveValue("ERP");

  await url.fill(URL);
  await askForProof(page);
  await url.press("Enter");
  const proof = page.getByRole("dialog", { name: "Confirme que é você" });
  await expect(proof.getByLabel("Sua senha")).toBeFocused();
  await proof.getByRole("button", { name: "Cancelar" }).click();
  await expect(url).toHaveValue(URL);
  await url.press("Enter");
  await proof.getByLabel("Sua senha").fill(await readOwnerPassword());
  await proof.getByLabel("Sua senha").press("Enter");
  await expect(page.getByRole("dialog", { name: "Segredo de ERP" })).toBeVisible();
});

test("what cannot be loaded can be tried again, and a webhook is paused, renewed and deleted by keyboard", async ({
  page,
}) => {
  const data = { name: "Planilha", url: URL, events: ["order.paid"] };
  expect((await page.request.post(PATH, { data })).status()).toBe(201);
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }));
  await openSection(page);
  await expect(page.getByRole("alert")).toContainText("Não foi possível carregar os webhooks");
  await page.unroute(`**${PATH}`);
  await page.getByRole("button", { name: "Tentar novamente" }).press("Enter");
  await page.getByRole("link", { name: /Planilha/ }).press("Enter");
  await expect(page.getByText("Nada enviado ainda").first()).toBeVisible();

  await page.getByRole("button", { name: "Pausar" }).press("Enter");
  await expect(page.getByText("Planilha está pausado")).toBeVisible();
  await page.getByRole("button", { name: "Mais ações de Planilha" }).press("Enter");
  await page.getByRole("menuitem", { name: "Renovar segredo" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Renovar" }).press("Enter");
  const made = page.getByRole("dialog", { name: "Segredo de Planilha" });
  await expect(made).toContainText("O segredo anterior também vale até");
  await made.getByRole("button", { name: "Já guardei o segredo" }).press("Enter");
  await expect(made).toBeHidden();
  await page.getByRole("button", { name: "Mais ações de Planilha" }).press("Enter");
  await page.getByRole("menuitem", { name: "Excluir" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).press("Enter");
  await expect(panel(page)).toContainText("Nenhum webhook");
});
