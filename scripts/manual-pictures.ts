import type { Page } from "@playwright/test";
import { newAccount } from "../tests/support/melhor-envio-stand-in.ts";
import { TEST_SECRET, TEST_TOKEN } from "../tests/support/mercado-pago-stand-in.ts";
import { spreadOverSteps } from "./step-pictures.ts";

export interface ManualPicture {
  /** The file name under which the manual embeds it. */
  name: string;
  path: string;
  size: "desktop" | "phone";
  /** True if the picture shows what an anonymous visitor sees; otherwise the owner is signed in. */
  visitor?: boolean;
  /** True if the shop needs example deliveries and offers, which stay from then on. */
  examples?: boolean;
  /** Navigates to what the picture shows, and waits until it is visible. */
  prepare(page: Page): Promise<void>;
}

/** A list has loaded once its first row is visible. */
const firstRow = (page: Page) => page.getByRole("row").nth(1).waitFor();

/**
 * In the order in which the manual shows them, but those with examples come last, those with what is
 * connected after them, and those with steps at the end.
 */
export const manualPictures: ManualPicture[] = [
  {
    name: "primeiros-passos",
    path: "/admin",
    size: "desktop",
    async prepare(page) {
      await page.getByRole("region", { name: "Primeiros passos" }).waitFor();
      await page.getByRole("region", { name: "Resumo" }).waitFor();
    },
  },
  {
    name: "remover-demonstracao",
    path: "/admin",
    size: "desktop",
    async prepare(page) {
      await page.getByRole("button", { name: "Remover dados de demonstração" }).click();
      await page.getByRole("alertdialog").getByText("55 produtos").waitFor();
    },
  },
  {
    name: "configuracoes",
    path: "/admin/configuracoes?secao=contato",
    size: "desktop",
    prepare: (page) => page.getByLabel("WhatsApp").first().waitFor(),
  },
  {
    name: "pix",
    path: "/admin/configuracoes?secao=pix",
    size: "desktop",
    prepare: (page) => page.getByRole("heading", { name: "Pix" }).waitFor(),
  },
  {
    name: "novo-produto",
    path: "/admin/produtos",
    size: "desktop",
    async prepare(page) {
      await firstRow(page);
      await page.getByRole("button", { name: "Novo Produto" }).click();
      await page.getByRole("dialog").getByLabel("Nome").first().waitFor();
    },
  },
  {
    name: "produtos",
    path: "/admin/produtos",
    size: "desktop",
    prepare: firstRow,
  },
  {
    name: "banners",
    path: "/admin/banners",
    size: "desktop",
    prepare: firstRow,
  },
  {
    name: "categorias",
    path: "/admin/categorias",
    size: "desktop",
    prepare: firstRow,
  },
  {
    name: "tamanhos",
    path: "/admin/tamanhos",
    size: "desktop",
    prepare: firstRow,
  },
  {
    name: "grade",
    path: "/admin/tamanhos",
    size: "desktop",
    async prepare(page) {
      await page.getByRole("button", { name: "Ações de Adulto" }).click();
      await page.getByRole("menuitem", { name: "Duplicar" }).click();
      const form = page.getByRole("dialog");
      await form.getByRole("group", { name: "3XL" }).getByRole("textbox").last().fill("15,00");
      await form.getByRole("group", { name: "4XL" }).getByRole("textbox").last().fill("20,00");
      await form.getByRole("switch", { name: "Medidas próprias" }).check();
    },
  },
  {
    name: "pedidos",
    path: "/admin/pedidos",
    size: "desktop",
    prepare: firstRow,
  },
  {
    name: "pedido",
    path: "/admin/pedidos",
    size: "desktop",
    async prepare(page) {
      await page.getByRole("button", { name: /^Ver/ }).nth(4).click();
      await page.getByRole("dialog").getByRole("row").nth(1).waitFor();
    },
  },
  {
    name: "editar-pedido",
    path: "/admin/pedidos?status=pending",
    size: "desktop",
    async prepare(page) {
      await page.getByRole("button", { name: /^Ver/ }).nth(1).click();
      await page.getByRole("button", { name: "Editar pedido" }).click();
      const form = page.getByRole("dialog", { name: /^Editar pedido/ });
      await form.getByRole("button", { name: "Aumentar" }).first().click();
      await form.getByText(/^antes/).waitFor();
    },
  },
  {
    name: "pedidos-no-celular",
    path: "/admin/pedidos",
    size: "phone",
    prepare: (page) => page.getByRole("button", { name: /^Ver/ }).first().waitFor(),
  },
  {
    name: "clientes",
    path: "/admin/clientes",
    size: "desktop",
    prepare: firstRow,
  },
  {
    name: "relatorios",
    path: "/admin/relatorios",
    size: "desktop",
    prepare: (page) => page.getByRole("tab", { name: "Período" }).waitFor(),
  },
  {
    name: "backup",
    path: "/admin/configuracoes?secao=backup",
    size: "desktop",
    prepare: (page) => page.getByLabel("Sua senha").waitFor(),
  },
  {
    name: "loja-no-celular",
    path: "/",
    size: "phone",
    visitor: true,
    prepare: (page) => page.getByRole("heading", { name: "Destaques" }).waitFor(),
  },
  {
    name: "personalizar",
    path: "/categoria/brasileiros",
    size: "phone",
    visitor: true,
    async prepare(page) {
      await page.getByRole("main").getByRole("link", { name: "Detalhes" }).first().click();
      await page.waitForURL("**/produto/**");
      const customize = page.getByRole("switch", { name: "Personalizar com nome e número" });
      await customize.check();
      await page.getByRole("textbox", { name: "Nome" }).first().fill("SILVA");
      const number = page.getByRole("textbox", { name: "Número" }).first();
      await number.fill("10");
      // While a field has the focus, the page scrolls to the preview by itself.
      await number.blur();
      await customize.evaluate((control) => scrollBy(0, control.getBoundingClientRect().top - 200));
    },
  },
  {
    name: "entrega",
    path: "/admin/entrega",
    size: "desktop",
    examples: true,
    async prepare(page) {
      await firstRow(page);
      await page.getByLabel("CEP").fill("01310100");
      await page.getByRole("listitem").filter({ hasText: "Correios PAC" }).last().waitFor();
    },
  },
  {
    name: "estoque",
    path: "/admin/estoque",
    size: "desktop",
    examples: true,
    prepare: firstRow,
  },
  {
    name: "contar-estoque",
    path: "/admin/estoque",
    size: "phone",
    examples: true,
    async prepare(page) {
      await page
        .getByRole("link", { name: /^Contar/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Salvar estoque" }).waitFor();
      await page.getByRole("row").first().waitFor();
    },
  },
  {
    name: "opcoes",
    path: "/admin/opcoes",
    size: "desktop",
    examples: true,
    prepare: firstRow,
  },
  {
    name: "patch",
    path: "/admin/opcoes",
    size: "desktop",
    examples: true,
    async prepare(page) {
      await page.getByRole("button", { name: "Ações de Patch Copa do Litoral" }).click();
      await page.getByRole("menuitem", { name: "Editar" }).click();
      await page.getByRole("dialog").getByRole("img", { name: "Prévia do patch" }).waitFor();
    },
  },
  {
    name: "opcoes-da-categoria",
    path: "/admin/categorias",
    size: "phone",
    examples: true,
    async prepare(page) {
      await page
        .getByRole("button", { name: /^Ações de/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Editar" }).click();
      const options = page.getByRole("dialog").getByText("Opções", { exact: true });
      await options.evaluate((label) => label.scrollIntoView({ block: "start" }));
    },
  },
  {
    name: "lugar-do-patch",
    path: "/admin/produtos?categoria=1",
    size: "desktop",
    examples: true,
    async prepare(page) {
      await page
        .getByRole("button", { name: /^Editar/ })
        .first()
        .click();
      const places = page.getByRole("region", { name: "Lugar dos patches" });
      await places.getByLabel("Topo (%)").waitFor();
      await places.evaluate((section) => section.scrollIntoView({ block: "center" }));
      // Pictures within a drawing are not among those that every screenshot waits for.
      await places.locator("image").first().waitFor();
      await places.locator("image").evaluateAll((images) =>
        Promise.all(
          images.map((image) => {
            const picture = new Image();
            picture.src = image.getAttribute("href") ?? "";
            return picture.decode();
          }),
        ),
      );
    },
  },
  {
    name: "ofertas",
    path: "/admin/ofertas",
    size: "desktop",
    examples: true,
    prepare: firstRow,
  },
  {
    name: "nova-oferta",
    path: "/admin/ofertas",
    size: "desktop",
    examples: true,
    async prepare(page) {
      await firstRow(page);
      await page.getByRole("button", { name: "Nova oferta" }).click();
      await page.getByRole("radio", { name: /Leve/ }).check();
    },
  },
  {
    name: "carrinho-com-oferta",
    path: "/categoria/brasileiros",
    size: "phone",
    visitor: true,
    examples: true,
    async prepare(page) {
      await page.getByRole("main").getByRole("link", { name: "Detalhes" }).first().click();
      await page.waitForURL("**/produto/**");
      await page.getByRole("radio", { name: "M", exact: true }).check();
      for (const _ of [1, 2]) await page.getByRole("button", { name: "Aumentar" }).first().click();
      await page.getByRole("button", { name: "Adicionar ao carrinho" }).first().click();
      await page.goto("/carrinho");
      const summary = page.getByRole("heading", { name: "Resumo do pedido" });
      await page.getByText("Leve 3, pague 2").waitFor();
      await summary.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 120));
    },
  },
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
    name: "etapas",
    path: "/admin/pedidos",
    size: "desktop",
    async prepare(page) {
      await spreadOverSteps(page);
      await page.goto(`/admin/pedidos?pedido=${await page.evaluate(enterSentOrder)}`);
      await page.getByRole("link", { name: "Avisar pelo WhatsApp" }).waitFor();
    },
  },
  {
    name: "quadro-de-etapas",
    path: "/admin/pedidos?visao=etapas",
    size: "desktop",
    async prepare(page) {
      await spreadOverSteps(page);
      await page.reload();
      await page.getByRole("region", { name: "Entregue" }).getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "codigos-em-lote",
    path: "/admin/pedidos?status=pending",
    size: "desktop",
    async prepare(page) {
      await spreadOverSteps(page);
      await page.reload();
      for (const row of [1, 2, 3]) await page.getByRole("row").nth(row).getByRole("checkbox").check();
      await page.getByRole("button", { name: "Mudar etapa" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox", { name: "Etapa" }).click();
      await page.getByRole("option", { name: "Enviado" }).click();
      await dialog.getByLabel("Cole os códigos, um por linha").fill("AA123456785BR\nAA123456780BR");
      await page.getByText("Confira o código: o dígito não bate").waitFor();
    },
  },
];

/** Runs in the page: an order that was paid, made and sent. Returns its id. */
async function enterSentOrder(): Promise<string> {
  const send = async (method: string, path: string, body?: object) => {
    const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
    return (await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json();
  };
  const { rows } = await send("GET", "/api/admin/products");
  const { id } = await send("POST", "/api/admin/orders", {
    customer: "Marta Vieira",
    customer_whatsapp: "11912345678",
    customer_cep: "01310100",
    customer_address: "Avenida Paulista, 1000, São Paulo - SP",
    delivery: { name: "Correios PAC", price_cents: 2490, days: 5 },
    items: [{ id: rows[0].id, size: "G", quantity: 2 }],
  });
  await send("PUT", `/api/admin/orders/${id}/payment`, { paid: true });
  for (const step of ["in_production", "ready"]) await send("PUT", `/api/admin/orders/${id}/step`, { step });
  const tracking = { code: "AA123456785BR" };
  await send("PUT", `/api/admin/orders/${id}/step`, { step: "sent", tracking });
  return id;
}
