import http from "node:http";
import * as fc from "fast-check";
import { type ApiDocument, listOperations, nameOf } from "../support/api-operations.ts";
import { type FuzzRequest, requestFor } from "./fuzz-request.ts";
import { prepareRecords } from "./prepare-records.ts";
import { type FuzzTarget, findFailure, sendFuzz } from "./send-fuzz.ts";

/** Some requests end sessions or delete records, so that later ones of a round are refused. */
const ROUND = 250;
const AT_ONCE = 6;

export interface FuzzReport {
  requests: number;
  /** The number of responses by the first digit of their status; `cut` are requests that were aborted on purpose. */
  answers: Record<string, number>;
  /** Operations that accepted at least one request. */
  accepted: Set<string>;
  operations: number;
  failures: string[];
  /** Bytes of the server's live heap at the end of each round. */
  heap: number[];
}

/** Sends the requests of a seed in rounds; the same seed generates the same requests. */
export async function runFuzz(
  address: string,
  options: { seed: number; requests: number },
): Promise<FuzzReport> {
  const document = (await (await fetch(`${address}/api/openapi.json`)).json()) as ApiDocument;
  const operations = listOperations(document);
  // The generators are created once, because creating one costs more than generating a request.
  const makers = operations.map(requestFor);
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const report: FuzzReport = {
    requests: 0,
    answers: {},
    accepted: new Set(),
    operations: operations.length,
    failures: [],
    heap: [],
  };
  for (let round = 0; report.requests < options.requests; round += 1) {
    const target = { address, agent, ...(await prepareRecords(address, round)) };
    const size = Math.min(ROUND, options.requests - report.requests);
    const requests = makeRound(makers, { seed: options.seed + round, first: round * ROUND, size });
    const waiting = requests.values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(target, waiting, report)));
    report.heap.push(await readHeap(address));
  }
  agent.destroy();
  return report;
}

/** Uses every operation in turn, so that each is covered. */
function makeRound(
  makers: fc.Arbitrary<FuzzRequest>[],
  { seed, first, size }: { seed: number; first: number; size: number },
): FuzzRequest[] {
  return Array.from({ length: size }, (_, index) => {
    const maker = makers[(first + index) % makers.length] as fc.Arbitrary<FuzzRequest>;
    return fc.sample(maker, { numRuns: 1, seed: seed * ROUND + index })[0] as FuzzRequest;
  });
}

async function work(
  target: FuzzTarget,
  waiting: IterableIterator<FuzzRequest>,
  report: FuzzReport,
): Promise<void> {
  for (const request of waiting) {
    report.requests += 1;
    try {
      const answer = await sendFuzz(target, request);
      const kind = answer ? `${Math.floor(answer.status / 100)}xx` : "cut";
      report.answers[kind] = (report.answers[kind] ?? 0) + 1;
      if (kind === "2xx") report.accepted.add(nameOf(request.operation));
      const failure = answer && findFailure(answer);
      if (failure) report.failures.push(describeRequest(request, failure));
    } catch (error) {
      report.failures.push(describeRequest(request, String(error)));
    }
  }
}

function describeRequest({ operation, actor, target, headers, body }: FuzzRequest, failure: string): string {
  const shown = JSON.stringify({ actor, target, headers, body }).slice(0, 1500);
  return `${nameOf(operation)} ${failure}: ${shown}`;
}

async function readHeap(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]);
}
