/** Limits of an upload: shown by the forms, enforced by the server. */
export const maxUploadBytes = 5 * 1024 * 1024;

/** The bucket's own limit, which applies to every write. */
export const maxObjectBytes = 10 * 1024 * 1024;

/** Limits decompression bombs: a small file can decode into gigabytes of pixels. */
export const maxInputPixels = 40_000_000;

export const maxStoredSide = 2000;
