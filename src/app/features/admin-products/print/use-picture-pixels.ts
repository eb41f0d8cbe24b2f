import { useEffect, useState } from "react";
import { objectKeyOfUrl, renditionUrl } from "#domain/media/picture.ts";
import type { Pixels } from "#domain/print/picture-colors.ts";

/** Enough to tell the colours, and few enough to count them while the area is dragged. */
const SAMPLE_WIDTH = 160;

/** The pixels of one of the shop's own pictures; undefined until it has loaded, and for pictures on other sites. */
export function usePicturePixels(url: string): Pixels | undefined {
  const [sample, setSample] = useState<{ url: string; pixels: Pixels | undefined }>();
  useEffect(() => {
    let isOver = false;
    readPixels(url).then((pixels) => {
      if (!isOver) setSample({ url, pixels });
    });
    return () => {
      isOver = true;
    };
  }, [url]);
  return sample?.url === url ? sample.pixels : undefined;
}

async function readPixels(url: string): Promise<Pixels | undefined> {
  // A browser lets no page read the pixels of a picture from another site.
  const key = objectKeyOfUrl(url);
  if (key === undefined) return undefined;
  const image = new Image();
  image.src = renditionUrl(key, SAMPLE_WIDTH, "webp");
  try {
    await image.decode();
  } catch {
    // The picture itself already says that it did not load.
    return undefined;
  }
  const canvas = document.createElement("canvas");
  canvas.width = SAMPLE_WIDTH;
  canvas.height = Math.max(1, Math.round((SAMPLE_WIDTH * image.naturalHeight) / image.naturalWidth));
  const drawing = canvas.getContext("2d");
  drawing?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return drawing?.getImageData(0, 0, canvas.width, canvas.height);
}
