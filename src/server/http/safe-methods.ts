const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether requests of this method change nothing. */
export const isSafeMethod = (method: string): boolean => safeMethods.has(method);
