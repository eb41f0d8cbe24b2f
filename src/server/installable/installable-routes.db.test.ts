import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { storeImage } from "../media/store-image.ts";
import { siteImages } from "../site-images/tables.ts";

const app = setUpTestApp();

interface Manifest {
  name: string;
  icons: { src: string; sizes: string }[];
}

const readManifest = async (path: string): Promise<Manifest> => (await app.request(path)).json();

async function expectIcons({ icons }: Manifest): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (const { src, sizes } of icons) {
    const answer = await app.request(src);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
    found.push(bytes);
  }
  return found;
}

describe.each(["/manifest.webmanifest", "/admin/manifest.webmanifest"])("GET %s", (path) => {
  it("is a manifest that is revalidated at each visit", async () => {
    const { status, headers } = await app.request(path);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toContain("application/manifest+json");
    expect(headers.get("Cache-Control")).toBe("no-cache");
  });

  it("lists icons that exist in the stated sizes", async () => {
    await expectIcons(await readManifest(path));
  });
});

describe("an icon", () => {
  it("is not sent again to a client that has it", async () => {
    const { headers } = await app.request("/icon-192.png");
    const again = await app.request("/icon-192.png", {
      headers: { "If-None-Match": headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  it("of the back-office looks different from the shop's", async () => {
    const [shop] = await expectIcons(await readManifest("/manifest.webmanifest"));
    const [admin] = await expectIcons(await readManifest("/admin/manifest.webmanifest"));
    expect(shop && admin?.equals(shop)).toBe(false);
  });
});

describe("with a logo", () => {
  beforeAll(async () => {
    const bytes = await sharp({ create: { width: 400, height: 100, channels: 4, background: "#ff0000" } })
      .png()
      .toBuffer();
    const { storage } = app.services();
    const image = await storeImage({ storage }, { folder: "banners", bytes, originalFilename: "logo.png" });
    await app.database
      .db()
      .insert(siteImages)
      .values({ type: "logo", imageUrl: image.url, imagePath: image.key });
  });

  it.each(["icon-192", "icon-maskable-512", "apple-touch-icon"])(
    "%s shows it on the background colour",
    async (name) => {
      const answer = await app.request(`/${name}.png`);
      const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => {
        const start = (y * info.width + x) * info.channels;
        return [...data.subarray(start, start + 3)];
      };
      expect(pixel(0, 0)).toEqual([11, 16, 13]);
      const [red = 0, green = 255] = pixel(info.width / 2, info.height / 2);
      expect(red > 240 && green < 15).toBe(true);
    },
  );
});
