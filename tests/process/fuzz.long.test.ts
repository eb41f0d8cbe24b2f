import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { FUZZ_OWNER } from "../fuzz/prepare-records.ts";
import { runFuzz } from "../fuzz/run-fuzz.ts";
import { nowhere, openMelhorEnvio } from "../support/melhor-envio-stand-in.ts";
import { openMercadoPago } from "../support/mercado-pago-stand-in.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { addressOf, spawnServer, temporaryFolder } from "./server-process.ts";

/** About twenty for each operation, of which a good quarter is accepted. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 5_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115);
const databases = process.env.FUZZ_DATABASE ? [process.env.FUZZ_DATABASE] : ["embedded", "postgres"];

it.each(databases)(
  `no request of ${requests} that the seed ${seed} makes from the API's document ends in a failure or hangs on %s`,
  {
    timeout: 60_000 + requests * 60,
  },
  async (database) => {
    const server = spawnServer({
      DATA_DIR: temporaryFolder(),
      STORE_OWNER_PASSWORD: FUZZ_OWNER.password,
      CEP_API_URL: await startCepService(),
      MELHOR_ENVIO_URL: await startMelhorEnvio(),
      MERCADO_PAGO_URL: await startMercadoPago(),
      NODE_OPTIONS: "--import=./tests/support/webhook-network.mjs",
      RECEIVER_PORT: await startReceiver(),
      ...(database === "postgres" && (await startOnServer())),
    });
    const report = await runFuzz(await addressOf(server), { seed, requests });
    const { heap, accepted, failures, ...figures } = report;
    process.stdout.write(
      `${JSON.stringify({ seed, database, ...figures, accepted: accepted.size, ...describeHeap(heap) })}\n`,
    );
    expect(failures).toEqual([]);
    // An operation that refused every request was not really tested.
    expect(accepted.size).toBeGreaterThan(report.operations / 2);
    if (heap.length >= 20) expect(growthOf(heap)).toBeLessThan(1.5);
  },
);

/** A CEP service that finds nothing, so that the fuzz test does not depend on an external service. */
const startCepService = async () => `http://127.0.0.1:${await answerAll('{"erro":true}')}/{cep}`;

/** Another program that takes every webhook. */
const startReceiver = async () => String(await answerAll("ok"));

async function answerAll(text: string): Promise<number> {
  const service = createServer((_request, response) => response.end(text));
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  return (service.address() as AddressInfo).port;
}

/** One that goes nowhere, because an order would have to name one of its deliveries. */
async function startMelhorEnvio(): Promise<string> {
  const standIn = await openMelhorEnvio();
  onTestFinished(standIn.close);
  standIn.behave(nowhere);
  return standIn.url;
}

async function startMercadoPago(): Promise<string> {
  const standIn = await openMercadoPago();
  onTestFinished(standIn.close);
  return standIn.url;
}

async function startOnServer() {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return { DATABASE_URL: postgres.url, SESSION_SECRET: "a secret of at least thirty-two characters" };
}

/** The lowest heap size in a part of the run: what is left after garbage collection. */
const lowest = (heap: number[], from: number, to: number) =>
  Math.min(...heap.slice(Math.floor(heap.length * from), Math.ceil(heap.length * to)));

/** The growth from the second fifth of the run, after the warm-up, to the last. */
const growthOf = (heap: number[]) => lowest(heap, 0.8, 1) / lowest(heap, 0.2, 0.4);

const describeHeap = (heap: number[]) => ({
  heapEarlyMB: Math.round(lowest(heap, 0.2, 0.4) / 1e6),
  heapLateMB: Math.round(lowest(heap, 0.8, 1) / 1e6),
});
