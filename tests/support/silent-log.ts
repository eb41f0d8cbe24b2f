import type { Logger } from "#server/db/shared/logger.ts";

export const silentLog: Logger = { info() {}, warn() {}, error() {} };
