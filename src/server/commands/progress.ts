import { Transform } from "node:stream";

const REDRAW_MS = 200;
const megabytes = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const whole = new Intl.NumberFormat("pt-BR");

export const formatBytes = (bytes: number) => `${megabytes.format(bytes / 1_000_000)} MB`;
export const formatCount = (count: number) => whole.format(count);

/** Passes bytes through and, in a terminal, shows the progress: as a percentage if `total` is known. */
export function countBytes(what: string, total?: number): Transform & { bytes(): number } {
  let bytes = 0;
  let drawnAt = 0;
  const draw = () => {
    if (!process.stderr.isTTY) return;
    const amount = total ? `${Math.floor((100 * bytes) / total)} %` : formatBytes(bytes);
    process.stderr.write(`\r\u001b[K${what} ${amount}`);
    drawnAt = performance.now();
  };
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (performance.now() - drawnAt > REDRAW_MS) draw();
      done(null, chunk);
    },
    destroy(error, done) {
      if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
      done(error);
    },
  });
  draw();
  return Object.assign(counter, { bytes: () => bytes });
}
