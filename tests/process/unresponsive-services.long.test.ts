import { expect, it, onTestFinished } from "vitest";
import { errorTexts } from "#domain/texts/errors.ts";
import { type FaultyServer, faultyServers } from "../support/faulty-servers.ts";
import { newAccount } from "../support/melhor-envio-stand-in.ts";
import { newAccount as newPaymentAccount, openMercadoPago } from "../support/mercado-pago-stand-in.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { callShop, OWNER, placeOrder, signInOwner } from "../support/shop-client.ts";
import { prepareCustomer } from "./order-load.ts";
import { reportFigure } from "./report-figure.ts";
import { addressOf, spawnServer, temporaryFolder } from "./server-process.ts";

async function openFaultyServer(): Promise<FaultyServer> {
  const peer = await faultyServers["never answers"]();
  onTestFinished(peer.close);
  return peer;
}

it("customers order and sign up while the postal-code, mail, picture, carrier and payment services never answer", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const [cep, mail, pictures, carriers] = await Promise.all([
    openFaultyServer(),
    openFaultyServer(),
    openFaultyServer(),
    openFaultyServer(),
  ]);
  const mercadoPago = await openMercadoPago();
  onTestFinished(mercadoPago.close);
  const cepUrl = `http://127.0.0.1:${cep.port}/{cep}`;
  const server = spawnServer({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "a secret of at least thirty-two characters",
    STORE_OWNER_PASSWORD: OWNER.password,
    LOG_LEVEL: "silent",
    CEP_API_URL: cepUrl,
    CEP_FALLBACK_API_URL: cepUrl,
    MELHOR_ENVIO_URL: `http://127.0.0.1:${carriers.port}`,
    MERCADO_PAGO_URL: mercadoPago.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    STORAGE_URL: `s3://fotos?endpoint=${encodeURIComponent(`http://127.0.0.1:${pictures.port}`)}`,
    AWS_ACCESS_KEY_ID: "none",
    AWS_SECRET_ACCESS_KEY: "none",
  });
  const address = await addressOf(server);
  const customer = await prepareCustomer(address);
  const picture = callShop(address, "/storage/v1/object/public/product-images/products/a.webp");

  const connected = await callShop(address, "/api/admin/melhor-envio", {
    method: "PUT",
    token: await signInOwner(address),
    json: newAccount(),
  });
  expect(await connected.json()).toMatchObject({ answered: false });

  const paid = await callShop(address, "/api/admin/mercado-pago", {
    method: "PUT",
    token: await signInOwner(address),
    json: newPaymentAccount(),
  });
  expect(paid.status).toBe(200);
  mercadoPago.behave(() => true);

  const recovery = await callShop(address, "/auth/v1/recover", { json: { email: "ana@exemplo.com.br" } });
  expect(recovery.status).toBe(200);
  await expect.poll(mail.calls, { timeout: 30_000 }).toBeGreaterThan(0);
  expect((await placeOrder(address, { ...customer, key: "order-while-all-hang" })).status).toBe(201);
  expect((await fetch(`${address}/`)).status).toBe(200);

  const unknown = await callShop(address, "/api/cep/01310100");
  expect(unknown.status).toBe(503);
  expect((await unknown.json()).error.message).toBe(errorTexts.cep_unavailable);
  const missing = await picture;
  expect(missing.status).toBe(503);
  expect((await missing.json()).error.message).toBe(errorTexts.storage_unavailable);

  // It is being asked for the order's code.
  await expect.poll(() => mercadoPago.questions().length, { timeout: 30_000 }).toBeGreaterThan(1);
  server.process.kill("SIGTERM");
  expect((await server.exited).code).toBe(0);
  reportFigure(
    "CEP, SMTP, S3, carrier and payment services that never answer",
    "orders, sign-up and recovery answered meanwhile; CEP and pictures 503 in Portuguese; SIGTERM still leaves with 0",
  );
});
