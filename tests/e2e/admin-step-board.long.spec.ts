import { enterOrder } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { drag } from "./drag.ts";
import {
  chooseFromMenu,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
} from "./fixtures.ts";
import { reload } from "./navigation.ts";
import { testInOwnShop } from "./own-shop.ts";
import { advance, card, column, openBoard, prepareSteps, readOrder } from "./step-board-support.ts";

// A separate shop: with steps every order has one.
const test = testInOwnShop(prepareSteps);
test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of 409/] });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

const toasts = "Avisos";

test("on the phone an order goes from step to step with one tap each, and a tap takes it back", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const order = await enterOrder(page);
  await openBoard(page);
  await expect(card(page, order)).toContainText("2 camisas · até 2 dias úteis");
  await advance(page, order, "Em produção").click();
  await expect(card(page, order)).toHaveCount(0);
  await page.getByLabel(toasts).getByRole("button", { name: "Desfazer" }).click();
  await expect(card(page, order)).toBeVisible();
  expect(await readOrder(page, order)).toMatchObject({ step: "to_do" });

  const chip = (label: string) =>
    page.getByRole("group", { name: "Etapa" }).getByRole("button", { name: label });
  for (const [before, next] of [
    ["A fazer", "Em produção"],
    ["Em produção", "Pronto"],
  ] as const) {
    await chip(before).click();
    await advance(page, order, next).click();
    await expect(card(page, order)).toHaveCount(0);
  }
  await chip("Pronto").click();
  await expect(page).toHaveURL(/etapa=ready/);
  await reload(page);
  await expect(card(page, order)).toContainText(/até \d{2}\/\d{2}/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await advance(page, order, "Enviado").click();
  const dialog = page.getByRole("dialog", { name: `Enviar pedido ${order.number}` });
  await dialog.getByLabel("Código de rastreio").fill("AA123456780BR");
  await dialog.getByRole("button", { name: "Marcar como enviado" }).click();
  await expect(dialog.getByText("Confira o código: o dígito não bate")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Código de rastreio").fill("aa 123456785 br");
  await dialog.getByRole("button", { name: "Marcar como enviado" }).click();
  await expect(dialog).toBeHidden();
  await chip("Enviado").click();
  await expect(card(page, order)).toContainText("Correios AA123456785BR");
  await advance(page, order, "Entregue").click();
  await chip("Entregue").click();
  await advance(page, order, "Concluir").click();
  await expect(card(page, order)).toHaveCount(0);
  await expect
    .poll(() => readOrder(page, order))
    .toEqual({ status: "completed", step: "delivered", code: "AA123456785BR" });
});

test("on the computer every step is a column, and the keyboard goes on with the next card", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const first = await enterOrder(page);
  const second = await enterOrder(page);
  await openBoard(page);
  for (const label of ["A fazer", "Em produção", "Pronto", "Enviado", "Entregue"])
    await expect(column(page, label)).toBeVisible();
  await expect(column(page, "Entregue").getByText("Nada aqui")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await advance(page, first, "Em produção").focus();
  await page.keyboard.press("Enter");
  await expect(column(page, "Em produção").getByText(first.customer)).toBeVisible();
  await expect(advance(page, second, "Em produção")).toBeFocused();
  await chooseFromMenu(page, card(page, second).getByRole("button", { name: "Mais opções" }), "Pronto");
  await expect(column(page, "Pronto").getByText(second.customer)).toBeVisible();
  await expect.poll(() => readOrder(page, second)).toMatchObject({ step: "ready" });

  await card(page, second)
    .getByRole("button", { name: `Ver pedido ${second.number}` })
    .click();
  await expect(page.getByRole("dialog", { name: `Detalhes do Pedido ${second.number}` })).toBeVisible();
});

test("a card is dragged to another column, and comes back where the shop refuses", async ({ page }) => {
  await page.setViewportSize(desktop);
  const order = await enterOrder(page);
  await openBoard(page);
  const dragTo = (label: string) =>
    drag(
      page,
      card(page, order).getByText("2 camisas"),
      column(page, label).getByRole("heading"),
      `Soltar aqui leva a: ${label}`,
    );
  await dragTo("Pronto");
  await expect(column(page, "Pronto").getByText(order.customer)).toBeVisible();
  await expect.poll(() => readOrder(page, order)).toMatchObject({ step: "ready" });

  await page.route(`**/api/admin/orders/${order.id}/step`, (route) =>
    route.fulfill({ status: 409, json: { error: { code: "conflict", message: "Alguém mudou isto." } } }),
  );
  await dragTo("Entregue");
  await expect(page.getByLabel(toasts).getByText("Alguém mudou isto.")).toBeVisible();
  await expect(column(page, "Pronto").getByText(order.customer)).toBeVisible();
});

test("a code that is emptied is removed, and comes back when the step is taken back", async ({ page }) => {
  await page.setViewportSize(desktop);
  const order = await enterOrder(page);
  const data = { step: "ready", tracking: { code: "AA123456785BR" } };
  const ready = await page.request.put(`/api/admin/orders/${order.id}/step`, { data });
  expect(ready.status()).toBe(200);
  await openBoard(page);
  await advance(page, order, "Enviado").click();
  const dialog = page.getByRole("dialog", { name: `Enviar pedido ${order.number}` });
  await expect(dialog.getByLabel("Código de rastreio")).toHaveValue("AA123456785BR");
  await expect(dialog.getByText("Sem código, o rastreio é removido.")).toBeVisible();
  await dialog.getByLabel("Código de rastreio").fill("");
  await dialog.getByRole("button", { name: "Marcar como enviado" }).click();
  await expect(dialog).toBeHidden();
  await expect(column(page, "Enviado").getByText(order.customer)).toBeVisible();
  await expect.poll(() => readOrder(page, order)).toMatchObject({ step: "sent", code: null });
  await page.getByLabel(toasts).getByRole("button", { name: "Desfazer" }).click();
  await expect(column(page, "Pronto").getByText(order.customer)).toBeVisible();
  await expect.poll(() => readOrder(page, order)).toMatchObject({ step: "ready", code: "AA123456785BR" });
});

test("the switch leads from the list to the board and back", async ({ page }) => {
  await enterOrder(page);
  await page.goto("/admin/pedidos");
  const view = page.getByRole("group", { name: "Ver os pedidos como" });
  await view.getByRole("button", { name: "Etapas" }).click();
  await expect(column(page, "A fazer").getByRole("listitem").first()).toBeVisible();
  await expect(page).toHaveURL(/visao=etapas/);
  await view.getByRole("button", { name: "Lista" }).click();
  await expect(page.getByRole("table", { name: "Pedidos" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/pedidos$/);
});

test("where the browser can, the camera reads the code of a parcel", async ({ page }) => {
  // The camera of the test is a canvas, and what reads codes always sees the same one.
  await page.addInitScript(() => {
    class Detector {
      detect = async () => [{ rawValue: "0131010051AA123456785BR00" }];
    }
    Object.assign(window, { BarcodeDetector: Detector });
    const getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      canvas.getContext("2d")?.fillRect(0, 0, 9, 9);
      return canvas.captureStream();
    };
    Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia } });
  });
  await page.setViewportSize(phone);
  const order = await enterOrder(page);
  await openBoard(page);
  await chooseFromMenu(page, card(page, order).getByRole("button", { name: "Mais opções" }), "Enviado");
  const dialog = page.getByRole("dialog", { name: `Enviar pedido ${order.number}` });
  await dialog.getByRole("button", { name: "Ler com a câmera" }).click();
  await expect(dialog.getByLabel("Código de rastreio")).toHaveValue("AA123456785BR");
  await expect(page.getByRole("dialog", { name: "Ler com a câmera" })).toBeHidden();
});
