// Draws the catalogue's pictures: node demo/art/draw.ts [--force] [slug ...]
// Without --force it draws only missing pictures; without slugs it draws all of them.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { type PictureJob, pictureJobs } from "./jobs.ts";

const folder = fileURLToPath(new URL("../pictures", import.meta.url));

/** Draws a picture large, crops it and scales it down, because light filter and mesh are designed for that size. */
async function drawPicture(job: PictureJob): Promise<number> {
  const { width, height, file } = job.picture;
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  const whole = sharp(Buffer.from(job.draw()));
  const { width: drawnWidth, height: drawnHeight } = await whole.metadata();
  const inner = {
    left: job.bleed,
    top: job.bleed,
    width: drawnWidth - 2 * job.bleed,
    height: drawnHeight - 2 * job.bleed,
  };
  const { size } = await whole
    .extract(inner)
    .flatten({ background: "#18211b" })
    .resize(width, height)
    .webp({ quality: job.quality, effort: 6, smartSubsample: true })
    .toFile(path);
  return size;
}

const { values, positionals } = parseArgs({
  options: { force: { type: "boolean", default: false } },
  allowPositionals: true,
});
const jobs = pictureJobs();
const unknown = positionals.filter((slug) => !jobs.some((job) => job.slug === slug));
if (unknown.length > 0) {
  console.error(
    `No picture is called ${unknown.join(", ")}. Slugs: ${[...new Set(jobs.map((job) => job.slug))].join(", ")}`,
  );
  process.exit(1);
}

const chosen = jobs.filter((job) => positionals.length === 0 || positionals.includes(job.slug));
const due = chosen.filter((job) => values.force || !existsSync(join(folder, job.picture.file)));
console.log(`${due.length} of ${chosen.length} pictures to draw`);

// One picture takes seconds; using a single core leaves the others to other programs.
sharp.concurrency(1);
const start = performance.now();
let total = 0;
for (const [index, job] of due.entries()) {
  const begun = performance.now();
  const size = await drawPicture(job);
  total += size;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `${index + 1}/${due.length}  ${job.picture.file}  ${seconds} s  ${(size / 1024).toFixed(0)} KB`,
  );
}
console.log(`${(total / 1_048_576).toFixed(2)} MB in ${((performance.now() - start) / 1000).toFixed(0)} s`);
