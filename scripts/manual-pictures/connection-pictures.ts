import { newAccount } from "../../tests/support/melhor-envio-stand-in.ts";
import { TEST_SECRET, TEST_TOKEN } from "../../tests/support/mercado-pago-stand-in.ts";
import { firstRow, type ManualPicture } from "./manual-picture.ts";

/** What is connected stays so from then on. */
export const connectionPictures: ManualPicture[] = [
  {
    name: "melhor-envio",
    path: "/admin/entrega",
    size: "desktop",
    examples: true,
    async prepare(page) {
      await page.getByRole("button", { name: "Conectar" }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("Token").fill(newAccount().token);
      await form.getByLabel("CEP de onde você posta").fill("01310100");
      await form.getByLabel("A partir de (camisas)").fill("3");
      await form.getByRole("button", { name: "Conectar" }).click();
      await form.waitFor({ state: "hidden" });
      await page.getByRole("region", { name: "O que o cliente vê" }).getByLabel("CEP").fill("20040002");
      await page.getByRole("listitem").filter({ hasText: "Correios SEDEX" }).last().waitFor();
      const panel = page.getByRole("heading", { name: "Melhor Envio", exact: true });
      await panel.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 120));
    },
  },
  {
    name: "mercado-pago",
    path: "/admin/configuracoes?secao=mercado-pago",
    size: "desktop",
    async prepare(page) {
      // A shop that Mercado Pago can reach, as that of an owner.
      await page.route("**/api/admin/mercado-pago", async (route) => {
        const response = await route.fetch();
        const account = await response.json();
        const notification_url = "https://www.sualoja.com.br/api/payments/mercado-pago/notifications";
        await route.fulfill({ response, json: account && { ...account, notification_url } });
      });
      await page.getByRole("button", { name: "Conectar" }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("Access Token").fill(TEST_TOKEN);
      await form.getByLabel("Assinatura secreta").fill(TEST_SECRET);
      await form.getByRole("button", { name: "Conectar" }).click();
      await form.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Fechar aviso" }).click();
    },
  },
  {
    name: "webhooks",
    path: "/admin/configuracoes?secao=webhooks",
    size: "desktop",
    async prepare(page) {
      await page.getByRole("button", { name: "Novo webhook" }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("Nome").fill("n8n");
      await form.getByLabel("Endereço").fill("https://n8n.sualoja.com.br/webhook/pedidos");
      await form.getByRole("checkbox", { name: /Estoque/ }).waitFor();
    },
  },
  {
    name: "chaves-da-api",
    path: "/admin/configuracoes?secao=chaves",
    size: "desktop",
    async prepare(page) {
      const keys = [
        { name: "Planilha de vendas", scopes: { orders: "read" } },
        { name: "ERP", scopes: { orders: "write", customers: "read", catalog: "write" } },
      ];
      for (const data of keys) {
        await page.request.post("/api/admin/api-keys", {
          headers: { "Sec-Fetch-Site": "same-origin" },
          data,
        });
      }
      await page.reload();
      await firstRow(page);
    },
  },
];
