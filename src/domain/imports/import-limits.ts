/** Limits of an import: shown by the screen, enforced by the server. */
export const MAX_IMPORT_LINES = 20_000;

/** Limit of a spreadsheet file, and of the decompressed size of an XLSX. */
export const MAX_SHEET_BYTES = 10 * 1024 * 1024;
export const MAX_UNPACKED_SHEET_BYTES = 200 * 1024 * 1024;

/** Limit of a ZIP with the spreadsheet and its pictures. */
export const MAX_ARCHIVE_BYTES = 200 * 1024 * 1024;
export const MAX_UNPACKED_ARCHIVE_BYTES = 1024 * 1024 * 1024;
export const MAX_ARCHIVE_ENTRIES = 20_000;

/** More new categories than this mean that another column was mistaken for the category. */
export const MAX_NEW_CATEGORIES = 50;

export const acceptedImportEndings = [".csv", ".txt", ".xlsx", ".zip"] as const;
