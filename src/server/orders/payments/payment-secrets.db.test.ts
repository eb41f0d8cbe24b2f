import { expect, it } from "vitest";
import { faults, fine, TEST_SECRET, TEST_TOKEN } from "../../../../tests/support/mercado-pago-stand-in.ts";
import { createLogger } from "../../logging/log.ts";
import { setUpPayments } from "./payments-fixture.ts";

let written = "";
const log = createLogger("debug", {
  write(line) {
    written += line;
  },
});
const shop = await setUpPayments({ log });

it("the log of payments names no credential, no order's link and no code, whatever the provider does", async () => {
  await shop.connect();
  const { token } = await shop.placeOrder();
  const { pix_code: code } = await shop.read((await shop.order()).body);
  for (const fault of Object.values(faults)) {
    shop.mercadoPago.behave(fault);
    await shop.pay("check", token);
    shop.mercadoPago.behave(fine);
    await shop.pay("check", token);
  }
  shop.mercadoPago.behave(faults["is out of order"] ?? fine);
  await shop.placeOrder();
  await shop.notify(123);
  expect(written).toContain("a Pix code could not be made yet");
  for (const secret of [TEST_TOKEN, TEST_SECRET, token, code].filter(Boolean)) {
    expect(written).not.toContain(secret);
  }
});
