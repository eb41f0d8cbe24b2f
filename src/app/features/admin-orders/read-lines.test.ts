import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

it("tells how many lines have come, piece by piece, and keeps all of them", async () => {
  const pieces = ["ID;Cliente\r\n1;An", "a\r\n2;Bia\r\n", "3;Caio\r\n"];
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const told: number[] = [];
  const file = await readLines(new Response(body), (lines) => told.push(lines));
  expect(told).toEqual([1, 3, 4]);
  expect(await file.text()).toBe(pieces.join(""));
});
