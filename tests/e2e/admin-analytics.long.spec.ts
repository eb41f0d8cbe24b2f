import { type Browser, expect as baseExpect, type Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { answerCep, answerWhatsapp, fillDelivery, findShirts, finish } from "./checkout-support.ts";
import {
  choose,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

interface Counted {
  totals: { current: Record<string, number> };
  sources: { source: string; visits: number; carts: number; checkouts: number; orders: number }[];
  most_viewed: { id: string }[];
  empty_searches: { words: string; count: number }[];
}

/** A browser that the shop's pages do not recognise as automated, so that its visit is counted. */
async function openVisitor(
  browser: Browser,
  options: { privacy?: boolean; isMobile?: boolean } = {},
): Promise<Page> {
  const { isMobile = false } = options;
  const context = await browser.newContext({ isMobile, hasTouch: isMobile });
  await context.addInitScript((isPrivate) => {
    Object.defineProperty(navigator, "webdriver", { get: () => false });
    // Playwright cannot read the body of a beacon, so the page records it.
    const sent: Promise<string>[] = [];
    Object.assign(window, { sent });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sent.push((body as Blob).text());
      return send(url, body);
    };
    if (isPrivate) Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true });
  }, options.privacy ?? false);
  return context.newPage();
}

/** The counters that the owner's screen gets from the API. */
async function readCounts(page: Page): Promise<Counted> {
  const answer = await page.request.get("/api/admin/analytics?preset=7-days");
  baseExpect(answer.status()).toBe(200);
  return answer.json();
}

const sourceOf = async (page: Page, name: string) =>
  (await readCounts(page)).sources.find(({ source }) => source.startsWith(name));

const unique = () => `c${Math.random().toString(36).slice(2, 10)}`;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await blockChangeEvents(page.context());
  await signInAsOwner(page.context());
});

test("a visit from a campaign is followed to its order, each step once", async ({ page, browser }) => {
  const campaign = unique();
  const visitor = await openVisitor(browser);
  await answerWhatsapp(visitor.context());
  await answerCep(visitor);
  await createCustomer(visitor);
  const [shirt] = await findShirts(visitor);
  // A new tab starts a new visit; that of the registration does not belong to the campaign.
  const tab = await visitor.context().newPage();
  await answerCep(tab);
  await visit(tab, `/produto/${shirt.id}?utm_source=${campaign}&utm_medium=stories`);
  await tab.getByRole("radio", { name: "M", exact: true }).click();
  await tab.getByRole("button", { name: "Adicionar ao carrinho" }).first().click();
  // A beacon that is in flight while the page is left may be lost if requests are intercepted, as they are here.
  await expect.poll(() => sourceOf(page, campaign)).toMatchObject({ visits: 1, carts: 1 });
  await reload(tab);
  await visit(tab, "/carrinho");
  await fillDelivery(tab);
  await finish(tab).click();
  await expect(
    tab.getByRole("heading", { name: "Pedido Realizado com Sucesso!", exact: true }),
  ).toBeVisible();

  await expect
    .poll(() => sourceOf(page, campaign))
    .toMatchObject({ source: `${campaign} / stories`, visits: 1, carts: 1, checkouts: 1, orders: 1 });
  await visit(page, "/admin/analises?periodo=7d");
  await expect(page.getByRole("row").filter({ hasText: campaign })).toContainText("poucas visitas");
  await visitor.context().close();
});

test("a search that finds nothing tells its words", async ({ page, browser }) => {
  const words = `camisa ${unique()}`;
  const visitor = await openVisitor(browser);
  await visit(visitor, `/busca?q=${encodeURIComponent(words)}`);
  await expect
    .poll(async () => (await readCounts(page)).empty_searches.map((row) => row.words))
    .toContain(words);
  await visit(page, "/admin/analises?periodo=7d");
  await expect(page.getByRole("listitem").filter({ hasText: words }).first()).toBeVisible();
  await visitor.context().close();
});

test("who asks for privacy, robots and the owner are not counted, and no cookie is set", async ({
  page,
  browser,
}) => {
  const reported: string[] = [];
  const [hidden, robot] = [await openVisitor(browser, { privacy: true }), await browser.newPage()];
  for (const one of [hidden, robot, page]) {
    one.on("request", (request) => {
      if (request.url().includes("/api/analytics/")) reported.push(one.url());
    });
  }
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
  await visit(page, "/admin/analises");
  await expect(page.getByText(/^Visitas de \d/)).toBeVisible();
  await visit(page, "/");
  await visit(hidden, "/");
  await visit(robot, "/");
  for (const one of [hidden, robot, page]) await visit(one, "/busca?q=camisa");
  expect(reported).toEqual([]);

  const visitor = await openVisitor(browser);
  const report = visitor.waitForRequest("**/api/analytics/events");
  await visit(visitor, "/");
  await report;
  const sent = await visitor.evaluate(() => (window as unknown as { sent: Promise<string>[] }).sent[0]);
  expect(JSON.parse(sent ?? "")).toEqual({
    origin: { utm: [], referrer: "" },
    events: [{ kind: "visit" }],
  });
  expect(await visitor.context().cookies()).toEqual([]);
  for (const one of [hidden, visitor]) await one.context().close();
  await robot.close();
});

test("the screen shows numbers, funnel, sources and lists, by period, on desktop and phone", async ({
  page,
  browser,
}) => {
  const visitor = await openVisitor(browser);
  const [shirt] = await findShirts(page);
  const report = visitor.waitForResponse("**/api/analytics/events");
  await visit(visitor, `/produto/${shirt.id}`);
  await report;
  await visit(page, "/admin/analises");
  await expect(page.getByRole("heading", { name: "Da visita ao pedido" })).toBeVisible();
  await expect(page.getByRole("table", { name: "De onde vêm as visitas" })).toContainText("Direto");
  await expect(page.getByRole("heading", { name: "Produtos mais vistos" })).toBeVisible();
  await expectAccessible(page);
  await choose(page, page.getByRole("combobox", { name: "O que mostrar no gráfico" }), "Carrinhos");
  await expect(page.getByRole("figure", { name: "Carrinhos por dia" })).toBeVisible();
  await expect(page).toHaveURL(/medida=carts/);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);

  await visit(page, "/admin/analises?periodo=personalizado&de=2024-01-01&ate=2024-01-31");
  await expect(page.getByText("Nenhuma visita contada neste período")).toBeVisible();
  await expect(page.getByText("sem cookies")).toBeVisible();
  await visitor.context().close();
});

test("no conversion is claimed from a few visits, and one from many", async ({ page }) => {
  const funnel = { viewers: 2, views: 2, searches: 0, empty_searches: 0, carts: 2, checkouts: 2, orders: 2 };
  let visits = 2;
  await page.route("**/api/admin/analytics?*", async (route) => {
    const answer = await (await route.fetch()).json();
    const current = { ...answer.totals.current, ...funnel, visits };
    await route.fulfill({ json: { ...answer, totals: { ...answer.totals, current } } });
  });
  await visit(page, "/admin/analises?periodo=7d");
  const cards = page.getByRole("region", { name: "Resumo" });
  await expect(cards).toContainText("Conversão—poucas visitas para calcular");
  const step = page.getByRole("listitem").filter({ hasText: "Viram um produto" });
  await expect(step).toContainText("— poucas visitas para calcular");
  visits = 40;
  await reload(page);
  await expect(cards).toContainText("Conversão5,0%antes:");
  await expect(step).toContainText("5,0% do passo anterior");
});

/** As when another tab is opened. A beacon of a page that is left may be lost, because requests are intercepted here. */
async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

interface Vitals {
  vitals: { lcp: { pages: { page: string; device: string; summary: { measurements: number } }[] } };
}

/** Carts opened on phones, which no other test here measures. */
async function countMeasured(page: Page): Promise<number> {
  const answer = await page.request.get("/api/admin/analytics/web-vitals?preset=7-days");
  baseExpect(answer.status()).toBe(200);
  const { pages } = ((await answer.json()) as Vitals).vitals.lcp;
  return pages.find((row) => row.page === "cart" && row.device === "phone")?.summary.measurements ?? 0;
}

test("a real visit is measured when its page is no longer looked at, and thirty make a figure", async ({
  page,
  browser,
}) => {
  const before = await countMeasured(page);
  const visitor = await openVisitor(browser, { isMobile: true });
  const script = visitor.waitForResponse(/measure-vitals.*\.js/);
  await visit(visitor, "/carrinho");
  // Importing the same module waits until it was evaluated, which is when the shop's own import begins to measure.
  await visitor.evaluate((url) => import(url), (await script).url());
  await lookAway(visitor);
  await expect.poll(() => countMeasured(page)).toBe(before + 1);

  const vital = { kind: "vital", vital: "lcp", value: 900, page: "product", device: "phone" };
  for (const events of [Array(20).fill(vital), Array(10).fill(vital)]) {
    const seeded = await page.request.post("/api/analytics/events", {
      headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36" },
      data: { origin: {}, events },
    });
    baseExpect(seeded.status()).toBe(204);
  }
  await visit(page, "/admin/analises?periodo=7d");
  const appears = page.getByRole("region", { name: "Aparecer" });
  await expect(appears).toContainText(/A página aparece em \d+,\d s para 3 de cada 4 visitas/);
  await expect(appears).toContainText("Bom");
  const product = page
    .getByRole("table", { name: "Velocidade por página e aparelho" })
    .getByRole("row")
    .filter({ hasText: "Produto" });
  await expect(product).toContainText("1,0 s");
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await visitor.context().close();
});

test.describe("a speed", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("that nobody has measured yet, or that cannot be loaded, is said so", async ({ page }) => {
    let isAway = false;
    await page.route("**/api/admin/analytics/web-vitals?*", async (route) => {
      if (isAway)
        return route.fulfill({ status: 400, json: { error: { code: "conflict", message: "Não." } } });
      const answer = await (await route.fetch()).json();
      const total = {
        measurements: 0,
        p75: null,
        rating: null,
        counts: { good: 0, needs_improvement: 0, poor: 0 },
      };
      const none = { total, days: [], pages: [] };
      await route.fulfill({ json: { ...answer, vitals: { lcp: none, inp: none, cls: none } } });
    });
    await page.route("**/api/admin/analytics?*", async (route) => {
      const answer = await (await route.fetch()).json();
      const current = { ...answer.totals.current, visits: 1 };
      await route.fulfill({ json: { ...answer, totals: { ...answer.totals, current } } });
    });
    await visit(page, "/admin/analises?periodo=7d");
    await expect(page.getByText("Ainda sem medições")).toBeVisible();
    isAway = true;
    await reload(page);
    await expect(page.getByText("Falha ao carregar a velocidade. Tente novamente.")).toBeVisible();
  });
});
