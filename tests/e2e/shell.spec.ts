import {
  desktop,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";

const categories = [
  ["Brasileiros", "/categoria/brasileiros"],
  ["Internacionais", "/categoria/internacionais"],
  ["Seleções", "/categoria/selecoes"],
  ["Retrô", "/categoria/retro"],
  ["Conjuntos", "/categoria/conjuntos"],
  ["Inverno", "/categoria/inverno"],
  ["Promoções", "/categoria/promocoes"],
  ["Lançamentos", "/categoria/lancamentos"],
] as const;

test.describe("the header on a wide screen", () => {
  test.use({ viewport: desktop });

  test("leads home by its logo and to the eight categories by its navigation", async ({ page }) => {
    await visit(page, "/");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Manto, página inicial" })).toHaveAttribute("href", "/");
    const links = header.getByRole("navigation", { name: "Categorias" }).getByRole("link");
    await expect(links).toHaveText(categories.map(([label]) => label));
    for (const [label, href] of categories) {
      await expect(links.filter({ hasText: label })).toHaveAttribute("href", href);
    }
  });

  test("reveals the search by its toggle, and Esc gives the focus back", async ({ page }) => {
    await visit(page, "/");
    const input = page.getByPlaceholder("Buscar camisas...");
    await expect(input).toBeHidden();
    await page.getByRole("banner").getByRole("button", { name: "Buscar" }).click();
    await expect(input).toBeFocused();
    await dismiss(page, input);
    await expect(page.getByRole("banner").getByRole("button", { name: "Buscar" })).toBeFocused();
  });

  test("leads to sign-in and to the cart", async ({ page }) => {
    await visit(page, "/");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Entrar" })).toHaveAttribute("href", "/login");
    await expect(header.getByRole("link", { name: "Carrinho" })).toHaveAttribute("href", "/carrinho");
  });

  test("counts the distinct lines of the cart", async ({ page }) => {
    await page.addInitScript(() => {
      const line = (id: string, quantity: number) => ({
        id,
        name: id,
        priceCents: 100,
        size: "M",
        image: null,
        quantity,
      });
      const state = { items: [line(crypto.randomUUID(), 3), line(crypto.randomUUID(), 1)] };
      localStorage.setItem("cart-storage", JSON.stringify({ state, version: 1 }));
    });
    await visit(page, "/");
    await expect(page.getByRole("link", { name: "Carrinho, 2 itens" })).toContainText("2");
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("lists the categories, the way to sign in and the restricted area", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("button", { name: "Abrir menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const [label, href] of categories) {
      await expect(menu.getByRole("link", { name: label })).toHaveAttribute("href", href);
    }
    await expect(menu.getByRole("link", { name: "Entrar / Cadastrar" })).toHaveAttribute("href", "/login");
    const admin = menu.getByRole("link", { name: "Área Administrativa" });
    await expect(admin).toHaveAttribute("href", "/admin");
    await expect(admin).toContainText("Acesso restrito");
    await expectAccessible(page);
  });

  test("closes by Esc and gives the focus back", async ({ page }) => {
    await visit(page, "/");
    const button = page.getByRole("button", { name: "Abrir menu" });
    await button.click();
    await dismiss(page, page.getByRole("dialog", { name: "Menu" }));
    await expect(button).toBeFocused();
  });

  test("closes when a link is followed", async ({ page }) => {
    await visit(page, "/nada-aqui");
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Manto, página inicial" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });
  test.use({ expectedConsoleMessages: [/404/] });
});

test.describe("the footer", () => {
  test("holds quick links, the store's contacts and its legal name", async ({ page }) => {
    await visit(page, "/");
    const footer = page.getByRole("contentinfo");
    for (const name of ["Home", "Meus pedidos", "Entrar / Cadastrar", "Carrinho"]) {
      await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(footer.getByText("Rua do Estádio, 1000").first()).toBeVisible();
    await expect(footer.getByRole("link", { name: "(11) 4000-0000" })).toHaveAttribute(
      "href",
      "tel:1140000000",
    );
    await expect(footer.getByRole("link", { name: "contato@exemplo.com.br" })).toBeVisible();
    await expect(footer).toContainText("CNPJ");
  });

  test("takes an address for the newsletter", async ({ page }) => {
    await visit(page, "/");
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Email").fill("torcedora@exemplo.com.br");
    await footer.getByRole("button", { name: "Inscrever-se" }).click();
    await expect(page.getByText("Pronto! Você vai receber as novidades")).toBeVisible();
    await expect(footer.getByLabel("Email")).toHaveValue("");
  });

  test("keeps a refused address in its field and says why", async ({ page }) => {
    await visit(page, "/");
    const email = page.getByRole("contentinfo").getByLabel("Email");
    await email.fill("torcedora@");
    await email.press("Enter");
    await expect(email).toHaveAccessibleDescription(/Digite um email válido/);
    await expect(email).toHaveValue("torcedora@");
  });
  test.use({ expectedConsoleMessages: [/status of 400/] });
});

test.describe("an unknown address", () => {
  test.use({ expectedConsoleMessages: [/404/] });

  test("is a 404 with a way home", async ({ page }) => {
    const response = await visit(page, "/nada-aqui");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Página não encontrada | Manto");
    await expect(page.getByText("404", { exact: true })).toBeAttached();
    await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeVisible();
    await expect(
      page.getByText("A página que você está procurando não existe ou foi movida para outro endereço."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Voltar para a Home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("is accessible and fits phone and desktop", async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, "/nada-aqui");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
    await expectNoSidewaysScroll(page);
  });
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Pular para o conteúdo" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the theme is dark, and remembered as such", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

test.describe("the content policy", () => {
  test.use({ expectedConsoleMessages: [/Content Security Policy/] });

  test("keeps an inline script that the server did not write from running", async ({ page }) => {
    await visit(page, "/");
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.intruder = true";
      document.body.append(script);
      return "intruder" in window;
    });
    expect(ran).toBe(false);
  });
});
