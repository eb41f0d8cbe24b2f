import { firstRow, type ManualPicture } from "./manual-picture.ts";

/** A shop with example deliveries, offers, options and stock. */
export const examplePictures: ManualPicture[] = [
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
];
