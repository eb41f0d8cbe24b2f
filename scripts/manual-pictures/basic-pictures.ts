import { firstRow, type ManualPicture } from "./manual-picture.ts";

/** The demo shop as it is. */
export const basicPictures: ManualPicture[] = [
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
];
