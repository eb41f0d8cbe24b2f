import type { Page } from "@playwright/test";
import { steps } from "../src/domain/fulfilment/step.ts";

const headers = { "Sec-Fetch-Site": "same-origin" };

/** Switches the steps on, which stay on from then, and spreads the pending orders over them. */
export async function spreadOverSteps({ request }: Page): Promise<void> {
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
