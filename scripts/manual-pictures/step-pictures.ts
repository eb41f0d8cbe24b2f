import type { Page } from "@playwright/test";
import { steps } from "../../src/domain/fulfilment/step.ts";
import type { ManualPicture } from "./manual-picture.ts";

const headers = { "Sec-Fetch-Site": "same-origin" };

/** The steps are switched on, and stay so. */
export const stepPictures: ManualPicture[] = [
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

/** Switches the steps on, which stay on from then, and spreads the pending orders over them. */
async function spreadOverSteps({ request }: Page): Promise<void> {
  const { fulfilment } = await (await request.get("/api/admin/settings")).json();
  if (fulfilment.values.steps) return;
  const values = { steps: true, preparation_days: 3, says_ready: false };
  await request.put("/api/admin/settings/fulfilment", {
    headers,
    data: { version: fulfilment.version, values },
  });
  const { rows } = await (await request.get("/api/admin/orders?status=pending&sort=date")).json();
  for (const [index, { id }] of rows.entries()) {
    const step = steps[index % steps.length];
    const tracking = { carrier: "Correios", code: "AA123456785BR" };
    await request.put(`/api/admin/orders/${id}/step`, {
      headers,
      data: { step, ...(step === "sent" && { tracking }) },
    });
  }
}
