/** What may be uploaded: shown by the forms, enforced by the server. */
export const maxUploadBytes = 5 * 1024 * 1024;

/** What the bucket takes at all, whoever writes. */
export const maxObjectBytes = 10 * 1024 * 1024;

export const acceptedImageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

/** Beyond this a small file can unfold into gigabytes of pixels. */
export const maxInputPixels = 40_000_000;

export const maxStoredSide = 2000;
