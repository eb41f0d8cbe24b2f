import { readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureJobs } from "./jobs.ts";

const folder = fileURLToPath(new URL("../pictures", import.meta.url));
const jobs = pictureJobs();
const stored = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll(sep, "/"),
  );

describe("stored pictures", () => {
  test("every picture of the catalogue is stored, and nothing else", () => {
    expect(stored.sort()).toEqual(jobs.map(({ picture }) => picture.file).sort());
  });

  test("each is a WebP of the size that the catalogue says", async () => {
    for (const { picture } of jobs) {
      const { format, width, height } = await sharp(join(folder, picture.file)).metadata();
      expect({ file: picture.file, format, width, height }).toEqual({
        file: picture.file,
        format: "webp",
        width: picture.width,
        height: picture.height,
      });
    }
  });

  test("together they have 8 MB at most", () => {
    const bytes = stored.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(8_000_000);
  });
});
