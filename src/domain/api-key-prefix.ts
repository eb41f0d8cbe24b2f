/** How every key of the API begins, so that programs that look for leaked secrets find it. */
export const API_KEY_PREFIX = "manto_";
