/** A session that is not renewed for this long is over. */
export const SESSION_SECONDS = 30 * 24 * 3600;
