/** Starts a demo shop, signs in as its owner and takes each picture, or only those named: `npm run manual -- NAME`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { startShop } from "../bench/support/shop-process.ts";
import { fromOptionRules } from "../src/domain/options/option-input.ts";
import { drawPatch, exampleOptions, rulesOfCategory } from "../src/server/examples/example-options.ts";
import {
  EXAMPLE_FEW_UNITS,
  exampleMethods,
  exampleOffers,
  exampleStock,
} from "../src/server/examples/examples.ts";
import { openMelhorEnvio } from "../tests/support/melhor-envio-stand-in.ts";
import { openMercadoPago } from "../tests/support/mercado-pago-stand-in.ts";
import { manualPictures } from "./manual-pictures/all-pictures.ts";
import type { ManualPicture } from "./manual-pictures/manual-picture.ts";

const FOLDER = "docs/pictures/manual";
const MAX_BYTES = 80_000;
const owner = { email: "dono@manto.local", password: "senha-do-manual" };
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } };
const args = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--font-render-hinting=none"];

const only = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "manto-manual-"));
const melhorEnvio = await openMelhorEnvio();
const mercadoPago = await openMercadoPago();
const shop = await startShop(
  {
    STORE_OWNER_PASSWORD: owner.password,
    DATA_DIR: dataDir,
    MELHOR_ENVIO_URL: melhorEnvio.url,
    MERCADO_PAGO_URL: mercadoPago.url,
  },
  dataDir,
);
let hasExamples = false;
const contexts = new Map<string, BrowserContext>();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "chromium", args });
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const picture of manualPictures) {
    if (only.length === 0 || only.includes(picture.name)) await takePicture(picture);
  }
} finally {
  await browser.close();
  await shop.stop();
  await melhorEnvio.close();
  await mercadoPago.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takePicture({ name, path, size, visitor = false, examples = false, prepare }: ManualPicture) {
  if (examples && !hasExamples) await addExamples();
  const page = await (await contextFor(size, visitor)).newPage();
  await page.goto(path);
  await prepare(page);
  await settle(page);
  const file = join(FOLDER, `${name}.webp`);
  const bytes = await compress(await page.screenshot({ animations: "disabled", caret: "hide" }));
  writeFileSync(file, bytes);
  console.log(`${file}  ${Math.ceil(bytes.length / 1000)} kB`);
  await page.close();
}

async function addExamples(): Promise<void> {
  hasExamples = true;
  const { request } = await contextFor("desktop", false);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  for (const data of exampleMethods) await request.post("/api/admin/delivery-methods", { headers, data });
  for (const data of exampleOffers) await request.post("/api/admin/offers", { headers, data });
  await offerExamples(request, headers);
  await countExamples(request, headers);
}

/** Adds the options, which the first category of the list offers. */
async function offerExamples(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const ids: string[] = [];
  for (const { patch, ...fields } of exampleOptions) {
    const data = { ...fields, patch: patch ? await uploadPatch(request, headers, patch) : null };
    ids.push((await (await request.post("/api/admin/product-options", { headers, data })).json()).id);
  }
  const [{ id, name }] = await (await request.get("/api/admin/categories", { headers })).json();
  const option_rules = fromOptionRules(rulesOfCategory(ids));
  await request.patch(`/api/admin/categories/${id}`, { headers, data: { name, option_rules } });
}

async function uploadPatch(
  request: APIRequestContext,
  headers: Record<string, string>,
  { place, drawing }: NonNullable<(typeof exampleOptions)[number]["patch"]>,
) {
  const file = { name: "patch.png", mimeType: "image/png", buffer: await drawPatch(drawing) };
  const multipart = { folder: "products", file };
  const { url } = await (await request.post("/api/admin/uploads", { headers, multipart })).json();
  return { place, image_url: url };
}

/** Counts the first products of the list, which then shows one of each state. */
async function countExamples(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const { stock } = await (await request.get("/api/admin/settings", { headers })).json();
  const values = { few_units: EXAMPLE_FEW_UNITS };
  await request.put("/api/admin/settings/stock", { headers, data: { version: stock.version, values } });
  const { rows } = await (await request.get("/api/admin/stock", { headers })).json();
  for (const [index, { units }] of exampleStock.entries()) {
    const { id, sizes } = rows[index];
    const levels = sizes.map(({ size }: { size: string }, place: number) => ({
      size,
      units: units[place] ?? units.at(-1),
      seen: null,
    }));
    await request.put(`/api/admin/stock/${id}`, { headers, data: { levels, reason: "count" } });
  }
}

/** One browser context for each screen size and role: anonymous visitor or signed-in owner. */
async function contextFor(size: ManualPicture["size"], visitor: boolean): Promise<BrowserContext> {
  const key = `${size} ${visitor}`;
  const known = contexts.get(key);
  if (known) return known;
  const context = await browser.newContext({
    baseURL: shop.address,
    viewport: sizes[size],
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
    colorScheme: "dark",
  });
  contexts.set(key, context);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  if (!visitor) await context.request.post("/auth/v1/token?grant_type=password", { headers, data: owner });
  return context;
}

/** Waits until no region is busy and the fonts and visible pictures have loaded. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
}

/** Chooses the best quality that stays below the size limit: a page with many pictures needs a lower quality. */
async function compress(png: Buffer): Promise<Buffer> {
  for (let quality = 82; ; quality -= 8) {
    const bytes = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length < MAX_BYTES || quality < 40) return bytes;
  }
}
