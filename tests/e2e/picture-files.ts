import sharp from "sharp";

type Format = "png" | "jpeg" | "webp" | "gif";

/** A valid picture of one colour, for a file input. */
export async function pictureFile(
  format: Format,
  { width = 1920, height = 500, background = "#14532d" } = {},
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  const buffer = await picture.toFormat(format).toBuffer();
  return { name: `imagem.${format}`, mimeType: `image/${format}`, buffer };
}
