/** What an import takes: shown by the screen, enforced by the server. */
export const MAX_IMPORT_LINES = 20_000;

/** Of a spreadsheet as a file, and of what an XLSX unfolds into. */
export const MAX_SHEET_BYTES = 10 * 1024 * 1024;
export const MAX_UNPACKED_SHEET_BYTES = 200 * 1024 * 1024;

/** Of a ZIP with the spreadsheet and its pictures. */
export const MAX_ARCHIVE_BYTES = 200 * 1024 * 1024;
export const MAX_UNPACKED_ARCHIVE_BYTES = 1024 * 1024 * 1024;
export const MAX_ARCHIVE_ENTRIES = 20_000;

/** More than this is a column that was taken for the category's by mistake. */
export const MAX_NEW_CATEGORIES = 50;

export const acceptedImportEndings = [".csv", ".txt", ".xlsx", ".zip"] as const;
