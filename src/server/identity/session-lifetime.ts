/** A session that is not renewed for this long expires. */
export const SESSION_SECONDS = 30 * 24 * 3600;
