import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

it("reports the number of lines received after each chunk, and returns all of them", async () => {
  const pieces = ["ID;Cliente\r\n1;An", "a\r\n2;Bia\r\n", "3;Caio\r\n"];
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const reported: number[] = [];
  const file = await readLines(new Response(body), (lines) => reported.push(lines));
  expect(reported).toEqual([1, 3, 4]);
  expect(await file.text()).toBe(pieces.join(""));
});
