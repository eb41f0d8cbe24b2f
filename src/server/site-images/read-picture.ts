import { buffer } from "node:stream/consumers";
import { DomainError } from "#domain/errors.ts";
import { endsInGif } from "#domain/media/image-url.ts";
import { isObjectKey } from "#domain/media/object-key.ts";
import { objectKeyOfUrl, publicUrlOfKey } from "#domain/media/picture.ts";
import { maxObjectBytes } from "#domain/media/upload-limits.ts";
import { imagePathOf } from "#domain/site-images/image-path.ts";
import { siteImageTexts } from "#domain/site-images/site-image.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { processImage } from "../media/process-image.ts";

export interface PictureColumns {
  imageUrl: string;
  imagePath: string | null;
  width: number | null;
  height: number | null;
  dominantColor: string | null;
}

const GONE = "Esta imagem não está mais na loja. Envie-a novamente.";

/**
 * Returns the columns of a picture that is given by its URL or its path. A picture in the bucket is opened, which checks
 * that the file exists and determines its size and colour; of a picture on another site only the URL is stored.
 */
export async function readPicture(
  { storage }: Pick<ServiceContext, "storage">,
  named: { image_url?: string | null | undefined; image_path?: string | null | undefined },
): Promise<PictureColumns> {
  const imageUrl = named.image_url || urlOfPath(named.image_path ?? "");
  if (endsInGif(imageUrl)) throw refuse("image_url", mediaTexts.urlEndingWithoutGif);
  const key = objectKeyOfUrl(imageUrl);
  if (key === undefined) {
    const imagePath = named.image_path || imagePathOf(imageUrl) || null;
    return { imageUrl, imagePath, width: null, height: null, dominantColor: null };
  }
  const object = await storage.get(key);
  if (!object) throw refuse("image_url", GONE);
  const bytes = await buffer(object.body);
  const { width, height, dominantColor } = await processImage(bytes, { maxBytes: maxObjectBytes });
  return { imageUrl, imagePath: key, width, height, dominantColor };
}

function urlOfPath(path: string): string {
  if (!isObjectKey(path)) throw refuse("image_path", siteImageTexts.imageAddress);
  return publicUrlOfKey(path);
}

function refuse(field: string, message: string): DomainError {
  return new DomainError("invalid_request", { message, fields: { [field]: message } });
}
