import type { Page } from "@playwright/test";
import { enterOrder } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  answerCep,
  answerWhatsapp,
  field,
  fillDelivery,
  findShirts,
  finish,
  openCart,
  ownOrders,
} from "./checkout-support.ts";
import {
  chooseFromMenu,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

const test = testInOwnShop(stockTwoShirts);
const CPF = "529.982.247-25";
/** In millimetres. */
const A4 = [210, 297];
const LABEL = [100, 150];

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("the CPF is asked for once the owner wants it, and stands on slip and label", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/admin/configuracoes?secao=cpf");
  await page.getByRole("switch", { name: "Perguntar o CPF ao finalizar o pedido" }).check();
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Configurações salvas")).toBeVisible();

  const order = await enterOrder(page, { customer: "Bia Recebedora", customer_cpf: CPF });
  await visit(page, `/admin/pedidos?pedido=${order.id}`);
  const details = page.getByRole("dialog", { name: "Detalhes do Pedido" });
  await expect(details).toContainText(CPF);
  await chooseFromMenu(page, details.getByRole("button", { name: "Papéis do envio" }), "Romaneio");
  const slip = page.getByRole("region", { name: `Romaneio do pedido ${order.number}` });
  await expect(slip).toContainText("Bia Recebedora");
  await expect(page).toHaveTitle("Romaneios | Manto");
  await expect(slip).toContainText(`CPF ${CPF}`);
  await expect(slip.getByRole("row", { name: /Conteúdo declarado/ })).toContainText("R$");
  await expect(slip).toContainText("Peso total");
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
});

test("a shopper may give a CPF, which is checked as it is typed", async ({ page, context }) => {
  const { papers } = await (await page.request.get("/api/admin/settings")).json();
  const data = { version: papers.version, values: { asks_cpf: true } };
  expect((await page.request.put("/api/admin/settings/papers", { data })).status()).toBe(200);
  await answerCep(page);
  await answerWhatsapp(context);
  await page.setViewportSize(phone);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await fillDelivery(page);
  await field(page, "CPF").fill("52998224726");
  await expect(field(page, "CPF")).toHaveAccessibleDescription(/Este CPF não existe/);
  await expectAccessible(page);
  await field(page, "CPF").fill(CPF);
  await finish(page).click();
  await expect(page).toHaveURL(/\/meus-pedidos/);
  const [order] = await ownOrders(page);
  expect(order).toMatchObject({ customer_cpf: "52998224725" });
});

test("labels print four to a sheet, or one to a label of 10 by 15", async ({ page }) => {
  const orders = [];
  for (const customer of ["Ana A", "Bia B", "Caio C", "Davi D", "Eva E"])
    orders.push(await enterOrder(page, { customer }));
  const ids = orders.map(({ id }) => id).join(",");
  await page.setViewportSize(desktop);
  await visit(page, `/admin/pedidos/producao?folha=etiquetas&ids=${ids}`);
  await expect(page.getByRole("article")).toHaveCount(5);
  await expect(page).toHaveTitle("Etiquetas | Manto");
  await expectAccessible(page);
  expect(await sizesOf(page)).toEqual(Array(5).fill(LABEL));
  await page.getByRole("button", { name: "A4" }).click();
  await expect(page).toHaveURL(/papel=a4/);
  await expect(page.getByRole("button", { name: "A4" })).toHaveAttribute("aria-pressed", "true");
  expect(await sizesOf(page)).toEqual(Array(2).fill(A4));
});

/** The size of each page that is printed, in millimetres. */
async function sizesOf(page: Page): Promise<number[][]> {
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = printed.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map((box) => box.slice(1).map((points) => Math.round((Number(points) * 25.4) / 72)));
}
