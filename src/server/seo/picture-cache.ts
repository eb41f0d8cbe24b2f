import { LRUCache } from "lru-cache";

interface PictureCacheOptions {
  maxEntries: number;
  /** The maximum number of pictures rendered at once, so that requests with invented names cannot overload the server. */
  maxConcurrent: number;
}

/** An LRU cache of rendered pictures. Concurrent requests for the same key render it only once. */
export function createPictureCache({ maxEntries, maxConcurrent }: PictureCacheOptions) {
  const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: maxEntries });
  let inFlight = 0;

  function start(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    inFlight += 1;
    const picture = make()
      .catch((error) => {
        pictures.delete(key);
        throw error;
      })
      .finally(() => {
        inFlight -= 1;
      });
    pictures.set(key, picture);
    return picture;
  }

  /** Returns undefined if the picture is not cached and too many are being rendered. */
  function get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> | undefined {
    return pictures.get(key) ?? (inFlight < maxConcurrent ? start(key, make) : undefined);
  }

  return { get };
}
