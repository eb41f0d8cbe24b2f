/** Windows opens a folder but refuses to flush it, and need not: NTFS keeps a journal of names. */
export const canSyncFolders = process.platform !== "win32";
