import type { Logger } from "#server/db/logger.ts";

export const silentLog: Logger = { info() {}, warn() {}, error() {} };
