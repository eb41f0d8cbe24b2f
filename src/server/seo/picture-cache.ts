import { LRUCache } from "lru-cache";
import { createDrawingQueue } from "../media/drawing-queue.ts";

interface PictureCacheOptions {
  maxEntries: number;
  /** The maximum number of pictures that are being drawn or wait for it, so that invented names cannot overload the server. */
  maxPending: number;
}

/** An LRU cache of drawn pictures. Concurrent requests for the same key draw it only once. */
export function createPictureCache({ maxEntries, maxPending }: PictureCacheOptions) {
  const pictures = new LRUCache<string, Uint8Array>({ max: maxEntries });
  const queue = createDrawingQueue({ maxPending });

  /** Returns undefined if the picture is not cached and cannot be drawn now. */
  async function get(
    key: string,
    draw: () => Promise<Uint8Array>,
    mayDraw?: () => boolean,
  ): Promise<Uint8Array | undefined> {
    const cached = pictures.get(key);
    if (cached) return cached;
    const picture = await queue.add(key, draw, mayDraw);
    if (picture) pictures.set(key, picture);
    return picture;
  }

  return { get };
}
