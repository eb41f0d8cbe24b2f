import type { Page } from "@playwright/test";
import { demoBanners } from "../../demo/catalogue/banners.ts";
import { demoCategories } from "../../demo/catalogue/categories.ts";
import { demoProducts } from "../../demo/catalogue/products.ts";
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
  withMotion,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";

const newestNames = demoProducts
  .toSorted((a, b) => a.daysAgo - b.daysAgo)
  .slice(0, 4)
  .map(({ name }) => name);

const sectionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const dots = (page: Page) => sectionOf(page, "Banners").getByRole("button", { name: /^Banner \d/ });

/** Opens the home page with a paused clock, which the test advances. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: "2026-11-15T12:00:00Z" });
  await page.clock.pauseAt("2026-11-15T13:00:00Z");
  await page.goto("/", { waitUntil: "commit" });
  // Animation frames are paused as well, and hydration takes some frames after the first paint.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator("head script[type=module]")).toHaveCount(1, { timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect(page.locator("html")).not.toHaveAttribute("data-starting");
  const expectSlide = async (index: number) => {
    await expect(dots(page).nth(index)).toHaveAttribute("aria-current", "true");
    await expect(sectionOf(page, "Banners").getByRole("heading")).toHaveText(demoBanners[index]?.title ?? "");
  };
  return { expectSlide };
}

test.describe("the banner carousel", () => {
  test.use(withMotion);

  test("shows each slide's title and description and leads on by 'Comprar Agora'", async ({ page }) => {
    const { expectSlide } = await openWithClock(page);
    for (const [index, { description, link }] of demoBanners.entries()) {
      await dots(page).nth(index).click();
      await expectSlide(index);
      await expect(sectionOf(page, "Banners").getByText(description)).toBeVisible();
      await expect(page.getByRole("link", { name: "Comprar Agora" })).toHaveAttribute("href", link);
    }
  });

  test("advances every five seconds and starts over after the last slide", async ({ page }) => {
    const { expectSlide } = await openWithClock(page);
    await expectSlide(0);
    for (const next of [1, 2, 3, 0]) {
      await page.clock.runFor(4000);
      // The clock advances in steps, because the page restarts its timer a moment after a slide is rendered.
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(dots(page).nth(next)).toHaveAttribute("aria-current", "true", { timeout: 500 });
      }).toPass({ intervals: [0] });
      await expectSlide(next);
    }
  });

  test("does not advance before five seconds have passed", async ({ page }) => {
    const { expectSlide } = await openWithClock(page);
    await page.clock.runFor(4999);
    await expectSlide(0);
  });

  const stops = [
    { control: "Banner anterior", shows: 3 },
    { control: "Próximo banner", shows: 1 },
    { control: /^Banner 3/, shows: 2 },
  ];
  for (const { control, shows } of stops) {
    test(`stops for good after ${control}`, async ({ page }) => {
      const { expectSlide } = await openWithClock(page);
      await page.getByRole("button", { name: control }).click();
      await page.clock.runFor(60_000);
      await expectSlide(shows);
    });
  }

  test("fades in one second, and loads the first picture at once and the others when the page is done", async ({
    page,
  }) => {
    await visit(page, "/");
    const slide = page.getByRole("group", { name: /^Banner 1/ });
    await expect(slide).toHaveCSS("transition-duration", "1s");
    const pictures = sectionOf(page, "Banners").locator("img");
    await expect(pictures).toHaveCount(demoBanners.length);
    await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
    await expect(pictures.first()).toHaveAttribute("loading", "eager");
    for (const later of await pictures.all().then((all) => all.slice(1))) {
      await expect(later).toHaveAttribute("loading", "lazy");
    }
  });

  test("is 400 pixels high on a phone and 500 on a desktop", async ({ page }) => {
    await visit(page, "/");
    for (const [viewport, height] of [
      [phone, 400],
      [desktop, 500],
    ] as const) {
      await page.setViewportSize(viewport);
      await expect.poll(async () => (await sectionOf(page, "Banners").boundingBox())?.height).toBe(height);
    }
  });

  test.describe("where less motion is asked for", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("does not advance by itself", async ({ page }) => {
      const { expectSlide } = await openWithClock(page);
      await page.clock.runFor(60_000);
      await expectSlide(0);
    });
  });
});

test("'Destaques' and 'Lançamentos' show four products each, the newest first", async ({ page }) => {
  await visit(page, "/");
  await expect(sectionOf(page, "Destaques").getByRole("article")).toHaveCount(4);
  await expect(sectionOf(page, "Lançamentos").getByRole("article").getByRole("heading")).toHaveText(
    newestNames,
  );
});

test("'Ver todos' leads to the listings", async ({ page }) => {
  await visit(page, "/");
  const more = page.getByRole("link", { name: /^Ver todos/ });
  await expect(more.first()).toHaveAttribute("href", "/categoria/promocoes");
  await expect(more.last()).toHaveAttribute("href", "/categoria/lancamentos");
});

test.describe("'Navegue por Categorias'", () => {
  test("has a tile for each category that follows its picture's link", async ({ page }) => {
    await visit(page, "/");
    const tiles = sectionOf(page, "Navegue por Categorias").getByRole("link");
    await expect(tiles).toHaveText(demoCategories.map(({ name }) => name));
    for (const { id, name } of demoCategories) {
      await expect(tiles.filter({ hasText: name })).toHaveAttribute("href", `/categorias/${id}`);
    }
  });

  test("shows the owner's names in capitals without changing them", async ({ page }) => {
    await visit(page, "/");
    const name = sectionOf(page, "Navegue por Categorias").getByText("Retrô", { exact: true });
    await expect(name).toHaveCSS("text-transform", "uppercase");
  });

  test("has names that fit their tiles on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, "/");
    const tiles = sectionOf(page, "Navegue por Categorias").getByRole("link");
    await expect(tiles.first()).toBeVisible();
    const wide = await tiles.evaluateAll((all) =>
      all
        .filter((tile) =>
          [...tile.querySelectorAll("span")].some(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ),
        )
        .map(({ textContent }) => textContent),
    );
    expect(wide).toEqual([]);
  });

  test("stands in two columns on a phone and with two wide tiles on a desktop", async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, "/");
    const tiles = sectionOf(page, "Navegue por Categorias").getByRole("listitem");
    const widths = () => tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.clientWidth / 10)));
    await expect.poll(async () => new Set(await widths()).size).toBe(1);
    await page.setViewportSize(desktop);
    await expect(async () => {
      const [first, second, third, fourth, fifth, sixth] = await widths();
      expect(first).toBe(sixth);
      expect([second, third, fourth, fifth]).toEqual(Array(4).fill(second));
      expect(first).toBeGreaterThan(2 * (second ?? 0));
    }).toPass();
  });
});

test("says what a name and a number cost, how to pay and which sizes there are", async ({ page }) => {
  await visit(page, "/");
  await expect(sectionOf(page, "Como funciona").getByRole("listitem")).toHaveText([
    /^Nome e número por R\$\s20,00$/,
    "Atendimento e pagamento pelo WhatsApp",
    "Tamanhos P, M, G e GG",
  ]);
});

test("takes an address for the newsletter", async ({ page }) => {
  await visit(page, "/");
  const band = sectionOf(page, "Entre em campo antes de todo mundo");
  await band.getByLabel("Email").fill("arquibancada@exemplo.com.br");
  await band.getByRole("button", { name: "Inscrever-se" }).click();
  await expect(page.getByText("Pronto! Você vai receber as novidades")).toBeVisible();
});

test.describe("coming from another page", () => {
  test.use({ expectedConsoleMessages: [/404/] });

  /** Returns to the home page by client-side navigation. */
  async function goHome(page: Page) {
    await page.getByRole("link", { name: "Voltar para a Home" }).click();
  }

  test("shows six category and eight product skeletons while the data is on the way", async ({ page }) => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/_.data*", async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await visit(page, "/nada-aqui");
    await goHome(page);
    await expect(page.getByRole("status").filter({ hasText: "Carregando..." })).toBeVisible();
    await expect(page.locator("[data-skeleton=category]")).toHaveCount(6);
    await expect(page.locator("[data-skeleton=product-card]")).toHaveCount(8);
    await expect(page.getByRole("heading", { name: "Destaques" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeHidden();
    await expectAccessible(page);
    answer();
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  });

  test("a section of products that cannot be read says so, and trying again fills it", async ({ page }) => {
    await page.route("**/_.data*", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"featured",\[[\d,]*\]/, '"featured",null');
      await route.fulfill({ response, body });
    });
    await visit(page, "/nada-aqui");
    await goHome(page);
    const section = sectionOf(page, "Destaques");
    await expect(section.getByRole("alert")).toHaveText("Falha ao carregar produtos. Tente novamente.");
    await expect(sectionOf(page, "Lançamentos").getByRole("article")).toHaveCount(4);
    await expectAccessible(page);
    await page.unroute("**/_.data*");
    await section.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(section.getByRole("article")).toHaveCount(4);
  });
});

test("describes itself to search engines and messengers", async ({ page }) => {
  await visit(page, "/");
  await expect(page).toHaveTitle("Manto");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/$/);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /Camisas de futebol/);
  await expect(page.locator("meta[property='og:image']")).toHaveAttribute("content", /^http/);
  const data = JSON.parse(
    (await page.locator("script[type='application/ld+json']").first().textContent()) ?? "",
  );
  expect(data).toMatchObject({ "@type": "Organization", name: "Manto" });
});

for (const viewport of [phone, desktop]) {
  test(`is accessible and fits ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manto: camisas de futebol");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // A tablet has the layout of either phone or desktop.
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectNoSidewaysScroll(page);
  });
}

test.describe("on a phone with a fine screen", () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  test("no picture of home, category or product weighs more than 60 kB", async ({ page }) => {
    const heavy: string[] = [];
    page.on("response", (answer) => {
      if (answer.request().resourceType() !== "image") return;
      const bytes = Number(answer.headers()["content-length"]);
      if (bytes > 60_000) heavy.push(`${bytes} ${answer.url()}`);
    });
    await visit(page, "/");
    const product = await page.locator('a[href^="/produto/"]').first().getAttribute("href");
    await visit(page, "/categoria/brasileiros");
    await visit(page, product ?? "/");
    expect(heavy).toEqual([]);
  });
});
