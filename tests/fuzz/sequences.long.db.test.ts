import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { drawHalves } from "#server/media/image-fixture.ts";
import { setUpTestApp } from "../support/app.ts";
import { runSequence } from "./sequences/run-sequence.ts";
import type { Calls, Shop } from "./sequences/shop.ts";
import { acts, steps } from "./sequences/steps.ts";

const wanted = Number(process.env.FUZZ_SEQUENCE_CALLS ?? 1_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_116);
const BATCH = 5;
/** Also ends the shrinking of a failure, since each attempt costs as much as a sequence. */
const MAX_BATCH_MS = 120_000;

const app = setUpTestApp({ queueMails: true });
const calls: Calls = { count: 0, answers: {}, accepted: new Set() };
let shop: Pick<Shop, "processes" | "calls" | "picture">;

beforeAll(async () => {
  const another = app.database.kind === "postgres" ? await app.startAnother() : app;
  shop = { processes: [app, another], calls, picture: await drawHalves(20, 20).png().toBuffer() };
});

it(`no sequence of the seed ${seed}, with ${wanted} calls by two people at a time, leaves the shop inconsistent`, {
  timeout: 240_000 + wanted * 200,
}, async () => {
  let sequences = 0;
  for (let batch = 0; calls.count < wanted; batch += 1) {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        sequences += 1;
        await runSequence(shop, sequence);
      }),
      {
        seed: seed + batch,
        numRuns: BATCH,
        interruptAfterTimeLimit: MAX_BATCH_MS,
      },
    );
  }
  const { count, answers, accepted } = calls;
  const neverAccepted = Object.keys(acts).filter((name) => !accepted.has(name));
  const figures = { seed, database: app.database.kind, sequences, calls: count, answers, neverAccepted };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  // An act that was always refused was not really tried; only a stop may come too late for an import every time.
  if (wanted >= 5_000) expect(neverAccepted.filter((name) => name !== "stopImport")).toEqual([]);
});
