import { expect, test } from "vitest";
import { createCircuit, PeerSparedError } from "./circuit.ts";

const broken = () => Promise.reject(new Error("broken"));
const fine = async () => "fine";

function openCircuit(more: { isFailure?(error: unknown): boolean } = {}) {
  let time = 0;
  const circuit = createCircuit({
    name: "peer",
    mostUnderWay: 2,
    failures: 3,
    restMs: 1_000,
    now: () => time,
    ...more,
  });
  const failThrice = async () => {
    for (let count = 0; count < 3; count++) await circuit.run(broken).catch(() => {});
  };
  return { circuit, failThrice, pass: (ms: number) => (time += ms) };
}

test("what is asked beyond the bound is refused at once", async () => {
  const { circuit } = openCircuit();
  const answer = Promise.withResolvers<string>();
  const waiting = [circuit.run(() => answer.promise), circuit.run(() => answer.promise)];
  await expect(circuit.run(fine)).rejects.toThrow(PeerSparedError);
  answer.resolve("late");
  await Promise.all(waiting);
  expect(await circuit.run(fine)).toBe("fine");
});

test("after failures in a row it is not asked for a while", async () => {
  const { circuit, failThrice } = openCircuit();
  await failThrice();
  let asked = 0;
  await expect(circuit.run(async () => asked++)).rejects.toThrow(PeerSparedError);
  expect(asked).toBe(0);
});

test("after its rest one try closes the circuit", async () => {
  const { circuit, failThrice, pass } = openCircuit();
  await failThrice();
  pass(1_001);
  const answer = Promise.withResolvers<string>();
  const trying = circuit.run(() => answer.promise);
  await expect(circuit.run(fine)).rejects.toThrow(PeerSparedError);
  answer.resolve("back");
  expect(await trying).toBe("back");
  expect(await circuit.run(fine)).toBe("fine");
});

test("after its rest one failed try opens the circuit again", async () => {
  const { circuit, failThrice, pass } = openCircuit();
  await failThrice();
  pass(1_001);
  await expect(circuit.run(broken)).rejects.toThrow("broken");
  await expect(circuit.run(fine)).rejects.toThrow(PeerSparedError);
});

test("a success in between starts the count anew", async () => {
  const { circuit } = openCircuit();
  for (const work of [broken, broken, fine, broken, broken]) await circuit.run(work).catch(() => {});
  expect(await circuit.run(fine)).toBe("fine");
});

test("what is the caller's own fault opens nothing", async () => {
  const { circuit, failThrice } = openCircuit({ isFailure: () => false });
  await failThrice();
  expect(await circuit.run(fine)).toBe("fine");
});
