const NEW_LINE = 10;

/** Collects the response's text and reports the number of lines received so far. */
export async function readLines(response: Response, onLines: (lines: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  // Not every supported browser can iterate over a stream.
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(next.value);
    for (const byte of next.value) if (byte === NEW_LINE) lines += 1;
    onLines(lines);
  }
  return new Blob(pieces, { type: "text/csv;charset=utf-8" });
}
