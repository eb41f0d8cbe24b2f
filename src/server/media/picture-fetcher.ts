import { DomainError } from "#domain/errors.ts";
import { maxUploadBytes } from "#domain/media/upload-limits.ts";
import { createFetchPublicUrl, type WantedFile } from "../http/fetch-public-url.ts";
import type { NetworkOptions } from "../http/public-connection.ts";

export interface FetchedPicture {
  bytes: Uint8Array;
  filename: string;
}

export interface PictureFetcher {
  /** Throws `picture_unreachable` if the shop cannot reach the address, although a visitor's browser might. */
  fetch(address: string): Promise<FetchedPicture>;
}

/** This only avoids downloading pages and videos; the real type is read from the bytes later. */
const picture: WantedFile = {
  accept: "image/*",
  isAcceptable: (type) =>
    type === undefined || type.startsWith("image/") || /\/(octet-stream|binary)$/.test(type),
  maxBytes: maxUploadBytes,
};

/** Downloads pictures from other sites. */
export function createPictureFetcher(options: NetworkOptions = {}): PictureFetcher {
  const fetchPublicUrl = createFetchPublicUrl(options);
  return {
    async fetch(address) {
      try {
        const { bytes, url } = await fetchPublicUrl(address, picture);
        return { bytes, filename: nameOf(url) };
      } catch (cause) {
        throw cause instanceof DomainError ? cause : new DomainError("picture_unreachable", { cause });
      }
    },
  };
}

function nameOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
