import { expect, test } from "vitest";
import { CircuitBreakerError, createCircuitBreaker } from "./circuit-breaker.ts";

const broken = () => Promise.reject(new Error("broken"));
const fine = async () => "fine";

function openBreaker(more: { isFailure?(error: unknown): boolean } = {}) {
  let time = 0;
  const circuit = createCircuitBreaker({
    name: "service",
    maxConcurrent: 2,
    failureThreshold: 3,
    resetTimeoutMs: 1_000,
    now: () => time,
    ...more,
  });
  const failThrice = async () => {
    for (let count = 0; count < 3; count++) await circuit.run(broken).catch(() => {});
  };
  return { circuit, failThrice, pass: (ms: number) => (time += ms) };
}

test("calls beyond the concurrency limit are refused at once", async () => {
  const { circuit } = openBreaker();
  const answer = Promise.withResolvers<string>();
  const waiting = [circuit.run(() => answer.promise), circuit.run(() => answer.promise)];
  await expect(circuit.run(fine)).rejects.toThrow(CircuitBreakerError);
  answer.resolve("late");
  await Promise.all(waiting);
  expect(await circuit.run(fine)).toBe("fine");
});

test("after consecutive failures the service is not called for a while", async () => {
  const { circuit, failThrice } = openBreaker();
  await failThrice();
  let calls = 0;
  await expect(circuit.run(async () => calls++)).rejects.toThrow(CircuitBreakerError);
  expect(calls).toBe(0);
});

test("after the reset timeout one successful call closes the circuit", async () => {
  const { circuit, failThrice, pass } = openBreaker();
  await failThrice();
  pass(1_001);
  const answer = Promise.withResolvers<string>();
  const trying = circuit.run(() => answer.promise);
  await expect(circuit.run(fine)).rejects.toThrow(CircuitBreakerError);
  answer.resolve("back");
  expect(await trying).toBe("back");
  expect(await circuit.run(fine)).toBe("fine");
});

test("after the reset timeout one failed call opens the circuit again", async () => {
  const { circuit, failThrice, pass } = openBreaker();
  await failThrice();
  pass(1_001);
  await expect(circuit.run(broken)).rejects.toThrow("broken");
  await expect(circuit.run(fine)).rejects.toThrow(CircuitBreakerError);
});

test("a success resets the count of failures", async () => {
  const { circuit } = openBreaker();
  for (const work of [broken, broken, fine, broken, broken]) await circuit.run(work).catch(() => {});
  expect(await circuit.run(fine)).toBe("fine");
});

test("errors that are not the service's failures do not open the circuit", async () => {
  const { circuit, failThrice } = openBreaker({ isFailure: () => false });
  await failThrice();
  expect(await circuit.run(fine)).toBe("fine");
});
