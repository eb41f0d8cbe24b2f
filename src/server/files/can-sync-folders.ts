/** Windows can open a folder but not fsync it. It is not needed there, because NTFS journals file names. */
export const canSyncFolders = process.platform !== "win32";
